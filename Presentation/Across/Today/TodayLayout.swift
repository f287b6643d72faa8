import TextUI

struct TodayLayout: Equatable {
  /// The area of the saying of the day; nil if there is no room above the list.
  let saying: Area?
  /// The area of the picture with the row below it; nil if there is no room.
  let picture: Area?
  let list: Area
  /// The maximum number of lines in the list.
  let most: Int
  /// Whether a blank row separates current and next events from the other lines.
  let isAiry: Bool

  init(in area: Area) {
    let inner = area.inset(columns: 1)
    let (columns, rows) = (inner.size.columns, area.size.rows)
    isAiry = rows >= 14
    most = rows >= 30 ? 24 : 12
    guard rows >= 14 else {
      (saying, picture, list) = (nil, nil, inner)
      return
    }
    let head = rows >= 30 ? 11 : columns >= 62 ? 7 : 3
    var left = columns - 2
    if columns >= 62 {
      let width = 2 * (head - 1)
      left -= width + 6
      picture = Area(
        column: inner.endColumn - width - 2, row: area.origin.row, columns: width, rows: head)
    } else {
      picture = nil
    }
    saying = Area(
      column: inner.origin.column + 2, row: area.origin.row, columns: left, rows: head)
    list = Area(
      column: inner.origin.column, row: area.origin.row + head + 1, columns: columns,
      rows: max(0, rows - head - 1))
  }
}
