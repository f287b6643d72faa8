import Domain
import Platform

/// A folder of small optional files with mode 0600. Unreadable files count as missing, and failed writes are dropped.
struct PrivateFolder: Sendable {
  let path: String
  /// Whether all writes and removals are ignored.
  var isFixed = false

  /// Returns the content of a file; nil if it cannot be read or exceeds the limit.
  func read(_ name: String, limit: Int) -> [UInt8]? {
    let file = unsafe open(path + "/" + name, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var all: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while all.count <= limit {
      let count = unsafe piece.withUnsafeMutableBytes {
        unsafe Platform.read(file, $0.baseAddress, $0.count)
      }
      if count > 0 {
        all += piece[..<count]
      } else if count == 0 {
        return all
      } else if errno != EINTR {
        return nil
      }
    }
    return nil
  }

  /// Writes a file atomically through a temporary file; returns false if nothing was written.
  @discardableResult
  func write(_ bytes: [UInt8], to name: String) -> Bool {
    guard !isFixed, make() else { return false }
    let filePath = path + "/" + name
    let unfinished = filePath + ".\(UInt64.random(in: 0 ... .max)).part"
    let file = unsafe open(unfinished, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { return false }
    let isWhole = put(bytes, into: file)
    close(file)
    if isWhole, unsafe rename(unfinished, filePath) == 0 { return true }
    unsafe unlink(unfinished)
    return false
  }

  /// Appends to an existing file; returns false if not everything was written.
  func append(_ bytes: [UInt8], to name: String) -> Bool {
    guard !isFixed else { return false }
    let file = unsafe open(path + "/" + name, O_WRONLY | O_APPEND | O_CLOEXEC | O_NOFOLLOW)
    guard file >= 0 else { return false }
    defer { close(file) }
    return put(bytes, into: file)
  }

  /// Creates the folder if it is missing; returns false if that fails.
  func make() -> Bool {
    do throws(StorageFailure) { try StoreFile.makeFolder(path) } catch { return false }
    return true
  }

  /// Returns the names of the files without hidden ones, in no order; empty on any error.
  func names() -> [String] {
    guard let stream = unsafe opendir(path) else { return [] }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) {
        unsafe $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) {
          unsafe String(cString: $0)
        }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names
  }

  /// Returns the modification time in seconds since 1970, and the size in bytes; nil if the entry
  /// is not a regular file.
  func attributes(of name: String) -> (written: Int, length: Int)? {
    var found = stat()
    guard unsafe lstat(path + "/" + name, &found) == 0, found.st_mode & S_IFMT == S_IFREG else {
      return nil
    }
    return (found.st_mtim.tv_sec, Int(found.st_size))
  }

  func remove(_ name: String) {
    if !isFixed { _ = unsafe unlink(path + "/" + name) }
  }

  private func put(_ bytes: [UInt8], into file: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes {
        unsafe Platform.write(file, $0.baseAddress, $0.count)
      }
      if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return false }
    }
    return true
  }
}
