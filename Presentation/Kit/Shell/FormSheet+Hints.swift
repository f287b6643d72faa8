package import TextUI

extension FormSheet {
  /// Draws the form under its title, with hints above and below it. If there is little room, blank rows are dropped
  /// first, and then the text below.
  package func draw(
    _ title: String, above: [StyledText], below: [StyledText], into frame: inout Frame,
    in area: Area
  ) {
    let room = area.inset(columns: 2)
    let columns = FormKeys.columns(area.size.columns)
    func wrapped(_ texts: [StyledText]) -> [StyledText] {
      texts.flatMap { text in
        TextLayout.wrapped(text.text, to: max(1, columns)).map { StyledText($0, text.style) }
      }
    }
    frame.write(
      [StyledText(title, .bold)].clipped(to: columns, ellipsis: glyphs.ellipsis), in: room)
    let introduction = wrapped(above)
    let isRoomy = area.size.rows >= 3 + introduction.count + form.rowCount(columns: columns)
    var row = isRoomy ? 2 : 1
    for line in introduction where row < area.size.rows - 1 {
      frame.write([line], in: room, row: row)
      row += 1
    }
    if isRoomy { row += 1 }
    let body = Area(
      column: room.origin.column, row: area.origin.row + row, columns: columns,
      rows: max(0, area.size.rows - row))
    form.draw(into: &frame, in: body, glyphs: glyphs)
    row += form.rowCount(columns: columns, within: body.size.rows) + (isRoomy ? 1 : 0)
    for line in wrapped(below) where row < area.size.rows {
      frame.write([line], in: room, row: row)
      row += 1
    }
    leaving.draw(into: &frame, in: area, glyphs)
  }
}
