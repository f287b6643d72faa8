import TextUI

/// The bonfire in ASCII letters, for terminals that cannot show pixels; it is not animated.
struct BonfireLetters {
  /// The rows, all of the same length.
  let rows: [String]

  /// The number of columns and rows.
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

  /// The drawing of the fire that burnt down.
  static let asleep = BonfireLetters(rows: [
    #"     ~     "#,
    #"    ~      "#,
    #"    .^.    "#,
    #" o==>X<==o "#,
  ])

  /// Returns the largest drawing that fits; nil if none fits.
  static func largest(in room: Size) -> BonfireLetters? {
    [large, small].first { $0.size.columns <= room.columns && $0.size.rows <= room.rows }
  }

  /// Draws the fire, centred at the bottom of an area.
  func draw(into frame: inout Frame, in area: Area) {
    let left = area.origin.column + (area.size.columns - size.columns) / 2
    let top = area.endRow - size.rows
    for (row, line) in rows.enumerated() {
      frame.put(line, left, top + row, upTo: area.endColumn)
    }
  }
}
