package import TextUI

extension Form {
  /// Returns the number of rows of the form at a width, with blank rows between the fields.
  package func rowCount(columns: Int) -> Int {
    let layout = FormLayout(labels: fields.map(\.label), columns: columns)
    return fields.reduce(0) { $0 + rows(of: $1, layout) } + max(0, fields.count - 1)
  }

  /// Returns the number of rows of the form within a height. Blank rows between the fields are dropped first.
  func rowCount(columns: Int, within room: Int) -> Int {
    let whole = rowCount(columns: columns)
    return whole <= room ? whole : min(room, whole - max(0, fields.count - 1))
  }

  /// Draws the form. A form that is taller than its area scrolls to the caret.
  package func draw(
    into frame: inout Frame, in area: Area, isFocused: Bool = true, glyphs: Glyphs = .unicode
  ) {
    guard area.size.columns > 0, area.size.rows > 0 else { return }
    let page = page(in: area.size, isFocused: isFocused, hue: frame.hue, glyphs)
    frame.show(page.picture, rows: page.shown, in: area)
  }

  /// Returns the field at a point of the screen, for the mouse; nil if there is none.
  package func field(at point: Point, in area: Area) -> Name? {
    guard area.contains(point) else { return nil }
    let page = page(in: area.size, isFocused: true, hue: .ember, .unicode)
    let row = point.row - area.origin.row + page.shown.lowerBound
    guard page.shown.contains(row) else { return nil }
    let index = page.starts.lastIndex { $0 <= row }
    return index.map { fields[$0].name }
  }

  /// Returns the whole form in a frame as tall as needed, the first row of each field, and the range of visible rows.
  /// If there is too little room, the form has no blank rows between the fields.
  private func page(
    in size: Size, isFocused: Bool, hue: Hue, _ glyphs: Glyphs
  ) -> (picture: Frame, starts: [Int], shown: Range<Int>) {
    let layout = FormLayout(labels: fields.map(\.label), columns: size.columns)
    let heights = fields.map { rows(of: $0, layout) }
    let gaps = max(0, fields.count - 1)
    let needed = heights.reduce(0, +)
    let gap = needed + gaps <= size.rows ? 1 : 0
    var picture = Frame(size: Size(columns: size.columns, rows: needed + gap * gaps))
    picture.hue = hue
    var starts: [Int] = []
    var row = 0
    var focusedRow = 0
    for (field, height) in zip(fields, heights) {
      let hasKeys = field.name == focus
      if hasKeys { focusedRow = row }
      draw(field, at: row, layout, hasKeys: hasKeys && isFocused, into: &picture, glyphs)
      starts.append(row)
      row += height + gap
    }
    let shown = Rows.window(
      count: picture.size.rows, selected: picture.caret?.row ?? focusedRow, height: size.rows)
    return (picture, starts, shown)
  }

  private func rows(of field: Field, _ layout: FormLayout) -> Int {
    field.content.rows(columns: layout.valueColumns) + (layout.isStacked ? 1 : 0)
      + notice(of: field, layout).count
  }

  private func notice(of field: Field, _ layout: FormLayout) -> [String] {
    guard let notice = field.notice else { return [] }
    return TextLayout.wrapped(notice, to: layout.valueColumns - 2, rows: 2)
  }

  private func draw(
    _ field: Field, at row: Int, _ layout: FormLayout, hasKeys: Bool, into page: inout Frame,
    _ glyphs: Glyphs
  ) {
    let columns = page.size.columns
    let line = Area(column: 0, row: row, columns: columns, rows: 1)
    let own = Style(ink: page.hue.ink, .bold)
    if hasKeys { page.write([StyledText(glyphs.pointer, own)], in: line) }
    let room = layout.isStacked ? columns - 2 : layout.labelColumns
    let label = TextLayout.clipped(field.label, to: room, ellipsis: glyphs.ellipsis)
    page.write([StyledText(label, hasKeys ? own : .dim)], 2, in: line)
    let value = Area(
      column: layout.valueColumn, row: row + (layout.isStacked ? 1 : 0),
      columns: layout.valueColumns, rows: field.content.rows(columns: layout.valueColumns))
    field.content.draw(into: &page, in: value, hasKeys: hasKeys && !field.isLocked, glyphs)
    if field.isLocked { page.restyle(value) { $0.marks.insert(.dim) } }
    for (index, text) in notice(of: field, layout).enumerated() {
      let sign = index == 0 ? glyphs.refused + " " : "  "
      let below = Area(
        column: value.origin.column, row: value.endRow + index, columns: value.size.columns,
        rows: 1)
      page.write(
        [StyledText(sign, Style(ink: Accent.rose, .bold)), StyledText(text)], in: below)
    }
  }
}

