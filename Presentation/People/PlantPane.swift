package import Domain
package import TextUI

/// The panel of the selected plant. The affection is at the left, and the picture is between the name above and the
/// condition below.
package struct PlantPane {
  let plant: Plant
  let words: PeopleWords
  let glyphs: Glyphs
  let moment: PlantMoment?

  package init(_ plant: Plant, _ words: PeopleWords, _ glyphs: Glyphs, moment: PlantMoment? = nil) {
    self.plant = plant
    self.words = words
    self.glyphs = glyphs
    self.moment = moment
  }

  /// The width of the affection bar at the left of the picture, including the gap.
  private static let gauge = 5

  package func draw(into frame: inout Frame, in area: Area) {
    if area.size.rows < 9 || area.size.columns < 24 { return drawLine(into: &frame, in: area) }
    let gauge = Area(
      column: area.origin.column, row: area.origin.row, columns: Self.gauge - 1,
      rows: area.size.rows)
    AffectionGauge(plant.person.affection, glyphs).draw(into: &frame, in: gauge)
    let room = Area(
      column: area.origin.column + Self.gauge, row: area.origin.row,
      columns: area.size.columns - Self.gauge, rows: area.size.rows)
    // On a low screen the picture needs the rows more than the margins do.
    let air = room.size.rows < 16 ? 2 : 3
    let picture = Area(
      column: room.origin.column, row: room.origin.row + air, columns: room.size.columns,
      rows: room.size.rows - 2 * air)
    PlantPicture(plant, glyphs, moment: moment).draw(into: &frame, in: picture)
    put(words.epithet(plant.epithet), .dim, 0, into: &frame, in: room)
    put(plant.person.calledName, .bold, 1, into: &frame, in: room)
    let look = PlantLook(plant)
    put(
      look.line(words, glyphs), Style(ink: look.ink, .bold), room.size.rows - 2, into: &frame,
      in: room)
    put(kind, .dim, room.size.rows - 1, into: &frame, in: room)
  }

  private var kind: String { "\(words.level(plant)) · \(words.stage(plant))" }

  /// Writes a line centred in a row.
  private func put(
    _ text: String, _ style: Style, _ row: Int, into frame: inout Frame, in area: Area
  ) {
    let line = TextLayout.clipped(text, to: area.size.columns, ellipsis: glyphs.ellipsis)
    let indent = TextLayout.indent(of: TextLayout.cells(line), .centre, in: area.size.columns)
    frame.put(
      line, area.origin.column + indent, area.origin.row + row, style, upTo: area.endColumn)
  }

  /// Draws two lines of text instead of the picture, for an area that is too small for the picture.
  private func drawLine(into frame: inout Frame, in area: Area) {
    let look = PlantLook(plant)
    let column = area.origin.column
    let end = area.endColumn
    var here = frame.put(
      words.epithet(plant.epithet) + " ", column, area.origin.row, .dim, upTo: end)
    here = frame.put(plant.person.calledName, here, area.origin.row, .bold, upTo: end)
    if area.size.rows < 2 { return }
    here = frame.put(
      look.line(words, glyphs) + " · ", column, area.origin.row + 1, Style(ink: look.ink),
      upTo: end)
    frame.put(
      words.affection(plant.person.affection), here, area.origin.row + 1, .dim, upTo: end)
  }
}
