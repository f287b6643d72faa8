import TextUI

/// A table of some fields: a row of their names, and one for each record. It is held until the last
/// record, because only then it is known how wide its columns are.
struct RecordTable {
  private let wish: ColumnWish
  private var rows: [[String]] = []
  private var widths: [Int]
  /// Whether all that stands in a column are numbers.
  private var areNumbers: [Bool]

  /// The cells between two columns, and the fewest a column is cut to.
  private static let (gap, least) = (2, 6)

  /// Begins a table with its columns.
  init(_ wish: ColumnWish) {
    self.wish = wish
    widths = wish.columns.map { CellWidth.of($0.name) }
    areNumbers = wish.columns.map { _ in true }
  }

  /// Adds the row of a record.
  mutating func add(_ values: [PickedFields.Value], _ page: CommandOutput) {
    var row: [String] = []
    for (place, column) in wish.columns.enumerated() {
      let value = values[column.place]
      let text = column.style.written(value, page)
      widths[place] = max(widths[place], CellWidth.of(text))
      if !value.text.isEmpty, !value.isNumber { areNumbers[place] = false }
      row.append(text)
    }
    rows.append(row)
  }

  /// Writes the table; where somebody looks at it, as wide as the terminal.
  func write(to page: CommandOutput) {
    if rows.isEmpty { return }
    let widths = page.fitsTerminal ? Self.fitted(widths, to: page.columns) : widths
    line(wish.columns.map(\.name), widths, page)
    for row in rows where page.isIntact { line(row, widths, page) }
  }

  private func line(_ cells: [String], _ widths: [Int], _ page: CommandOutput) {
    let blanks = String(repeating: " ", count: Self.gap)
    let parts = zip(cells.indices, zip(cells, widths)).map { place, cell in
      TextLayout.aligned(
        cell.0, areNumbers[place] ? .right : .left, in: cell.1, ellipsis: page.ellipsis)
    }
    page.line(TextLayout.trimmedEnd(parts.joined(separator: blanks)))
  }

  /// The widths for so many cells. The columns named last give way first: they are cut, and go
  /// where not even that is enough.
  static func fitted(_ wanted: [Int], to room: Int) -> [Int] {
    var widths = wanted
    func total(_ widths: [Int]) -> Int { widths.reduce(0, +) + gap * (widths.count - 1) }
    while widths.count > 1, total(widths.map { min($0, least) }) > room { widths.removeLast() }
    for place in widths.indices.reversed() {
      let excess = total(widths) - room
      if excess <= 0 { break }
      let floor = place == 0 ? 1 : min(widths[place], least)
      widths[place] = max(floor, widths[place] - excess)
    }
    return widths
  }
}
