extension Rows {
  /// Draws the rows around the selected row. Without the focus, the pointer is dimmed and the selected row is not
  /// highlighted.
  public func draw(
    into frame: inout Frame, in area: Area, isFocused: Bool = true, glyphs: Glyphs = .unicode
  ) {
    let shown = Rows.window(count: total, selected: selected ?? 0, height: area.size.rows)
    guard !shown.isEmpty, area.size.columns > 0 else { return }
    let scrolls = shown.count < total && area.size.columns >= 12
    var list = area
    if scrolls { list.size.columns -= 2 }
    let marker = selected == nil || list.size.columns < 6 ? 0 : 2
    let widths = widths(within: list.size.columns - marker, near: shown)
    for (line, index) in shown.enumerated() {
      let isSelected = index == selected
      if isSelected, marker > 0 {
        frame.write([StyledText(glyphs.pointer, isFocused ? .bold : .dim)], in: list, row: line)
      }
      if selection.contains(index), marker > 0 {
        frame.write(
          [StyledText(glyphs.selected, .bold)], list.origin.column + 1, in: list, row: line)
      }
      let start = list.origin.column + marker
      draw(index, widths, at: start, line, into: &frame, in: list, glyphs)
      guard isSelected, isFocused else { continue }
      let whole = Area(
        column: area.origin.column, row: area.origin.row + line, columns: list.size.columns,
        rows: 1)
      // Reverse video shows the selection if there is no room for the pointer.
      frame.restyle(whole) { style in
        if marker == 0 { style.marks.insert(.reverse) }
        if marker > 0, !style.marks.contains(.dim) { style.marks.insert(.bold) }
      }
      if marker > 0 { frame.select(whole) }
    }
    if scrolls { Self.drawThumb(shown, of: total, into: &frame, in: area, glyphs) }
  }

  private func draw(
    _ index: Int, _ widths: [Int?], at start: Int, _ line: Int, into frame: inout Frame,
    in area: Area, _ glyphs: Glyphs
  ) {
    guard rows.indices.contains(index - self.start) else {
      frame.write([StyledText(glyphs.ellipsis, .dim)], start, in: area, row: line)
      return
    }
    let row = rows[index - self.start]
    var here = start
    for (column, width) in widths.enumerated() {
      guard let width else { continue }
      if column < row.count {
        let pieces = row[column].clipped(to: width, ellipsis: glyphs.ellipsis)
        let indent = TextLayout.indent(of: pieces.cells, columns[column].alignment, in: width)
        frame.write(pieces, here + indent, in: area, row: line)
      }
      here += width + Rows.gap
    }
  }

  /// The number of blanks between two columns.
  private static let gap = 2

  /// The minimum width of a `rest` column.
  private static let leastRest = 8

  /// The number of rows measured above and below the visible rows. With a fixed number, column widths rarely change
  /// while scrolling, and the cost does not grow with the list.
  private static let reach = 200

  /// Returns the width of each column; nil for columns that do not fit.
  private func widths(within room: Int, near shown: Range<Int>) -> [Int?] {
    let measured = (shown.lowerBound - start - Rows.reach)..<(shown.upperBound - start + Rows.reach)
    let near = rows[measured.clamped(to: rows.indices)]
    var widths: [Int?] = columns.indices.map { index in
      switch columns[index].width {
      case .fixed(let cells): return max(0, cells)
      case .fitting(let most):
        return near.reduce(0) { max($0, min(most, index < $1.count ? $1[index].cells : 0)) }
      case .rest: return Rows.leastRest
      }
    }
    while taken(by: widths) > room, widths.count(where: { $0 != nil }) > 1 {
      let present = widths.indices.filter { widths[$0] != nil }
      guard let least = present.reversed().min(by: { importance($0) < importance($1) })
      else { break }
      widths[least] = nil
    }
    let spare = room - taken(by: widths)
    if let rest = columns.firstIndex(where: { $0.width == .rest }), let width = widths[rest] {
      widths[rest] = max(0, width + spare)
    } else if spare < 0, let only = widths.firstIndex(where: { $0 != nil }) {
      widths[only] = max(0, room)
    }
    return widths
  }

  private func importance(_ column: Int) -> Int { columns[column].importance }

  private func taken(by widths: [Int?]) -> Int {
    let present = widths.compactMap { $0 }
    return present.reduce(0, +) + max(0, present.count - 1) * Rows.gap
  }

  /// Draws a scroll bar's thumb in the last column of the area.
  public static func drawThumb(
    _ shown: Range<Int>, of total: Int, rowHeight: Int = 1, into frame: inout Frame,
    in area: Area, _ glyphs: Glyphs
  ) {
    let height = shown.count * rowHeight
    let length = max(1, height * shown.count / total)
    let hidden = total - shown.count
    let first = hidden > 0 ? (height - length) * shown.lowerBound / hidden : 0
    for line in first..<(first + length) {
      frame.write(
        [StyledText(glyphs.thumb, .dim)], area.endColumn - 1, in: area, row: line)
    }
  }
}
