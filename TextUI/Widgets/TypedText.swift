/// Cleans text from the keyboard or the clipboard. Unlike text that is only displayed, it keeps
/// every letter as it came: a lone jamo may combine with the next one.
package enum TypedText {
  /// The text as one line: line ends and tabs become blanks, and control characters are dropped.
  package static func line(_ text: String) -> String { clean(text, lineEnd: " ") }

  /// The text with `\n` as its line ends.
  package static func lines(_ text: String) -> String { clean(text, lineEnd: "\n") }

  private static func clean(_ text: String, lineEnd: Unicode.Scalar) -> String {
    var kept = String.UnicodeScalarView()
    for character in text {
      if character.isNewline {
        kept.append(lineEnd)
      } else if character == "\t" {
        kept.append(" ")
      } else {
        // Appended one by one: appending the whole view would copy all that came before.
        for scalar in character.unicodeScalars where isVisible(scalar) { kept.append(scalar) }
      }
    }
    return String(kept)
  }

  /// Whether the scalar has a glyph or combines with one.
  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    Printable.shown(Character(scalar)) != nil
  }
}
