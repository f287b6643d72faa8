/// Cards in rows and columns, as many as fit; where it is low each takes one row and no frame.
public struct CardGrid: Equatable, Sendable {
  /// How many cards the whole grid has.
  public let total: Int
  /// The card the keys act on.
  public let selected: Int
  /// Where the cards lie.
  public let area: Area

  /// Lays cards into an area.
  public init(total: Int, selected: Int, in area: Area) {
    self.total = max(0, total)
    self.selected = min(max(0, selected), max(0, total - 1))
    self.area = area
  }

  /// The cells a card should have across, and those between two of them.
  private static let wanted = 25
  private static let gap = 1

  /// Whether cards have frames.
  public var isFramed: Bool { area.size.rows >= 8 && area.size.columns >= 20 }
  /// How many cards stand side by side.
  public var columns: Int {
    isFramed ? min(6, max(1, (area.size.columns + Self.gap) / (Self.wanted + Self.gap))) : 1
  }
  /// How many cards stand above each other.
  public var rows: Int { isFramed ? area.size.rows / 5 : max(1, area.size.rows) }
  /// How many rows of cells a card has.
  private var cardRows: Int { isFramed ? min(7, area.size.rows / rows) : 1 }
  private var cardColumns: Int {
    (area.size.columns - (columns - 1) * Self.gap) / columns
  }
  private var rowCount: Int { (total + columns - 1) / columns }

  /// The cards that are shown.
  public var shown: Range<Int> {
    let window = Rows.window(count: rowCount, selected: selected / columns, height: rows)
    return min(total, window.lowerBound * columns)..<min(total, window.upperBound * columns)
  }

  /// Where a card that is shown lies.
  public func place(of card: Int) -> Area {
    let index = card - shown.lowerBound
    return Area(
      column: area.origin.column + index % columns * (cardColumns + Self.gap),
      row: area.origin.row + index / columns * cardRows, columns: cardColumns, rows: cardRows)
  }

  /// The card under a place on the screen, for the mouse.
  public func card(at place: Point) -> Int? { shown.first { self.place(of: $0).contains(place) } }

  /// The card a key moves to, or nothing when the key does not move in grids. Up from the first
  /// row stays; the caller may lead further.
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

  /// Whether the selected card stands in the first row of all.
  public var isOnFirstRow: Bool { selected < columns }
}

/// The frame of a card with rounded corners, and words within its upper edge.
public struct CardFrame: Equatable {
  /// Where the card stands, edge and all.
  public let area: Area
  /// How its edge looks.
  public let style: Style
  /// What stands at the left of the upper edge.
  public var title: [StyledText] = []
  /// What stands at the right of it.
  public var marks: [StyledText] = []

  /// Makes a frame with nothing written on it.
  public init(
    area: Area, style: Style, title: [StyledText] = [], marks: [StyledText] = []
  ) {
    self.area = area
    self.style = style
    self.title = title
    self.marks = marks
  }

  /// The room within the frame.
  public var inside: Area { area.inset(columns: 2, rows: 1) }

  /// Draws the edge, the title in it and the marks below.
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
