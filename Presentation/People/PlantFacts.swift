package import Domain
import PresentationKit
package import TextUI

/// The facts about a plant, line by line below the plant's name. If there is room, a small picture is drawn above.
package struct PlantFacts {
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

  /// The number of rows for the facts, a blank row and the affection bar.
  static let rows = 7

  /// Draws the name, the picture and the facts.
  func draw(into frame: inout Frame, in area: Area) {
    frame.put(
      clipped(words.epithet(plant.epithet), area), area.origin.column, area.origin.row, .dim,
      upTo: area.endColumn)
    frame.put(
      clipped(plant.person.calledName, area), area.origin.column, area.origin.row + 1, .bold,
      upTo: area.endColumn)
    let picture = PlantPicture(plant, glyphs, moment: moment)
    let gauge = WaterGauge(plant, words, glyphs)
    var spare = area.size.rows - 4 - Self.rows
    let beside = gauge.columns(in: Size(columns: area.size.columns, rows: spare))
    if beside == 0 { spare -= 1 }
    let room = Area(
      column: area.origin.column, row: area.origin.row + 3,
      columns: min(area.size.columns - beside, 2 * spare + 4), rows: spare)
    var below = area.origin.row + 3
    if spare >= picture.smallest.rows {
      picture.draw(into: &frame, in: room)
      below = room.endRow + 1
      gauge.draw(
        into: &frame,
        in: Area(
          column: room.endColumn, row: room.origin.row, columns: beside, rows: room.size.rows))
    }
    drawFacts(
      into: &frame,
      in: Area(
        column: area.origin.column, row: below, columns: area.size.columns,
        rows: area.endRow - below),
      hasGauge: beside == 0 || spare < picture.smallest.rows)
  }

  /// Draws the facts, with the affection bar below.
  private func drawFacts(into frame: inout Frame, in area: Area, hasGauge: Bool) {
    var facts = state + details
    // Without room for the ring, its number is listed among the facts.
    if hasGauge {
      let gauge = WaterGauge(plant, words, glyphs)
      facts.insert((words.labelWater, gauge.line, Style(ink: gauge.ink)), at: 1)
    }
    drawAffection(into: &frame, at: draw(facts, into: &frame, in: area) + 1, in: area)
  }

  /// The number of rows that `drawDetails` fills.
  package static let detailRows = 3

  /// Draws the facts that are not shown beside the large picture.
  package func drawDetails(into frame: inout Frame, in area: Area) {
    _ = draw(details, into: &frame, in: area)
  }

  /// Draws facts and returns the next free row.
  private func draw(_ facts: [Fact], into frame: inout Frame, in area: Area) -> Int {
    var row = area.origin.row
    for (label, value, style) in facts where row < area.endRow {
      let after = put(label, row, into: &frame, in: area)
      let room = max(0, area.endColumn - after)
      frame.put(
        TextLayout.clipped(value, to: room, ellipsis: glyphs.ellipsis), after, row, style,
        upTo: area.endColumn)
      row += 1
    }
    return row
  }

  /// A label, its value, and the style of the value.
  private typealias Fact = (String, String, Style)

  private var state: [Fact] {
    let appearance = PlantAppearance(plant)
    return [
      (words.labelState, appearance.line(words, glyphs), Style(ink: appearance.ink, .bold)),
      (words.labelPlant, words.kind(plant, separator: ", "), .plain),
    ]
  }

  private var details: [Fact] {
    [
      (
        words.labelNext,
        plant.person.nextWatering.map { CalendarWords.day($0, in: words.language) }
          ?? words.noCycle,
        .plain
      ),
      (words.labelCycle, plant.person.cycle.map(words.every) ?? "-", .plain),
      (words.labelTogether, words.daysTogether(plant.daysTogether), .plain),
    ]
  }

  private func drawAffection(into frame: inout Frame, at row: Int, in area: Area) {
    guard row < area.endRow else { return }
    let after = put(words.labelAffection, row, into: &frame, in: area)
    let hearts = PlantAppearance(plant).hearts(glyphs)
    frame.write(
      hearts.clipped(to: max(0, area.endColumn - after), ellipsis: glyphs.ellipsis), after,
      in: Area(column: area.origin.column, row: row, columns: area.size.columns, rows: 1))
  }

  /// Writes a label and returns the column at which its value begins.
  private func put(_ label: String, _ row: Int, into frame: inout Frame, in area: Area) -> Int {
    frame.put(
      Column.padded(label, to: 10), area.origin.column, row, .dim, upTo: area.endColumn) + 1
  }

  private func clipped(_ text: String, _ area: Area) -> String {
    TextLayout.clipped(text, to: area.size.columns, ellipsis: glyphs.ellipsis)
  }
}
