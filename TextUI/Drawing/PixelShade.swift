/// A colour that may cover a place only in part, as an edge does.
package struct PixelShade: Equatable, Sendable {
  /// How many of the sixteen looks at a place met something.
  package var cover: UInt8
  /// The mean colour of what they met.
  package var red: UInt8, green: UInt8, blue: UInt8
  /// Its neighbours in the palettes: those of what covers most of the place.
  package var ansi256: UInt8, ansi16: UInt8

  /// Nothing at all.
  package static let clear = PixelShade(cover: 0, red: 0, green: 0, blue: 0, ansi256: 0, ansi16: 0)
  /// All of a place.
  package static let whole: UInt8 = 16
  /// So much of it is seen where a place is either covered or clear.
  package static let enough: UInt8 = 7

  package init(
    cover: UInt8, red: UInt8, green: UInt8, blue: UInt8, ansi256: UInt8, ansi16: UInt8
  ) {
    self.cover = cover
    (self.red, self.green, self.blue) = (red, green, blue)
    (self.ansi256, self.ansi16) = (ansi256, ansi16)
  }

  /// A colour that covers the whole place; nothing is clear.
  package init(_ ink: Ink?) {
    guard let ink else {
      self = .clear
      return
    }
    self.init(
      cover: Self.whole, red: ink.red, green: ink.green, blue: ink.blue, ansi256: ink.ansi256,
      ansi16: ink.ansi16)
  }

  /// Whether it counts as covered where a place is either covered or clear.
  package var isSeen: Bool { cover >= Self.enough }

  /// The colour, where it is seen.
  package var ink: Ink? {
    isSeen ? Ink(red: red, green: green, blue: blue, ansi256: ansi256, ansi16: ansi16) : nil
  }
}
