import Domain
import Platform

/// A stream of bytes in pieces, so that no file is loaded into memory as a whole.
protocol ByteSource: AnyObject {
  /// Returns the next piece. An empty piece means the end, after which all further pieces are
  /// empty.
  func next() throws(ImportFailure) -> [UInt8]
}

enum BytePiece { static let size = 1 << 16 }

/// The bytes of a file, or of a range in a file.
final class FileSource: ByteSource {
  private let file: Int32
  private let path: String
  private var offset: Int
  private let end: Int

  /// Opens a file without blocking, so that opening a pipe does not hang. Reading a pipe or a folder fails.
  init(_ path: String, from start: Int = 0, length: Int? = nil) throws(ImportFailure) {
    self.path = path
    file = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw .file(ArchiveDisk.failure(path)) }
    offset = start
    end = length.map { start + $0 } ?? Int.max
  }

  deinit { close(file) }

  func next() throws(ImportFailure) -> [UInt8] {
    let wanted = min(BytePiece.size, end - offset)
    guard wanted > 0 else { return [] }
    var failed = false
    let piece = unsafe [UInt8](unsafeUninitializedCapacity: wanted) { buffer, count in
      while true {
        let read = unsafe pread(file, buffer.baseAddress, wanted, off_t(offset))
        if read < 0, errno == EINTR { continue }
        failed = read < 0
        count = max(0, read)
        return
      }
    }
    if failed { throw .file(ArchiveDisk.failure(path)) }
    offset += piece.count
    return piece
  }
}

final class MemorySource: ByteSource {
  private var bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func next() throws(ImportFailure) -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }
}

extension ByteSource {
  /// Returns all remaining bytes; throws `tooLarge` above `limit`.
  func rest(atMost limit: Int) throws(ImportFailure) -> [UInt8] {
    var all: [UInt8] = []
    while true {
      let piece = try next()
      if piece.isEmpty { return all }
      all += piece
      if all.count > limit { throw .tooLarge(limit: limit) }
    }
  }
}
