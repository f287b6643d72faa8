import Domain
import TextUI

/// The cell layout of a month's heat map.
struct HeatLayout: Equatable {
  /// The distance in cells between the starts of two days; `width` is the number of cells of a day itself.
  let stride: Int
  let width: Int
  /// The distance in rows between the starts of two weeks.
  let pitch: Int
  /// The number of columns for weekly totals at the right; 0 if there is no room.
  let totals: Int
  let showsNames: Bool
  let showsTotal: Bool
  let showsLegend: Bool
  let shown: Range<Int>
  private let area: Area

  init(_ heat: PageHeat, in area: Area) {
    self.area = area
    let columns = area.size.columns
    let widest = max("\(heat.total)".count, 3)
    totals = columns >= 21 + widest + 1 ? widest + 1 : 0
    stride = max(1, min(12, (columns - totals) / 7))
    // Leave a gap between days if their numbers leave room for one.
    width = stride >= 5 ? stride - 1 : stride
    let rows = area.size.rows
    showsNames = rows >= 3 && stride >= 2
    let left = rows - (showsNames ? 1 : 0)
    showsTotal = totals > 0 && left >= heat.weeks.count + 1
    // The legend is two rows below the weeks, so that the total fits between.
    showsLegend = left >= heat.weeks.count + 2 && columns >= 34
    let room = max(0, left - (showsLegend ? 2 : showsTotal ? 1 : 0))
    pitch = stride < 5 ? 1 : max(1, min(5, room / max(1, heat.weeks.count)))
    let week = heat.weeks.firstIndex { $0.days.contains { $0 != nil && $0?.day == heat.chosen } }
    shown = Rows.window(count: heat.weeks.count, selected: week ?? 0, height: room / pitch)
  }

  /// The row of the weekday names, relative to the area.
  var namesRow: Int { 0 }
  /// Returns the first row of a week, relative to the area.
  func row(of week: Int) -> Int {
    (showsNames ? 1 : 0) + (week - shown.lowerBound) * pitch
  }
  /// The row of the total, directly below the last week.
  var totalRow: Int { row(of: shown.upperBound) }
  var legendRow: Int { totalRow + 1 }
  /// Returns the first column of a weekday, in screen coordinates.
  func column(of day: Int) -> Int { area.origin.column + day * stride }
  /// The first column of the weekly totals.
  var totalsColumn: Int { column(of: 7) }

  /// Returns the week and weekday at a screen position; nil outside the days.
  func position(of point: Point) -> (week: Int, day: Int)? {
    guard area.contains(point) else { return nil }
    let line = point.row - area.origin.row - (showsNames ? 1 : 0)
    let day = (point.column - area.origin.column) / stride
    let week = shown.lowerBound + line / pitch
    guard line >= 0, day < 7, shown.contains(week) else { return nil }
    return (week, day)
  }
}
