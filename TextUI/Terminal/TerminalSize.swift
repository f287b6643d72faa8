/// Decides how large the screen is when terminals say odd things about it.
package enum TerminalSize {
  /// No screen is larger; a terminal that claims so must not cost the memory for it.
  package static let largest = Size(columns: 1000, rows: 500)

  /// The size a terminal tells, or the environment, or what every terminal has.
  package static func chosen(
    columns: Int, rows: Int, environment: (String) -> String?
  ) -> Size {
    func measure(_ told: Int, _ name: String, _ usual: Int, _ most: Int) -> Int {
      let named = environment(name).flatMap { Int($0) } ?? 0
      return min(told > 0 ? told : named > 0 ? named : usual, most)
    }
    return Size(
      columns: measure(columns, "COLUMNS", Size.standard.columns, largest.columns),
      rows: measure(rows, "LINES", Size.standard.rows, largest.rows))
  }
}
