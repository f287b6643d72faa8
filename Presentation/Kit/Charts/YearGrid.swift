package import Domain

/// The days of a year in a grid, with weeks as columns and weekdays as rows.
package struct YearGrid: Equatable, Sendable {
  /// The first and the last day of the grid.
  package let days: ClosedRange<Day>
  package let order: WeekOrder

  package init(_ days: ClosedRange<Day>, _ order: WeekOrder) {
    self.days = days
    self.order = order
  }

  /// The number of cells in the first week that are before the first day.
  private var lead: Int { order.column(of: days.lowerBound) }

  /// The number of weeks that contain one of the days.
  package var weeks: Int { (lead + (days.upperBound - days.lowerBound)) / 7 + 1 }

  /// Returns the column and the row of a day.
  package func cell(of day: Day) -> (week: Int, row: Int) {
    let offset = lead + (day - days.lowerBound)
    return (offset / 7, offset % 7)
  }

  /// Returns the day in a cell; nil for a cell outside the range of days.
  func day(week: Int, row: Int) -> Day? {
    let ahead = week * 7 + row - lead
    // `Day` is limited at the end of the calendar, so a later day would become that last one.
    guard (0..<7).contains(row), (0...(days.upperBound - days.lowerBound)).contains(ahead)
    else { return nil }
    return days.lowerBound + ahead
  }

  /// The first days of the months that begin in the range.
  package var months: [Day] {
    var months: [Day] = []
    var first = days.lowerBound.firstOfMonth
    while first <= days.upperBound {
      if days.contains(first) { months.append(first) }
      let next = first + 31
      guard next.firstOfMonth > first else { break }
      first = next.firstOfMonth
    }
    return months
  }
}
