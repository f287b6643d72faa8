/// The size of a QR code, from version 1 (21 modules on each side) to version 40 (177 modules).
package struct QRVersion: Equatable, Sendable {
  package let number: Int

  /// Returns nil for numbers that are not versions.
  package init?(_ number: Int) {
    guard (1...40).contains(number) else { return nil }
    self.number = number
  }

  package static let all = (1...40).compactMap { QRVersion($0) }

  /// The number of modules on each side.
  package var side: Int { 17 + 4 * number }

  /// The columns, and equally the rows, of the centres of alignment patterns (ISO/IEC 18004, annex E).
  package var alignment: [Int] {
    if number == 1 { return [] }
    let count = number / 7 + 2
    let (first, last) = (6, side - 7)
    let gaps = count - 1
    // The patterns are evenly spaced from the last one on, by an even number of modules. The first gap has the rest.
    let evenStep = (last - first + 2 * gaps - 1) / (2 * gaps) * 2
    let step = number == 32 ? 26 : evenStep
    return [first] + (0..<gaps).reversed().map { last - $0 * step }
  }

  /// The number of codewords for data and error correction together.
  package var codewords: Int {
    let positions = alignment.count
    let (finders, format, timing) = (3 * 64, 31, 2 * (side - 16))
    // Three corners have a finder pattern instead. The patterns in the sixth row or column share 5 modules with the
    // timing pattern.
    let alignments =
      positions == 0 ? 0 : (positions * positions - 3) * 25 - 2 * (positions - 2) * 5
    let version = number < 7 ? 0 : 36
    return (side * side - finders - format - timing - alignments - version) / 8
  }

  /// The number of error correction blocks at a level, and of error correction codewords in each.
  package func correction(_ level: QRCode.Level) -> (blocks: Int, codewords: Int) {
    let tables = QRVersion.tables(level)
    return (Int(tables.blocks[number - 1]), Int(tables.codewords[number - 1]))
  }

  /// The number of codewords for data at a level.
  package func dataCodewords(_ level: QRCode.Level) -> Int {
    let (blocks, each) = correction(level)
    return codewords - blocks * each
  }

  /// The width in bits of the number of bytes.
  package var countBits: Int { number < 10 ? 8 : 16 }

  /// Returns the number of bytes of content that fit. `extraBits` is the size of the header before that of byte mode.
  package func capacity(_ level: QRCode.Level, extraBits: Int = 0) -> Int {
    (dataCodewords(level) * 8 - 4 - countBits - extraBits) / 8
  }

  /// Columns of table 9 of ISO/IEC 18004, by version.
  private static func tables(_ level: QRCode.Level) -> (codewords: [UInt8], blocks: [UInt8]) {
    switch level {
    case .low: (lowCodewords, lowBlocks)
    case .medium: (mediumCodewords, mediumBlocks)
    case .quartile: (quartileCodewords, quartileBlocks)
    }
  }

  private static let lowCodewords: [UInt8] = [
    7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30,
    26, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
  ]
  private static let mediumCodewords: [UInt8] = [
    10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28,
    28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
  ]
  private static let quartileCodewords: [UInt8] = [
    13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30, 30,
    30, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
  ]
  private static let lowBlocks: [UInt8] = [
    1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14,
    15, 16, 17, 18, 19, 19, 20, 21, 22, 24, 25,
  ]
  private static let mediumBlocks: [UInt8] = [
    1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25,
    26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
  ]
  private static let quartileBlocks: [UInt8] = [
    1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34,
    34, 35, 38, 40, 43, 45, 48, 51, 53, 56, 59, 62, 65, 68,
  ]
}
