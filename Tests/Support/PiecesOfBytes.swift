import Domain

/// Bytes that come in pieces as small as one likes, of which somebody wrote down how far they were
/// read; they may fail, or be others at some time.
package final class PiecesOfBytes {
  package var bytes: [UInt8]
  /// The longest piece.
  package let most: Int
  /// The end of the furthest piece that was read.
  package private(set) var furthest = 0
  /// From which place on nothing can be read.
  package var limit = Int.max
  private var failure: FileFailure?

  package init(_ bytes: [UInt8], most: Int = .max) {
    self.bytes = bytes
    self.most = most
  }

  package var stream: ByteStream {
    ByteStream(
      count: bytes.count,
      read: { [self] offset, wanted in
        let end = min(bytes.count, limit, offset + min(wanted, most))
        if offset >= limit, offset < bytes.count { failure = FileFailure(path: "a", .diskFull) }
        guard offset < end else { return [] }
        furthest = max(furthest, end)
        return Array(bytes[offset..<end])
      }, failure: { self.failure })
  }
}
