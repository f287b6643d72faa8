/// Widths of characters in exported files, in thousandths of the font size. ASCII widths are those
/// of Nanum Gothic; the others are upper estimates, because another font may be used.
public enum LetterWidth {
  /// The widths of U+0020…U+007E.
  private static let ascii: [Int] = [
    280, 424, 430, 606, 606, 1090, 727, 303, 363, 363, 606, 654, 303, 363, 303, 375,
    606, 606, 606, 606, 606, 606, 606, 606, 606, 606, 303, 303, 547, 654, 547, 545,
    872, 727, 606, 672, 727, 576, 503, 797, 727, 242, 363, 641, 484, 969, 727, 787,
    577, 787, 622, 545, 545, 727, 666, 1029, 666, 666, 545, 363, 966, 363, 654, 545,
    242, 545, 606, 484, 606, 545, 363, 606, 606, 242, 269, 520, 242, 908, 606, 606,
    606, 606, 363, 424, 363, 606, 484, 848, 510, 464, 484, 303, 242, 303, 654,
  ]

  /// The width of a Hangul syllable or compatibility letter.
  public static let hangul = 940
  /// The width of a Chinese or Japanese character, in any font.
  public static let ideograph = 1000
  /// The width of an emoji, as in the widest font in use.
  public static let emoji = 1300
  /// The width of any other character.
  public static let unknown = 1100

  /// Returns the width of a grapheme cluster: the sum of the widths of its scalars, because some fonts cannot join the
  /// scalars and therefore draw them side by side.
  public static func of(_ character: Character) -> Int {
    guard let shown = Printable.shown(character) else { return 0 }
    return shown.unicodeScalars.reduce(0) { $0 + of($1) }
  }

  private static func of(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x20...0x7E: ascii[Int(scalar.value) - 0x20]
    case 0xAC00...0xD7A3, 0x3131...0x318E: hangul
    case 0x2018, 0x2019, 0x201C, 0x201D: 480
    case 0xB7: 400
    case 0x2013, 0x2014, 0x2026, 0x3000...0x30FF, 0xFF00...0xFFEF: ideograph
    // Arabic ligatures of whole phrases, and cuneiform.
    case 0xFDFA...0xFDFC, 0x12000...0x1254F: 4 * unknown
    case 0xFDFD: 12 * unknown
    default: width(byKind: scalar)
    }
  }

  private static func width(byKind scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: 0
    default:
      if scalar.properties.isIdeographic {
        ideograph
      } else {
        scalar.properties.isEmoji || scalar.value >= 0x1F000 ? emoji : unknown
      }
    }
  }
}
