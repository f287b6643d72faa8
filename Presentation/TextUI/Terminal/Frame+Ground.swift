extension Frame {
  /// The background of a terminal of which only is known that it is dark.
  public static let assumedGround = Ink(0x111216, ansi256: 233, ansi16: 0)

  /// A grey that is visible on black and on white.
  public static let between = Ink(0x7C7C82, ansi256: 244, ansi16: 8)

  /// The colour to mix other colours with: the background, or, while it is unknown, a grey that is visible on every
  /// background.
  public var ground: Ink { knownGround ?? Self.between }

  /// Whether the background is light. An unknown background counts as dark.
  public var isLight: Bool { ground.isLight }

  /// The style of the empty part of a bar: fainter than every filled part. It stays faint in a selected row, where dim
  /// text becomes normal.
  public var track: Style {
    Style(ink: knownGround.map { fill(text(on: $0), 0.2) } ?? Self.between)
  }

  /// Returns the colour of text on a filled cell: nearly black or nearly white.
  public func text(on fill: Ink) -> Ink { fill.isLight ? Self.black : Self.white }

  private static let black = Ink(0x111216, ansi256: 233, ansi16: 0)
  private static let white = Ink(0xF2F2F7, ansi256: 255, ansi16: 15)

  /// Returns a colour laid over the background; `share` is the share of the colour, from 0 to 1. On a terminal with
  /// sixteen colours, the result is grey if `share` is below 0.6, so that text in a colour stays readable on it.
  public func fill(_ ink: Ink, _ share: Double) -> Ink {
    let mixed = ground.mixed(with: ink, share)
    return Ink(
      red: mixed.red, green: mixed.green, blue: mixed.blue, ansi256: mixed.ansi256,
      ansi16: share >= 0.6 ? ink.ansi16 : isLight ? 7 : 8)
  }
}

extension Ink {
  /// Determines a light or dark background from the variable `COLORFGBG`, such as `15;0` or `0;default;15`. Its last
  /// number is one of the sixteen colours. Nil for any other text.
  package init?(groundIn text: String) {
    let parts = text.split(separator: ";", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count),
      let number = (0...15).first(where: { String($0) == parts[parts.count - 1] })
    else { return nil }
    self = number == 7 || number > 8 ? Ink(0xFFFFFF) : Frame.assumedGround
  }

  /// Whether black text is easier to read on the colour than white text.
  public var isLight: Bool {
    // The weights are those of perceived brightness in the YIQ model.
    (299 * Int(red) + 587 * Int(green) + 114 * Int(blue)) / 1000 > 128
  }
}
