extension Frame {
  /// Draws styled text on one row of an area, clipped to the area, and returns the column after the text. `column` is a
  /// screen column; nil means the left edge of the area.
  @discardableResult
  public mutating func write(
    _ pieces: [StyledText], _ column: Int? = nil, in area: Area, row: Int = 0
  ) -> Int {
    var here = column ?? area.origin.column
    guard (0..<area.size.rows).contains(row) else { return here }
    for piece in pieces {
      here = put(piece.text, here, area.origin.row + row, piece.style, upTo: area.endColumn)
    }
    return here
  }

  /// Draws a text wrapped to the width of an area, from the area's row `first` on. Returns the number of rows drawn.
  @discardableResult
  public mutating func write(
    wrapped text: String, _ style: Style = .dim, in area: Area, row first: Int = 0,
    rows: Int = .max
  ) -> Int {
    let lines = TextLayout.wrapped(text, to: area.size.columns, rows: rows)
    for (row, line) in lines.enumerated() {
      write([StyledText(line, style)], in: area, row: first + row)
    }
    return lines.count
  }

  /// Draws the message of an empty list, centred and a little above the middle. The first line says that the list is
  /// empty; the dimmed rest says how to add something.
  public mutating func write(emptiness text: String, in area: Area) {
    let lines = TextLayout.wrapped(text, to: area.size.columns - 8)
    // A sentence of several rows has one style; only what follows the first paragraph is dim.
    let first = TextLayout.wrapped(
      text.prefix { !$0.isNewline }.description, to: area.size.columns - 8
    ).count
    let top = max(0, area.size.rows / 2 - 2)
    for (row, line) in lines.enumerated() {
      let indent = TextLayout.indent(of: TextLayout.cells(line), .centre, in: area.size.columns)
      write(
        [StyledText(line, row < first ? .plain : .dim)], area.origin.column + indent, in: area,
        row: top + row)
    }
  }

  /// Sets the caret unless the point is outside the area or the screen.
  public mutating func setCaret(_ point: Point, in area: Area) {
    let screen = Area(column: 0, row: 0, columns: size.columns, rows: size.rows)
    if area.contains(point), screen.contains(point) { caret = point }
  }

  /// Copies some rows of another frame into an area, and the other frame's caret if visible. In this way, content
  /// taller than its area can be scrolled.
  public mutating func show(_ picture: Frame, rows: Range<Int>, in area: Area) {
    let shown = rows.clamped(to: 0..<picture.size.rows).prefix(area.size.rows)
    for row in shown {
      let target = area.origin.row + row - shown.startIndex
      for column in 0..<min(picture.size.columns, area.size.columns) {
        let cell = picture[column, row]
        if cell.width > 0, column + Int(cell.width) <= area.size.columns {
          putChecked(cell, area.origin.column + column, target)
        }
      }
    }
    if let caret = picture.caret, shown.contains(caret.row) {
      let point = Point(
        column: area.origin.column + caret.column,
        row: area.origin.row + caret.row - shown.startIndex)
      setCaret(point, in: area)
    }
  }
}
