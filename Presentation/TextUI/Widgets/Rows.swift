/// A table in which only the rows around the selected row need to be loaded.
public struct Rows: Equatable, Sendable {
  /// The rule for the width of a column.
  public enum Width: Equatable, Sendable {
    /// A fixed number of cells.
    case fixed(Int)
    /// The width of the column's longest text, up to a limit.
    case fitting(upTo: Int)
    /// The width that the other columns leave.
    case rest
  }

  /// The layout of one column.
  public struct Column: Equatable, Sendable {
    public let width: Width
    /// The alignment: left for names, right for numbers.
    public let alignment: TextLayout.Alignment
    /// The importance of the column. If room is short, the column with the lowest importance is dropped first.
    public let importance: Int

    public init(
      _ width: Width, _ alignment: TextLayout.Alignment = .left, importance: Int = 1
    ) {
      self.width = width
      self.alignment = alignment
      self.importance = importance
    }
  }

  /// A row: the styled text of each column.
  public typealias Row = [[StyledText]]

  /// The columns from left to right.
  public let columns: [Column]
  /// The number of rows, loaded or not.
  public let total: Int
  /// The index of the first loaded row.
  public let start: Int
  /// The loaded rows.
  public let rows: [Row]
  /// The index of the selected row; nil if no row is selected.
  public let selected: Int?
  /// The indices of the marked rows; marked rows that are not loaded may be missing.
  public var selection: Set<Int> = []

  /// Creates a table. `rows` are the loaded rows, and `start` is the index of the first loaded row. If `total` is nil,
  /// all rows are loaded.
  public init(
    columns: [Column], rows: [Row], selected: Int?, start: Int = 0, total: Int? = nil
  ) {
    self.columns = columns
    self.rows = rows
    self.start = max(0, start)
    let count = max(0, total ?? rows.count)
    self.total = count
    self.selected = count == 0 ? nil : selected.map { min(max(0, $0), count - 1) }
  }

  /// Creates a table for a list of `height` screen rows. `row` is called only for the visible rows.
  public init(
    columns: [Column], total: Int, selected: Int?, height: Int, row: (Int) -> Row
  ) {
    let shown = Rows.window(count: total, selected: selected ?? 0, height: height)
    self.init(
      columns: columns, rows: shown.map(row), selected: selected, start: shown.lowerBound,
      total: total)
  }

  /// Returns the indices of the visible rows. The selected row is near the middle, and no screen row stays empty while
  /// there are more rows.
  public static func window(count: Int, selected: Int, height: Int) -> Range<Int> {
    guard count > 0, height > 0 else { return 0..<0 }
    if count <= height { return 0..<count }
    let selected = min(max(0, selected), count - 1)
    let first = min(max(0, selected - height / 2), count - height)
    return first..<(first + height)
  }

  /// Returns the index of the row at a screen position; nil if no row is drawn there.
  public static func row(at point: Point, in list: Area, count: Int, selected: Int) -> Int? {
    let shown = window(count: count, selected: selected, height: list.size.rows)
    let row = shown.lowerBound + point.row - list.origin.row
    return list.contains(point) && shown.contains(row) ? row : nil
  }

  /// Returns the index to which a key moves the selection; nil if the key does not move in lists or the list is empty.
  public static func moved(_ selected: Int, by key: Key, count: Int, height: Int) -> Int? {
    guard count > 0 else { return nil }
    let here = min(max(0, selected), count - 1)
    let page = max(1, min(height, count) - 1)
    let target: Int
    switch key {
    case .up, .character("k"): target = here - 1
    case .down, .character("j"): target = here + 1
    case .pageUp: target = here - page
    case .pageDown: target = here + page
    case .home, .character("g"): target = 0
    case .end, .character("G"): target = count - 1
    case .character, .enter, .escape, .tab, .backTab, .backspace, .delete, .insert, .left,
      .right, .function, .control, .alt, .modified:
      return nil
    }
    return min(max(0, target), count - 1)
  }

  /// Returns the index of the row at a screen position, for mouse clicks; nil if no row is drawn there.
  public func row(at point: Point, in area: Area) -> Int? {
    let shown = Rows.window(count: total, selected: selected ?? 0, height: area.size.rows)
    guard area.contains(point), point.row - area.origin.row < shown.count else { return nil }
    return shown.lowerBound + point.row - area.origin.row
  }
}
