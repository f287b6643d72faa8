/// The block characters of Unicode by the parts they fill. The lowest bit of a place in these tables
/// stands for the upper left part, the next one for the one beside it, and so on row after row.
package enum Blocks {
  /// Two by two parts: 16 characters.
  package static let quadrants: [Character] = [
    " ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█",
  ]

  /// Two by three parts: 64 characters, which follow each other from U+1FB00 on but for the four
  /// that there were before.
  package static let sextants = table(
    64, from: 0x1FB00, known: [0: " ", 0b010101: "▌", 0b101010: "▐", 63: "█"])

  /// Two by four parts: 256 characters, which follow each other from U+1CD00 on but for the 26 that
  /// have other names.
  package static let octants: [Character] = {
    var known: [Int: Character] = [
      0b0000_0011: "\u{1FB82}", 0b0011_1111: "\u{1FB85}", 0b1100_0000: "▂", 0b1111_1100: "▆",
      0b0000_0001: "\u{1CEA8}", 0b0000_0010: "\u{1CEAB}", 0b0100_0000: "\u{1CEA3}",
      0b1000_0000: "\u{1CEA0}", 0b0001_0100: "\u{1FBE6}", 0b0010_1000: "\u{1FBE7}",
    ]
    for (quadrant, block) in quadrants.enumerated() {
      let upper = quadrant & 3
      let lower = quadrant >> 2
      known[upper | upper << 2 | lower << 4 | lower << 6] = block
    }
    return table(256, from: 0x1CD00, known: known)
  }()

  /// A table of characters that follow each other, but for those with a place elsewhere.
  private static func table(_ count: Int, from first: UInt32, known: [Int: Character])
    -> [Character]
  {
    var next = first
    return (0..<count).map { pattern in
      if let block = known[pattern] { return block }
      defer { next += 1 }
      return Unicode.Scalar(next).map { Character($0) } ?? " "
    }
  }

  /// Whether a character is a piece of a picture: a block or a part of one.
  package static func isPiece(_ character: Character) -> Bool {
    guard let first = character.unicodeScalars.first?.value else { return false }
    return (0x2580...0x259F).contains(first) || (0x1CC00...0x1CEBF).contains(first)
      || (0x1FB00...0x1FBFF).contains(first)
  }
}
