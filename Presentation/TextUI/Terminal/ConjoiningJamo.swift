/// Converts decomposed Hangul to characters that every terminal can draw. Some input methods and macOS file names
/// produce decomposed Hangul.
package enum ConjoiningJamo {
  /// The compatibility letters of the final consonants U+11A8…U+11C2, in that order.
  private static let closing: [UInt32] = [
    0x3131, 0x3132, 0x3133, 0x3134, 0x3135, 0x3136, 0x3137, 0x3139, 0x313A, 0x313B, 0x313C,
    0x313D, 0x313E, 0x313F, 0x3140, 0x3141, 0x3142, 0x3144, 0x3145, 0x3146, 0x3147, 0x3148,
    0x314A, 0x314B, 0x314C, 0x314D, 0x314E,
  ]

  /// Returns whether a character that begins with this scalar may be decomposed Hangul.
  package static func mayBegin(with scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x1112, 0x1161...0x1175, 0x11A8...0x11C2, 0xAC00...0xD7A3: true
    default: false
    }
  }

  /// Returns the precomposed syllable, or the compatibility letter for a lone jamo. Most terminals draw conjoining jamo
  /// side by side, and a lone vowel not at all.
  package static func shown(_ character: Character) -> Character {
    let pieces = character.unicodeScalars.map(\.value)
    let made: UInt32? =
      switch (pieces.first, pieces.dropFirst().first, pieces.dropFirst(2).first) {
      case (.some(let opening), .some(let vowel), let last)
      where (0x1100...0x1112).contains(opening) && (0x1161...0x1175).contains(vowel):
        0xAC00 + ((opening - 0x1100) * 21 + vowel - 0x1161) * 28 + closingIndex(last)
      case (.some(let open), let last, _) where (0xAC00...0xD7A3).contains(open):
        (open - 0xAC00) % 28 == 0 ? open + closingIndex(last) : open
      case (.some(let vowel), _, _) where (0x1161...0x1175).contains(vowel):
        0x314F + vowel - 0x1161
      case (.some(let last), _, _) where closingIndex(last) > 0:
        closing[Int(closingIndex(last)) - 1]
      case (_, _, _): nil
      }
    guard let scalar = made.flatMap(Unicode.Scalar.init) else { return character }
    return Character(scalar)
  }

  /// Returns the index of a final consonant in the syllable's code point; 0 without a final consonant.
  private static func closingIndex(_ piece: UInt32?) -> UInt32 {
    guard let piece, (0x11A8...0x11C2).contains(piece) else { return 0 }
    return piece - 0x11A7
  }
}
