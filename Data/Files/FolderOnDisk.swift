import Domain
import Glibc

/// A folder of this computer whose files come and go whole.
struct FolderOnDisk: Sendable {
  let path: String

  /// The names of all there is in it, hidden ones too, in order; nothing in one that is not there.
  func names() throws(StorageFailure) -> [String] {
    guard let stream = unsafe opendir(path) else {
      if errno == ENOENT { return [] }
      throw failure(path)
    }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    errno = 0
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) {
        unsafe $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) {
          unsafe String(cString: $0)
        }
      }
      if name != ".", name != ".." { names.append(name) }
      errno = 0
    }
    if errno != 0 { throw failure(path) }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The same names; none where they cannot be seen.
  var visibleNames: [String] {
    do throws(StorageFailure) { return try names() } catch { return [] }
  }

  /// Whether there is anything of a name in it.
  func has(_ name: String) throws(StorageFailure) -> Bool {
    try StoreFile.exists(path + "/" + name)
  }

  /// When something in it was last changed, in seconds since 1970; nothing where there is none.
  func lastChange(of name: String) -> Int? {
    var found = stat()
    guard unsafe lstat(path + "/" + name, &found) == 0 else { return nil }
    return found.st_mtim.tv_sec
  }

  /// Gives something in it another name, unless that is in use.
  func move(_ name: String, to new: String) throws(StorageFailure) {
    if unsafe rename(path + "/" + name, path + "/" + new) != 0 { throw failure(path + "/" + new) }
    try flush()
  }

  /// Waits until what is in it is on the disk under its name.
  func flush() throws(StorageFailure) {
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw failure(path) }
    defer { close(file) }
    if fsync(file) != 0 { throw failure(path) }
  }

  /// Removes something in it with all that is below; links are removed, and not followed.
  func remove(_ name: String) throws(StorageFailure) {
    let place = path + "/" + name
    var found = stat()
    guard unsafe lstat(place, &found) == 0 else {
      if errno == ENOENT { return }
      throw failure(place)
    }
    guard found.st_mode & S_IFMT == S_IFDIR else {
      if unsafe unlink(place) != 0, errno != ENOENT { throw failure(place) }
      return
    }
    let below = FolderOnDisk(path: place)
    for inside in try below.names() { try below.remove(inside) }
    if unsafe rmdir(place) != 0, errno != ENOENT { throw failure(place) }
  }

  /// Writes a file for its owner only: whole, and on the disk, or not at all.
  func write(_ bytes: [UInt8], to name: String) throws(StorageFailure) {
    try StoreFile.makeFolder(path)
    let unfinished = ".\(name).\(UInt64.random(in: 0 ... .max)).part"
    let place = path + "/" + unfinished
    do throws(StorageFailure) {
      try put(bytes, intoNew: place)
      try move(unfinished, to: name)
    } catch {
      unsafe unlink(place)
      throw error
    }
  }

  private func put(_ bytes: [UInt8], intoNew place: String) throws(StorageFailure) {
    let file = unsafe open(place, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw failure(place) }
    defer { close(file) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes {
        unsafe Glibc.write(file, $0.baseAddress, $0.count)
      }
      if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { throw failure(place) }
    }
    if fsync(file) != 0 { throw failure(place) }
  }

  /// What the system says went wrong just now.
  private func failure(_ place: String) -> StorageFailure {
    switch errno {
    case ENOSPC, EDQUOT: .full
    case EROFS: .readOnly
    default: .unreadable(path: place)
    }
  }
}
