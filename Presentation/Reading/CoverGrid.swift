package import TextUI

/// The layout of covers side by side, in as many rows as fit. Covers are as large as possible while all are shown; if
/// not all fit, one page of them is shown.
package struct CoverGrid: Equatable, Sendable {
  /// The number of covers, visible or not, and the index of the selected one.
  let total: Int
  let selected: Int
  let area: Area
  /// The size of a cover, and the number of covers in each direction.
  package let cover: Size
  package let columns: Int
  let rows: Int

  /// The sizes of a cover, largest first. All have the proportions of a book.
  static let sizes = [
    Size(columns: 24, rows: 18), Size(columns: 20, rows: 15), Size(columns: 16, rows: 12),
    Size(columns: 12, rows: 9), Size(columns: 8, rows: 6),
  ]
  /// The rows that a cover needs in addition: a frame, the progress bar and two lines of text.
  static let extraRows = 5
  /// The minimum width in columns that covers on several pages have if there is room.
  private static let comfortable = 12

  /// Lays out the covers; nil if not even the smallest cover fits. `widest` limits the size of a cover.
  package init?(total: Int, selected: Int, in area: Area, widest: Int = 24) {
    let fits = Self.sizes.compactMap { size -> (size: Size, columns: Int, rows: Int)? in
      let (columns, rows) = Self.counts(of: size, in: area.size)
      return size.columns <= widest && columns > 0 && rows > 0 ? (size, columns, rows) : nil
    }
    let whole = fits.first { $0.columns * $0.rows >= total && $0.size.columns >= 12 }
    let page = fits.first { $0.size.columns <= 16 && $0.size.columns >= Self.comfortable }
    guard let found = whole ?? page ?? fits.first else { return nil }
    (cover, rows) = (found.size, found.rows)
    // Rows that are all shown have about the same number of covers.
    let needed = (total + found.columns - 1) / found.columns
    let isBalanced = needed > 1 && needed <= found.rows
    columns = isBalanced ? (total + needed - 1) / needed : found.columns
    self.total = max(0, total)
    self.selected = min(max(0, selected), max(0, total - 1))
    self.area = area
  }

  /// Returns how many covers of a size fit beside each other and below each other in a room. A column at either side is
  /// left for the frame of the selected cover.
  private static func counts(of size: Size, in room: Size) -> (columns: Int, rows: Int) {
    let gap = least(of: size)
    return (
      max(0, (room.columns - 2 + gap) / (size.columns + gap)),
      max(0, room.rows / (size.rows + extraRows))
    )
  }

  /// Returns the minimum number of columns between two covers.
  private static func least(of size: Size) -> Int { size.columns >= 16 ? 2 : 1 }

  /// Returns the rows that covers need below each other, if at most `most` rows are available.
  package static func height(of total: Int, columns: Int, most: Int, widest: Int = 24) -> Int {
    let area = Area(column: 0, row: 0, columns: columns, rows: most)
    guard let grid = CoverGrid(total: total, selected: 0, in: area, widest: widest) else {
      return most
    }
    return max(1, grid.usedRows) * grid.pitch
  }

  /// The number of covers on a page.
  var capacity: Int { columns * rows }
  /// The number of rows that have covers on a full page.
  private var usedRows: Int { min(rows, (total + columns - 1) / columns) }
  private var pitch: Int { cover.rows + Self.extraRows }
  /// The number of covers in the longest row.
  private var across: Int { min(columns, max(1, total)) }
  /// The distance between the starts of two covers, which grows with the room up to a limit.
  private var stride: Int {
    let gap = across < 2 ? 0 : (area.size.columns - 2 - across * cover.columns) / (across - 1)
    return cover.columns + min(max(Self.least(of: cover), gap), cover.columns / 3)
  }
  /// The width of the texts below a cover. Two columns are free before the texts of the next cover.
  var textColumns: Int { min(cover.columns, across < 2 ? cover.columns : stride - 2) }

  /// Returns the width of the texts below a cover whose neighbour may be as close as possible.
  static func textColumns(of cover: Size) -> Int { cover.columns + least(of: cover) - 2 }

  /// The number of columns at the left of the covers, which centres the covers in the area.
  private var margin: Int {
    max(1, (area.size.columns - (across - 1) * stride - cover.columns) / 2)
  }

  /// The indices of the visible covers. Pages do not overlap.
  package var shown: Range<Int> {
    let first = selected / max(1, capacity) * capacity
    return min(first, total)..<min(first + capacity, total)
  }
  /// Whether some covers are on other pages.
  package var hasPages: Bool { total > capacity }

  /// Returns the area of a cover without its frame; `index` must be in `shown`.
  package func area(of index: Int) -> Area {
    let position = index - shown.lowerBound
    return Area(
      column: area.origin.column + margin + position % columns * stride,
      row: area.origin.row + 1 + position / columns * pitch, columns: cover.columns,
      rows: cover.rows)
  }

  /// Returns the number of covers from the one at an index to the last one in its row.
  func covers(from index: Int) -> Int {
    let position = (index - shown.lowerBound) % columns
    return min(columns - position, shown.upperBound - index)
  }

  /// Returns the width of some covers side by side.
  func width(of count: Int) -> Int { count * stride - 1 }

  /// Returns the index of the cover at a screen position; nil if no cover is there.
  package func index(at point: Point) -> Int? {
    shown.first { index in
      var room = area(of: index)
      room.size.rows += Self.extraRows - 2
      return room.contains(point)
    }
  }

  /// Returns the index to which a key moves; nil if the key does not move among covers.
  func moved(by key: Key) -> Int? {
    guard total > 0 else { return nil }
    let down = rows > 1 && total > columns ? columns : 1
    switch key {
    case .left: return max(0, selected - 1)
    case .right: return min(total - 1, selected + 1)
    case .up, .character("k"): return selected >= down ? selected - down : selected
    case .down, .character("j"):
      if selected + down < total { return selected + down }
      return selected / columns < (total - 1) / columns || down == 1 ? total - 1 : selected
    case .pageUp: return max(0, selected - capacity)
    case .pageDown: return min(total - 1, selected + capacity)
    case .home, .character("g"): return 0
    case .end, .character("G"): return total - 1
    case .character, .enter, .escape, .tab, .backTab, .backspace, .delete, .insert, .function,
      .control, .alt, .modified:
      return nil
    }
  }
}
