import Domain

/// The selected plant with what matters about it today.
struct PlantPane {
  let plant: Plant
  let words: PeopleWords
  let glyphs: Glyphs

  init(_ plant: Plant, _ words: PeopleWords, _ glyphs: Glyphs) {
    self.plant = plant
    self.words = words
    self.glyphs = glyphs
  }

  func draw(into frame: inout Frame, in area: Area) {
    if area.size.rows < 8 { return drawLine(into: &frame, in: area) }
    let column = area.origin.column
    let end = area.endColumn
    var row = area.origin.row
    frame.put(clipped(words.epithet(plant.epithet), area), column, row, .dim, upTo: end)
    row += 1
    frame.put(clipped(plant.person.calledName, area), column, row, .bold, upTo: end)
    row += 2
    for (label, value, style) in facts where row < area.endRow {
      let after = frame.put(Column.padded(label, to: 10), column, row, .dim, upTo: end)
      let room = max(0, end - after - 1)
      frame.put(
        TextLayout.clipped(value, to: room, ellipsis: glyphs.ellipsis), after + 1, row, style,
        upTo: end)
      row += 1
    }
    row += 1
    drawAffection(into: &frame, at: row, in: area)
  }

  /// The two lines that stand for the plant where there is no room for more.
  private func drawLine(into frame: inout Frame, in area: Area) {
    let look = PlantLook(plant)
    let column = area.origin.column + 2
    let end = area.endColumn - 2
    var here = frame.put(
      words.epithet(plant.epithet) + " ", column, area.origin.row, .dim, upTo: end)
    here = frame.put(plant.person.calledName, here, area.origin.row, .bold, upTo: end)
    let state = "\(look.sign(glyphs)) \(plant.dDayLabel) · \(words.state(plant.state)) · "
    here = frame.put(state, column, area.origin.row + 1, Style(ink: look.ink), upTo: end)
    frame.put(
      words.affection(plant.person.affection), here, area.origin.row + 1, .dim, upTo: end)
  }

  private var facts: [(String, String, Style)] {
    let look = PlantLook(plant)
    let person = plant.person
    return [
      (
        words.labelState, "\(look.sign(glyphs)) \(plant.dDayLabel) · \(words.state(plant.state))",
        Style(ink: look.ink, .bold)
      ),
      (words.labelPlant, "\(words.species(plant.species)), \(words.stage(plant))", .plain),
      (
        words.labelNext, CalendarWords.day(person.nextWatering, in: words.language), .plain
      ),
      (words.labelCycle, words.every(person.cycle), .plain),
      (words.labelTogether, words.daysTogether(plant.daysTogether), .plain),
    ]
  }

  private func drawAffection(into frame: inout Frame, at row: Int, in area: Area) {
    guard row < area.endRow else { return }
    let after = frame.put(
      Column.padded(words.labelAffection, to: 10), area.origin.column, row, .dim,
      upTo: area.endColumn)
    let percent = "\(plant.person.affection.percent)%"
    let length = max(0, min(20, area.endColumn - after - 7))
    let bar = Bar(plant.person.affection.points, of: Affection.full)
    let cells = bar.cells(length, glyphs: glyphs)
    let look = Style(ink: PlantLook(plant).petal)
    var here = frame.put(cells.filled, after + 1, row, look, upTo: area.endColumn)
    here = frame.put(cells.empty, here, row, .dim, upTo: area.endColumn)
    frame.put(" " + percent, here, row, upTo: area.endColumn)
  }

  private func clipped(_ text: String, _ area: Area) -> String {
    TextLayout.clipped(text, to: area.size.columns, ellipsis: glyphs.ellipsis)
  }
}
