/// Reads bits from bytes, least significant first.
struct BitReader {
  enum ParseError: Error { case needsMore, damaged }

  /// Whether all bytes have been fed.
  var isEnded = false
  private var bytes: [UInt8] = []
  private var offset = 0
  private var held: UInt64 = 0
  private var count = 0

  /// Appends bytes to the unread ones.
  mutating func feed(_ more: [UInt8]) {
    if offset == bytes.count {
      bytes = more
    } else {
      bytes = Array(bytes[offset...]) + more
    }
    offset = 0
  }

  /// Restores an earlier state. No bytes may have been fed since then.
  mutating func rewind(to before: BitReader) {
    (offset, held, count) = (before.offset, before.held, before.count)
  }

  private mutating func fill() {
    while count <= 56, offset < bytes.count {
      held |= UInt64(bytes[offset]) << UInt64(count)
      offset += 1
      count += 8
    }
  }

  /// Consumes at most 32 bits. Throws `needsMore` if there are too few.
  mutating func consume(_ wanted: Int) throws(ParseError) -> Int {
    if count < wanted { fill() }
    guard count >= wanted else { throw .needsMore }
    let value = Int(held & (1 << UInt64(wanted) - 1))
    held >>= UInt64(wanted)
    count -= wanted
    return value
  }

  /// Returns the next bits without consuming them, padded with zeros, and the number of bits available.
  mutating func peek(_ wanted: Int) -> (bits: Int, count: Int) {
    if count < wanted { fill() }
    return (Int(held & (1 << UInt64(wanted) - 1)), count)
  }

  /// Consumes bits that `peek` returned.
  mutating func pass(_ wanted: Int) {
    held >>= UInt64(wanted)
    count -= wanted
  }

  /// Skips to the next byte boundary.
  mutating func passToByte() {
    let rest = count & 7
    held >>= UInt64(rest)
    count -= rest
  }
}
