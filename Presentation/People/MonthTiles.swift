import Domain
import PresentationKit
import TextUI

/// A month of a plant as seven tiles a week. A day on which the plant was watered has a drop, and the day of the next
/// watering an empty drop.
struct MonthTiles {
  let grid: MonthGrid
  let area: Area
  let language: Language
  /// The number of columns from one day to the next; `pitch` is the number of rows from one week to the next.
  let stride: Int
  let pitch: Int

  /// Lays out the month. Returns nil if tiles would be too small for a drop.
  init?(_ grid: MonthGrid, in area: Area, _ language: Language) {
    (self.grid, self.area, self.language) = (grid, area, language)
    stride = min(11, (area.size.columns + 1) / 7)
    pitch = min(6, (area.size.rows - 1) / max(1, grid.weeks.count))
    guard stride >= 5, pitch >= 3 else { return nil }
  }

  /// The rows of the month, with the names of the weekdays above.
  var rows: Int { 1 + grid.weeks.count * pitch }

  /// Returns the tile of a day by its week and weekday.
  private func tile(_ week: Int, _ column: Int) -> Area {
    Area(
      column: area.origin.column + column * stride, row: area.origin.row + 1 + week * pitch,
      columns: stride - 1, rows: pitch - 1)
  }

  /// Returns the day at a point of the screen; nil if no day is drawn there.
  func day(at point: Point) -> Day? {
    for (week, days) in grid.weeks.enumerated() {
      for (column, day) in days.enumerated() where tile(week, column).contains(point) {
        return day
      }
    }
    return nil
  }

  func draw(
    into frame: inout Frame, watered: Set<Day>, next: Day?, _ glyphs: Glyphs
  ) {
    for (column, weekday) in WeekOrder(from: grid.firstWeekday).weekdays.enumerated() {
      let ink = Accent.ofWeekday(weekday, in: language)
      frame.put(
        CalendarWords.weekday(weekday, in: language), area.origin.column + column * stride + 1,
        area.origin.row, ink.map { Style(ink: $0) } ?? .dim, upTo: area.endColumn)
    }
    for (week, days) in grid.weeks.enumerated() {
      for (column, day) in days.enumerated() {
        guard let day else { continue }
        let drop: Drop? = watered.contains(day) ? .full : day == next ? .empty : nil
        draw(day, drop, into: &frame, in: tile(week, column), glyphs)
      }
    }
  }

  private enum Drop {
    case full, empty

    var ink: Ink {
      switch self {
      case .full: PlantTones.water
      case .empty: Accent.rose
      }
    }
  }

  private func draw(
    _ day: Day, _ drop: Drop?, into frame: inout Frame, in tile: Area, _ glyphs: Glyphs
  ) {
    let isSelected = day == grid.selected
    let wet = frame.fill(PlantTones.water, frame.isLight ? 0.2 : 0.34)
    // On an unknown background a day without contact is not filled.
    let idle = frame.knownGround.map { HeatShades(of: PlantTones.water, on: $0).idle }
    let paper = isSelected ? frame.selection : drop == .full ? wet : idle
    frame.fill(tile, Style(paper: paper))
    // The number takes the first row of a tile.
    if let drop, tile.size.rows > 2 { draw(drop, on: paper, into: &frame, in: tile) }
    if let drop, tile.size.rows == 2 {
      frame.put(
        drop == .full ? glyphs.watered : glyphs.next, tile.origin.column + 2, tile.origin.row + 1,
        Style(ink: drop.ink, paper: paper), upTo: tile.endColumn)
    }
    var style = Style(ink: Accent.ofWeekday(day.weekday, in: language), paper: paper)
    if isSelected { style.marks.insert(.bold) }
    if day == grid.today { style.marks.formUnion([.bold, .underline]) }
    let number = isSelected ? "[\(day.parts.day)]" : " \(day.parts.day)"
    frame.put(number, tile.origin.column, tile.origin.row, style, upTo: tile.endColumn)
  }

  private func draw(_ drop: Drop, on paper: Ink?, into frame: inout Frame, in tile: Area) {
    // Half cells, so that the drop is as high as wide.
    let (columns, rows) = (Double(tile.size.columns), Double(tile.size.rows * 2))
    let radius = min(2.6, rows * 0.3, columns * 0.36)
    let point = SketchPoint(columns - radius - 0.8, rows - radius - 0.6)
    var sketch = Sketch(grain: 0.5)
    if let paper { sketch.fill(.block(0, 0, columns, rows), paper) }
    sketch.fill(DrinkingPlant.drop(at: point, radius), drop.ink)
    if drop == .empty {
      sketch.fill(DrinkingPlant.drop(at: point, radius * 0.5), paper ?? frame.ground)
    }
    sketch.draw(into: &frame, in: tile, fit: .halves)
  }
}
