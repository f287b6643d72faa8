/// Makes text from files, the network or the store safe to display. The result can neither control the terminal nor
/// disturb the rest of the screen.
public enum Printable {
  /// The maximum number of scalars per character; more than any letter or emoji needs.
  private static let longestCharacter = 16

  /// Returns the character that is displayed for a character; nil if it cannot be shown. Line ends and tabs become
  /// blanks.
  public static func shown(_ character: Character) -> Character? {
    if let ascii = character.asciiValue, character != "\r\n" {
      if (32..<127).contains(ascii) { return character }
      return ascii == 9 || ascii == 10 || ascii == 13 ? " " : nil
    }
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return nil }
    if isPlain(first), scalars.count == 1 { return character }
    if character.isNewline { return " " }
    if ConjoiningJamo.mayBegin(with: first) { return ConjoiningJamo.shown(character) }
    if scalars.allSatisfy(isHarmless), scalars.count <= longestCharacter { return character }
    var kept = String.UnicodeScalarView()
    for scalar in scalars.lazy.filter(isHarmless).prefix(longestCharacter) { kept.append(scalar) }
    return String(kept).first
  }

  /// Returns whether a scalar is one of the most frequent on the screen, such as a Hangul syllable, an arrow, a block
  /// or a quotation mark.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xB7, 0x2018...0x201D, 0x2026, 0x2190...0x25FF, 0xAC00...0xD7A3, 0x1CC00...0x1CEBF,
      0x1FB00...0x1FBFF:
      true
    default: false
    }
  }

  /// Returns the text as one line without control characters.
  public static func line(_ text: some StringProtocol) -> String { line(String(text)) }

  /// Returns the text as one line without control characters.
  public static func line(_ text: String) -> String {
    if isPlain(text), !text.utf8.contains(0x0A) { return text }
    return String(text.compactMap(shown))
  }

  /// Returns the first 40 characters as one line, for quoting in a sentence.
  public static func brief(_ text: String) -> String {
    let line = line(text.prefix(41))
    return line.count > 40 ? line.prefix(40) + "…" : line
  }

  /// Returns the text without control characters, but with its line breaks.
  public static func lines(_ text: some StringProtocol) -> String { lines(String(text)) }

  /// Returns the text without control characters, but with its line breaks.
  public static func lines(_ text: String) -> String {
    if isPlain(text) { return text }
    return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { line(String($0)) }.joined(separator: "\n")
  }

  /// Returns whether a scalar is safe to display. Of the control and format characters, only joiners and the tags of
  /// emoji flags are safe. Others, above all the bidirectional overrides, could disguise a name.
  private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value == 0x200D || scalar.value == 0x200C { return true }
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .lineSeparator, .paragraphSeparator:
      return (0xE0020...0xE007F).contains(scalar.value)
    default: return true
    }
  }
}
