package import Domain
package import TextUI

/// The positions of the days of a year on the screen. The weeks form one band or several, so that the days are as large
/// as possible.
package struct YearLayout: Equatable {
  package let grid: YearGrid
  /// The number of rows from one weekday to the next.
  package let pitch: Int
  /// The number of columns from one week to the next.
  package let stride: Int
  /// The number of weeks in each band.
  package let weeksEach: Int
  /// The indices of the bands that are shown.
  package let bands: Range<Int>
  private let area: Area

  /// The number of columns for the names of the weekdays.
  static let gutter = 4

  /// Lays out a year. If it does not fit, only the bands around `day` are shown.
  package init(_ grid: YearGrid, in area: Area, around day: Day) {
    self.grid = grid
    self.area = area
    let room = area.size.columns - Self.gutter
    let found = Self.wholes(grid).first { whole in
      whole.each * whole.stride <= room
        && whole.count * (1 + 7 * whole.pitch) - (whole.pitch > 1 ? 1 : 0) <= area.size.rows
    }
    pitch = found?.pitch ?? 1
    stride = found?.stride ?? 1
    weeksEach = found?.each ?? max(1, min(grid.weeks, room))
    let count = (grid.weeks + weeksEach - 1) / weeksEach
    let here = grid.cell(of: day).week / weeksEach
    bands =
      found == nil
      ? Rows.window(count: count, selected: here, height: max(1, area.size.rows / 8)) : 0..<count
  }

  /// Returns the possible layouts, sorted by the size of a day, largest first, and then by the number of bands.
  private static func wholes(_ grid: YearGrid)
    -> [(pitch: Int, stride: Int, count: Int, each: Int)]
  {
    [(3, 7), (3, 6), (2, 4), (1, 2), (1, 1)].flatMap { pitch, stride in
      (1...4).map { count in (pitch, stride, count, (grid.weeks + count - 1) / count) }
    }
  }

  /// The size of all bands that are shown, with the names of the months and the weekdays.
  package var size: Size {
    Size(
      columns: Self.gutter + weeksEach * stride,
      rows: bands.count * (1 + 7 * pitch) - (pitch > 1 ? 1 : 0))
  }

  /// The width of a day without the gap to the next one.
  package var dayColumns: Int { stride > 2 ? stride - 1 : stride }

  /// The row within a day in which its text is drawn.
  package var middle: Int { (pitch - 1) / 2 }

  /// Returns the row of the month names above a band.
  package func monthsRow(of band: Int) -> Int {
    area.origin.row + (band - bands.lowerBound) * (1 + 7 * pitch)
  }

  /// Returns the first cell of a day; nil if its band is not shown.
  package func origin(of day: Day) -> Point? {
    let (week, row) = grid.cell(of: day)
    let band = week / weeksEach
    guard bands.contains(band) else { return nil }
    return Point(
      column: area.origin.column + Self.gutter + week % weeksEach * stride,
      row: monthsRow(of: band) + 1 + row * pitch)
  }

  /// Returns the day at a point of the screen, for the mouse; nil if no day is drawn there.
  package func day(at point: Point) -> Day? {
    guard area.contains(point) else { return nil }
    let (column, row) = (
      point.column - area.origin.column - Self.gutter, point.row - area.origin.row
    )
    let (band, line) = row.quotientAndRemainder(dividingBy: 1 + 7 * pitch)
    guard column >= 0, column / stride < weeksEach, line > 0,
      bands.contains(band + bands.lowerBound)
    else { return nil }
    return grid.day(
      week: (band + bands.lowerBound) * weeksEach + column / stride, row: (line - 1) / pitch)
  }
}
