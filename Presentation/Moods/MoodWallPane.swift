import Domain
import PresentationKit
import TextUI

/// The small pictures of the last weeks in a panel, a row for each week, with the number of each day below its picture.
struct MoodWallPane {
  private let week: MoodWeek
  private let context: ViewContext
  private let chosen: Day?
  private let order: WeekOrder

  init(_ week: MoodWeek, _ context: ViewContext, chosen: Day? = nil) {
    self.week = week
    self.context = context
    self.chosen = chosen
    order = WeekOrder(in: context.language)
  }

  /// The maximum and the minimum number of weeks.
  static let (weeks, fewest) = (13, 6)
  /// The rows of a week: a picture of three rows, and the numbers.
  private static let pitch = 4
  /// Returns the height of the panel for a number of weeks, with its border and the names of the weekdays.
  static func rows(weeks: Int) -> Int { Panel.rows(holding: weeks * pitch + 1) }

  /// Returns the number of weeks that fit.
  private func weeks(in area: Area) -> Int {
    max(1, min(Self.weeks, (area.size.rows - 1) / Self.pitch))
  }

  /// Returns the first day of the oldest week. The newest week contains `week.today`.
  private func first(in area: Area) -> Day {
    order.week(of: week.today).lowerBound - 7 * (weeks(in: area) - 1)
  }

  private func area(of index: Int, in area: Area) -> Area {
    // A number of two digits stands in the middle of an even tile.
    let width = max(3, min(8, (area.size.columns + 1) / 7 - 1) / 2 * 2)
    let gap = max(1, (area.size.columns - 7 * width) / 6)
    let left = (area.size.columns - 7 * width - 6 * gap) / 2
    return Area(
      column: area.origin.column + left + index % 7 * (width + gap),
      row: area.origin.row + 1 + index / 7 * Self.pitch, columns: width, rows: Self.pitch)
  }

  func draw(into frame: inout Frame, in area: Area) {
    for (column, name) in order.names(in: context.language).enumerated() {
      let head = self.area(of: column, in: area)
      let indent = TextLayout.indent(of: TextLayout.cells(name), .centre, in: head.size.columns)
      frame.write([StyledText(name, .dim)], head.origin.column + indent, in: area)
    }
    let first = first(in: area)
    for index in 0..<(7 * weeks(in: area)) {
      let (day, cell) = (first + index, self.area(of: index, in: area))
      guard day <= week.today, cell.endRow <= area.endRow else { continue }
      MoodTile(week.picture(of: day)).draw(
        into: &frame, in: cell.rows(0, Self.pitch - 1), context.glyphs)
      let number = day.parts.day == 1 ? month(day, cell.size.columns) : "\(day.parts.day)"
      let isChosen = day == chosen && context.glyphs.pictures.isDrawn
      let text = isChosen ? " \(number) " : day == chosen ? "[\(number)]" : number
      let style =
        isChosen
        ? Style(ink: Hue.onFill, paper: frame.hue.fill, .bold)
        : week.picture(of: day) == nil ? .dim : .plain
      let indent = (cell.size.columns - TextLayout.cells(text) + 1) / 2
      frame.write(
        [StyledText(text, style)], cell.origin.column + indent, in: cell, row: Self.pitch - 1)
    }
  }

  /// Returns the day at a position, for the mouse; nil if there is none.
  func day(at point: Point, in area: Area) -> Day? {
    (0..<(7 * weeks(in: area))).first { self.area(of: $0, in: area).contains(point) }
      .map { first(in: area) + $0 }
  }

  /// Returns the text below the first day of a month: the name of the month, or “1” if there is no room.
  private func month(_ day: Day, _ columns: Int) -> String {
    let name = CalendarWords.shortMonth(day, in: context.language)
    return TextLayout.cells(name) <= columns - 2 ? name : "1"
  }
}

/// The texts of the moods of the last weeks in a panel, newest first.
struct MoodWordsPane {
  private let week: MoodWeek
  private let context: ViewContext

  init(_ week: MoodWeek, _ context: ViewContext) {
    self.week = week
    self.context = context
  }

  func draw(into frame: inout Frame, in area: Area) {
    let shapes = week.pictures.reversed().lazy.flatMap(\.shapes)
      .filter { $0.record.text != nil }.prefix(area.size.rows)
    let days = shapes.map {
      CalendarWords.nearDay($0.record.day, today: context.now.day, in: context.language)
    }
    let width = days.map { TextLayout.cells($0) }.max() ?? 0
    var last: String?
    for (row, (shape, day)) in zip(shapes, days).enumerated() {
      let ink = shape.theme.readable(shape.record.level)
      let level = shape.record.level.map { "\($0.value)" } ?? ""
      frame.write(
        [
          StyledText(
            TextLayout.aligned(day == last ? "" : day, .left, in: width) + "  ", .dim),
          StyledText(context.glyphs.sign(of: shape.record.shape), Style(ink: ink)),
          StyledText(TextLayout.aligned(level, .right, in: 4) + "  ", Style(ink: ink, .bold)),
          StyledText(Printable.brief(shape.record.text?.text ?? "")),
        ].clipped(to: area.size.columns, ellipsis: context.glyphs.ellipsis), in: area, row: row)
      last = day
    }
  }
}
