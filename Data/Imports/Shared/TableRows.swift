import Domain

/// The rows of a table, with what is wrong with some of them already in words.
struct TableRows {
  /// What comes next.
  enum Row {
    case row
    case problem(IncomingProblem)
    case end
  }

  private(set) var table: CSVStream
  private var isOver = false

  /// Begins behind the names of the columns.
  init(_ table: CSVStream) { self.table = table }

  /// The next row that has anything in it.
  mutating func next() throws(ImportFailure) -> Row {
    if isOver { return .end }
    switch try table.next() {
    case .row: return .row
    case .tooLong(let reason):
      return .problem(IncomingProblem(line: table.line, reason, failed: true))
    case .openQuote:
      isOver = true
      return .problem(IncomingProblem(line: table.line, .cutOff, failed: true))
    case .end:
      isOver = true
      return .end
    }
  }
}
