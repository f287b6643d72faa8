import Domain

/// Reads the entries of a table, one of each row.
struct TableEntries: IncomingReader {
  /// Makes an entry of a row; nothing where none comes in.
  typealias Reading =
    @Sendable (inout EntryFields) -> (
      id: String, content: IncomingEntry.Content
    )?

  private var table: CSVStream
  private let columns: TableColumns
  private let wish: ImportWish
  private let read: Reading
  private var counts = ImportCounts()
  private var waiting = PieceQueue()
  private var isOver = false

  init(_ file: ImportFile, _ wish: ImportWish, reading names: [String], _ read: @escaping Reading)
    throws(ImportFailure)
  {
    table = try file.table()
    columns = TableColumns(table, reading: names)
    (self.wish, self.read) = (wish, read)
  }

  mutating func next() throws(ImportFailure) -> IncomingPiece? {
    while true {
      if let piece = waiting.next() { return piece }
      if isOver { return nil }
      try readRow()
    }
  }

  private mutating func readRow() throws(ImportFailure) {
    switch try table.next() {
    case .end:
      isOver = true
      waiting.add(counts.notes)
    case .openQuote: waiting.add([failed(.cutOff)])
    case .tooLong(let reason): waiting.add([failed(reason)])
    case .row:
      guard table.isUnicode else { return waiting.add([failed(.notUnicode)]) }
      var fields = EntryFields(line: table.line, wish: wish, .row(table, columns))
      let made = read(&fields)
      if made != nil, table.isShort { fields.name(.columnsMissing) }
      waiting.add(fields.pieces(made))
      counts.add(fields.counts)
    }
  }

  private func failed(_ reason: IncomingReason) -> IncomingPiece {
    .problem(IncomingProblem(line: table.line, reason, failed: true))
  }
}
