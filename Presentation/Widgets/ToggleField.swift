/// A yes or a no.
package struct ToggleField: Equatable, Sendable {
  /// Whether it is a yes.
  package private(set) var isOn: Bool
  /// The word for yes.
  package let on: String
  /// The word for no.
  package let off: String

  /// Makes a switch with its two words.
  package init(_ isOn: Bool, on: String, off: String) {
    self.isOn = isOn
    self.on = on
    self.off = off
  }

  /// Turns with the arrows or the space bar.
  package mutating func update(_ key: Key) -> EditOutcome {
    guard key == .left || key == .right || key == .character(" ") else { return .ignored }
    isOn.toggle()
    return .changed
  }

  /// The word with its sign.
  func pieces(isFocused: Bool, _ glyphs: Glyphs) -> [StyledText] {
    let text = isOn ? glyphs.used + " " + on : glyphs.track + " " + off
    return isFocused ? glyphs.around(StyledText(text, .bold)) : [StyledText(text)]
  }
}
