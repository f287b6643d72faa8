import Domain

/// The rows of a table. Faulty rows are converted to problems.
struct TableRows {
  enum Row {
    case row
    case problem(IncomingIssue)
    case end
  }

  private(set) var table: CSVStream
  private var isOver = false

  init(_ table: CSVStream) { self.table = table }

  /// Returns the next row that is not blank, or a problem.
  mutating func next() throws(ImportFailure) -> Row {
    if isOver { return .end }
    switch try table.next() {
    case .row: return .row
    case .tooLong(let reason):
      return .problem(IncomingIssue(line: table.line, reason, failed: true))
    case .openQuote:
      isOver = true
      return .problem(IncomingIssue(line: table.line, .cutOff, failed: true))
    case .end:
      isOver = true
      return .end
    }
  }
}
