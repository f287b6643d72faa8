import Domain
import PresentationKit
import TextUI

/// A month with a line under each day that shows how busy the day is, and lines that join the days of a trip. In a
/// small area, bars beside the numbers replace these lines.
struct MonthSheet {
  let grid: MonthGrid
  let load: MonthLoad
  let words: ScheduleWords
  let glyphs: Glyphs
  /// Whether the arrow keys move through the month.
  let isFocused: Bool
  /// Whether the name of the month is drawn above; a panel has it in its title.
  let isTitled: Bool
  /// Whether the selected day is marked.
  var hasSelection = true

  /// The signs beside a number that show how busy the day is, in three levels.
  private var bars: [String] {
    glyphs.upward.count > 7
      ? [glyphs.upward[1], glyphs.upward[4], glyphs.upward[6]] : [".", ":", "#"]
  }

  /// The lines under a number that show how busy the day is, in three levels. They are thin, so that they stay apart
  /// from the numbers below.
  private var lines: [String] {
    glyphs.upward.count > 7
      ? (1...3).map { String(repeating: glyphs.bar, count: $0) } : bars.map { $0 + $0 }
  }

  /// The line under the number of a day on which all events recur daily or weekly.
  private var routineLine: String { glyphs.upward.count > 7 ? glyphs.rule : bars[0] }

  /// The strength, as a fraction, of the colour of the line for a day on which all events recur daily or weekly.
  private static let routine = 0.4

  /// The width of a day with its brackets, in cells.
  private static let cell = 4

  /// The measurements of the month in an area that has room for bars under the numbers.
  private struct Layout {
    let stride: Int
    let left: Int
    let names: Int
    let first: Int
    /// The rows of a week: its numbers, its bars, and a blank row if there is room.
    let height: Int

    init?(_ area: Area, weeks: Int, isTitled: Bool) {
      let (columns, rows) = (area.size.columns, area.size.rows)
      let heads = isTitled ? 2 : 1
      guard columns >= 7 * MonthSheet.cell, rows >= heads + 2 * weeks else { return nil }
      stride = min(6, columns / 7)
      left = area.origin.column + (isTitled ? 0 : (columns - (stride * 6 + MonthSheet.cell)) / 2)
      names = area.origin.row + heads - 1
      first = names + 1
      height = rows >= heads + 3 * weeks - 1 ? 3 : 2
    }
  }

  private func layout(in area: Area) -> Layout? {
    Layout(area, weeks: grid.weeks.count, isTitled: isTitled)
  }

  /// Returns the number of rows of a month with bars and without a title. A roomy month has blank rows between weeks.
  static func rows(weeks: Int, isRoomy: Bool = false) -> Int {
    isRoomy ? 3 * weeks : 1 + 2 * weeks
  }

  /// Returns the number of columns before the days, by which text below them is aligned.
  func indent(in area: Area) -> Int {
    layout(in: area).map { $0.left - area.origin.column } ?? 0
  }

  /// Returns the day at a point of the screen; nil if no day is drawn there.
  func day(at point: Point, in area: Area) -> Day? {
    guard let layout = layout(in: area) else { return grid.day(at: point, in: area) }
    let (row, column) = (point.row - layout.first, point.column - layout.left)
    guard area.contains(point), row >= 0, column >= 0, row / layout.height < grid.weeks.count,
      column / layout.stride < 7
    else { return nil }
    return grid.weeks[row / layout.height][column / layout.stride]
  }

  func draw(into frame: inout Frame, in area: Area) {
    guard let layout = layout(in: area) else { return drawSmall(into: &frame, in: area) }
    if isTitled {
      let title = CalendarWords.month(grid.selected, in: words.language)
      frame.write([StyledText(" " + title, .bold)], in: area)
    }
    drawNames(layout, into: &frame)
    let off = daysOff
    for (row, week) in grid.weeks.enumerated() {
      for (column, day) in week.enumerated() {
        guard let day else { continue }
        let start = layout.left + column * layout.stride
        draw(
          day, isOff: off.contains(day), start, layout.first + layout.height * row, into: &frame)
      }
      drawTrips(week, layout, layout.first + layout.height * row + 1, into: &frame)
    }
  }

  /// Draws the month with the bars beside the numbers.
  private func drawSmall(into frame: inout Frame, in area: Area) {
    var marks: [Day: MonthGrid.Mark] = [:]
    for day in grid.weeks.joined().compactMap(\.self) {
      let level = load.level(of: day)
      if level == 0 { continue }
      let isTrip = load.trip(on: day) != nil && glyphs.pictures.isDrawn
      marks[day] = MonthGrid.Mark(
        isTrip ? glyphs.bar : bars[level - 1], Style(ink: ink(of: day, on: frame)))
    }
    grid.draw(
      into: &frame, in: area, title: CalendarWords.month(grid.selected, in: words.language),
      weekdays: Weekday.allCases.map { CalendarWords.weekday($0, in: words.language) },
      marks: marks, isFocused: isFocused, glyphs: glyphs)
  }

