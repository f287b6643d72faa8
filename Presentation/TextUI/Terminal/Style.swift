/// A colour in RGB with its replacements for terminals with fewer colours.
public struct Ink: Equatable, Sendable {
  /// The components, 0…255.
  public let red: UInt8, green: UInt8, blue: UInt8
  /// The entry in the 256-colour palette.
  public let ansi256: UInt8
  /// The entry in the 16-colour palette.
  public let ansi16: UInt8

  /// Creates a colour from `0xRRGGBB`. A nil palette entry is replaced by the nearest entry.
  public init(_ hex: UInt32, ansi256: UInt8? = nil, ansi16: UInt8? = nil) {
    red = UInt8(truncatingIfNeeded: hex >> 16)
    green = UInt8(truncatingIfNeeded: hex >> 8)
    blue = UInt8(truncatingIfNeeded: hex)
    self.ansi256 = ansi256 ?? Palette.nearest256(red: red, green: green, blue: blue)
    self.ansi16 = ansi16 ?? Palette.nearest16(red: red, green: green, blue: blue)
  }

  /// Creates a colour whose palette entries are known.
  public init(red: UInt8, green: UInt8, blue: UInt8, ansi256: UInt8, ansi16: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
    self.ansi256 = ansi256
    self.ansi16 = ansi16
  }

  /// Returns the colour mixed with another colour; `part` is the share of the other colour, from 0 to 1.
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

/// The colours and text attributes of a cell.
public struct Style: Equatable, Sendable {
  /// Text attributes other than colour.
  public struct Attributes: OptionSet, Equatable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public static let bold = Attributes(rawValue: 1)
    public static let dim = Attributes(rawValue: 2)
    public static let italic = Attributes(rawValue: 4)
    public static let underline = Attributes(rawValue: 8)
    /// Foreground and background exchanged.
    public static let reverse = Attributes(rawValue: 16)
    /// A mark for a blank below a pixel picture. Drawing over the cell removes the mark.
    package static let picture = Attributes(rawValue: 32)
  }

  /// The foreground colour; nil for the terminal's default.
  public var ink: Ink?
  /// The background colour; nil for the terminal's default.
  public var paper: Ink?
  public var marks: Attributes

  public init(ink: Ink? = nil, paper: Ink? = nil, _ marks: Attributes = []) {
    self.ink = ink
    self.paper = paper
    self.marks = marks
  }

  /// The terminal's default style.
  public static let plain = Style()
  /// The style of secondary text.
  public static let dim = Style(.dim)
  /// The style of headings and selected items.
  public static let bold = Style(.bold)
  /// The style of a selected row.
  public static let reverse = Style(.reverse)
}

extension Style {
  /// Whether the text has the default colour of the terminal, not dimmed.
  var isPlainInk: Bool { ink == nil && !marks.contains(.dim) }

  /// A number that is the same for equal styles and differs for most others. Cheaper than a hash of the standard
  /// library, which is made for untrusted input.
  var slot: Int {
    (ink.map { Int($0.red) ^ Int($0.green) << 2 ^ Int($0.blue) << 1 } ?? 7)
      ^ (paper.map { Int($0.red) << 1 ^ Int($0.green) ^ Int($0.blue) << 2 } ?? 11)
      ^ Int(marks.rawValue) << 3
  }
}
