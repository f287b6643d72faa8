import TextUI

extension Frame {
  /// The share of the cells without anything within one row and four columns. It tells how empty a screen looks: a
  /// thin list in a corner leaves most of the screen blank.
  package var blankShare: Double {
    let (columns, rows) = (size.columns, size.rows)
    guard columns > 0, rows > 0 else { return 0 }
    let inked = cells.map(\.hasInk)
    var blank = 0
    for row in 0..<rows {
      for column in 0..<columns {
        let isNear = (max(0, row - 1)...min(rows - 1, row + 1)).contains { near in
          (max(0, column - 4)...min(columns - 1, column + 4)).contains {
            inked[near * columns + $0]
          }
        }
        if !isNear { blank += 1 }
      }
    }
    return Double(blank) / Double(columns * rows)
  }
}

extension Cell {
  /// Whether something is drawn in the cell: a character, a background or a part of a picture.
  package var hasInk: Bool {
    character != " " || width == 0 || style.paper != nil || style.marks.contains(.picture)
  }
}
