/// The colour of a section of the program. Its ink is readable on a black and on a white
/// background; white text is readable on its fill.
public struct Hue: Equatable, Sendable {
  /// The foreground colour for text, rules and signs.
  public let ink: Ink
  /// The background colour of selected items on a terminal whose background is unknown.
  public let fill: Ink
  /// The brighter foreground colour for a background that is known to be dark.
  public let bright: Ink

  public init(ink: Ink, fill: Ink, bright: Ink? = nil) {
    self.ink = ink
    self.fill = fill
    self.bright = bright ?? ink
  }

  /// Orange.
  public static let ember = Hue(
    ink: Accent.ember, fill: Ink(0xA8401A, ansi256: 130, ansi16: 5),
    bright: Ink(0xE76140, ansi16: 5))
  /// Green.
  public static let leaf = Hue(
    ink: Accent.leaf, fill: Ink(0x00704F, ansi256: 23, ansi16: 2),
    bright: Ink(0x1CA97B, ansi16: 2))
  /// Red.
  public static let rose = Hue(
    ink: Accent.rose, fill: Ink(0xB32A40, ansi256: 125, ansi16: 1),
    bright: Ink(0xFF6478, ansi16: 1))
  /// Blue.
  public static let water = Hue(
    ink: Accent.sky, fill: Ink(0x1F5FA8, ansi256: 25, ansi16: 4),
    bright: Ink(0x4795E0, ansi16: 4))
  /// Violet.
  public static let violet = Hue(
    ink: Ink(0x8A63D2, ansi256: 98, ansi16: 5), fill: Ink(0x6B45B0, ansi256: 61, ansi16: 5),
    bright: Ink(0x9B78E4, ansi16: 5))

  /// Returns the foreground colour for a light or a dark background.
  public func colour(onLight: Bool) -> Ink { onLight ? ink : bright }

  public static let all = [ember, leaf, rose, water, violet]

  /// The colour of text on a fill.
  public static let onFill = Ink(0xFFFFFF, ansi256: 231, ansi16: 15)
}

extension Frame {
  /// Highlights a selected row with a quiet fill of the frame's hue. Signs and bars keep their colours. Dim text
  /// becomes normal, so that it stays readable. On an unknown background the fill is strong and the text white.
  public mutating func select(_ row: Area) {
    guard knownGround != nil else { return selectStrongly(row) }
    let fill = selection
    restyle(row) { style in
      style.paper = fill
      style.marks.remove(.dim)
    }
  }

  /// The background colour of a selected row on a known background.
  public var selection: Ink { fill(hue.colour(onLight: isLight), isLight ? 0.22 : 0.38) }

  private mutating func selectStrongly(_ row: Area) {
    let fill = hue.fill
    restyle(row) { style in
      style.paper = fill
      style.ink = Hue.onFill
      style.marks.remove(.dim)
    }
  }
}
