/// A style reduced to the colours and attributes that a terminal of some colour depth can show. Styles that look alike
/// on the terminal are equal.
package struct Pen: Equatable {
  private var marks: Style.Attributes = []
  private var ink: Colour = .own
  private var paper: Colour = .own

  /// A colour as an escape sequence encodes it; `own` is the terminal's default.
  private enum Colour: Equatable {
    case own
    case palette(UInt8, of16: Bool)
    case mixed(UInt8, UInt8, UInt8)

    package init(_ ink: Ink?, _ depth: ColourDepth) {
      guard let ink else {
        self = .own
        return
      }
      switch depth {
      case .none: self = .own
      case .sixteen: self = .palette(ink.ansi16 & 15, of16: true)
      case .twoHundredFiftySix: self = .palette(ink.ansi256, of16: false)
      case .full: self = .mixed(ink.red, ink.green, ink.blue)
      }
    }

    /// Appends the SGR parameters of the colour; `base` is 30 for the foreground and 40 for the
    /// background.
    package func write(_ base: Int, to bytes: inout [UInt8]) {
      switch self {
      case .own: bytes.append(parameter: base + 9)
      case .palette(let entry, true):
        bytes.append(parameter: Int(entry) + (entry < 8 ? base : base + 52))
      case .palette(let entry, false):
        bytes.append(parameter: base + 8)
        bytes.append(parameter: 5)
        bytes.append(parameter: Int(entry))
      case .mixed(let red, let green, let blue):
        bytes.append(parameter: base + 8)
        bytes.append(parameter: 2)
        bytes.append(parameter: Int(red))
        bytes.append(parameter: Int(green))
        bytes.append(parameter: Int(blue))
      }
    }
  }

  /// The terminal's default style.
  package static let plain = Pen(.plain, .none)

  private static let markNumbers: [(Style.Attributes, Int)] = [
    (.bold, 1), (.dim, 2), (.italic, 3), (.underline, 4), (.reverse, 7),
  ]

  package init(_ style: Style, _ depth: ColourDepth) {
    marks = style.marks.subtracting(.picture)
    // Many 16-colour terminals draw bold text in the bright colours, of which green, yellow and
    // cyan cannot be read on white.
    if depth == .sixteen, let ink = style.ink, style.paper == nil, [2, 3, 6].contains(ink.ansi16) {
      marks.remove(.bold)
    }
    if style.ink != nil { ink = Colour(style.ink, depth) }
    if style.paper != nil { paper = Colour(style.paper, depth) }
  }

  /// Appends a short sequence that changes the terminal's style from `old` to this style.
  package func write(after old: Pen, to bytes: inout [UInt8]) {
    bytes.append(0x1B)
    bytes.append(UInt8(ascii: "["))
    defer { bytes.append(UInt8(ascii: "m")) }
    if self == .plain { return }
    var before = old
    // Some marks share a reset code, so removing any of them resets everything first.
    if !old.marks.isSubset(of: marks) {
      before = .plain
      bytes.append(parameter: 0)
    }
    for (mark, number) in Self.markNumbers
    where marks.contains(mark) && !before.marks.contains(mark) {
      bytes.append(parameter: number)
    }
    if ink != before.ink { ink.write(30, to: &bytes) }
    if paper != before.paper { paper.write(40, to: &bytes) }
  }
}

extension [UInt8] {
  /// Appends a number in decimal.
  package mutating func append(decimal number: Int) {
    if number >= 10 { append(decimal: number / 10) }
    append(0x30 + UInt8(number % 10))
  }

  /// Appends a parameter to the control sequence at the end of the bytes, with a separator unless the parameter is the
  /// first.
  package mutating func append(parameter number: Int) {
    if last != UInt8(ascii: "[") { append(UInt8(ascii: ";")) }
    append(decimal: number)
  }
}
