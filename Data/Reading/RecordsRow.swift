import Domain

/// The columns of a reading record.
enum RecordColumn: Int, RowColumn {
  case book, day, instant, offset, total, pages, deletedAt, round, percent
}

/// The columns of a record's book, which precede those of the record.
enum ActivityColumn: Int, RowColumn { case book, title, theme, category, length }

/// Converts a reading record to and from a row of the store.
enum RecordsRow {
  static let shape = TableMapping<ReadingRecord, RecordColumn>("readings") { column in
    switch column {
    case .book: .given(.owner(table: "books"))
    case .day: .stored { $0.day }.fixed.imported { $0["at"].moment?.day }
    case .instant: .stored(.instant) { $0.at.instant }.exported("at")
    case .offset: .stored { $0.at.offset }
    case .total: .stored(.number(1...99_999)) { $0.total }.exported("page")
    case .pages: .stored(.number(1...99_999)) { $0.pagesRead }.exported("pagesRead")
    case .deletedAt: .deleted
    case .round: .stored(.number(1...1_000_000)) { $0.round > 0 ? $0.round : nil }
    case .percent: .stored { $0.isPercent ? true : nil }
    }
  }

  static func record(_ row: Row) -> ReadingRecord { record(NamedRow(row)) }

  private static func record(_ row: NamedRow<RecordColumn>) -> ReadingRecord {
    ReadingRecord(
      at: row.moment(.instant, .offset), total: row.int(.total), pagesRead: row.int(.pages),
      isPercent: !row.isNull(.percent), round: row.optionalInt(.round) ?? 0)
  }

  static func activity(_ row: Row) throws(StorageFailure) -> Activity {
    let record = record(NamedRow(row, from: ActivityColumn.count))
    let row = NamedRow<ActivityColumn>(row)
    return Activity(
      book: ID(row.text(.book)), title: row.line(.title),
      chosenTheme: try BooksRow.theme(row.optionalText(.theme)), category: try row.word(.category),
      record: record,
      isFinish: (row.optionalInt(.length) ?? ReadingRecord.wholeInPercent) == record.total)
  }
}

/// The columns of a quote.
enum SentenceColumn: Int, RowColumn {
  case id, book, page, instant, offset, edited, editedOffset, text, deletedAt, key, location,
    note
}

/// Converts a quote to and from a row of the store. Queries select the id of the quote's book after the columns of the
/// quote.
enum SentencesRow {
  static let shape = TableMapping<Sentence, SentenceColumn>("sentences") { column in
    switch column {
    case .id: .stored { $0.id.text }.fixed
    case .book: .given(.owner(table: "books"))
    case .page: .stored(.number(1...1_000_000_000)) { $0.page }
    case .instant: .stored(.instant) { $0.on.instant }.fixed.exported("on")
    case .offset: .stored { $0.on.offset }.fixed
    case .edited: .stored(.moment(offset: "edited_offset")) { $0.edited?.instant }
    case .editedOffset: .stored { $0.edited?.offset }
    case .text: .stored { $0.text.text }
    case .deletedAt: .deleted
    case .key: .elsewhere()
    case .location: .stored { $0.location?.text }
    case .note: .stored { $0.note?.text }
    }
  }

  static func sentence(_ row: Row) -> Sentence { sentence(row, from: 0) }

  static func sentence(_ row: Row, from first: Int) -> Sentence {
    let book = NamedRow<OwnerColumn>(row, from: first + shape.read.count)
    let row = NamedRow<SentenceColumn>(row, from: first)
    return Sentence(
      id: ID(row.text(.id)), book: ID(book.text(.id)), page: row.optionalInt(.page),
      location: row.optionalLine(.location), text: MultilineText(stored: row.text(.text)),
      note: row.optionalMultilineText(.note), on: row.moment(.instant, .offset),
      edited: row.optionalMoment(.edited, .editedOffset))
  }

  /// Reads a quote with its key, the key of its book, and whether the quote is soft-deleted.
  static func stored(_ row: Row) -> (sentence: Sentence, key: Int, book: Int, isRemoved: Bool) {
    let columns = NamedRow<SentenceColumn>(row)
    return (sentence(row), columns.int(.key), columns.int(.book), !columns.isNull(.deletedAt))
  }

  /// Returns the key and the texts of a quote, for the full-text index.
  static func indexed(_ sentence: Sentence, _ key: Int) -> [Value] {
    [.int(key), .text(sentence.text.text), .optional(sentence.note?.text)]
  }
}
