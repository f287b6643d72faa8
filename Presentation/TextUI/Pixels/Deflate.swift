/// A zlib compressor (RFC 1950 and 1951) with back-references of up to 32 kB and the fixed Huffman
/// codes.
package struct Deflate {
  private static let longest = 258
  private static let furthest = 32_768
  private static let hashes = 1 << 14

  private let bytes: [UInt8]
  private var bits = BitWriter()
  /// For each hash of four bytes, 1 plus the index of the last four bytes with that hash; 0 if there are none.
  private var last: [Int32]

  /// Compresses bytes into the zlib format.
  package static func zlib(_ bytes: [UInt8]) -> [UInt8] {
    var deflate = Deflate(bytes)
    deflate.compress()
    var whole: [UInt8] = [0x78, 0x5E]
    whole.append(contentsOf: deflate.bits.finished)
    whole.append(big: Checksums.adler32(bytes))
    return whole
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    last = Array(repeating: 0, count: Self.hashes)
  }

  private mutating func compress() {
    // The header of a final block with fixed codes.
    bits.write(0b011, 3)
    var offset = 0
    while offset < bytes.count {
      if let match = match(at: offset) {
        write(match)
        offset += match.length
      } else {
        bits.writeLiteral(Int(bytes[offset]))
        offset += 1
      }
    }
    bits.writeLiteral(256)
  }

  /// A back-reference.
  private struct Match {
    let length: Int
    let distance: Int
  }

  private mutating func match(at offset: Int) -> Match? {
    guard offset + 4 <= bytes.count else { return nil }
    let word =
      UInt32(bytes[offset]) | UInt32(bytes[offset + 1]) << 8 | UInt32(bytes[offset + 2]) << 16
      | UInt32(bytes[offset + 3]) << 24
    let hash = Int((word &* 2_654_435_761) >> 18)
    let before = Int(last[hash]) - 1
    last[hash] = Int32(clamping: offset + 1)
    guard before >= 0, offset - before <= Self.furthest else { return nil }
    let most = min(Self.longest, bytes.count - offset)
    var length = 0
    while length < most, bytes[before + length] == bytes[offset + length] { length += 1 }
    return length >= 4 ? Match(length: length, distance: offset - before) : nil
  }

  private mutating func write(_ match: Match) {
    let length = Self.code(of: match.length, Self.lengths)
    bits.writeLiteral(257 + length)
    bits.write(match.length - Self.lengths[length].base, Self.lengths[length].extra)
    let distance = Self.code(of: match.distance, Self.distances)
    bits.writeReversed(distance, 5)
    bits.write(match.distance - Self.distances[distance].base, Self.distances[distance].extra)
  }

  /// A length or distance code: its least value and the number of extra bits.
  private struct Code {
    let base: Int
    let extra: Int
  }

  private static let lengths = codes(3, step: 4, count: 28) + [Code(base: 258, extra: 0)]
  private static let distances = codes(1, step: 2, count: 30)

  /// Returns codes of which the first `2 * step` have no extra bits. For later codes, the number of extra bits grows by
  /// one every `step` codes.
  private static func codes(_ first: Int, step: Int, count: Int) -> [Code] {
    var base = first
    return (0..<count).map { number in
      let extra = max(0, number / step - 1)
      defer { base += 1 << extra }
      return Code(base: base, extra: extra)
    }
  }

  private static func code(of number: Int, _ codes: [Code]) -> Int {
    var (low, high) = (0, codes.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if codes[middle].base <= number { low = middle } else { high = middle }
    }
    return low
  }
}

/// Packs bits into bytes, lowest bit first.
private struct BitWriter {
  private var bytes: [UInt8] = []
  private var waiting: UInt64 = 0
  private var count = 0

  mutating func write(_ value: Int, _ width: Int) {
    waiting |= UInt64(value) << UInt64(count)
    count += width
    while count >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: waiting))
      waiting >>= 8
      count -= 8
    }
  }

  /// Writes the bits of a value highest bit first, as Huffman codes require.
  mutating func writeReversed(_ value: Int, _ width: Int) {
    var (reversed, rest) = (0, value)
    for _ in 0..<width {
      reversed = reversed << 1 | rest & 1
      rest >>= 1
    }
    write(reversed, width)
  }

  /// Writes a literal byte, a length code or the end code in the fixed Huffman code.
  mutating func writeLiteral(_ value: Int) {
    switch value {
    case ..<144: writeReversed(0x30 + value, 8)
    case ..<256: writeReversed(0x190 + value - 144, 9)
    case ..<280: writeReversed(value - 256, 7)
    default: writeReversed(0xC0 + value - 280, 8)
    }
  }

  /// All bytes; the last byte is padded with zero bits.
  var finished: [UInt8] {
    count > 0 ? bytes + [UInt8(truncatingIfNeeded: waiting)] : bytes
  }
}
