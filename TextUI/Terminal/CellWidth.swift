import CUTF8Proc

/// The only place that knows how many cells a character takes on a terminal.
///
/// A character is as wide as the picture that is drawn for it, so a layout that measures a text
/// and the frame that draws it always agree.
public enum CellWidth {
  /// The cells of one character as a person sees it: 0, 1 or 2.
  public static func of(_ character: Character) -> Int {
    if let ascii = character.asciiValue, (32..<127).contains(ascii) { return 1 }
    guard let shown = Printable.shown(character) else { return 0 }
    return ofShown(shown)
  }

  /// The cells of a whole line. Letters of ASCII and syllables of Hangul, of which most lines are, are
  /// characters by themselves, and need not be put together to be measured.
  public static func of(_ text: some StringProtocol) -> Int {
    var cells = 0
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 32..<127: cells += 1
      case 0xAC00...0xD7A3: cells += 2
      default: return text.reduce(0) { $0 + of($1) }
      }
    }
    return cells
  }

  /// The cells of a character that `Printable` has let through already.
  package static func ofShown(_ character: Character) -> Int {
    var sum = 0
    var base: Unicode.Scalar?
    for scalar in character.unicodeScalars {
      if scalar.value == 0xFE0F, let base, base.properties.isEmoji { return 2 }
      if base == nil { base = scalar }
      sum += of(scalar)
      if sum >= 2 { return 2 }
    }
    return sum
  }

  /// The cells one scalar adds to its character. The parts of flags and of joined emoji add up
  /// to more than the two cells that the whole takes, as do the vowels of Indic letters.
  private static func of(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 32..<127: return 1
    case 0xAC00...0xD7A3: return 2
    // Emoji younger than the table: this block is kept for them.
    case 0x1FA70...0x1FAFF: return 2
    // Pieces of pictures that are younger than the table, too.
    case 0x1CC00...0x1CEBF, 0x1FB00...0x1FBFF: return 1
    default: return Int(utf8proc_charwidth(Int32(bitPattern: scalar.value)))
    }
  }
}
