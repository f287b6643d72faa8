import PresentationKit
import TextUI

/// The layout of a form about a plant: a framed sheet with the fields at the left and the plant at the right. On a
/// small screen there is only the form.
struct PlantSheet {
  let border: Area?
  let form: Area
  let plant: Area?

  init(_ area: Area) {
    guard area.size.columns >= 76, area.size.rows >= 18 else {
      (border, form, plant) = (nil, area, nil)
      return
    }
    let width = min(area.size.columns, 112)
    let height = min(area.size.rows, 24)
    let sheet = Area(
      column: area.origin.column + (area.size.columns - width) / 2,
      row: area.origin.row + (area.size.rows - height) / 3, columns: width, rows: height)
    let right = width >= 100 ? width * 3 / 8 : 24
    border = sheet
    // The form begins two rows below its area, so the border stands where its title would be.
    form = Area(
      column: sheet.origin.column + 1, row: sheet.origin.row, columns: width - right - 2,
      rows: height - 1)
    plant = Area(
      column: form.endColumn, row: sheet.origin.row + 2, columns: right - 1, rows: height - 3)
  }

  /// Draws the border with a title, and returns the title that the form still has to draw.
  func drawBorder(_ title: String, into frame: inout Frame, _ glyphs: Glyphs) -> String {
    guard let border else { return title }
    Panel(Printable.line(title), ink: frame.hue.ink, hasKeys: true)
      .draw(into: &frame, in: border, glyphs: glyphs)
    return ""
  }

  /// Draws a kind of plant with its name below.
  func draw(
    _ picture: PlantPicture, named name: String, into frame: inout Frame, _ glyphs: Glyphs
  ) {
    guard let plant else { return }
    picture.draw(into: &frame, in: plant.rows(0, plant.size.rows - 3))
    let line = [StyledText(name, .dim)]
      .clipped(to: plant.size.columns, ellipsis: glyphs.ellipsis)
    let indent = TextLayout.indent(of: line.cells, .centre, in: plant.size.columns)
    frame.write(line, plant.origin.column + indent, in: plant, row: plant.size.rows - 2)
  }
}
