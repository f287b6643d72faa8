import Domain
import Platform

/// An open file for reads at any offset. The file is closed when this object is released, unless it is a store.
final class OpenedFile {
  private let path: String
  private let file: Int32
  private let limit: Int
  /// Whether the file is a store, which must stay open: closing any descriptor of a store that this process has open
  /// would drop SQLite's locks.
  private let staysOpen: Bool
  private var failure: FileFailure?

  /// The first bytes of a SQLite database.
  static let storeHead = Array("SQLite format 3\u{0}".utf8)

  /// Takes ownership of a descriptor. Reading beyond `limit` bytes fails.
  init(_ file: Int32, _ path: String, limit: Int) {
    self.file = file
    self.path = path
    self.limit = limit
    staysOpen = Self.piece(of: file, from: 0, atMost: Self.storeHead.count) == Self.storeHead
  }

  deinit { if !staysOpen { close(file) } }

  /// Returns the content as a stream of `count` bytes.
  func stream(_ count: Int) -> ByteStream {
    ByteStream(count: count, read: piece, failure: { self.failure })
  }

  private func piece(from offset: Int, atMost most: Int) -> [UInt8] {
    if failure != nil { return [] }
    guard let piece = Self.piece(of: file, from: offset, atMost: most) else {
      failure = FileFailure(path: path, .other(code: errno))
      return []
    }
    if offset + piece.count > limit { failure = FileFailure(path: path, .tooLarge(limit: limit)) }
    return failure == nil ? piece : []
  }

  private static func piece(of file: Int32, from offset: Int, atMost most: Int) -> [UInt8]? {
    var status = 0
    let piece = unsafe [UInt8](unsafeUninitializedCapacity: most) { room, count in
      repeat {
        status = unsafe pread(file, room.baseAddress, most, off_t(offset))
      } while status < 0 && errno == EINTR
      count = max(0, status)
    }
    return status < 0 ? nil : piece
  }
}
