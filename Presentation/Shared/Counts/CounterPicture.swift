import Domain
import PresentationKit
import TextUI

/// A year of a counter as a picture file: the days as squares, and the figures of the counter.
struct CounterPicture {
  private let history: CounterHistory
  private let year: Int
  /// Whether the figures of today belong to the year.
  private let isThisYear: Bool
  private let language: Language

  init(_ history: CounterHistory, year: Int, isThisYear: Bool, _ language: Language) {
    (self.history, self.year, self.language) = (history, year, language)
    self.isThisYear = isThisYear
  }

  func svg(side: Int) -> [UInt8] {
    let words = CountsWords(language)
    let counter = history.summary.counter
    var file = ChartFile(title: words.name(counter) + " \(year)")
    let days = Day.days(ofYear: year)
    let grid = YearGrid(days, WeekOrder(in: language))
    let own = history.days.filter { days.contains($0.day) }
    let amounts = own.reduce(into: [Day: Int]()) {
      $0[$1.day] = $1.isDone ? max(1, $1.amount?.thousandths ?? 1) : 0
    }
    let (levels, room) = (HeatLevels(amounts.values), ChartFile.room)
    let shades = HeatShades(of: Hue.leaf.ink, on: ChartTones.paper)
    let pitch = room.width / Double(grid.weeks)
    for ahead in 0...(days.upperBound - days.lowerBound) {
      let day = days.lowerBound + ahead
      let cell = grid.cell(of: day)
      let (left, top) = (
        room.left + Double(cell.week) * pitch, room.top + 6 + Double(cell.row) * pitch
      )
      file.sketch.fill(
        .block(left, top, pitch * 0.82, pitch * 0.82, radius: pitch * 0.15),
        shades[levels.shade(of: amounts[day] ?? 0)])
    }
    for month in grid.months {
      let left = room.left + Double(grid.cell(of: month).week) * pitch
      file.write(
        CalendarWords.shortMonth(month, in: language), SketchPoint(left, room.top + 4), size: 1.8,
        ChartTones.quiet, .start)
    }
    let totals = CountTotals(own)
    let lines =
      isThisYear
      ? words.figures(history.summary, totals) : [words.name(counter), words.sums(totals, counter)]
    for (row, line) in lines.enumerated() {
      file.write(
        line, SketchPoint(room.left, room.top + 14 + 7 * pitch + Double(row) * 5), size: 2.8,
        row == 0 ? ChartTones.text : ChartTones.quiet, .start)
    }
    return file.svg(side: side)
  }
}
