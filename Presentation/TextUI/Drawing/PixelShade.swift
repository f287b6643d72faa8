/// An antialiased pixel: a colour and its coverage.
package struct PixelShade: Equatable, Sendable {
  /// The coverage, in sixteenths.
  package var cover: UInt8
  /// The mean colour of the covered part.
  package var red: UInt8, green: UInt8, blue: UInt8
  /// The palette entries of the shape that covers most of the pixel.
  package var ansi256: UInt8, ansi16: UInt8

  /// A pixel without coverage.
  package static let clear = PixelShade(cover: 0, red: 0, green: 0, blue: 0, ansi256: 0, ansi16: 0)
  /// The value of `cover` for full coverage.
  package static let whole: UInt8 = 16
  /// The least coverage of an opaque pixel, for output without partial transparency.
  package static let enough: UInt8 = 7

  package init(
    cover: UInt8, red: UInt8, green: UInt8, blue: UInt8, ansi256: UInt8, ansi16: UInt8
  ) {
    self.cover = cover
    (self.red, self.green, self.blue) = (red, green, blue)
    (self.ansi256, self.ansi16) = (ansi256, ansi16)
  }

  /// Creates a fully covered pixel; nil creates a transparent pixel.
  package init(_ ink: Ink?) {
    guard let ink else {
      self = .clear
      return
    }
    self.init(
      cover: Self.whole, red: ink.red, green: ink.green, blue: ink.blue, ansi256: ink.ansi256,
      ansi16: ink.ansi16)
  }

  /// Whether the pixel is opaque in output without partial transparency.
  package var isSeen: Bool { cover >= Self.enough }

  /// The colour; nil if the pixel is transparent in output without partial transparency.
  package var ink: Ink? {
    isSeen ? Ink(red: red, green: green, blue: blue, ansi256: ansi256, ansi16: ansi16) : nil
  }
}
