extension Frame {
  /// Returns the first rows as lines of text with colours, for output that scrolls. Every line ends in the default style,
  /// and blanks at the end of a line are left out.
  package func printed(_ depth: ColourDepth, rows: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    for row in 0..<min(rows, size.rows) {
      let cells = cells[row * size.columns..<(row + 1) * size.columns]
      let end =
        cells.lastIndex { $0.character != " " || $0.style.paper != nil }.map { $0 + 1 }
        ?? cells.startIndex
      var (style, pen) = (Style.plain, Pen.plain)
      for cell in cells[..<end] where cell.width > 0 {
        if cell.style != style {
          let next = Pen(cell.style, depth)
          if next != pen { next.write(after: pen, to: &bytes) }
          (style, pen) = (cell.style, next)
        }
        bytes.append(contentsOf: cell.character.utf8)
      }
      if pen != .plain { Pen.plain.write(after: pen, to: &bytes) }
      bytes.append(0x0A)
    }
    return bytes
  }
}
