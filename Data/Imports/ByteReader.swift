import Domain

/// Reads bytes one by one from a stream.
struct ByteReader {
  private let source: any ByteSource
  private var piece: [UInt8] = []
  private var offset = 0
  /// The number of bytes consumed so far.
  private(set) var taken = 0

  init(_ source: any ByteSource) { self.source = source }

  /// Returns the next byte without consuming it; nil at the end.
  mutating func peek() throws(ImportFailure) -> UInt8? {
    if offset == piece.count {
      piece = try source.next()
      offset = 0
      if piece.isEmpty { return nil }
    }
    return piece[offset]
  }

  /// Consumes and returns the next byte; returns nil at the end.
  mutating func consume() throws(ImportFailure) -> UInt8? {
    guard let byte = try peek() else { return nil }
    offset += 1
    taken += 1
    return byte
  }

  /// Consumes the byte that `peek()` has just returned.
  mutating func pass() {
    offset += 1
    taken += 1
  }

  /// Consumes the bytes before the first byte for which `isEnd` is true. They are appended to
  /// `bytes` up to `limit + 1` in total, so that the caller sees if they were too long.
  mutating func consume(
    into bytes: inout [UInt8], atMost limit: Int, until isEnd: (UInt8) -> Bool
  ) throws(ImportFailure) {
    while try peek() != nil {
      let start = offset
      while offset < piece.count, !isEnd(piece[offset]) { offset += 1 }
      taken += offset - start
      let room = limit + 1 - bytes.count
      if room > 0 { bytes += piece[start..<min(offset, start + room)] }
      if offset < piece.count { return }
    }
  }
}
