import Domain
import PresentationKit
import TextUI

/// The page reached in a book over the days, as a filled line, with the even path to the target as dots.
struct PagesLine: Equatable, Sendable {
  /// The days from the first to the last one shown.
  private let days: ClosedRange<Day>
  /// The page reached on each day with a record, oldest first; `end` is the last page of the book.
  private let reached: [(day: Day, total: Int)]
  private let end: Int
  private let target: Day?
  private let today: Day
  private let isComplete: Bool

  /// Creates the line; nil without records.
  init?(_ progress: BookProgress, _ records: [ReadingRecord]) {
    guard let first = records.first, let last = records.last else { return nil }
    let book = progress.book
    let start = min(first.day, book.startedOn ?? first.day)
    // A book that was read in one day still needs a width.
    let end = book.isComplete ? last.day : max(last.day, progress.today, book.target ?? start)
    days = start...max(start + 1, end)
    reached = records.map { ($0.day, $0.total) }
    self.end = max(1, book.end)
    target = book.target
    today = progress.today
    isComplete = book.isComplete
  }

  static func == (one: PagesLine, other: PagesLine) -> Bool {
    one.days == other.days && one.end == other.end && one.target == other.target
      && one.today == other.today
      && one.reached.elementsEqual(other.reached, by: { $0.day == $1.day && $0.total == $1.total })
  }

  /// Returns the page reached at each of `columns` columns; nil for columns after the last known day.
  func totals(_ columns: Int) -> [Int?] {
    var (index, total) = (0, 0)
    let last = isComplete ? days.upperBound : max(today, reached.last?.day ?? today)
    return (0..<max(0, columns)).map { column in
      let day = day(at: column, of: columns)
      guard day <= last else { return nil }
      while index < reached.count, reached[index].day <= day {
        total = reached[index].total
        index += 1
      }
      return total
    }
  }

  private func day(at column: Int, of columns: Int) -> Day {
    let span = days.upperBound - days.lowerBound
    return days.lowerBound + (columns < 2 ? 0 : column * span / (columns - 1))
  }

  func draw(into frame: inout Frame, in area: Area, _ glyphs: Glyphs, _ language: Language) {
    let number = "\(end)"
    let gutter = number.count + 1
    guard area.size.rows >= 3, area.size.columns >= gutter + 8 else { return }
    let rows = area.size.rows - 2
    let plot = Area(
      column: area.origin.column + gutter, row: area.origin.row,
      columns: area.size.columns - gutter, rows: rows)
    frame.write([StyledText(number, .dim)], in: area)
    drawPath(into: &frame, in: plot, glyphs)
    drawArea(into: &frame, in: plot, glyphs)
    frame.put(
      String(repeating: glyphs.ceiling, count: plot.size.columns), plot.origin.column, plot.endRow,
      frame.track, upTo: plot.endColumn)
    drawDays(into: &frame, in: plot, row: area.endRow - 1, language)
  }

  /// Draws the even path from the first day to the target as dots.
  private func drawPath(into frame: inout Frame, in plot: Area, _ glyphs: Glyphs) {
    guard let target, target > days.lowerBound else { return }
    for column in stride(from: 0, to: plot.size.columns, by: 2) {
      let day = day(at: column, of: plot.size.columns)
      guard day <= target else { break }
      let height = (day - days.lowerBound) * plot.size.rows / (target - days.lowerBound)
      let row = plot.endRow - 1 - min(plot.size.rows - 1, height)
      frame.put(glyphs.track, plot.origin.column + column, row, .dim, upTo: plot.endColumn)
    }
  }

  private func drawArea(into frame: inout Frame, in plot: Area, _ glyphs: Glyphs) {
    let steps = glyphs.upward
    guard let full = steps.last else { return }
    let hue = frame.hue.colour(onLight: frame.isLight)
    let isDrawn = glyphs.pictures.isDrawn
    let (line, below) = (
      Style(ink: isDrawn ? hue : nil), Style(ink: isDrawn ? frame.fill(hue, 0.45) : nil)
    )
    for (column, total) in totals(plot.size.columns).enumerated() {
      guard let total, total > 0 else { continue }
      let units = max(1, min(total, end) * plot.size.rows * steps.count / end)
      let top = (units - 1) / steps.count
      for row in 0...top {
        let filled = min(steps.count, units - row * steps.count)
        frame.put(
          filled == steps.count ? full : steps[filled - 1], plot.origin.column + column,
          plot.endRow - 1 - row, row == top ? line : below, upTo: plot.endColumn)
      }
    }
  }

  /// Draws the first day, today and the last day below the plot.
  private func drawDays(
    into frame: inout Frame, in plot: Area, row: Int, _ language: Language
  ) {
    let first = CalendarWords.day(days.lowerBound, in: language)
    let last = CalendarWords.day(days.upperBound, in: language)
    let end = frame.put(first, plot.origin.column, row, .dim, upTo: plot.endColumn)
    let start = plot.endColumn - TextLayout.cells(last)
    if start > end + 1 { frame.put(last, start, row, .dim, upTo: plot.endColumn) }
    guard !isComplete, days.contains(today) else { return }
    let word = CalendarWords.today(language)
    let span = max(1, days.upperBound - days.lowerBound)
    let middle = plot.origin.column + (today - days.lowerBound) * (plot.size.columns - 1) / span
    let column = middle - TextLayout.cells(word) / 2
    guard column > end, column + TextLayout.cells(word) < start else { return }
    frame.put(
      word, column, row, Style(ink: frame.hue.colour(onLight: frame.isLight), .bold),
      upTo: plot.endColumn)
  }
}
