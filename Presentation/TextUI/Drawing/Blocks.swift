/// The Unicode block characters, indexed by the parts that are filled. Bit 0 of the index is the upper left part;
/// further bits go from left to right, then row by row.
package enum Blocks {
  /// The 16 characters of 2 × 2 parts.
  package static let quadrants: [Character] = [
    " ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█",
  ]

  /// The 64 characters of 2 × 3 parts, consecutive from U+1FB00 except for four older characters.
  package static let sextants = table(
    64, from: 0x1FB00, known: [0: " ", 0b010101: "▌", 0b101010: "▐", 63: "█"])

  /// The 256 characters of 2 × 4 parts, consecutive from U+1CD00 except for 26 that are encoded elsewhere.
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

  /// Returns a table of consecutive characters, with the known exceptions.
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

  /// Returns whether a character is in one of the Unicode blocks for block characters, judged by its first scalar.
  package static func isPiece(_ character: Character) -> Bool {
    guard let first = character.unicodeScalars.first?.value else { return false }
    return (0x2580...0x259F).contains(first) || (0x1CC00...0x1CEBF).contains(first)
      || (0x1FB00...0x1FBFF).contains(first)
  }
}
