/// What may enter a text from a keyboard or a clipboard. Unlike a text that is only shown, it
/// keeps every letter as it came: a lone jamo may be waiting for the next one to join it.
package enum TypedText {
  /// The text as one line: line ends and tabs become blanks, what a terminal would obey is
  /// dropped.
  package static func line(_ text: String) -> String { clean(text, lineEnd: " ") }

  /// The text with plain line ends between its lines.
  package static func lines(_ text: String) -> String { clean(text, lineEnd: "\n") }

  private static func clean(_ text: String, lineEnd: Unicode.Scalar) -> String {
    var kept = String.UnicodeScalarView()
    for character in text {
      if character.isNewline {
        kept.append(lineEnd)
      } else if character == "\t" {
        kept.append(" ")
      } else {
        // One by one: put in as a view, each would copy all that came before.
        for scalar in character.unicodeScalars where isVisible(scalar) { kept.append(scalar) }
      }
    }
    return String(kept)
  }

  /// What has no picture of its own and joins nothing to a picture is dropped.
  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    Printable.shown(Character(scalar)) != nil
  }
}
