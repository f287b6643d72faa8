import PresentationKit
import TextUI

/// The layout of a form with a plant on its right. On a wide screen the plant is in the area `side` of the form
/// template; on a narrower one the form leaves room for the plant. A small screen shows only the form.
struct PlantSheet {
  let form: Area
  /// The area of the plant if the form leaves room for it; nil if the form template has a `side` or there is no room.
  private let room: Area?
  private let hasSide: Bool

  /// The number of columns that a form leaves for the plant, and the maximum number of rows of the plant.
  private static let (columns, rows) = (24, 18)

  init(_ area: Area) {
    hasSide = SheetTemplate.hasSide(in: area)
    guard !hasSide, area.size.columns >= 76, area.size.rows >= 16 else {
      (form, room) = (area, nil)
      return
    }
    let left = area.size.columns - Self.columns
    form = Area(
      column: area.origin.column, row: area.origin.row, columns: left, rows: area.size.rows)
    room = Area(
      column: form.endColumn, row: area.origin.row, columns: Self.columns - 1,
      rows: area.size.rows
    ).rows(1, Self.rows)
  }

  /// Draws a form, and calls `side` to draw the plant beside it.
  func draw<Field>(
    _ sheet: FormSheet<Field>, _ title: String, notes: [String] = [], into frame: inout Frame,
    side: @escaping Form<Field>.Side
  ) {
    if let room { side(&frame, room) }
    let notes = notes.map { StyledText($0, .dim) }
    guard hasSide else {
      return sheet.draw(title, notes: notes, into: &frame, in: form)
    }
    sheet.draw(title, notes: notes, into: &frame, in: form) { frame, area in
      side(&frame, area.rows(0, Self.rows))
    }
  }
}

extension PlantPicture {
  /// Draws a kind of plant with its name below.
  func draw(named name: String, into frame: inout Frame, in area: Area, _ glyphs: Glyphs) {
    draw(into: &frame, in: area.rows(0, area.size.rows - 2))
    let line = [StyledText(name, .dim)]
      .clipped(to: area.size.columns, ellipsis: glyphs.ellipsis)
    let indent = TextLayout.indent(of: line.cells, .centre, in: area.size.columns)
    frame.write(line, area.origin.column + indent, in: area, row: area.size.rows - 1)
  }
}
