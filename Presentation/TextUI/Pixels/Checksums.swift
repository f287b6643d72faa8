/// The checksums of PNG and zlib.
package enum Checksums {
  private static let table: [UInt32] = (0..<256 as Range<UInt32>).map { number in
    (0..<8).reduce(number) { rest, _ in rest & 1 == 1 ? 0xEDB8_8320 ^ rest >> 1 : rest >> 1 }
  }

  /// Calculates the CRC-32 of PNG.
  package static func crc32(_ bytes: some Sequence<UInt8>) -> UInt32 {
    ~bytes.reduce(0xFFFF_FFFF as UInt32) { sum, byte in
      table[Int((sum ^ UInt32(byte)) & 0xFF)] ^ sum >> 8
    }
  }

  /// Calculates the Adler-32 checksum, with which zlib data ends.
  package static func adler32(_ bytes: [UInt8]) -> UInt32 {
    var (low, high) = (1 as UInt32, 0 as UInt32)
    var start = 0
    while start < bytes.count {
      // 5000 additions do not overflow before the next modulo.
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
  /// Appends a number in big-endian order.
  mutating func append(big number: UInt32) {
    for shift in [24, 16, 8, 0] as [UInt32] { append(UInt8(truncatingIfNeeded: number >> shift)) }
  }
}
