package import TextUI

/// One way to call an action from the keyboard: a single key, or a chord of two keys in sequence.
package struct KeyStroke: Hashable, Sendable {
  package let first: Key
  /// The second key of a chord; nil for a single key.
  package var second: Key?

  package init(_ first: Key, _ second: Key? = nil) {
    self.first = first
    self.second = second
  }

  /// Parses a notation such as `w`, `Ctrl-S` or `g g`; nil if the text is not one or two keys.
  package init?(notation text: String) {
    let parts = text.split(separator: " ").map(String.init)
    let keys = parts.compactMap(Key.init(notation:))
    guard keys.count == parts.count, let first = keys.first, keys.count <= 2 else { return nil }
    self.init(first, keys.count == 2 ? keys[1] : nil)
  }

  /// The notation used in a key map file.
  package var notation: String { first.notation + (second.map { " " + $0.notation } ?? "") }

  /// Returns the notation shown on screen.
  package func printed(_ glyphs: Glyphs) -> String {
    first.printed(glyphs) + (second.map { " " + $0.printed(glyphs) } ?? "")
  }

  /// Whether the key stroke types text where letters are text.
  package var types: Bool { if case .character = first { true } else { false } }
}
