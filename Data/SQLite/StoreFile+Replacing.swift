import Domain
import Platform

/// Functions for replacing a store by another file.
extension StoreFile {
  /// Whether a path is a regular file with only one hard link. Backup programs may keep a second one.
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

/// A file that is about to be replaced. It gets a second hard link, so that it can be overwritten even after a kill. On
/// a file system without hard links it is only held open.
final class FormerFile {
  /// The suffix of the second hard link. No file of a user ends like this.
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

  /// Overwrites the file and removes its second hard link. A file that is only held open is overwritten only if all its
  /// names are gone.
  func destroy() throws(StorageFailure) {
    try Self.destroy(besides: path)
    var found = stat()
    if file >= 0, unsafe fstat(file, &found) == 0, found.st_nlink == 0 {
      try StoreFile.overwrite(file, path)
    }
  }

  /// Overwrites the former file of a path and removes its second hard link; also used after a kill. If the file has
  /// further links or is still the file at `path`, it is only unlinked.
  static func destroy(besides path: String) throws(StorageFailure) {
    let old = path + ending
    guard try StoreFile.exists(old) else { return }
    if StoreFile.hasOneName(old), !ArchiveDisk.isSame(old, path) { try StoreFile.overwrite(old) }
    try StoreFile.remove(old)
  }
}
