import TextUI

/// The wooden board on which the plants and the books of the tutorial stand.
enum TutorialBoard {
  private static let wood = Ink(0x8A6242, ansi256: 94, ansi16: 3)
  private static let edge = Ink(0x5E412C, ansi256: 58, ansi16: 8)

  /// Draws the board over the whole first row of an area.
  static func draw(into frame: inout Frame, in area: Area, _ glyphs: Glyphs) {
    let isDrawn = glyphs.pictures.isDrawn
    let text = String(repeating: isDrawn ? "▀" : glyphs.rule, count: max(0, area.size.columns))
    let style = isDrawn ? Style(ink: wood, paper: nil) : Style(.dim)
    frame.write([StyledText(text, style)], in: area)
    guard isDrawn else { return }
    // The ends are darker, so that the board has a thickness.
    for column in [area.origin.column, area.endColumn - 1] {
      frame.put("▀", column, area.origin.row, Style(ink: edge), upTo: area.endColumn)
    }
  }
}
