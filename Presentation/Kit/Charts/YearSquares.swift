package import Domain
import TextUI

/// A year as lines of text, with weeks as columns and one character per day.
package struct YearSquares {
  let grid: YearGrid
  let language: Language

  package init(_ days: ClosedRange<Day>, _ language: Language) {
    grid = YearGrid(days, WeekOrder(in: language))
    self.language = language
  }

  /// Returns a line with each month above its first week, and a line for each weekday. `sign` returns the character of
  /// a day.
  package func lines(_ sign: (Day) -> String) -> [String] {
    let names = grid.order.names(in: language)
    let rows = names.enumerated().map { row, name in
      let signs = (0..<grid.weeks).map { grid.day(week: $0, row: row).map(sign) ?? " " }
      return Column.padded(name, to: YearLayout.gutter) + signs.joined()
    }
    return ([months] + rows).map { TextLayout.trimmedEnd($0) }
  }

  private var months: String {
    var line = String(repeating: " ", count: YearLayout.gutter)
    for month in grid.months {
      let column = YearLayout.gutter + grid.cell(of: month).week
      // A name that would touch the previous one is left out.
      if CellWidth.of(line) >= column, column > YearLayout.gutter { continue }
      line = Column.padded(line, to: column) + CalendarWords.shortMonth(month, in: language)
    }
    return line
  }
}
