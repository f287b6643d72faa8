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
    let stream = try stream(limit: limit)
    var all: [UInt8] = []
    all.reserveCapacity(stream.count)
    while true {
      let piece = stream.piece(from: all.count, atMost: ByteWindow.piece)
      if let failure = stream.failure { throw failure }
      if piece.isEmpty { return all }
      all += piece
    }
  }

  /// Opens it to be read piece by piece.
  func stream(limit: Int) throws(FileFailure) -> ByteStream {
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw failure() }
    let opened = OpenedFile(file, path, limit: limit)
    var found = stat()
    guard unsafe fstat(file, &found) == 0 else { throw failure() }
    if found.st_mode & S_IFMT == S_IFDIR { throw FileFailure(path: path, .isFolder) }
    guard found.st_mode & S_IFMT == S_IFREG else {
      throw FileFailure(path: path, .other(code: EINVAL))
    }
    // What is too long is not read to find that out, unless it grows meanwhile.
    if Int(found.st_size) > limit { throw FileFailure(path: path, .tooLarge(limit: limit)) }
    return opened.stream(Int(found.st_size))
  }

  /// What the system says went wrong just now.
  private func failure() -> FileFailure {
    switch errno {
    case ENOENT, ENOTDIR: FileFailure(path: path, .missing)
    case EACCES, EPERM: FileFailure(path: path, .notPermitted)
    case let code: FileFailure(path: path, .other(code: code))
    }
  }
}
