package import TextUI

/// A colour that is mixed many times before it is shown.
package struct SkyTone: Equatable, Sendable {
  let red: Double
  let green: Double
  let blue: Double
  let ansi16: UInt8

  package init(_ ink: Ink) {
    self.init(Double(ink.red), Double(ink.green), Double(ink.blue), ansi16: ink.ansi16)
  }

  private init(_ red: Double, _ green: Double, _ blue: Double, ansi16: UInt8) {
    (self.red, self.green, self.blue, self.ansi16) = (red, green, blue, ansi16)
  }

  /// Returns the colour mixed with another colour; `part` is the share of the other colour, from 0 to 1.
  package func mixed(with other: SkyTone, _ part: Double) -> SkyTone {
    if part <= 0 { return self }
    return SkyTone(
      red + (other.red - red) * part, green + (other.green - green) * part,
      blue + (other.blue - blue) * part, ansi16: part < 0.5 ? ansi16 : other.ansi16)
  }

  package var ink: Ink {
    let (red, green, blue) = (UInt8(red.rounded()), UInt8(green.rounded()), UInt8(blue.rounded()))
    return Ink(
      red: red, green: green, blue: blue,
      ansi256: Palette.nearest256(red: red, green: green, blue: blue), ansi16: ansi16)
  }
}
