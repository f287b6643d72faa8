/// The sums by which readers of PNG and zlib notice damage.
package enum Checksums {
  private static let table: [UInt32] = (0..<256 as Range<UInt32>).map { number in
    (0..<8).reduce(number) { rest, _ in rest & 1 == 1 ? 0xEDB8_8320 ^ rest >> 1 : rest >> 1 }
  }

  /// The cyclic redundancy check of PNG (CRC-32).
  package static func crc32(_ bytes: some Sequence<UInt8>) -> UInt32 {
    ~bytes.reduce(0xFFFF_FFFF as UInt32) { sum, byte in
      table[Int((sum ^ UInt32(byte)) & 0xFF)] ^ sum >> 8
    }
  }

  /// The check of zlib (Adler-32).
  package static func adler32(_ bytes: [UInt8]) -> UInt32 {
    var (low, high) = (1 as UInt32, 0 as UInt32)
    var start = 0
    while start < bytes.count {
      // So many additions stay below the largest number.
      let end = min(start + 5000, bytes.count)
      for byte in bytes[start..<end] {
        low += UInt32(byte)
        high += low
      }
      low %= 65521
      high %= 65521
      start = end
    }
    return high << 16 | low
  }
}

extension [UInt8] {
  /// Writes a number with its largest byte first.
  mutating func append(big number: UInt32) {
    for shift in [24, 16, 8, 0] as [UInt32] { append(UInt8(truncatingIfNeeded: number >> shift)) }
  }
}
