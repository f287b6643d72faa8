import CUTF8Proc

/// Determines the number of cells that a character takes. All code must use this type for it. The width is that of the
/// displayed replacement (`Printable.shown`), so that measured layouts and drawn frames always agree.
public enum CellWidth {
  /// Returns the width of a grapheme cluster: 0, 1 or 2.
  public static func of(_ character: Character) -> Int {
    if let ascii = character.asciiValue, (32..<127).contains(ascii) { return 1 }
    guard let shown = Printable.shown(character) else { return 0 }
    return ofShown(shown)
  }

  /// Returns the width of a line. Lines of ASCII, precomposed Hangul and frequent signs are measured by
  /// scalars, without forming grapheme clusters.
  public static func of(_ text: some StringProtocol) -> Int {
    var cells = 0
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 32..<127: cells += 1
      case 0xAC00...0xD7A3: cells += 2
      // Dashes, quotation marks, arrows and blocks, which never join with each other.
      case 0xB7, 0x2010...0x2015, 0x2018...0x201D, 0x2026, 0x2190...0x25FF: cells += of(scalar)
      default: return text.reduce(0) { $0 + of($1) }
      }
    }
    return cells
  }

  /// Returns the width of a character that `Printable.shown` has already returned.
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

  /// Returns the width that one scalar adds to its character. The scalars of flags, joined emoji and Indic letters add
  /// up to more than 2; the caller limits the sum.
  private static func of(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 32..<127: return 1
    case 0xAC00...0xD7A3: return 2
    // Emoji newer than the table of utf8proc; this block is reserved for them.
    case 0x1FA70...0x1FAFF: return 2
    // Block graphics that are newer than the table, too.
    case 0x1CC00...0x1CEBF, 0x1FB00...0x1FBFF: return 1
    default: return Int(utf8proc_charwidth(Int32(bitPattern: scalar.value)))
    }
  }
}
