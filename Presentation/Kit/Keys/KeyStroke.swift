package import TextUI

/// What somebody presses for one action: a key, or a chord of two keys one after the other.
package struct KeyStroke: Hashable, Sendable {
  package let first: Key
  /// The key after the first one of a chord.
  package var second: Key?

  package init(_ first: Key, _ second: Key? = nil) {
    self.first = first
    self.second = second
  }

  /// Reads `w`, `Ctrl-S` or `g g`; nothing where it is neither a key nor two.
  package init?(notation text: String) {
    let parts = text.split(separator: " ").map(String.init)
    let keys = parts.compactMap(Key.init(notation:))
    guard keys.count == parts.count, let first = keys.first, keys.count <= 2 else { return nil }
    self.init(first, keys.count == 2 ? keys[1] : nil)
  }

  /// As it is written in a file.
  package var notation: String { first.notation + (second.map { " " + $0.notation } ?? "") }

  /// As it is shown on a screen.
  package func printed(_ glyphs: Glyphs) -> String {
    first.printed(glyphs) + (second.map { " " + $0.printed(glyphs) } ?? "")
  }

  /// Whether it would be typed where letters are text.
  package var types: Bool { if case .character = first { true } else { false } }
}
