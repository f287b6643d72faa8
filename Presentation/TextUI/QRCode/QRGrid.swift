/// A square of dark and light modules.
package struct QRGrid: Equatable, Sendable {
  /// The number of modules on each side.
  package let side: Int
  /// The rows, from top to bottom. Bits beyond the side are clear.
  package private(set) var lines: [BitLine]

  /// Creates a square of light modules.
  package init(side: Int) {
    self.side = side
    lines = Array(repeating: .empty, count: side)
  }

  package init(side: Int, lines: [BitLine]) {
    (self.side, self.lines) = (side, lines)
  }

  /// Whether a module is dark. The position must be inside the square.
  package subscript(column: Int, row: Int) -> Bool {
    get { lines[row][column] }
    set { lines[row][column] = newValue }
  }

  /// The square with rows and columns exchanged.
  package var transposed: QRGrid {
    var turned = QRGrid(side: side)
    for (row, line) in lines.enumerated() {
      for column in 0..<side where line[column] { turned.lines[column][row] = true }
    }
    return turned
  }

  /// Makes the modules of a rectangle dark or light. Positions outside the square are left out.
  package mutating func fill(_ columns: Range<Int>, _ rows: Range<Int>, _ isDark: Bool = true) {
    for row in rows.clamped(to: 0..<side) {
      for column in columns.clamped(to: 0..<side) { lines[row][column] = isDark }
    }
  }

  /// Makes all modules dark that are dark in another square of this size.
  package mutating func add(_ other: QRGrid) {
    for index in lines.indices { lines[index] = lines[index] | other.lines[index] }
  }

  /// Returns the dark runs of a row.
  package func runs(_ row: Int) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var start: Int?
    for column in 0..<side {
      if lines[row][column] {
        start = start ?? column
      } else if let from = start {
        runs.append(from..<column)
        start = nil
      }
    }
    return start.map { runs + [$0..<side] } ?? runs
  }
}
