import Domain

/// Takes bytes from a stream one after another, and knows on which line it stands.
struct ByteReader {
  private let source: any ByteSource
  private var piece: [UInt8] = []
  private var place = 0
  /// How many bytes were taken.
  private(set) var taken = 0

  init(_ source: any ByteSource) { self.source = source }

  /// Looks at the next byte without taking it; nothing at the end.
  mutating func peek() throws(ImportFailure) -> UInt8? {
    if place == piece.count {
      piece = try source.next()
      place = 0
      if piece.isEmpty { return nil }
    }
    return piece[place]
  }

  /// Takes the next byte.
  mutating func consume() throws(ImportFailure) -> UInt8? {
    guard let byte = try peek() else { return nil }
    place += 1
    taken += 1
    return byte
  }

  /// Takes the byte that was looked at.
  mutating func pass() {
    place += 1
    taken += 1
  }

  /// Takes what comes up to a byte that ends it, and appends it to some bytes while they are no
  /// more than a limit; all of it is passed over.
  mutating func consume(
    into bytes: inout [UInt8], atMost limit: Int, until isEnd: (UInt8) -> Bool
  ) throws(ImportFailure) {
    while try peek() != nil {
      let start = place
      while place < piece.count, !isEnd(piece[place]) { place += 1 }
      taken += place - start
      let room = limit + 1 - bytes.count
      if room > 0 { bytes += piece[start..<min(place, start + room)] }
      if place < piece.count { return }
    }
  }
}
