import Domain
import Platform

/// What the exchange of a store with another file needs.
extension StoreFile {
  /// Returns whether a regular file has only one name. Backup programs may keep another one.
  static func hasOneName(_ path: String) -> Bool {
    var found = stat()
    guard unsafe lstat(path, &found) == 0 else { return false }
    return found.st_mode & S_IFMT == S_IFREG && found.st_nlink == 1
  }

  /// Overwrites a file with zeros, or only its first bytes, and flushes it to the disk.
  static func overwrite(_ path: String, atMost most: Int = .max) throws(StorageFailure) {
    let file = unsafe open(path, O_WRONLY | O_CLOEXEC | O_NOFOLLOW)
    guard file >= 0 else { throw .unreadable(path: path) }
    defer { close(file) }
    try overwrite(file, path, atMost: most)
  }

  fileprivate static func overwrite(_ file: Int32, _ path: String, atMost most: Int = .max)
    throws(StorageFailure)
  {
    var found = stat()
    guard unsafe fstat(file, &found) == 0 else { throw .unreadable(path: path) }
    let zeros = [UInt8](repeating: 0, count: 1 << 16)
    var left = min(most, Int(found.st_size))
    while left > 0 {
      let count = unsafe zeros.withUnsafeBytes {
        unsafe Platform.write(file, $0.baseAddress, min(left, $0.count))
      }
      if count > 0 { left -= count } else if errno != EINTR { throw .unreadable(path: path) }
    }
    if fsync(file) != 0 { throw .unreadable(path: path) }
  }
}

/// A file whose name another file takes. It gets a second name first, so that it can be overwritten even after a kill.
/// On a disk without hard links it is only held open.
final class FormerFile {
  /// What is appended to the name of the file for its second name. No file of a user ends like this.
  static let ending = ".haru-former"

  private let path: String
  private var file: Int32 = -1

  init(_ path: String) throws(StorageFailure) {
    self.path = path
    if unsafe link(path, path + Self.ending) == 0 { return }
    guard [EPERM, EOPNOTSUPP, ENOSYS].contains(errno) else {
      throw .unreadable(path: path + Self.ending)
    }
    file = unsafe open(path, O_WRONLY | O_CLOEXEC | O_NOFOLLOW)
    if file < 0 { throw .unreadable(path: path) }
  }

  deinit { if file >= 0 { close(file) } }

  /// Overwrites the file, and removes its second name. A file that is only held open is overwritten if it has no name
  /// any more; otherwise nothing is done.
  func destroy() throws(StorageFailure) {
    try Self.destroy(besides: path)
    var found = stat()
    if file >= 0, unsafe fstat(file, &found) == 0, found.st_nlink == 0 {
      try StoreFile.overwrite(file, path)
    }
  }

  /// Overwrites and removes a file by its second name, also after a kill. A file that has another name, or that is the
  /// one at the path itself, is only unlinked.
  static func destroy(besides path: String) throws(StorageFailure) {
    let old = path + ending
    guard try StoreFile.exists(old) else { return }
    if StoreFile.hasOneName(old), !ArchiveDisk.isSame(old, path) { try StoreFile.overwrite(old) }
    try StoreFile.remove(old)
  }
}
