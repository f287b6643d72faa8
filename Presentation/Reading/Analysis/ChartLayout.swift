import TextUI

/// Where the parts of a chart's screen stand: the picture with its table beside it, or under it
/// where it is narrow.
struct ChartLayout: Equatable {
  let heading: Area
  /// The chosen number; nothing where the table has to say it.
  let sentence: Area?
  let picture: Area
  /// The table; nothing where there is no room for it.
  let table: Area?
  let facts: Area

  /// Lays them out; the facts take so many rows, and the table so many rows and columns. Of a low
  /// screen the picture takes so many rows, or all of them.
  init(in area: Area, factRows: Int, table size: Size, lowRows: Int?) {
    var room = area.inset(columns: 2)
    // The table has to stay near the picture.
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
      // The table says which number is chosen, or the heading does without one.
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

  /// No list needs to be wider than this.
  static let widest = 100
  /// A picture grows with its screen, as far as its table can be read beside it.
  static let widestPicture = 176

  /// Whether there is hardly more than a dozen rows.
  static func isLow(_ area: Area) -> Bool { area.size.rows < 12 }
}
