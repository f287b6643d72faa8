/// A size in character cells.
public struct Size: Equatable, Sendable {
  /// The number of columns. A Hangul syllable takes two columns.
  public var columns: Int
  public var rows: Int

  /// Creates a size. Negative values become 0.
  public init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }

  /// The default terminal size, 80 × 24.
  public static let standard = Size(columns: 80, rows: 24)
}

/// A position on the screen, from the top left corner.
public struct Point: Equatable, Sendable {
  /// The column, from 0.
  public var column: Int
  /// The row, from 0.
  public var row: Int

  public init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
}

/// A rectangle of cells.
public struct Area: Equatable, Sendable {
  /// The top left corner.
  public var origin: Point
  public var size: Size

  /// Creates an area. Negative sizes become 0.
  public init(column: Int, row: Int, columns: Int, rows: Int) {
    origin = Point(column: column, row: row)
    size = Size(columns: columns, rows: rows)
  }

  /// The first column to the right of the area.
  public var endColumn: Int { origin.column + size.columns }
  /// The first row below the area.
  public var endRow: Int { origin.row + size.rows }

  /// Returns whether a point is inside the area, for mouse clicks.
  public func contains(_ point: Point) -> Bool {
    (origin.column..<max(origin.column, endColumn)).contains(point.column)
      && (origin.row..<max(origin.row, endRow)).contains(point.row)
  }

  /// Returns at most `count` rows of the area, from its row `first` on.
  public func rows(_ first: Int, _ count: Int = .max) -> Area {
    Area(
      column: origin.column, row: origin.row + first, columns: size.columns,
      rows: max(0, min(count, size.rows - first)))
  }

  /// Returns the area without `columns` columns and `rows` rows on each side.
  public func inset(columns: Int = 0, rows: Int = 0) -> Area {
    Area(
      column: origin.column + columns, row: origin.row + rows,
      columns: size.columns - 2 * columns, rows: size.rows - 2 * rows)
  }
}
