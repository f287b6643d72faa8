import TextUI

/// The sayings of the home screen, as rows of text or as cards. Room that is left over is shared equally among the gaps,
/// and the rest on both sides.
struct SayingsGrid: Equatable, Sendable {
  /// The two forms in which the sayings are shown.
  enum Form: Equatable, Sendable { case rows, cards }

  /// The number of sayings, visible or not.
  let total: Int
  /// The index of the selected saying.
  let selected: Int
  let area: Area
  let form: Form

  /// Creates a grid. `total` and `selected` are clamped. Cards need at least 20 columns and 6 rows; a smaller area has
  /// rows.
  init(total: Int, selected: Int, _ form: Form, in area: Area) {
    self.total = max(0, total)
    self.selected = min(max(0, selected), max(0, total - 1))
    self.area = area
    self.form = area.size.columns >= 20 && area.size.rows >= 6 ? form : .rows
  }

  private static let cardColumns = 26
  private static let mostCardColumns = 38
  private static let mostCardRows = 7
  /// The width from which rows are in two columns, with a hairline between them.
  private static let twoColumns = 120
  /// The number of blanks between two columns of rows.
  private static let rowGap = 5

  private var width: Int { area.size.columns }
  private var height: Int { area.size.rows }

  /// The number of sayings side by side.
  var columns: Int {
    switch form {
    case .rows: width >= Self.twoColumns ? 2 : 1
    case .cards: min(6, max(1, (width + 2) / (Self.cardColumns + 2)))
    }
  }

  /// The number of rows of sayings that fit.
  var rows: Int {
    switch form {
    case .rows: max(1, height)
    case .cards: max(1, (height + 1) / 6)
    }
  }

  private var cellRows: Int {
    switch form {
    case .rows: 1
    case .cards: min(Self.mostCardRows, height / rows)
    }
  }

  private var cellColumns: Int {
    switch form {
    case .rows: (width - scrollColumns - (columns - 1) * Self.rowGap) / columns
    case .cards: min(Self.mostCardColumns, (width - (columns - 1) * 2) / columns)
    }
  }

  private var rowCount: Int { (total + columns - 1) / columns }
  /// The rows of sayings that are visible.
  var shownRows: Range<Int> {
    Rows.window(count: rowCount, selected: selected / columns, height: rows)
  }
  /// Whether there are more rows than fit, so that a scroll bar is drawn beside rows.
  var scrolls: Bool { rowCount > rows }
  private var scrollColumns: Int { scrolls ? 2 : 0 }
  /// The number of rows of sayings, visible or not.
  var allRows: Int { rowCount }

  /// The indexes of the visible sayings.
  var shown: Range<Int> {
    let window = shownRows
    return min(total, window.lowerBound * columns)..<min(total, window.upperBound * columns)
  }

  /// Returns the screen area of a saying, which must be in `shown`.
  func area(of index: Int) -> Area {
    let offset = index - shown.lowerBound
    return Area(
      column: area.origin.column + left(of: offset % columns),
      row: area.origin.row + top(of: offset / columns), columns: cellColumns, rows: cellRows)
  }

  private func left(of column: Int) -> Int {
    let used = columns * cellColumns
    switch form {
    case .rows: return column * (cellColumns + Self.rowGap)
    case .cards:
      let gap = columns > 1 ? (width - used) / (columns - 1) : 0
      return (width - used - gap * (columns - 1)) / 2 + column * (cellColumns + gap)
    }
  }

  private func top(of row: Int) -> Int {
    let free = height - rows * cellRows
    return row * (cellRows + (rows > 1 ? free / (rows - 1) : 0))
  }

  /// The column of the hairline between two columns of rows; nil if there is none.
  var hairline: Int? {
    form == .rows && columns == 2 ? area.origin.column + cellColumns + Self.rowGap / 2 : nil
  }

  /// Returns the index of the saying at a screen position; nil if no saying is there.
  func saying(at point: Point) -> Int? { shown.first { area(of: $0).contains(point) } }

  /// Whether the selected saying is in the first row.
  var isOnFirstRow: Bool { selected < columns }

  /// Returns the index to which a key moves the selection; nil if the key does not move in grids or there are no
  /// sayings. Up in the first row leaves the selection unchanged.
  func moved(by key: Key) -> Int? {
    guard total > 0 else { return nil }
    let page = max(1, rows - 1) * columns
    switch key {
    case .left: return max(0, selected - 1)
    case .right: return min(total - 1, selected + 1)
    case .up, .character("k"): return selected >= columns ? selected - columns : selected
    case .down, .character("j"):
      if selected + columns < total { return selected + columns }
      // The last row may be shorter than the one above it.
      return selected / columns < (total - 1) / columns ? total - 1 : selected
    case .pageUp: return max(selected % columns, selected - page)
    case .pageDown: return min(total - 1, selected + page)
    case .home, .character("g"): return 0
    case .end, .character("G"): return total - 1
    case .character, .enter, .escape, .tab, .backTab, .backspace, .delete, .insert, .function,
      .control, .alt, .modified:
      return nil
    }
  }
}
