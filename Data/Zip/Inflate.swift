/// Decompresses DEFLATE (RFC 1951) in pieces; only the last 32 KiB and one piece are in memory.
struct Inflate {
  enum ParseError: Error { case damaged, cut }

  private var bits = BitReader()
  private var window = [UInt8](repeating: 0, count: 1 << 15)
  private var position = 0
  private var state = State.header
  private var isLast = false
  private var literals = HuffmanTable.fixedLiterals
  private var distances = HuffmanTable.fixedDistances
  /// The remaining length and the distance of the back-reference that is being copied.
  private var (copyLength, copyDistance) = (0, 0)
  private var written = 0

  private enum State { case header, stored(Int), codes, over }

  /// Appends compressed bytes.
  mutating func feed(_ bytes: [UInt8]) { bits.feed(bytes) }

  /// Marks the end of the compressed bytes.
  mutating func end() { bits.isEnded = true }

  /// Whether all data was decompressed.
  var isOver: Bool { if case .over = state { true } else { false } }

  /// Decompresses at most `limit` more bytes, as far as the input suffices.
  mutating func unpack(atMost limit: Int) throws(ParseError) -> [UInt8] {
    var piece: [UInt8] = []
    piece.reserveCapacity(limit)
    while piece.count < limit {
      let before = bits
      do throws(BitReader.ParseError) {
        guard try step(&piece, limit) else { break }
      } catch {
        switch error {
        case .needsMore:
          // The incomplete step is repeated when more bytes are available.
          bits.rewind(to: before)
          if bits.isEnded { throw .cut }
          return piece
        case .damaged: throw .damaged
        }
      }
    }
    return piece
  }

  private mutating func put(_ byte: UInt8, _ piece: inout [UInt8]) {
    piece.append(byte)
    window[position] = byte
    position = (position + 1) & 0x7FFF
    written += 1
  }

  /// Performs one step, which either completes or has no effect. Returns false at the end.
  private mutating func step(_ piece: inout [UInt8], _ limit: Int) throws(BitReader.ParseError)
    -> Bool
  {
    if copyLength > 0 {
      copy(&piece, limit)
      return true
    }
    switch state {
    case .over: return false
    case .header: try readHeader()
    case .stored(0): state = isLast ? .over : .header
    case .stored(let left):
      put(UInt8(truncatingIfNeeded: try bits.consume(8)), &piece)
      state = .stored(left - 1)
    case .codes: try readCode(&piece)
    }
    return true
  }

  private mutating func copy(_ piece: inout [UInt8], _ limit: Int) {
    while copyLength > 0, piece.count < limit {
      put(window[(position - copyDistance) & 0x7FFF], &piece)
      copyLength -= 1
    }
  }

  private mutating func readHeader() throws(BitReader.ParseError) {
    let last = try bits.consume(1) == 1
    switch try bits.consume(2) {
    case 0:
      bits.passToByte()
      let (length, check) = (try bits.consume(16), try bits.consume(16))
      guard length == ~check & 0xFFFF else { throw .damaged }
      state = .stored(length)
    case 1:
      (literals, distances) = (HuffmanTable.fixedLiterals, HuffmanTable.fixedDistances)
      state = .codes
    case 2:
      (literals, distances) = try HuffmanTable.read(from: &bits)
      state = .codes
    default: throw .damaged
    }
    isLast = last
  }

  private mutating func readCode(_ piece: inout [UInt8]) throws(BitReader.ParseError) {
    let code = try literals.decode(&bits)
    if code < 256 { return put(UInt8(code), &piece) }
    if code == 256 {
      state = isLast ? .over : .header
      return
    }
    guard code < 286 else { throw .damaged }
    let length = Self.lengths[code - 257] + (try bits.consume(Self.lengthBits[code - 257]))
    let distanceCode = try distances.decode(&bits)
    guard distanceCode < 30 else { throw .damaged }
    let distance =
      Self.distances[distanceCode] + (try bits.consume(Self.distanceBits[distanceCode]))
    guard distance <= written else { throw .damaged }
    (copyLength, copyDistance) = (length, distance)
  }

  private static let lengths = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
    163, 195, 227, 258,
  ]
  private static let lengthBits = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]
  private static let distances = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537,
    2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577,
  ]
  private static let distanceBits = [
    0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13,
    13,
  ]
}
