import Domain
import TextUI

/// Where the days of a month stand among cells.
struct HeatLayout: Equatable {
  /// The cells from one day to the next, and those of them that are the day's own.
  let stride: Int
  let width: Int
  /// The rows from one week to the next.
  let pitch: Int
  /// The columns of the totals at the right; none where there is no room.
  let totals: Int
  let showsNames: Bool
  let showsTotal: Bool
  let showsLegend: Bool
  /// The weeks that are shown.
  let shown: Range<Int>
  private let area: Area

  init(_ heat: PageHeat, in area: Area) {
    self.area = area
    let columns = area.size.columns
    let widest = max("\(heat.total)".count, 3)
    totals = columns >= 21 + widest + 1 ? widest + 1 : 0
    stride = max(1, min(7, (columns - totals) / 7))
    // Days stand apart from each other as soon as their numbers do not need the room.
    width = stride >= 5 ? stride - 1 : stride
    let rows = area.size.rows
    showsNames = rows >= 3 && stride >= 2
    let left = rows - (showsNames ? 1 : 0)
    showsTotal = totals > 0 && left >= heat.weeks.count + 1
    // What the shades stand for is told a row below the weeks; the total may stand between.
    showsLegend = left >= heat.weeks.count + 2 && columns >= 34
    let room = max(0, left - (showsLegend ? 2 : showsTotal ? 1 : 0))
    pitch = stride < 5 ? 1 : max(1, min(3, room / max(1, heat.weeks.count)))
    let week = heat.weeks.firstIndex { $0.days.contains { $0 != nil && $0?.day == heat.chosen } }
    shown = Rows.window(count: heat.weeks.count, selected: week ?? 0, height: room / pitch)
  }

  /// The row of the names, counted in the area.
  var namesRow: Int { 0 }
  /// The first row of a week, counted in the area.
  func row(of week: Int) -> Int {
    (showsNames ? 1 : 0) + (week - shown.lowerBound) * pitch
  }
  /// The rows after the last week.
  var totalRow: Int { row(of: shown.upperBound) }
  var legendRow: Int { totalRow + 1 }
  /// The first column of a weekday on the screen.
  func column(of day: Int) -> Int { area.origin.column + day * stride }
  /// The column the totals begin at.
  var totalsColumn: Int { column(of: 7) }

  /// The week and the weekday a place of the screen lies in.
  func place(of point: Point) -> (week: Int, day: Int)? {
    guard area.contains(point) else { return nil }
    let line = point.row - area.origin.row - (showsNames ? 1 : 0)
    let day = (point.column - area.origin.column) / stride
    let week = shown.lowerBound + line / pitch
    guard line >= 0, day < 7, shown.contains(week) else { return nil }
    return (week, day)
  }
}
