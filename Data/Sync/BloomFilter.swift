/// A Bloom filter: tells whether an item may have been added before, or certainly was not. The size of the filter does
/// not depend on the number of items.
struct BloomFilter {
  private var bits: [UInt64]
  /// The number of bits that each item sets.
  private static let marks: UInt64 = 4

  /// Makes an empty filter. The number of bits has to be a power of two.
  init(bits count: Int) { bits = [UInt64](repeating: 0, count: count / 64) }

  /// Adds an item. Returns false if the item was not added before; true may be a false positive.
  mutating func meets(_ thing: BloomFilterItem) -> Bool {
    let (first, step) = (thing.hash >> 32, thing.hash & 0xFFFF_FFFF | 1)
    var wasMet = true
    for mark in 0..<Self.marks {
      let bit = Int(truncatingIfNeeded: (first &+ mark &* step) % UInt64(bits.count * 64))
      if bits[bit >> 6] & 1 << UInt64(bit & 63) == 0 {
        wasMet = false
        bits[bit >> 6] |= 1 << UInt64(bit & 63)
      }
    }
    return wasMet
  }
}

/// The hash of an item in a Bloom filter.
struct BloomFilterItem {
  private(set) var hash: UInt64 = 0x9E37_79B9_7F4A_7C15

  init(_ bytes: [UInt8]) {
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    mix()
  }

  init(_ numbers: Int...) {
    for number in numbers {
      hash ^= UInt64(bitPattern: Int64(number))
      mix()
    }
  }

  private mutating func mix() {
    hash = (hash ^ hash >> 30) &* 0xBF58_476D_1CE4_E5B9
    hash = (hash ^ hash >> 27) &* 0x94D0_49BB_1331_11EB
    hash ^= hash >> 31
  }
}
