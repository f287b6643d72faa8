import Domain
import Platform

/// A regular file named by the user. Pipes and devices are refused, because reading them could block.
struct OrdinaryFile: Sendable {
  let path: String

  /// The modification time in nanoseconds since 1970, and the size in bytes; nil if the path is not
  /// a regular file.
  var facts: (written: Int, length: Int)? {
    var found = stat()
    guard unsafe stat(path, &found) == 0, found.st_mode & S_IFMT == S_IFREG else { return nil }
    return (found.st_mtim.tv_sec &* 1_000_000_000 &+ found.st_mtim.tv_nsec, Int(found.st_size))
  }

  /// Returns the whole content.
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

  /// Opens the file for reading piece by piece.
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
    // Refuse a file that is too long before reading it. `OpenedFile` catches one that grows later.
    if Int(found.st_size) > limit { throw FileFailure(path: path, .tooLarge(limit: limit)) }
    return opened.stream(Int(found.st_size))
  }

  /// Returns the failure for `errno`.
  private func failure() -> FileFailure {
    switch errno {
    case ENOENT, ENOTDIR: FileFailure(path: path, .missing)
    case EACCES, EPERM: FileFailure(path: path, .notPermitted)
    case let code: FileFailure(path: path, .other(code: code))
    }
  }
}
