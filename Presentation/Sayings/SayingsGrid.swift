import TextUI

/// The sayings of the home screen, as rows of text or as cards. Room that is left over between cards is shared equally
/// among the gaps, and the rest on both sides.
struct SayingsGrid: Equatable, Sendable {
  /// The two forms in which the sayings are shown.
  enum Form: Equatable, Sendable { case rows, cards }

  /// The number of sayings, visible or not.
  let total: Int
  /// The index of the selected saying.
  let selected: Int
  let area: Area
  let form: Form
  /// The positions of the sayings shown as rows; nil for cards.
  private let flow: SayingsFlow?
  /// The number of free rows between two cards.
  private let cardGap: Int

  /// Creates a grid. `total` and `selected` are clamped. `top` is the first saying that was visible before. `lines`
  /// returns the number of rows of a saying in a number of columns. Cards with borders need no free row between them.
  /// Cards need at least 20 columns and 6 rows; a smaller area has rows.
  init(
    total: Int, selected: Int, _ form: Form, top: Int = 0, hasBorders: Bool = false,
    in area: Area,
    lines: (_ index: Int, _ columns: Int) -> Int = { _, _ in 1 }
  ) {
    self.total = max(0, total)
    self.selected = min(max(0, selected), max(0, total - 1))
    self.area = area
    cardGap = hasBorders ? 0 : 1
    self.form = area.size.columns >= 20 && area.size.rows >= 6 ? form : .rows
    switch self.form {
    case .cards: flow = nil
    case .rows:
      let columns = Self.rowColumns(area.size.columns)
      let width = Self.rowWidth(area.size.columns)
      flow = SayingsFlow(
        total: self.total, selected: self.selected, top: top, columns: columns,
        rows: max(1, area.size.rows)
      ) { lines($0, width) }
    }
  }

  private static let cardColumns = 29
  private static let mostCardColumns = 38
  /// The width of a card that stands alone in its row.
  private static let mostAlone = 60
  private static let mostCardRows = 7
  /// The width from which rows are in two columns, with a hairline between them.
  private static let twoColumns = 120
  /// The number of blanks between two columns of rows.
  private static let rowGap = 5
  /// The columns at the right of rows: a blank, and the scroll bar.
  private static let scrollColumns = 2

  private static func rowColumns(_ width: Int) -> Int { width >= twoColumns ? 2 : 1 }
  private static func rowWidth(_ width: Int) -> Int {
    let columns = rowColumns(width)
    return (width - scrollColumns - (columns - 1) * rowGap) / columns
  }

  private var width: Int { area.size.columns }
  private var height: Int { area.size.rows }

  /// The number of sayings side by side.
  var columns: Int {
    switch form {
    case .rows: Self.rowColumns(width)
    case .cards: min(6, max(1, (width + 2) / (Self.cardColumns + 2)))
    }
  }

  /// The number of rows of cards that fit.
  private var cardRowCount: Int { max(1, (height + 1) / 6) }
  private var cardRows: Int {
    max(1, min(Self.mostCardRows, (height + cardGap) / cardRowCount - cardGap))
  }
  private var cardColumns: Int {
    let most = columns == 1 ? Self.mostAlone : Self.mostCardColumns
    return min(most, (width - (columns - 1) * 2) / columns)
  }

  /// The indexes of the visible sayings.
  var shown: Range<Int> {
    if let flow { return flow.shown }
    let all = (total + columns - 1) / columns
    let window = Rows.window(count: all, selected: selected / columns, height: cardRowCount)
    return min(total, window.lowerBound * columns)..<min(total, window.upperBound * columns)
  }

  /// Returns the screen area of a saying, which must be in `shown`.
  func area(of index: Int) -> Area {
    let offset = index - shown.lowerBound
    guard let flow else { return cardArea(offset) }
    let slot = flow.slots[offset]
    let width = Self.rowWidth(width)
    return Area(
      column: area.origin.column + slot.column * (width + Self.rowGap),
      row: area.origin.row + slot.row, columns: width, rows: slot.rows)
  }

  private func cardArea(_ offset: Int) -> Area {
    let free = width - columns * cardColumns
    let gap = columns > 1 ? free / (columns - 1) : 0
    let left = (free - gap * (columns - 1)) / 2 + offset % columns * (cardColumns + gap)
    let below = height - cardRowCount * cardRows
    let step = cardRows + (cardRowCount > 1 ? below / (cardRowCount - 1) : 0)
    return Area(
      column: area.origin.column + left, row: area.origin.row + offset / columns * step,
      columns: cardColumns, rows: cardRows)
  }

  /// The column of the hairline between two columns of rows; nil if there is none.
  var hairline: Int? {
    guard let flow, flow.slots.last?.column == 1 else { return nil }
    return area.origin.column + Self.rowWidth(width) + Self.rowGap / 2
  }

  /// The visible part of the list as the scroll bar shows it, in units of rows; nil if all rows are visible.
  var scroll: (shown: Range<Int>, total: Int)? {
    let count = shown.count
    guard flow != nil, count > 0, count < total else { return nil }
    let all = max(height + 1, total * height / count)
    let first = min(shown.lowerBound * height / count, all - height)
    let last = shown.upperBound == total ? all - height : first
    return (last..<(last + height), all)
  }

  /// Returns the index of the saying at a screen position; nil if no saying is there.
  func saying(at point: Point) -> Int? { shown.first { area(of: $0).contains(point) } }

  /// Whether the selected saying is in the first row of cards. If the sayings are shown as rows, whether it is the
  /// first of the list.
  var isOnFirstRow: Bool { selected < (flow == nil ? columns : 1) }

  /// Returns the index to which a key moves the selection; nil if the key does not move in grids or there are no
  /// sayings. Up in the first row leaves the selection unchanged.
  func moved(by key: Key) -> Int? {
    guard total > 0 else { return nil }
    switch key {
    case .left: return beside(by: -1)
    case .right: return beside(by: 1)
    case .up, .character("k"): return selected >= step ? selected - step : selected
    case .down, .character("j"):
      if selected + step < total { return selected + step }
      // The last row of cards may be shorter than the one above it.
      return selected / step < (total - 1) / step ? total - 1 : selected
    case .pageUp: return max(selected % step, selected - page)
    case .pageDown: return min(total - 1, selected + page)
    case .home, .character("g"): return 0
    case .end, .character("G"): return total - 1
    case .character, .enter, .escape, .tab, .backTab, .backspace, .delete, .insert, .function,
      .control, .alt, .modified:
      return nil
    }
  }

  /// The distance in the list between a saying and the one below it.
  private var step: Int { flow == nil ? columns : 1 }

  private var page: Int {
    flow == nil ? max(1, cardRowCount - 1) * columns : max(1, shown.count - 1)
  }

  /// Returns the index to which the left or right key moves. Between two columns of rows it goes to the other column.
  private func beside(by side: Int) -> Int {
    if let flow, columns > 1 { return flow.beside(selected, by: side) ?? selected }
    return min(total - 1, max(0, selected + side))
  }
}
