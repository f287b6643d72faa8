package import TextUI

extension Form {
  /// Draws something beside the form, such as the plant that is watered.
  package typealias Side = (_ frame: inout Frame, _ area: Area) -> Void

  /// Draws the form in the template of all forms. `above` introduces the form. `notes` say what the form will do or how
  /// to fill it in. They are beside the form, or below it if the screen is narrow or `side` draws something there. If
  /// there is little room, blank rows are dropped first, and then the notes.
  package func drawSheet(
    _ title: String, figure: [StyledText] = [], above: [StyledText] = [],
    notes: [StyledText] = [], into frame: inout Frame, in area: Area, _ glyphs: Glyphs,
    side: Side? = nil
  ) {
    let isBeside = side == nil && SheetTemplate.hasSide(in: area)
    let rows = SheetRows(form: self, above: above, below: isBeside ? [] : notes, in: area)
    let usesSide = side != nil || (isBeside && !notes.isEmpty)
    let sheet = SheetTemplate(in: area, holding: rows.count, usesSide: usesSide)
    sheet.draw(title, figure: figure, into: &frame, glyphs)
    let inside = sheet.inside
    for (row, line) in rows.above.enumerated() { frame.write([line], in: inside, row: row) }
    draw(into: &frame, in: inside.rows(rows.formStart, rows.formRows), glyphs: glyphs)
    for (row, line) in rows.below.enumerated() {
      frame.write([line], in: inside, row: rows.belowStart + row)
    }
    guard let room = sheet.side else { return }
    if let side { return side(&frame, room) }
    // Beside the form, each item of a list has a row of its own.
    let notes = notes.map { StyledText($0.text.replacing("   ", with: "\n"), $0.style) }
    let lines = SheetRows.wrapped(notes, to: room.size.columns, gap: 1)
    for (row, line) in lines.enumerated() { frame.write([line], in: room, row: row) }
  }
}

extension FormSheet {
  /// Draws the form in the template of all forms; see `Form.drawSheet`.
  package func draw(
    _ title: String, figure: [StyledText] = [], above: [StyledText] = [],
    notes: [StyledText] = [], into frame: inout Frame, in area: Area,
    side: Form<Name>.Side? = nil
  ) {
    form.drawSheet(
      title, figure: figure, above: above, notes: notes, into: &frame, in: area, glyphs,
      side: side)
    leaving.draw(into: &frame, in: area, glyphs)
  }

  /// Draws the form with hints above and below it.
  package func draw(
    _ title: String, above: [StyledText], below: [StyledText], into frame: inout Frame,
    in area: Area
  ) {
    draw(title, above: above, notes: below, into: &frame, in: area)
  }

  /// Draws the form with a remark; each of its lines is a paragraph.
  package func draw(_ title: String, into frame: inout Frame, in area: Area, remark: String) {
    let notes = remark.split(separator: "\n").map { StyledText(String($0), .dim) }
    draw(title, notes: notes, into: &frame, in: area)
  }
}

/// The rows of a sheet: the introduction, the form and the notes below it.
private struct SheetRows {
  private(set) var above: [StyledText]
  private(set) var below: [StyledText]
  let formStart: Int
  let formRows: Int
  let belowStart: Int
  var count: Int { below.isEmpty ? formStart + formRows : belowStart + below.count }

  init<Name>(form: Form<Name>, above: [StyledText], below: [StyledText], in area: Area) {
    let columns = SheetTemplate.inside(area.size.columns)
    let above = Self.wrapped(above, to: columns)
    let below = Self.wrapped(below, to: columns)
    let whole = form.rowCount(columns: columns)
    let dense = whole - max(0, form.fields.count - 1)
    let room = max(0, area.size.rows - 2)
    let gaps = (above.isEmpty ? 0 : 1) + (below.isEmpty ? 0 : 1)
    if above.count + whole + below.count + gaps <= room {
      (self.above, self.below) = (above, below)
      formStart = above.isEmpty ? 0 : above.count + 1
      formRows = whole
      belowStart = formStart + whole + 1
      return
    }
    // The form keeps its fields, the introduction keeps two rows, and the notes take what is left.
    let spare = max(0, room - min(dense, room))
    self.above = Array(above.prefix(max(spare, min(2, room / 3))))
    let left = max(0, room - self.above.count)
    self.below = Array(below.prefix(max(min(below.count, left / 3), left - dense)))
    formStart = self.above.count
    formRows = min(whole, max(0, left - self.below.count))
    belowStart = formStart + formRows
  }

  /// Wraps each text to a width, with `gap` blank rows between the texts. Each row has the style of its text.
  static func wrapped(_ texts: [StyledText], to columns: Int, gap: Int = 0) -> [StyledText] {
    texts.enumerated().flatMap { index, text in
      Array(repeating: StyledText(""), count: index == 0 ? 0 : gap)
        + TextLayout.wrapped(text.text, to: max(1, columns)).map { StyledText($0, text.style) }
    }
  }
}
