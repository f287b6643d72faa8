package import TextUI

/// A wooden board across a panel, on which pots and books stand.
package enum Board {
  /// The colour of the wood on a dark background; `paleWood` is that on a light background.
  private static let wood = Ink(0x7A5840, ansi256: 95, ansi16: 3)
  private static let paleWood = Ink(0xA98262, ansi256: 137, ansi16: 3)

  /// Returns the colour of the wood on the background of a frame.
  package static func ink(in frame: Frame) -> Ink { frame.isLight ? paleWood : wood }

  /// Draws a board in the upper half of one row, between two columns.
  package static func draw(
    into frame: inout Frame, row: Int, from start: Int, to end: Int, _ glyphs: Glyphs
  ) {
    guard start < end else { return }
    let sign = glyphs.pictures.isDrawn ? "▀" : "="
    frame.put(
      String(repeating: sign, count: end - start), start, row, Style(ink: ink(in: frame)),
      upTo: end)
  }
}
