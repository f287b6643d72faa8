import TextUI

/// The areas of the page on a screen without panels.
struct TodayLayout: Equatable {
  /// The row of the countdowns; nil if there are none.
  let head: Area?
  /// The area of the ribbon, which shows the hours and events of the day; nil if there is no room.
  let ribbon: Area?
  /// The area of the picture with the row below it; nil if there is no room.
  let picture: Area?
  let list: Area
  /// The area of the saying of the day; nil if there is no room below the list.
  let saying: Area?
  /// The maximum number of lines in the list.
  let most: Int
  /// Whether a blank row separates current and next events from the other lines.
  let isAiry: Bool

  /// The maximum number of rows of the ribbon.
  static let ribbonRows = 6

  /// Divides an area. `ribbon` is the number of rows that the ribbon fills. With `hasHead`, the first row is for the
  /// countdowns.
  init(in area: Area, ribbon wanted: Int, hasHead: Bool = false) {
    let whole = area.inset(columns: 1)
    head = hasHead && area.size.rows > 3 ? whole.rows(0, 1).inset(columns: 2) : nil
    let inner = head == nil ? whole : whole.rows(1, area.size.rows - 1)
    let (columns, rows) = (inner.size.columns, inner.size.rows)
    isAiry = rows >= 18
    most = rows >= 24 ? 24 : 12
    guard rows >= 14, columns >= 40 else {
      (saying, picture, ribbon, list) = (nil, nil, nil, inner)
      return
    }
    let top = min(wanted, Self.ribbonRows)
    let foot = rows >= 30 ? 4 : rows >= 18 ? 2 : 1
    ribbon = inner.inset(columns: 1).rows(0, top)
    let middle = inner.rows(top + 1, rows - top - 1 - foot - 1)
    saying = inner.inset(columns: 2).rows(rows - foot, foot)
    let side = min(rows >= 30 ? 14 : 9, middle.size.rows)
    guard columns >= 76, side >= 7 else {
      (picture, list) = (nil, middle)
      return
    }
    let width = 2 * (side - 1)
    picture = Area(
      column: inner.endColumn - width - 1, row: middle.origin.row, columns: width, rows: side)
    list = Area(
      column: middle.origin.column, row: middle.origin.row, columns: columns - width - 3,
      rows: middle.size.rows)
  }
}
