package import Domain
package import TextUI

/// The panel of the selected plant: the picture, and below it the epithet, the condition, and the affection as hearts.
package struct PlantPane {
  let plant: Plant
  let words: PeopleWords
  let glyphs: Glyphs
  let moment: PlantMoment?
  /// Whether the name is above the picture. False in a panel that has the name in its border.
  let hasName: Bool

  package init(
    _ plant: Plant, _ words: PeopleWords, _ glyphs: Glyphs, moment: PlantMoment? = nil,
    hasName: Bool = true
  ) {
    self.plant = plant
    self.words = words
    self.glyphs = glyphs
    self.moment = moment
    self.hasName = hasName
  }

  package func draw(into frame: inout Frame, in area: Area) {
    if area.size.rows < 9 || area.size.columns < 18 { return drawLine(into: &frame, in: area) }
    let rows = area.size.rows
    // On a low screen the picture needs the rows more than the margins do.
    let air = rows < 16 ? 0 : 1
    let above = (hasName ? 1 : 0) + air
    let below = (hasName ? 4 : 3) + air
    PlantPicture(plant, glyphs, moment: moment)
      .draw(into: &frame, in: area.rows(above, rows - above - below))
    put(
      [StyledText(words.caption(plant), Style([.dim, .italic]))], rows - below, into: &frame,
      in: area)
    if hasName {
      put([StyledText(Printable.line(plant.person.calledName), .bold)], 0, into: &frame, in: area)
      let kind = words.kind(plant, within: area.size.columns, besides: "")
      put([StyledText(kind, .dim)], rows - 2, into: &frame, in: area)
    }
    let appearance = PlantAppearance(plant)
    put(
      [StyledText(appearance.line(words, glyphs), Style(ink: appearance.ink, .bold))],
      rows - (hasName ? 3 : 2), into: &frame, in: area)
    put(
      appearance.hearts(glyphs), rows - 1, into: &frame, in: area)
  }

  /// Writes a line centred in a row.
  private func put(
    _ line: [StyledText], _ row: Int, into frame: inout Frame, in area: Area
  ) {
    let fitting = line.clipped(to: area.size.columns, ellipsis: glyphs.ellipsis)
    let indent = TextLayout.indent(of: fitting.cells, .centre, in: area.size.columns)
    frame.write(fitting, area.origin.column + indent, in: area, row: row)
  }

  /// Draws two lines of text instead of the picture, for an area that is too small for the picture.
  private func drawLine(into frame: inout Frame, in area: Area) {
    let appearance = PlantAppearance(plant)
    frame.write(
      [
        StyledText(words.epithet(plant.epithet) + " ", .dim),
        StyledText(Printable.line(plant.person.calledName), .bold),
      ].clipped(to: area.size.columns, ellipsis: glyphs.ellipsis), in: area)
    frame.write(
      ([
        StyledText(appearance.line(words, glyphs) + "  ", Style(ink: appearance.ink))
      ] + appearance.hearts(glyphs)).clipped(to: area.size.columns, ellipsis: glyphs.ellipsis),
      in: area, row: 1)
  }
}
