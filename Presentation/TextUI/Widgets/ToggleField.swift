/// A form field for yes or no.
public struct ToggleField: Equatable, Sendable {
  public private(set) var isOn: Bool
  /// The text shown for yes.
  public let on: String
  /// The text shown for no.
  public let off: String

  public init(_ isOn: Bool, on: String, off: String) {
    self.isOn = isOn
    self.on = on
    self.off = off
  }

  /// Toggles on the left and right arrows and the space bar; ignores other keys.
  public mutating func update(_ key: Key) -> EditOutcome {
    guard key == .left || key == .right || key == .character(" ") else { return .ignored }
    isOn.toggle()
    return .changed
  }

  /// Returns the text with its sign.
  package func pieces(isFocused: Bool, _ glyphs: Glyphs) -> [StyledText] {
    let text = isOn ? glyphs.used + " " + on : glyphs.track + " " + off
    return isFocused ? glyphs.around(StyledText(text, .bold)) : [StyledText(text)]
  }
}
