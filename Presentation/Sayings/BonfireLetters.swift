import TextUI

/// The bonfire in ASCII letters, which all terminals can show; it does not move.
struct BonfireLetters {
  /// The rows, all of the same length.
  let rows: [String]

  /// The width and height in letters.
  var size: Size { Size(columns: rows.first?.count ?? 0, rows: rows.count) }

  static let large = BonfireLetters(rows: [
    #"     (     "#,
    #" '  ) \  . "#,
    #"   / ( \   "#,
    #"  ( (^) )  "#,
    #" o==>X<==o "#,
  ])

  static let small = BonfireLetters(rows: [
    #"   (   "#,
    #"  (^)  "#,
    #" o=X=o "#,
  ])

  /// The largest drawing that fits; nil if none does.
  static func largest(in room: Size) -> BonfireLetters? {
    [large, small].first { $0.size.columns <= room.columns && $0.size.rows <= room.rows }
  }

  /// Draws it centred at the bottom of an area.
  func draw(into frame: inout Frame, in area: Area) {
    let left = area.origin.column + (area.size.columns - size.columns) / 2
    let top = area.endRow - size.rows
    for (row, line) in rows.enumerated() {
      frame.put(line, left, top + row, upTo: area.endColumn)
    }
  }
}
