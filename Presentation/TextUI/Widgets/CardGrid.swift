/// A grid that shows as many cards as fit. In a small area each card takes one row without a border.
public struct CardGrid: Equatable, Sendable {
  /// The number of cards, visible or not.
  public let total: Int
  /// The index of the selected card.
  public let selected: Int
  /// The screen area of the grid.
  public let area: Area

  /// Creates a grid. `total` and `selected` are clamped to valid values.
  public init(total: Int, selected: Int, in area: Area) {
    self.total = max(0, total)
    self.selected = min(max(0, selected), max(0, total - 1))
    self.area = area
  }

  /// The preferred width of a card; `gap` is the number of cells between two cards.
  private static let wanted = 25
  private static let gap = 1

  /// Whether cards have borders, which requires at least 20 columns and 8 rows.
  public var isFramed: Bool { area.size.rows >= 8 && area.size.columns >= 20 }
  /// The number of cards in a row.
  public var columns: Int {
    isFramed ? min(6, max(1, (area.size.columns + Self.gap) / (Self.wanted + Self.gap))) : 1
  }
  /// The number of rows of cards that are visible.
  public var rows: Int { isFramed ? area.size.rows / 5 : max(1, area.size.rows) }
  /// The height of a card in cells.
  private var cardRows: Int { isFramed ? min(7, area.size.rows / rows) : 1 }
  private var cardColumns: Int {
    (area.size.columns - (columns - 1) * Self.gap) / columns
  }
  private var rowCount: Int { (total + columns - 1) / columns }

  /// The indexes of the visible cards.
  public var shown: Range<Int> {
    let window = Rows.window(count: rowCount, selected: selected / columns, height: rows)
    return min(total, window.lowerBound * columns)..<min(total, window.upperBound * columns)
  }

  /// Returns the screen area of a card, which must be in `shown`.
  public func cardArea(of card: Int) -> Area {
    let index = card - shown.lowerBound
    return Area(
      column: area.origin.column + index % columns * (cardColumns + Self.gap),
      row: area.origin.row + index / columns * cardRows, columns: cardColumns, rows: cardRows)
  }

  /// Returns the index of the card at a screen position, for mouse clicks; nil if no card is there.
  public func card(at point: Point) -> Int? {
    shown.first { self.cardArea(of: $0).contains(point) }
  }

  /// Returns the index of the card to which a key moves; nil if the key does not move in grids or there are no cards.
  /// For Up in the first row, returns the same index; the caller may move the focus instead.
  public func moved(by key: Key) -> Int? {
    guard total > 0 else { return nil }
    switch key {
    case .left: return max(0, selected - 1)
    case .right: return min(total - 1, selected + 1)
    case .up, .character("k"): return selected >= columns ? selected - columns : selected
    case .down, .character("j"):
      if selected + columns < total { return selected + columns }
      // The last row may be shorter than the one above it.
      return selected / columns < (total - 1) / columns ? total - 1 : selected
    case .pageUp: return max(selected % columns, selected - max(1, rows - 1) * columns)
    case .pageDown: return min(total - 1, selected + max(1, rows - 1) * columns)
    case .home, .character("g"): return 0
    case .end, .character("G"): return total - 1
    case .character, .enter, .escape, .tab, .backTab, .backspace, .delete, .insert, .function,
      .control, .alt, .modified:
      return nil
    }
  }

  /// Whether the selected card is in the first row of the whole grid.
  public var isOnFirstRow: Bool { selected < columns }
}

/// The border of a card, with rounded corners and text in the upper edge.
public struct CardFrame: Equatable {
  /// The area of the card including its border.
  public let area: Area
  /// The style of the border.
  public let style: Style
  /// The text at the left of the upper edge.
  public var title: [StyledText] = []
  /// The text at the right of the upper edge.
  public var marks: [StyledText] = []

  public init(
    area: Area, style: Style, title: [StyledText] = [], marks: [StyledText] = []
  ) {
    self.area = area
    self.style = style
    self.title = title
    self.marks = marks
  }

  /// The area for the content: inside the border, with one blank column on either side.
  public var inside: Area { area.inset(columns: 2, rows: 1) }

  /// Draws the border with the title and the marks in its upper edge. Areas smaller than 4 columns by 2 rows stay
  /// empty.
  public func draw(into frame: inout Frame, _ glyphs: Glyphs) {
    let width = area.size.columns
    guard width >= 4, area.size.rows >= 2 else { return }
    let rule = String(repeating: glyphs.rule, count: width - 2)
    let (left, right) = (area.origin.column, area.endColumn - 1)
    frame.put(glyphs.corners[0] + rule + glyphs.corners[1], left, area.origin.row, style)
    frame.put(glyphs.corners[2] + rule + glyphs.corners[3], left, area.endRow - 1, style)
    for row in (area.origin.row + 1)..<(area.endRow - 1) {
      frame.put(glyphs.edge, left, row, style)
      frame.put(glyphs.edge, right, row, style)
    }
    let edge = Area(column: left, row: area.origin.row, columns: width, rows: 1)
    if !title.isEmpty { frame.write([" "] + title + [" "], left + 2, in: edge) }
    if !marks.isEmpty {
      let pieces: [StyledText] = [" "] + marks + [" "]
      frame.write(pieces, right - 1 - pieces.cells, in: edge)
    }
  }
}
