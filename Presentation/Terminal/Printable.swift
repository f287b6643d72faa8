/// Text from a file, the network or the store, made safe to show: it can neither move the
/// cursor nor change how the rest of the screen reads.
public enum Printable {
  /// The character to show in place of one, or nothing when it has no picture.
  public static func shown(_ character: Character) -> Character? {
    if let ascii = character.asciiValue {
      if (32..<127).contains(ascii) { return character }
      return ascii == 9 || ascii == 10 || ascii == 13 ? " " : nil
    }
    if character == "\r\n" { return " " }
    let scalars = character.unicodeScalars
    if scalars.allSatisfy(isHarmless) { return character }
    var kept = String.UnicodeScalarView()
    for scalar in scalars where isHarmless(scalar) { kept.append(scalar) }
    return kept.isEmpty ? nil : String(kept).first
  }

  /// A line without anything that a terminal would obey.
  public static func line(_ text: some StringProtocol) -> String {
    String(text.compactMap(shown))
  }

  /// A text of several lines without anything that a terminal would obey.
  public static func lines(_ text: some StringProtocol) -> String {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { line($0) }.joined(separator: "\n")
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
