/// Sayings of different heights in columns of rows. They run down the first column and then down the second, like the
/// text of a newspaper, and scroll only as far as needed to show the selected one.
struct SayingsFlow: Equatable, Sendable {
  /// The position of a saying: its column, its first row and its number of rows.
  struct Slot: Equatable, Sendable {
    let column: Int
    let row: Int
    let rows: Int
  }

  /// The indexes of the visible sayings.
  let shown: Range<Int>
  /// The positions of the visible sayings.
  let slots: [Slot]

  /// Creates the flow of `total` sayings. `top` is the preferred first visible saying. `height` returns the number of
  /// rows of a saying.
  init(
    total: Int, selected: Int, top: Int, columns: Int, rows: Int, height: (Int) -> Int
  ) {
    guard total > 0, rows > 0 else {
      (shown, slots) = (0..<0, [])
      return
    }
    var known: [Int: Int] = [:]
    func laid(from first: Int) -> [Slot] {
      var slots: [Slot] = []
      var (column, row) = (0, 0)
      for index in first..<total {
        let lines = known[index] ?? min(rows, max(1, height(index)))
        known[index] = lines
        if row + lines > rows { (column, row) = (column + 1, 0) }
        if column == columns { break }
        slots.append(Slot(column: column, row: row, rows: lines))
        row += lines
      }
      return slots
    }
    func end(from first: Int) -> Int { first + laid(from: first).count }
    var first = min(max(0, top), selected)
    if end(from: first) <= selected {
      first = selected
      while first > 0, end(from: first - 1) > selected { first -= 1 }
    }
    // No row stays empty at the end while there are sayings above.
    if end(from: first) == total {
      while first > 0, end(from: first - 1) == total { first -= 1 }
    }
    slots = laid(from: first)
    shown = first..<(first + slots.count)
  }

  /// Returns the index of the saying in the column beside a visible one, at about the same row; nil if there is none.
  func beside(_ index: Int, by step: Int) -> Int? {
    guard shown.contains(index) else { return nil }
    let here = slots[index - shown.lowerBound]
    return slots.lastIndex { $0.column == here.column + step && $0.row <= here.row }
      .map { $0 + shown.lowerBound }
  }
}