  private func ink(of day: Day, on frame: Frame) -> Ink {
    let ink = (day < grid.today ? EventGroup.done : .upcoming).ink(in: frame)
    return load.isRoutine(day) ? frame.fill(ink, Self.routine) : ink
  }

  private var daysOff: Set<Day> {
    let days = grid.weeks.joined().compactMap(\.self)
    guard let first = days.first, let last = days.last else { return [] }
    return Set(DayNotes(words.language).holidays(first...last).map(\.day))
  }

  private func drawNames(_ layout: Layout, into frame: inout Frame) {
    for (column, day) in (grid.weeks.dropFirst().first ?? []).enumerated() {
      guard let day else { continue }
      let name = CalendarWords.weekday(day.weekday, in: words.language)
      let ink = Accent.ofWeekday(day.weekday, in: words.language)
      frame.put(
        TextLayout.prefix(of: name, cells: 2), layout.left + column * layout.stride + 1,
        layout.names, ink.map { Style(ink: $0) } ?? .dim)
    }
  }

  /// Draws the number of a day, and its bar below. Today is a filled pill. The selected day is filled while the arrow
  /// keys move through the month, and is in brackets otherwise.
  private func draw(_ day: Day, isOff: Bool, _ start: Int, _ row: Int, into frame: inout Frame) {
    let (isToday, isChosen) = (day == grid.today, hasSelection && day == grid.selected)
    let ink = frame.accent
    var style =
      isOff
      ? Style(ink: Accent.rose, .bold)
      : Style(ink: Accent.ofWeekday(day.weekday, in: words.language))
    let isDrawn = glyphs.pictures.isDrawn
    var sides = isChosen && !(isFocused && isDrawn) ? ["[", "]"] : [" ", " "]
    var edge = Style(ink: ink, .bold)
    if isToday {
      style = Style(ink: frame.text(on: ink), paper: ink, .bold)
      if isDrawn {
        (sides, edge) = (["▐", "▌"], Style(ink: ink))
      } else if isChosen {
        edge = style
      } else {
        (sides, edge) = (["(", ")"], Style(ink: ink))
      }
    } else if isChosen {
      style.marks.insert(.bold)
    }
    var here = frame.put(sides[0], start, row, edge)
    here = frame.put(Column.padded("\(day.parts.day)", to: 2, .right), here, row, style)
    frame.put(sides[1], here, row, edge)
    if isChosen, isFocused, !isToday {
      frame.select(Area(column: start, row: row, columns: Self.cell, rows: 1))
    }
    let level = load.level(of: day)
    if level == 0 || load.trip(on: day) != nil { return }
    // A line ends below the last digit. A routine has a thin line, whatever its hours.
    let bar = load.isRoutine(day) ? routineLine : lines[level - 1]
    frame.put(bar, start + 3 - bar.count, row + 1, Style(ink: self.ink(of: day, on: frame)))
  }

  /// Draws a line with its title for each trip of a week.
  private func drawTrips(
    _ week: [Day?], _ layout: Layout, _ row: Int, into frame: inout Frame
  ) {
    var column = 0
    while column < week.count {
      guard let day = week[column], let trip = load.trip(on: day) else {
        column += 1
        continue
      }
      var last = column
      while last + 1 < week.count, let next = week[last + 1], load.trip(on: next) == trip {
        last += 1
      }
      let cells = (last - column) * layout.stride + 2
      let over = trip.days.upperBound < grid.today
      let ink = (over ? EventGroup.done : .upcoming).ink(in: frame)
      draw(
        trip.title, cells, Style(ink: ink), layout.left + column * layout.stride + 1, row,
        into: &frame)
      column = last + 1
    }
  }

  /// Draws a line with the title in its middle. If the whole title does not fit, only its first words are drawn.
  private func draw(
    _ title: String, _ cells: Int, _ style: Style, _ start: Int, _ row: Int, into frame: inout Frame
  ) {
    let words = WordFit.line(title, to: cells - 4)
    let name = words.isEmpty ? "" : " \(words) "
    let rest = max(0, cells - TextLayout.cells(name))
    let before = name.isEmpty ? rest : rest / 2
    var here = frame.put(String(repeating: glyphs.bar, count: before), start, row, style)
    here = frame.put(name, here, row, Style(ink: style.ink, .bold))
    frame.put(String(repeating: glyphs.bar, count: rest - before), here, row, style)
  }

  /// The explanation of the bars.
  var legend: [StyledText] {
    [
      StyledText(words.busy + " ", .dim), StyledText(routineLine + " ", .dim),
      StyledText(lines.joined(separator: " "), Style(ink: EventGroup.upcoming.ink)),
    ]
  }
}
