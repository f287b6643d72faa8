/// A yes or a no.
public struct ToggleField: Equatable, Sendable {
  /// Whether it is a yes.
  public private(set) var isOn: Bool
  /// The word for yes.
  public let on: String
  /// The word for no.
  public let off: String

  /// Makes a switch with its two words.
  public init(_ isOn: Bool, on: String, off: String) {
    self.isOn = isOn
    self.on = on
    self.off = off
  }

  /// Turns with the arrows or the space bar.
  public mutating func update(_ key: Key) -> EditOutcome {
    guard key == .left || key == .right || key == .character(" ") else { return .ignored }
    isOn.toggle()
    return .changed
  }

  /// The word with its sign.
  package func pieces(isFocused: Bool, _ glyphs: Glyphs) -> [StyledText] {
    let text = isOn ? glyphs.used + " " + on : glyphs.track + " " + off
    return isFocused ? glyphs.around(StyledText(text, .bold)) : [StyledText(text)]
  }
}
