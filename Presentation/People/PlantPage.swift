import TextUI

/// The layout of a screen about one plant. The picture is beside the text, or above it on a high, narrow screen; a
/// small screen shows only the text.
struct PlantPage {
  let picture: Area
  let text: Area
  private let glyphs: Glyphs

  init(_ area: Area, _ glyphs: Glyphs) {
    self.glyphs = glyphs
    let room = area.inset(columns: 2)
    let (columns, rows) = (room.size.columns, room.size.rows)
    if columns >= 64, rows >= 9 {
      let left = min(columns * 9 / 20, 2 * rows)
      picture = Area(
        column: room.origin.column, row: room.origin.row, columns: left, rows: rows - 1)
      let above = max(1, rows > 26 ? rows / 3 : rows / 5)
      text = Area(
        column: room.origin.column + left + 4, row: room.origin.row + above,
        columns: min(56, columns - left - 4), rows: rows - above)
    } else {
      let top = rows >= 20 ? rows - 13 : 0
      picture = Area(
        column: room.origin.column, row: room.origin.row, columns: columns, rows: top)
      let below = top > 0 ? top + 1 : 0
      text = Area(
        column: room.origin.column, row: room.origin.row + below, columns: columns,
        rows: rows - below)
    }
  }

  /// Writes paragraphs with blank lines in between. If there is no room, the blank lines are dropped.
  func write(_ paragraphs: [StyledText], into frame: inout Frame) {
    var lines = wrapped(paragraphs)
    if lines.count > text.size.rows { lines = wrapped(paragraphs.filter { !$0.text.isEmpty }) }
    for (row, line) in lines.prefix(text.size.rows).enumerated() {
      frame.write([line], in: text, row: row)
    }
  }

  private func wrapped(_ paragraphs: [StyledText]) -> [StyledText] {
    paragraphs.flatMap { paragraph in
      paragraph.text.isEmpty
        ? [paragraph]
        : TextLayout.wrapped(
          paragraph.text, to: text.size.columns, ellipsis: glyphs.ellipsis
        ).map { StyledText($0, paragraph.style) }
    }
  }
}
