import Domain

/// Simulates a byte stream that is read in short pieces. It records how far it was read. A test can replace the bytes
/// or make reading fail at an offset.
package final class PiecesOfBytes {
  package var bytes: [UInt8]
  /// The maximum length of a piece in bytes.
  package let most: Int
  /// The end of the furthest piece that was read, as an offset.
  package private(set) var furthest = 0
  /// The offset from which reading returns nothing and reports the failure `diskFull`.
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
