/// A Huffman decoding table for DEFLATE, with a lookup table for short codes and a bitwise search for longer ones.
struct HuffmanTable {
  /// The length of the longest code in the lookup table, in bits.
  private static let quick = 10
  /// The symbols with their code lengths, indexed by the next bits; 0 for a code that is too long for the table.
  private var table: [UInt16]
  /// The number of codes of each length. `symbols` has the symbols in the order of their codes.
  private let counts: [Int]
  private let symbols: [UInt16]

  /// Builds the table from the code length of each symbol; nil if the codes overlap.
  init?(_ lengths: ArraySlice<UInt8>) {
    var counts = [Int](repeating: 0, count: 16)
    for length in lengths { counts[Int(length)] += 1 }
    counts[0] = 0
    var room = 1
    for length in 1...15 {
      room = room << 1 - counts[length]
      if room < 0 { return nil }
    }
    var starts = [Int](repeating: 0, count: 16)
    for length in 1..<15 { starts[length + 1] = starts[length] + counts[length] }
    var symbols = [UInt16](repeating: 0, count: lengths.count)
    for (symbol, length) in lengths.enumerated() where length > 0 {
      symbols[starts[Int(length)]] = UInt16(symbol)
      starts[Int(length)] += 1
    }
    (self.counts, self.symbols) = (counts, symbols)
    table = [UInt16](repeating: 0, count: 1 << Self.quick)
    var (code, index) = (0, 0)
    for length in 1...Self.quick {
      for _ in 0..<counts[length] {
        let entry = symbols[index] << 4 | UInt16(length)
        var slot = Self.reversed(code, length)
        while slot < table.count {
          table[slot] = entry
          slot += 1 << length
        }
        code += 1
        index += 1
      }
      code <<= 1
    }
  }

  private static func reversed(_ code: Int, _ length: Int) -> Int {
    var (rest, turned) = (code, 0)
    for _ in 0..<length {
      turned = turned << 1 | rest & 1
      rest >>= 1
    }
    return turned
  }

  /// Consumes the next code and returns its symbol.
  func decode(_ bits: inout BitReader) throws(BitReader.ParseError) -> Int {
    let next = bits.peek(15)
    let entry = table[next.bits & (1 << Self.quick - 1)]
    if entry > 0 {
      let length = Int(entry & 15)
      guard length <= next.count else { throw .needsMore }
      bits.pass(length)
      return Int(entry >> 4)
    }
    var (code, first, index) = (0, 0, 0)
    for length in 1...15 {
      guard length <= next.count else { throw .needsMore }
      code |= next.bits >> (length - 1) & 1
      let count = counts[length]
      if code - count < first {
        bits.pass(length)
        return Int(symbols[index + code - first])
      }
      index += count
      first = (first + count) << 1
      code <<= 1
    }
    throw .damaged
  }

  /// Reads the two tables of a block with dynamic codes.
  static func read(from bits: inout BitReader) throws(BitReader.ParseError)
    -> (literals: HuffmanTable, distances: HuffmanTable)
  {
    let literals = try bits.consume(5) + 257
    let distances = try bits.consume(5) + 1
    let count = try bits.consume(4) + 4
    guard literals <= 286, distances <= 30 else { throw .damaged }
    var short = [UInt8](repeating: 0, count: 19)
    for index in order.prefix(count) { short[index] = UInt8(try bits.consume(3)) }
    guard let codes = HuffmanTable(short[...]) else { throw .damaged }
    var lengths: [UInt8] = []
    while lengths.count < literals + distances {
      let symbol = try codes.decode(&bits)
      switch symbol {
      case 0..<16: lengths.append(UInt8(symbol))
      case 16:
        guard let last = lengths.last else { throw .damaged }
        lengths += Array(repeating: last, count: 3 + (try bits.consume(2)))
      case 17: lengths += Array(repeating: 0, count: 3 + (try bits.consume(3)))
      default: lengths += Array(repeating: 0, count: 11 + (try bits.consume(7)))
      }
    }
    guard lengths.count == literals + distances, lengths[256] > 0,
      let first = HuffmanTable(lengths[..<literals]),
      let second = HuffmanTable(lengths[literals...])
    else { throw .damaged }
    return (first, second)
  }

  private static let order = [
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
  ]

  static let fixedLiterals = HuffmanTable(
    lengths: Array(repeating: 8, count: 144) + Array(repeating: 9, count: 112)
      + Array(repeating: 7, count: 24) + Array(repeating: 8, count: 8))
  static let fixedDistances = HuffmanTable(lengths: Array(repeating: 5, count: 30))

  /// Builds the table from lengths that are known to be valid.
  private init(lengths: [UInt8]) {
    self = HuffmanTable(lengths[...]) ?? HuffmanTable(empty: ())
  }

  private init(empty: Void) {
    table = Array(repeating: 0, count: 1 << Self.quick)
    counts = Array(repeating: 0, count: 16)
    symbols = []
  }
}
