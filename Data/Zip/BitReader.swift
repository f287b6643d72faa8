/// Takes bits from bytes, the lowest first.
struct BitReader {
  /// Why no bits can be had.
  enum Shortage: Error { case needsMore, damaged }

  /// Whether no more bytes will come.
  var isEnded = false
  private var bytes: [UInt8] = []
  private var place = 0
  private var held: UInt64 = 0
  private var count = 0

  /// Adds bytes behind those that are left.
  mutating func feed(_ more: [UInt8]) {
    if place == bytes.count {
      bytes = more
    } else {
      bytes = Array(bytes[place...]) + more
    }
    place = 0
  }

  /// Goes back to where it stood before some bits were taken.
  mutating func rewind(to before: BitReader) {
    (place, held, count) = (before.place, before.held, before.count)
  }

  private mutating func fill() {
    while count <= 56, place < bytes.count {
      held |= UInt64(bytes[place]) << UInt64(count)
      place += 1
      count += 8
    }
  }

  /// Takes some bits, at most 32.
  mutating func consume(_ wanted: Int) throws(Shortage) -> Int {
    if count < wanted { fill() }
    guard count >= wanted else { throw .needsMore }
    let value = Int(held & (1 << UInt64(wanted) - 1))
    held >>= UInt64(wanted)
    count -= wanted
    return value
  }

  /// The next bits without taking them; behind the end there are zeros. Tells how many there are.
  mutating func peek(_ wanted: Int) -> (bits: Int, count: Int) {
    if count < wanted { fill() }
    return (Int(held & (1 << UInt64(wanted) - 1)), count)
  }

  /// Takes bits that were looked at.
  mutating func pass(_ wanted: Int) {
    held >>= UInt64(wanted)
    count -= wanted
  }

  /// Leaves out what is left of a byte.
  mutating func passToByte() {
    let rest = count & 7
    held >>= UInt64(rest)
    count -= rest
  }
}
