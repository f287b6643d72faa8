extension Frame {
  /// Draws styled stretches on the first row of an area, starting at a column of the screen, and
  /// returns the column after them; nothing leaves the area.
  @discardableResult
  mutating func write(
    _ pieces: [StyledText], _ column: Int? = nil, in area: Area, row: Int = 0
  ) -> Int {
    var here = column ?? area.origin.column
    guard (0..<area.size.rows).contains(row) else { return here }
    for piece in pieces {
      here = put(piece.text, here, area.origin.row + row, piece.style, upTo: area.endColumn)
    }
    return here
  }

  /// Puts the caret where typing goes on, if that place can be seen.
  mutating func placeCaret(_ point: Point, in area: Area) {
    let screen = Area(column: 0, row: 0, columns: size.columns, rows: size.rows)
    if area.contains(point), screen.contains(point) { caret = point }
  }

  /// Copies some rows of another picture into an area, with its caret when it falls inside. This
  /// is how a part that is taller than its room scrolls.
  mutating func show(_ picture: Frame, rows: Range<Int>, in area: Area) {
    let shown = rows.clamped(to: 0..<picture.size.rows).prefix(area.size.rows)
    for row in shown {
      let target = area.origin.row + row - shown.startIndex
      for column in 0..<min(picture.size.columns, area.size.columns) {
        let cell = picture[column, row]
        if cell.width > 0, column + Int(cell.width) <= area.size.columns {
          set(cell, area.origin.column + column, target)
        }
      }
    }
    if let caret = picture.caret, shown.contains(caret.row) {
      let point = Point(
        column: area.origin.column + caret.column,
        row: area.origin.row + caret.row - shown.startIndex)
      placeCaret(point, in: area)
    }
  }
}
