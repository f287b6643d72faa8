package import TextUI

/// A wooden board from wall to wall, on which pots and books stand.
package enum Board {
  /// The colour of the wood on a dark and on a light background.
  private static let wood = Ink(0x7A5840, ansi256: 95, ansi16: 3)
  private static let paleWood = Ink(0xA98262, ansi256: 137, ansi16: 3)

  /// Returns the colour of the wood for the background of a frame.
  package static func ink(in frame: Frame) -> Ink { frame.isLight ? paleWood : wood }

  /// Draws a board in one row, from a column up to another one. It fills the upper half of the cells.
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
