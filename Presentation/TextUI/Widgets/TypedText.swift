/// Cleans text from the keyboard or the clipboard. Unlike `Printable`, it does not replace letters, because a lone jamo
/// may combine with the next typed jamo.
package enum TypedText {
  /// Returns the text as one line. Line ends and tabs become blanks, and control characters are dropped.
  package static func line(_ text: String) -> String { clean(text, lineEnd: " ") }

  /// Returns the text with `\n` as its line ends.
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

  /// Returns whether the scalar has a glyph or combines with another character.
  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    Printable.shown(Character(scalar)) != nil
  }
}
