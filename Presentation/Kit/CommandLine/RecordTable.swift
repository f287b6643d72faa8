import TextUI

/// A table of selected fields with a header row. All rows are buffered, because the column widths
/// are known only after the last one.
struct RecordTable {
  private let options: ColumnOptions
  private var rows: [[String]] = []
  private var widths: [Int]
  /// For each column, whether all its values are numbers. Such columns are aligned right.
  private var areNumbers: [Bool]

  /// The gap between two columns, and the minimum width to which a column is cut, both in cells. Only the first column
  /// may become narrower.
  private static let (gap, least) = (2, 6)

  init(_ options: ColumnOptions) {
    self.options = options
    widths = options.columns.map { CellWidth.of($0.name) }
    areNumbers = options.columns.map { _ in true }
  }

  mutating func add(_ values: [PickedFields.Value], _ page: CommandOutput) {
    var row: [String] = []
    for (index, column) in options.columns.enumerated() {
      let value = values[column.index]
      let text = column.style.written(value, page)
      widths[index] = max(widths[index], CellWidth.of(text))
      if !value.text.isEmpty, !value.isNumber { areNumbers[index] = false }
      row.append(text)
    }
    rows.append(row)
  }

  /// Writes the table; on a terminal it is fitted to the width.
  func write(to page: CommandOutput) {
    if rows.isEmpty { return }
    if page.isPlain { return writePlain(to: page) }
    let widths = page.fitsTerminal ? Self.fitted(widths, to: page.columns) : widths
    line(options.columns.map(\.name), widths, page)
    for row in rows where page.isIntact { line(row, widths, page) }
  }

  /// Writes each record as one line, in which each value follows the name of its field.
  private func writePlain(to page: CommandOutput) {
    for row in rows where page.isIntact {
      let fields = zip(options.columns, row).map { "\($0.name): \($1)" }
      page.line(fields.joined(separator: ", "))
    }
  }

  private func line(_ cells: [String], _ widths: [Int], _ page: CommandOutput) {
    let blanks = String(repeating: " ", count: Self.gap)
    let parts = zip(cells.indices, zip(cells, widths)).map { index, cell in
      TextLayout.aligned(
        cell.0, areNumbers[index] ? .right : .left, in: cell.1, ellipsis: page.ellipsis)
    }
    page.line(TextLayout.trimmedEnd(parts.joined(separator: blanks)))
  }

  /// Reduces the widths to fit into `room` cells. Later columns are cut first, and are dropped if even the minimum
  /// widths do not fit.
  static func fitted(_ wanted: [Int], to room: Int) -> [Int] {
    var widths = wanted
    func total(_ widths: [Int]) -> Int { widths.reduce(0, +) + gap * (widths.count - 1) }
    while widths.count > 1, total(widths.map { min($0, least) }) > room { widths.removeLast() }
    for index in widths.indices.reversed() {
      let excess = total(widths) - room
      if excess <= 0 { break }
      let floor = index == 0 ? 1 : min(widths[index], least)
      widths[index] = max(floor, widths[index] - excess)
    }
    return widths
  }
}
