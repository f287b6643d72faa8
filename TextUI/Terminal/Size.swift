/// How many character cells a screen or a part of one has.
public struct Size: Equatable, Sendable {
  /// The number of columns; a Hangul syllable takes two.
  public var columns: Int
  /// The number of rows.
  public var rows: Int

  /// Makes a size; a negative measure counts as none.
  public init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }

  /// The size every program must look right in.
  public static let standard = Size(columns: 80, rows: 24)
}

/// A place on the screen, counted from the top left corner.
public struct Point: Equatable, Sendable {
  /// The column, from 0.
  public var column: Int
  /// The row, from 0.
  public var row: Int

  /// Makes a place.
  public init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
}

/// A rectangle of cells that something is drawn into.
public struct Area: Equatable, Sendable {
  /// The top left corner.
  public var origin: Point
  /// How far it reaches right and down.
  public var size: Size

  /// Makes an area from its corner and its measures.
  public init(column: Int, row: Int, columns: Int, rows: Int) {
    origin = Point(column: column, row: row)
    size = Size(columns: columns, rows: rows)
  }

  /// The first column to the right of the area.
  public var endColumn: Int { origin.column + size.columns }
  /// The first row below the area.
  public var endRow: Int { origin.row + size.rows }

  /// Tells whether a place lies inside, which is how a click finds what it touched.
  public func contains(_ point: Point) -> Bool {
    (origin.column..<max(origin.column, endColumn)).contains(point.column)
      && (origin.row..<max(origin.row, endRow)).contains(point.row)
  }

  /// Some of its rows, from one of them on, as many as it has.
  public func rows(_ first: Int, _ count: Int = .max) -> Area {
    Area(
      column: origin.column, row: origin.row + first, columns: size.columns,
      rows: max(0, min(count, size.rows - first)))
  }

  /// The same area without its outermost cells.
  public func inset(columns: Int = 0, rows: Int = 0) -> Area {
    Area(
      column: origin.column + columns, row: origin.row + rows,
      columns: size.columns - 2 * columns, rows: size.rows - 2 * rows)
  }
}
