import Domain
import Platform

/// What the exchange of a store with another file needs.
extension StoreFile {
  /// Gives a file a second name.
  static func link(_ path: String, to name: String) throws(StorageFailure) {
    if unsafe Platform.link(path, name) != 0 { throw .unreadable(path: name) }
  }

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
