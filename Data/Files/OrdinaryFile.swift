import Domain
import Glibc

/// A file of bytes that somebody named. What is none, such as a pipe or a device, is not waited
/// for.
struct OrdinaryFile: Sendable {
  let path: String

  /// When it was last written, in billionths of a second since 1970, and how long it is; nothing
  /// when it is no file of bytes.
  var facts: (written: Int, length: Int)? {
    var found = stat()
    guard unsafe stat(path, &found) == 0, found.st_mode & S_IFMT == S_IFREG else { return nil }
    return (found.st_mtim.tv_sec &* 1_000_000_000 &+ found.st_mtim.tv_nsec, Int(found.st_size))
  }

  /// All bytes of it.
  func read(limit: Int) throws(FileFailure) -> [UInt8] {
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw failure() }
    var isStore = false
    // Closing a store that this process has open would take SQLite's locks on it. Nobody means to
    // read one as a text, so that one descriptor more does no harm.
    defer { if !isStore { close(file) } }
    var found = stat()
    guard unsafe fstat(file, &found) == 0 else { throw failure() }
    if found.st_mode & S_IFMT == S_IFDIR { throw FileFailure(path: path, .isFolder) }
    guard found.st_mode & S_IFMT == S_IFREG else {
      throw FileFailure(path: path, .other(code: EINVAL))
    }
    // What is too long is not read to find that out, unless it grows meanwhile.
    if Int(found.st_size) > limit { throw FileFailure(path: path, .tooLarge(limit: limit)) }
    var all: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while all.count <= limit {
      let count = unsafe piece.withUnsafeMutableBytes {
        unsafe Glibc.read(file, $0.baseAddress, $0.count)
      }
      if count > 0 {
        all += piece[..<count]
        isStore = isStore || all.starts(with: Self.storeHead)
      } else if count == 0 {
        return all
      } else if errno != EINTR {
        throw failure()
      }
    }
    throw FileFailure(path: path, .tooLarge(limit: limit))
  }

  /// What a file begins with that is a store.
  private static let storeHead = Array("SQLite format 3\u{0}".utf8)

  /// What the system says went wrong just now.
  private func failure() -> FileFailure {
    switch errno {
    case ENOENT, ENOTDIR: FileFailure(path: path, .missing)
    case EACCES, EPERM: FileFailure(path: path, .notPermitted)
    case let code: FileFailure(path: path, .other(code: code))
    }
  }
}
