/// A list of which only the stretch around the selected row needs to be loaded.
public struct Rows: Equatable, Sendable {
  /// How a column takes its share of the width.
  public enum Width: Equatable, Sendable {
    /// Always so many cells.
    case fixed(Int)
    /// As many cells as its longest text, up to a limit.
    case fitting(upTo: Int)
    /// Whatever the others leave.
    case rest
  }

  /// One column of the list.
  public struct Column: Equatable, Sendable {
    /// How wide it is.
    public let width: Width
    /// On which side its texts stand: names left, numbers right.
    public let alignment: TextLayout.Alignment
    /// Where the width does not suffice, the column with the smallest importance goes first.
    public let importance: Int

    /// Makes a column.
    public init(
      _ width: Width, _ alignment: TextLayout.Alignment = .left, importance: Int = 1
    ) {
      self.width = width
      self.alignment = alignment
      self.importance = importance
    }
  }

  /// One row: for each column the stretches of text in it.
  public typealias Row = [[StyledText]]

  /// The columns from left to right.
  public let columns: [Column]
  /// How many rows the whole list has.
  public let total: Int
  /// The number of the first loaded row.
  public let start: Int
  /// The loaded rows.
  public let rows: [Row]
  /// The row the keys act on.
  public let selected: Int?
  /// The places of the rows that are marked, as far as they are loaded.
  public var marked: Set<Int> = []

  /// Makes a list of which the rows from `start` on are loaded; without a total they are all.
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

  /// Makes a list by asking for each row of a stretch, so that only what is shown is laid out.
  public init(
    columns: [Column], total: Int, selected: Int?, height: Int, row: (Int) -> Row
  ) {
    let shown = Rows.window(count: total, selected: selected ?? 0, height: height)
    self.init(
      columns: columns, rows: shown.map(row), selected: selected, start: shown.lowerBound,
      total: total)
  }

  /// The rows that are shown: the selected one near the middle, no room wasted at the ends.
  public static func window(count: Int, selected: Int, height: Int) -> Range<Int> {
    guard count > 0, height > 0 else { return 0..<0 }
    if count <= height { return 0..<count }
    let selected = min(max(0, selected), count - 1)
    let first = min(max(0, selected - height / 2), count - height)
    return first..<(first + height)
  }

  /// The row at a place of a list, or nothing where none is drawn.
  public static func row(at place: Point, in list: Area, count: Int, selected: Int) -> Int? {
    let shown = window(count: count, selected: selected, height: list.size.rows)
    let row = shown.lowerBound + place.row - list.origin.row
    return list.contains(place) && shown.contains(row) ? row : nil
  }

  /// The row a key moves to, or nothing when the key does not move in lists.
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

  /// The row under a place on the screen, for the mouse.
  public func row(at place: Point, in area: Area) -> Int? {
    let shown = Rows.window(count: total, selected: selected ?? 0, height: area.size.rows)
    guard area.contains(place), place.row - area.origin.row < shown.count else { return nil }
    return shown.lowerBound + place.row - area.origin.row
  }
}
