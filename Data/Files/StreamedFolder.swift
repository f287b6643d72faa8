import Domain
import Platform

/// Writes a folder with mode 0700 atomically: the files are written under a temporary name, then
/// the folder is exchanged with the target in one step.
final class StreamedFolder {
  private let path: String
  private let target: String
  private let unfinished: String
  private let folder: Int32
  private let isPreserved: (String) -> Bool
  private var file: Int32 = -1
  private var failure: FileFailure?
  /// The subfolders created so far.
  private var made: Set<String> = []

  /// Opens a temporary folder for the target. `isPreserved` selects, by relative path, the files of
  /// an existing folder that are moved into the new one.
  init(_ path: String, keeping isPreserved: @escaping (String) -> Bool) throws(FileFailure) {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    (self.path, self.isPreserved) = (path, isPreserved)
    let facts = ArchiveDisk.attributes(path)
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

  /// Begins a file, or appends to the current one; returns false after any failure.
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
    var folderPath = unfinished
    for part in name.split(separator: "/").dropLast() {
      folderPath += "/" + part
      guard made.insert(folderPath).inserted else { continue }
      guard unsafe mkdir(folderPath, 0o700) == 0 else { return fail() }
    }
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW
    file = unsafe open(unfinished + "/" + name, flags, 0o600)
    if file < 0 { fail() }
  }

  private func write(_ bytes: [UInt8]) {
    var offset = 0
    while offset < bytes.count, failure == nil {
      let count = unsafe bytes.withUnsafeBytes {
        unsafe Platform.write(file, $0.baseAddress.map { unsafe $0 + offset }, $0.count - offset)
      }
      if count > 0 { offset += count } else if errno != EINTR { fail() }
    }
  }

  private func fail() { failure = ArchiveDisk.failure(path) }

  /// Syncs all files and renames the folder to its target.
  func finish() throws(FileFailure) {
    if let failure { throw failure }
    // One flush for all files; an `fsync` for each would take minutes.
    if flushDisk(of: folder) != 0 { throw ArchiveDisk.failure(path) }
    if unsafe rename(unfinished, target) == 0 { return flush() }
    guard errno == ENOTEMPTY || errno == EEXIST else { throw ArchiveDisk.failure(path) }
    try exchange()
    clearOld()
    flush()
  }

  /// Exchanges the new folder and the old one.
  private func exchange() throws(FileFailure) {
    if exchangeFiles(unfinished, target) == 0 { return }
    guard errno == EINVAL || errno == ENOSYS else { throw ArchiveDisk.failure(path) }
    // Some file systems cannot exchange. For a moment neither has the target name, but the old one stays under a
    // temporary name.
    let old = Unfinished.name(for: target)
    guard unsafe rename(target, old) == 0 else { throw ArchiveDisk.failure(path) }
    guard unsafe rename(unfinished, target) == 0 else {
      let failure = ArchiveDisk.failure(path)
      _ = unsafe rename(old, target)
      throw failure
    }
    _ = unsafe rename(old, unfinished)
  }

  /// Moves the preserved files into the new folder and removes the rest of the old one. If a move
  /// fails, the rest of the old folder stays.
  private func clearOld() {
    do throws(StorageFailure) {
      guard try movePreserved(within: "") else { return }
    } catch { return }
    remove(unfinished)
  }

  /// Moves the preserved files of a subfolder of the old folder, including its own subfolders; returns false if any
  /// move fails.
  private func movePreserved(within folder: String) throws(StorageFailure) -> Bool {
    for name in try FolderOnDisk(path: unfinished + folder).names() {
      let relativePath = folder + "/" + name
      if isPreserved(String(relativePath.dropFirst())) {
        if !folder.isEmpty { _ = unsafe mkdir(target + folder, 0o700) }
        // Never replace a file of the new folder.
        guard ArchiveDisk.attributes(target + relativePath) == nil,
          unsafe rename(unfinished + relativePath, target + relativePath) == 0
        else { return false }
      } else if ArchiveDisk.attributes(unfinished + relativePath)?.isFolder == true {
        guard try movePreserved(within: relativePath) else { return false }
      }
    }
    return true
  }

  /// Removes the unfinished folder.
  func giveUp() { remove(unfinished) }

  private func remove(_ folderPath: String) {
    let name = folderPath.split(separator: "/").last.map(String.init) ?? folderPath
    do throws(StorageFailure) {
      try FolderOnDisk(path: ArchiveDisk.folder(of: folderPath)).remove(name)
    } catch { return }
  }

  private func flush() {
    let above = unsafe open(ArchiveDisk.folder(of: target), O_RDONLY | O_CLOEXEC)
    guard above >= 0 else { return }
    fsync(above)
    close(above)
  }

  /// Removes temporary folders of processes that were killed. Complete folders, which have a
  /// `haru.md`, stay, because they may be the previous target.
  private static func sweep(besides target: String) {
    let name = target.split(separator: "/").last.map(String.init) ?? target
    let above = FolderOnDisk(path: ArchiveDisk.folder(of: target))
    do throws(StorageFailure) {
      for found in try above.names() where Unfinished.isLeft(found, of: name) {
        let folderPath = above.path + "/" + found
        guard Unfinished.isAbandonedFolder(folderPath),
          try !FolderOnDisk(path: folderPath).has("haru.md")
        else { continue }
        try above.remove(found)
      }
    } catch { return }
  }
}
