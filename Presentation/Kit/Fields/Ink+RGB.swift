package import Domain
package import TextUI

extension Ink {
  /// Creates the ink for a colour of the domain. Its fallback in 256 colours is the nearest colour of that palette.
  package init(_ colour: RGB, ansi16: UInt8) {
    self.init(
      red: colour.red, green: colour.green, blue: colour.blue,
      ansi256: Palette.nearest256(red: colour.red, green: colour.green, blue: colour.blue),
      ansi16: ansi16)
  }

  /// Creates the ink for a colour of the domain with both fallbacks.
  package init(_ colour: RGB, ansi256: UInt8, ansi16: UInt8) {
    self.init(
      red: colour.red, green: colour.green, blue: colour.blue, ansi256: ansi256, ansi16: ansi16)
  }

  /// The colour without its fallbacks.
  package var rgb: RGB { RGB(red: red, green: green, blue: blue) }

  /// Returns the colour seen through another colour (multiply blend).
  package func filtered(through other: Ink) -> Ink {
    func part(_ own: UInt8, _ other: UInt8) -> UInt8 { UInt8(Int(own) * Int(other) / 255) }
    let colour = RGB(
      red: part(red, other.red), green: part(green, other.green), blue: part(blue, other.blue))
    return Ink(colour, ansi16: other.ansi16)
  }

  /// Returns the same colour with another fallback in 16 colours.
  package func with(ansi16: UInt8) -> Ink {
    Ink(red: red, green: green, blue: blue, ansi256: ansi256, ansi16: ansi16)
  }

  package init(_ colour: RGB) {
    self.init(UInt32(colour.red) << 16 | UInt32(colour.green) << 8 | UInt32(colour.blue))
  }
}
