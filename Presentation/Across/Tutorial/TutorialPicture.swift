import Domain
import PresentationKit
import PresentationMoods
import PresentationPeople
import PresentationReading
import PresentationSayings
import PresentationSchedule
import TextUI

/// The picture on a page of the tutorial, drawn by the views of the parts.
struct TutorialPicture: Equatable, Sendable {
  let picture: TutorialPage.Picture
  let glyphs: Glyphs

  func draw(into frame: inout Frame, in area: Area) {
    switch picture {
    case .fire:
      let fire = area.middle(columns: min(area.size.columns, 3 * area.size.rows))
      Bonfire.still.draw(into: &frame, in: fire, glyphs.pictures)
    case .plant(let plant): self.plant(plant).draw(into: &frame, in: area)
    case .shapes(let count): CanvasScene(Self.canvas(count)).draw(into: &frame, in: area, glyphs)
    case .day: drawDay(into: &frame, in: area)
    case .spines: drawSpines(into: &frame, in: area)
    }
  }

  private func plant(_ plant: TutorialPage.TutorialPlant) -> PlantPicture {
    switch plant {
    case .young: PlantPicture(.dandelion, stage: 1, glyphs)
    case .other: PlantPicture(.stuckyi, stage: 2, glyphs)
    case .thirsty: PlantPicture(.americanBlue, stage: 2, glyphs, thirst: 0.8)
    case .grown: PlantPicture(.rosemary, stage: 3, glyphs)
    case .old: PlantPicture(.cactus, stage: 3, glyphs)
    }
  }

  /// Creates a sample canvas with moods from low to high, spread over its area.
  private static func canvas(_ count: Int) -> Canvas {
    let positions = [
      (30, 34), (68, 26), (50, 62), (22, 72), (78, 70), (46, 20), (82, 46), (62, 84), (16, 48),
    ]
    let moment = Now(instant: 0, offset: 0)
    let shapes = positions.prefix(count).enumerated().map { number, position in
      Canvas.Shape(
        MoodRecord(
          id: ID("\(number)"), at: moment, level: MoodLevel(nearest: 8 + number * 11),
          text: MultilineText(stored: ""),
          position: CanvasPosition(x: position.0 * 10, y: position.1 * 10)),
        theme: .dawn)
    }
    return Canvas(
      day: moment.day, mode: .daily, theme: .dawn, shapes: shapes, total: shapes.count,
      hasGuide: false)
  }

  /// Draws a sample day with four events, seen at 14:00.
  private func drawDay(into frame: inout Frame, in area: Area) {
    guard glyphs.pictures.isDrawn, area.size.rows >= 3, area.size.columns >= 12 else { return }
    let rows = min(7, area.size.rows)
    let columns = min(area.size.columns, 56)
    let hour = 3600
    let events = [(8, 9), (13, 15), (14, 17), (19, 21)].enumerated().map { number, hours in
      ScheduledEvent(
        Event(
          id: ID("\(number)"), title: SingleLineText(stored: ""),
          start: Now(instant: hours.0 * hour, offset: 0),
          end: Now(instant: hours.1 * hour, offset: 0)))
    }
    let now = Now(instant: 14 * hour, offset: 0)
    let line = DayLine(
      DayAgenda(day: now.day, events: events), at: now, chosen: nil, columns: columns)
    let centred = area.middle(columns: columns, rows: rows)
    DayLandscape(line, rows: rows).picture.draw(into: &frame, in: centred)
  }

  private func drawSpines(into frame: inout Frame, in area: Area) {
    let themes: [BookTheme] = [.red, .mint, .blue, .yellow, .purple, .green, .orange]
    let rows = min(9, area.size.rows)
    let width = area.size.columns >= 44 ? 5 : 4
    guard rows >= 3, area.size.columns >= 7 * width else { return }
    let centred = area.middle(columns: 7 * width, rows: rows)
    for (number, theme) in themes.enumerated() {
      let left = centred.origin.column + number * width
      let height = rows * 2 - [0, 3, 1, 4, 2, 0, 3][number]
      SpineBack("", theme, isChosen: false, glyphs: glyphs).draw(
        into: &frame, left..<left + width, bottom: centred.endRow, halves: 0..<max(2, height))
    }
  }
}

extension Area {
  /// Returns an area of the given size, centred in this area and clamped to it.
  func middle(columns: Int, rows: Int? = nil) -> Area {
    let columns = min(columns, size.columns)
    let rows = min(rows ?? size.rows, size.rows)
    return Area(
      column: origin.column + (size.columns - columns) / 2,
      row: origin.row + (size.rows - rows) / 2, columns: columns, rows: rows)
  }
}
