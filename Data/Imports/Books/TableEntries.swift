import Domain

/// Reads the entries of a table, one per row.
struct TableEntries: IncomingReader {
  /// A function that returns the entry of a row; nil if the row is skipped or failed.
  typealias Reading =
    @Sendable (inout EntryFields) -> (
      id: String, content: IncomingEntry.Content
    )?

  private var rows: TableRows
  private let columns: TableColumns
  private let choice: ImportChoice
  private let read: Reading
  private var counts = ImportCounts()
  private var waiting = PieceQueue()
  private var isOver = false

  init(
    _ file: ImportFile, _ choice: ImportChoice, reading names: [String], _ read: @escaping Reading
  )
    throws(ImportFailure)
  {
    let table = try file.table()
    rows = TableRows(table)
    columns = TableColumns(table, reading: names)
    (self.choice, self.read) = (choice, read)
  }

  mutating func next() throws(ImportFailure) -> IncomingPiece? {
    while true {
      if let piece = waiting.next() { return piece }
      if isOver { return nil }
      try readRow()
    }
  }

  private mutating func readRow() throws(ImportFailure) {
    switch try rows.next() {
    case .end:
      isOver = true
      waiting.add(counts.notes)
    case .problem(let problem): waiting.add(.problem(problem))
    case .row:
      let table = rows.table
      guard table.isUnicode else { return waiting.add(table.line, .notUnicode, failed: true) }
      var fields = EntryFields(line: table.line, choice: choice, .row(table, columns))
      let made = read(&fields)
      if made != nil, table.isShort { fields.name(.columnsMissing) }
      waiting.add(fields.pieces(made))
      counts.add(fields.counts)
    }
  }
}
