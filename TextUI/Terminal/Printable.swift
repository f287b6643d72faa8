/// Text from a file, the network or the store, made safe to show: it can neither move the
/// cursor nor change how the rest of the screen reads.
public enum Printable {
  /// No letter of any language and no emoji needs more scalars; a heap of marks does.
  private static let longestCharacter = 16

  /// The character to show in place of one, or nothing when it has no picture.
  public static func shown(_ character: Character) -> Character? {
    if let ascii = character.asciiValue, character != "\r\n" {
      if (32..<127).contains(ascii) { return character }
      return ascii == 9 || ascii == 10 || ascii == 13 ? " " : nil
    }
    if character.isNewline { return " " }
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return nil }
    if (0xAC00...0xD7A3).contains(first.value), scalars.count == 1 { return character }
    if ConjoiningJamo.mayBegin(with: first) { return ConjoiningJamo.shown(character) }
    if scalars.allSatisfy(isHarmless), scalars.count <= longestCharacter { return character }
    var kept = String.UnicodeScalarView()
    for scalar in scalars.lazy.filter(isHarmless).prefix(longestCharacter) { kept.append(scalar) }
    return String(kept).first
  }

  /// A line without anything that a terminal would obey.
  public static func line(_ text: some StringProtocol) -> String { line(String(text)) }

  /// A line without anything that a terminal would obey.
  public static func line(_ text: String) -> String {
    if isPlain(text), !text.utf8.contains(0x0A) { return text }
    return String(text.compactMap(shown))
  }

  /// As much of a text as a sentence can hold that quotes it.
  public static func brief(_ text: String) -> String {
    let line = line(text.prefix(41))
    return line.count > 40 ? line.prefix(40) + "…" : line
  }

  /// A text of several lines without anything that a terminal would obey.
  public static func lines(_ text: some StringProtocol) -> String { lines(String(text)) }

  /// A text of several lines without anything that a terminal would obey.
  public static func lines(_ text: String) -> String {
    if isPlain(text) { return text }
    return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { line(String($0)) }.joined(separator: "\n")
  }

  /// Joiners and variation selectors belong to letters and emoji; every other format character
  /// (the writing-direction overrides above all) could make a name read as something else.
  private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value == 0x200D || scalar.value == 0x200C { return true }
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .lineSeparator, .paragraphSeparator:
      return (0xE0020...0xE007F).contains(scalar.value)
    default: return true
    }
  }
}
