/// A colour as it should be, with the neighbours to use where a terminal has fewer.
public struct Ink: Equatable, Sendable {
  /// The red, green and blue parts, 0…255.
  public let red: UInt8, green: UInt8, blue: UInt8
  /// The palette entry for 256 colours, chosen by hand where it matters.
  public let ansi256: UInt8
  /// The palette entry for 16 colours.
  public let ansi16: UInt8

  /// Makes a colour from `0xRRGGBB`; neighbours that are not given are the nearest ones.
  public init(_ hex: UInt32, ansi256: UInt8? = nil, ansi16: UInt8? = nil) {
    red = UInt8(truncatingIfNeeded: hex >> 16)
    green = UInt8(truncatingIfNeeded: hex >> 8)
    blue = UInt8(truncatingIfNeeded: hex)
    self.ansi256 = ansi256 ?? Palette.nearest256(red: red, green: green, blue: blue)
    self.ansi16 = ansi16 ?? Palette.nearest16(red: red, green: green, blue: blue)
  }

  /// Makes a colour from its parts, with neighbours that are known.
  public init(red: UInt8, green: UInt8, blue: UInt8, ansi256: UInt8, ansi16: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
    self.ansi256 = ansi256
    self.ansi16 = ansi16
  }

  /// The colour a part of the way to another one.
  public func mixed(with other: Ink, _ part: Double) -> Ink {
    if part <= 0 { return self }
    if part >= 1 { return other }
    func mix(_ from: UInt8, _ to: UInt8) -> UInt8 {
      UInt8((Double(from) + (Double(to) - Double(from)) * part).rounded())
    }
    let (red, green) = (mix(red, other.red), mix(green, other.green))
    let blue = mix(blue, other.blue)
    return Ink(
      red: red, green: green, blue: blue,
      ansi256: Palette.nearest256(red: red, green: green, blue: blue),
      ansi16: part < 0.5 ? ansi16 : other.ansi16)
  }
}

/// How a cell looks beside the character in it.
public struct Style: Equatable, Sendable {
  /// Properties of the letters that do not depend on colour.
  public struct Marks: OptionSet, Equatable, Sendable {
    /// The marks as bits.
    public let rawValue: UInt8
    /// Makes a set of its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Heavier letters.
    public static let bold = Marks(rawValue: 1)
    /// Fainter letters.
    public static let dim = Marks(rawValue: 2)
    /// Slanting letters.
    public static let italic = Marks(rawValue: 4)
    /// A line below the letters.
    public static let underline = Marks(rawValue: 8)
    /// Ground and letters the other way round.
    public static let reverse = Marks(rawValue: 16)
    /// Blank for a picture in pixels, which is lost where something else is drawn.
    package static let picture = Marks(rawValue: 32)
  }

  /// The colour of the letters, or the terminal's own.
  public var ink: Ink?
  /// The colour behind them, or the terminal's own.
  public var paper: Ink?
  /// Bold, dim and the like.
  public var marks: Marks

  /// Makes a style.
  public init(ink: Ink? = nil, paper: Ink? = nil, _ marks: Marks = []) {
    self.ink = ink
    self.paper = paper
    self.marks = marks
  }

  /// The terminal's own look.
  public static let plain = Style()
  /// Secondary text.
  public static let dim = Style(.dim)
  /// Headings and what is selected.
  public static let bold = Style(.bold)
  /// A selected row.
  public static let reverse = Style(.reverse)
}