extension FormContent {
  /// Draws the value. A rule after a text shows how much may be written. The rule has the hue of the part while the
  /// field has the focus.
  func draw(into page: inout Frame, in area: Area, hasKeys: Bool, _ glyphs: Glyphs) {
    var inner = area
    // The rules of all fields end in one column, before the widest counter.
    let ruled = max(Self.leastRule, area.size.columns - Self.widestCounter)
    switch self {
    case .text(let field):
      inner.size.columns = field.columns(within: area.size.columns)
      field.draw(into: &page, in: inner, isFocused: hasKeys, glyphs: glyphs)
      drawRule(into: &page, in: inner.columns(atMost: ruled), hasKeys: hasKeys, glyphs)
    case .multiline(let editor, _), .growing(let editor, _):
      inner.size.columns = editor.columns(within: area.size.columns)
      editor.draw(into: &page, in: inner, isFocused: hasKeys, glyphs: glyphs)
      drawRule(into: &page, in: inner.columns(atMost: ruled), hasKeys: hasKeys, glyphs)
    case .choice(let field): write(field.pieces(isFocused: hasKeys, glyphs), &page, area, glyphs)
    case .number(let field): write(field.pieces(isFocused: hasKeys, glyphs), &page, area, glyphs)
    case .toggle(let field): write(field.pieces(isFocused: hasKeys, glyphs), &page, area, glyphs)
    case .day(let field): write(field.pieces(isFocused: hasKeys, glyphs), &page, area, glyphs)
    case .moment(let field):
      write(
        field.pieces(isFocused: hasKeys, columns: area.size.columns), &page, area, glyphs)
    }
    if hasKeys || isWarning, let counter, inner.size.columns < area.size.columns {
      let style = isWarning ? Style(ink: Accent.rose, .bold) : .dim
      page.write([StyledText(counter, style)], inner.endColumn + 1, in: area)
    }
  }

  private static var widestCounter: Int { 10 }
  private static var leastRule: Int { 12 }
  /// The minimum width of a rule. A shorter one would look like a dash in the text.
  private static var shortestRule: Int { 3 }

  /// Draws a rule after each row of text, one blank away, up to the end of the field.
  private func drawRule(
    into page: inout Frame, in area: Area, hasKeys: Bool, _ glyphs: Glyphs
  ) {
    let style = hasKeys ? Style(ink: page.hue.ink) : .dim
    for row in 0..<area.size.rows {
      let line = area.origin.row + row
      let columns = area.origin.column..<min(page.size.columns, area.endColumn)
      let last = columns.last { page[$0, line].character != " " || page[$0, line].width == 0 }
      let start = last.map { $0 + 2 } ?? columns.lowerBound
      guard start + Self.shortestRule <= columns.upperBound else { continue }
      let rule = String(repeating: glyphs.rule, count: columns.upperBound - start)
      page.write([StyledText(rule, style)], start, in: area, row: row)
    }
  }

  private func write(
    _ pieces: [StyledText], _ page: inout Frame, _ area: Area, _ glyphs: Glyphs
  ) {
    page.write(pieces.clipped(to: area.size.columns, ellipsis: glyphs.ellipsis), in: area)
  }
}

extension Area {
  /// Returns the area cut to a width.
  fileprivate func columns(atMost columns: Int) -> Area {
    var area = self
    area.size.columns = min(columns, size.columns)
    return area
  }
}
