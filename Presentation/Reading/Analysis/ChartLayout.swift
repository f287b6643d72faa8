import TextUI

/// The areas of a chart screen. The table is beside the picture, or below the picture on a narrow screen.
struct ChartLayout: Equatable {
  let heading: Area
  /// The area for the sentence about the selected value; nil if only the table or the heading shows the value.
  let sentence: Area?
  let picture: Area
  /// The area of the table; nil if there is no room.
  let table: Area?
  let facts: Area

  /// Divides the area. `factRows` and `size` are the space for the facts and the table; `lowRows` is the picture's rows
  /// on a low screen, or nil for all rows.
  init(in area: Area, factRows: Int, table size: Size, lowRows: Int?) {
    var room = area.inset(columns: 2)
    // Keep the table close to the picture.
    room.size.columns = min(Self.widestPicture, room.size.columns)
    func stripe(_ row: Int, _ rows: Int) -> Area {
      Area(
        column: room.origin.column, row: room.origin.row + row, columns: room.size.columns,
        rows: max(0, rows))
    }
    let rows = area.size.rows
    heading = stripe(0, 1)
    if Self.isLow(area) {
      facts = stripe(rows - factRows, factRows)
      // On a low screen the table or the heading shows the selected value.
      sentence = nil
      let body = stripe(1, rows - 1 - factRows)
      let high = min(body.size.rows, lowRows ?? body.size.rows)
      picture = stripe(1, high)
      table = lowRows.map { _ in stripe(1 + high, min(size.rows, body.size.rows - high)) }
      return
    }
    sentence = stripe(1, 1)
    let body = stripe(3, min(40, rows - 4 - factRows))
    facts = stripe(4 + body.size.rows, factRows)
    if room.size.columns >= 64 {
      let columns = min(size.columns, room.size.columns / 2)
      picture = Area(
        column: body.origin.column, row: body.origin.row,
        columns: body.size.columns - columns - 4, rows: body.size.rows)
      table = Area(
        column: body.endColumn - columns, row: body.origin.row, columns: columns,
        rows: min(size.rows, body.size.rows))
      return
    }
    let high = min(body.size.rows, lowRows == nil ? 9 : max(3, body.size.rows * 3 / 5))
    picture = stripe(3, high)
    table = stripe(4 + high, min(size.rows, body.size.rows - high - 1))
  }

  /// The maximum width of a list, in columns.
  static let widest = 100
  /// The maximum width of a picture, in columns, so that the table beside the picture stays readable.
  static let widestPicture = 176

  /// Returns whether the area has fewer than 12 rows.
  static func isLow(_ area: Area) -> Bool { area.size.rows < 12 }
}
