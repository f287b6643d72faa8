import CSpawn
import Domain
import Glibc

/// A folder that is written file by file beside its place, for its owner alone, and that is there
/// whole or not at all: it changes places with what was there before in one step.
final class StreamedFolder {
  private let path: String
  private let target: String
  private let unfinished: String
  private let folder: Int32
  private let isKept: (String) -> Bool
  private var file: Int32 = -1
  private var failure: FileFailure?
  /// The folders within it that were made.
  private var made: Set<String> = []

  /// Begins a folder. What is to be kept of an earlier one, by the paths within it, goes into the new one.
  init(_ path: String, keeping isKept: @escaping (String) -> Bool) throws(FileFailure) {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    (self.path, self.isKept) = (path, isKept)
    let facts = ArchiveDisk.facts(path)
    if facts?.isFolder == false { throw FileFailure(path: path, .isFile) }
    target = facts == nil ? path : ArchiveDisk.real(path)
    Self.sweep(besides: target)
    unfinished = Unfinished.name(for: target)
    guard unsafe mkdir(unfinished, 0o700) == 0 else { throw ArchiveDisk.failure(path) }
    folder = unsafe open(unfinished, O_RDONLY | O_CLOEXEC | O_DIRECTORY)
    if folder < 0 { throw ArchiveDisk.failure(path) }
    Unfinished.hold(folder)
  }

  deinit {
    if file >= 0 { close(file) }
    close(folder)
  }

  /// Begins a file, or adds to the one that was begun; false when that failed.
  func consume(_ piece: PackedPiece) -> Bool {
    if failure != nil { return false }
    switch piece {
    case .file(let name): begin(name)
    case .bytes(let bytes): write(bytes)
    }
    return failure == nil
  }

  private func begin(_ name: String) {
    if file >= 0 { close(file) }
    file = -1
    var place = unfinished
    for part in name.split(separator: "/").dropLast() {
      place += "/" + part
      guard made.insert(place).inserted else { continue }
      guard unsafe mkdir(place, 0o700) == 0 else { return fail() }
    }
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW
    file = unsafe open(unfinished + "/" + name, flags, 0o600)
    if file < 0 { fail() }
  }

  private func write(_ bytes: [UInt8]) {
    var place = 0
    while place < bytes.count, failure == nil {
      let count = unsafe bytes.withUnsafeBytes {
        unsafe Glibc.write(file, $0.baseAddress.map { unsafe $0 + place }, $0.count - place)
      }
      if count > 0 { place += count } else if errno != EINTR { fail() }
    }
  }

  private func fail() { failure = ArchiveDisk.failure(path) }

  /// Waits until all is on the disk, and gives the folder its name.
  func finish() throws(FileFailure) {
    if let failure { throw failure }
    // One call for all files: each by itself would take minutes.
    if syncfs(folder) != 0 { throw ArchiveDisk.failure(path) }
    if unsafe rename(unfinished, target) == 0 { return flush() }
    guard errno == ENOTEMPTY || errno == EEXIST else { throw ArchiveDisk.failure(path) }
    try exchange()
    clearOld()
    flush()
  }

  /// Lets the new folder and the old one change places.
  private func exchange() throws(FileFailure) {
    if unsafe haru_exchange(unfinished, target) == 0 { return }
    guard errno == EINVAL || errno == ENOSYS else { throw ArchiveDisk.failure(path) }
    // There are disks that cannot: for a moment there is neither, and the old one can be found.
    let old = Unfinished.name(for: target)
    guard unsafe rename(target, old) == 0 else { throw ArchiveDisk.failure(path) }
    guard unsafe rename(unfinished, target) == 0 else {
      let failure = ArchiveDisk.failure(path)
      _ = unsafe rename(old, target)
      throw failure
    }
    _ = unsafe rename(old, unfinished)
  }

  /// Brings what is somebody's own into the new folder, and removes the rest of the old one. What
  /// cannot be brought stays where it is, with all that is there.
  private func clearOld() {
    do throws(StorageFailure) {
      guard try bringKept(within: "") else { return }
    } catch { return }
    remove(unfinished)
  }

  /// Moves what is kept of one folder of the old one; false where something could not be moved.
  private func bringKept(within folder: String) throws(StorageFailure) -> Bool {
    for name in try FolderOnDisk(path: unfinished + folder).names() {
      let place = folder + "/" + name
      if isKept(String(place.dropFirst())) {
        if !folder.isEmpty { _ = unsafe mkdir(target + folder, 0o700) }
        // A file of the new folder is never replaced.
        guard ArchiveDisk.facts(target + place) == nil,
          unsafe rename(unfinished + place, target + place) == 0
        else { return false }
      } else if ArchiveDisk.facts(unfinished + place)?.isFolder == true {
        guard try bringKept(within: place) else { return false }
      }
    }
    return true
  }

  /// Leaves nothing behind.
  func giveUp() { remove(unfinished) }

  private func remove(_ place: String) {
    let name = place.split(separator: "/").last.map(String.init) ?? place
    do throws(StorageFailure) {
      try FolderOnDisk(path: ArchiveDisk.folder(of: place)).remove(name)
    } catch { return }
  }

  private func flush() {
    let above = unsafe open(ArchiveDisk.folder(of: target), O_RDONLY | O_CLOEXEC)
    guard above >= 0 else { return }
    fsync(above)
    close(above)
  }

  /// Removes what others left who were to write to a place and were killed. What is whole is left: it
  /// may be what was there before.
  private static func sweep(besides target: String) {
    let name = target.split(separator: "/").last.map(String.init) ?? target
    let above = FolderOnDisk(path: ArchiveDisk.folder(of: target))
    do throws(StorageFailure) {
      for found in try above.names() where Unfinished.isLeft(found, of: name) {
        let place = above.path + "/" + found
        guard Unfinished.isAbandonedFolder(place), try !FolderOnDisk(path: place).has("haru.md")
        else { continue }
        try above.remove(found)
      }
    } catch { return }
  }
}
