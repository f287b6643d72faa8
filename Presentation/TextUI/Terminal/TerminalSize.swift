/// Determines the screen size, even if the terminal reports an invalid size.
package enum TerminalSize {
  /// The maximum size, so that a wrong report does not exhaust the memory.
  package static let largest = Size(columns: 1000, rows: 500)

  /// Returns the size from the terminal, else from `COLUMNS` and `LINES`, else 80 × 24.
  package static func chosen(
    columns: Int, rows: Int, environment: (String) -> String?
  ) -> Size {
    func measure(_ reported: Int, _ name: String, _ standard: Int, _ most: Int) -> Int {
      let named = environment(name).flatMap { Int($0) } ?? 0
      return min(reported > 0 ? reported : named > 0 ? named : standard, most)
    }
    return Size(
      columns: measure(columns, "COLUMNS", Size.standard.columns, largest.columns),
      rows: measure(rows, "LINES", Size.standard.rows, largest.rows))
  }
}
