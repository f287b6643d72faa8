/// A colour as it should be, with the neighbours to use where a terminal has fewer.
package struct Ink: Equatable, Sendable {
  /// The red, green and blue parts, 0…255.
  package let red: UInt8, green: UInt8, blue: UInt8
  /// The palette entry for 256 colours, chosen by hand where it matters.
  package let ansi256: UInt8
  /// The palette entry for 16 colours.
  package let ansi16: UInt8

  /// Makes a colour from `0xRRGGBB`; neighbours that are not given are the nearest ones.
  package init(_ hex: UInt32, ansi256: UInt8? = nil, ansi16: UInt8? = nil) {
    red = UInt8(truncatingIfNeeded: hex >> 16)
    green = UInt8(truncatingIfNeeded: hex >> 8)
    blue = UInt8(truncatingIfNeeded: hex)
    self.ansi256 = ansi256 ?? Palette.nearest256(red: red, green: green, blue: blue)
    self.ansi16 = ansi16 ?? Palette.nearest16(red: red, green: green, blue: blue)
  }

  /// Makes a colour from its parts, with neighbours that are known.
  init(red: UInt8, green: UInt8, blue: UInt8, ansi256: UInt8, ansi16: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
    self.ansi256 = ansi256
    self.ansi16 = ansi16
  }

  /// The colour a part of the way to another one.
  func mixed(with other: Ink, _ part: Double) -> Ink {
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
package struct Style: Equatable, Sendable {
  /// Properties of the letters that do not depend on colour.
  package struct Marks: OptionSet, Equatable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    package static let bold = Marks(rawValue: 1)
    package static let dim = Marks(rawValue: 2)
    package static let italic = Marks(rawValue: 4)
    package static let underline = Marks(rawValue: 8)
    package static let reverse = Marks(rawValue: 16)
  }

  /// The colour of the letters, or the terminal's own.
  package var ink: Ink?
  /// The colour behind them, or the terminal's own.
  package var paper: Ink?
  /// Bold, dim and the like.
  package var marks: Marks

  /// Makes a style.
  package init(ink: Ink? = nil, paper: Ink? = nil, _ marks: Marks = []) {
    self.ink = ink
    self.paper = paper
    self.marks = marks
  }

  /// The terminal's own look.
  package static let plain = Style()
  /// Secondary text.
  package static let dim = Style(.dim)
  /// Headings and what is selected.
  package static let bold = Style(.bold)
  /// A selected row.
  package static let reverse = Style(.reverse)
}
