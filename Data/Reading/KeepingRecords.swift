public import Domain

/// Stores reading records and computes their totals.
extension SQLiteReading {
  public func record(_ id: ID<Book>, by rule: RecordRule) throws(ReadingFailure)
    -> (Book, ReadingRecord)
  {
    try deciding(as: .readBook) { (store) throws(StorageFailure) in
      guard let found = try Self.find(id, in: store)
      else { return .failure(.unknown(reference: id.text)) }
      let record: ReadingRecord
      do throws(BookRefusal) { record = try rule(found.book) } catch {
        return .failure(.refused(error))
      }
      store.setSubject(of: found.book)
      try Self.keep(record, of: found, isNew: found.book.last?.day != record.day, in: store)
      return .success((try Self.book(found.key, in: store), record))
    }
  }

  public func record(_ id: ID<Book>, on day: Day, by rule: EarlierRecordRule) throws(ReadingFailure)
    -> (Book, ReadingRecord)
  {
    try deciding(as: .readBook) { (store) throws(StorageFailure) in
      guard let found = try Self.find(id, in: store)
      else { return .failure(.unknown(reference: id.text)) }
      let around = RecordsAround(
        day,
        among: try store.all(
          ReadingSQL.recordsOfRound, [.int(found.key), .int(found.book.round)], RecordsRow.record))
      let record: ReadingRecord
      do throws(BookRefusal) { record = try rule(found.book, around) } catch {
        return .failure(.refused(error))
      }
      guard record.day == day, around.hasRoom(for: record) else { throw .corrupt }
      store.setSubject(of: found.book)
      try Self.keep(record, of: found, isNew: around.own == nil, in: store)
      if let after = around.after, after.before != record.total {
        let less = after.with(total: after.total, before: record.total)
        try store.run(ReadingSQL.update, Self.changes(of: less, found.key))
      }
      return .success((try Self.book(found.key, in: store), record))
    }
  }

  /// Stores the reading record of a day, and starts or resumes the book.
  private static func keep(
    _ record: ReadingRecord, of found: (book: Book, key: Int), isNew: Bool, in store: Connection
  ) throws(StorageFailure) {
    let opened = found.book.opened(by: record)
    if opened != found.book { try keep(opened, of: found, in: store) }
    if isNew {
      try store.run(
        ReadingSQL.insert, RecordsRow.shape.values(of: record, [.book: .int(found.key)]))
    } else {
      try store.run(ReadingSQL.update, changes(of: record, found.key))
    }
  }

  private static func changes(of record: ReadingRecord, _ key: Int) -> [Value] {
    RecordsRow.shape.changes(of: record) + [.int(key), .int(record.round), .day(record.day)]
  }

  public func removeRecords(_ id: ID<Book>, _ which: RecordsToRemove, at now: Now)
    throws(ReadingFailure)
    -> RemovedRecords
  {
    try deciding(as: .takeRecords) { (store) throws(StorageFailure) in
      guard let found = try Self.find(id, in: store)
      else { return .failure(.unknown(reference: id.text)) }
      store.setSubject(of: found.book)
      guard let last = found.book.last else { return .failure(.refused(.nothingRead)) }
      let round = Value.int(found.book.round)
      let records = try store.all(
        ReadingSQL.recordsOfRound, [.int(found.key), round], RecordsRow.record)
      let first = which == .last ? last.day : records.first?.day ?? last.day
      try store.run(ReadingSQL.take, [.int(now.instant), .int(found.key), round, .day(first)])
      let book = try Self.book(found.key, in: store)
      return .success(RemovedRecords(book: book, records: records.filter { $0.day >= first }))
    }
  }

  public func bringBack(_ records: [ReadingRecord], of id: ID<Book>) throws(ReadingFailure) -> Book
  {
    try deciding(as: .restoreRecords) { (store) throws(StorageFailure) in
      guard let found = try Self.find(id, in: store)
      else { return .failure(.unknown(reference: id.text)) }
      store.setSubject(of: found.book)
      guard found.book.isFollowed(by: records) else { return .failure(.refused(.readSince)) }
      let values = records.map { RecordsRow.shape.values(of: $0, [.book: .int(found.key)]) }
      // All of them are checked before the first is restored.
      for values in values
      where try store.first(ReadingSQL.isTaken, values, { $0.optionalInt ?? 0 }) == 0 {
        return .failure(.unknown(reference: id.text))
      }
      for values in values { try store.run(ReadingSQL.bringBack, values) }
      return .success(try Self.book(found.key, in: store))
    }
  }

  public func records(of id: ID<Book>) throws(ReadingFailure) -> [ReadingRecord] {
    let found = try reading { (store) throws(StorageFailure) -> [ReadingRecord]? in
      guard let found = try Self.find(id, in: store) else { return nil }
      return try store.all(ReadingSQL.records, [.int(found.key)], RecordsRow.record)
    }
    guard let found else { throw .unknown(reference: id.text) }
    return found
  }

  public func newest(_ count: Int) throws(ReadingFailure) -> [Activity] {
    try alone { (store) throws(StorageFailure) in
      try store.all(ReadingSQL.newest, [.int(max(0, count))], RecordsRow.activity)
    }
  }

  public func visit(_ days: ClosedRange<Day>, _ visitor: (Activity) -> Bool) throws(ReadingFailure)
  {
    try alone { (store) throws(StorageFailure) in
      try store.visit(ReadingSQL.ofDays, [.day(days.lowerBound), .day(days.upperBound)]) {
        (row) throws(StorageFailure) in visitor(try RecordsRow.activity(row))
      }
    }
  }

  // MARK: Tallies

  public func counts() throws(ReadingFailure) -> ReadingCounts {
    try alone { (store) throws(StorageFailure) in
      let counts = try store.first(ReadingSQL.counts) {
        let row = NamedRow<ReadingSQL.CountColumn>($0)
        return ReadingCounts(
          reading: row.int(.reading), finished: row.int(.finished), wanted: row.int(.wanted),
          pausedOrDropped: row.int(.pausedOrDropped),
          favourites: row.int(.favourites), sentences: row.int(.sentences))
      }
      guard let counts else { throw .corrupt }
      return counts
    }
  }

  public func pagesByDay(_ days: ClosedRange<Day>) throws(ReadingFailure) -> [DayPages] {
    try alone { (store) throws(StorageFailure) in
      try store.all(ReadingSQL.days, [.day(days.lowerBound), .day(days.upperBound)]) {
        (row) throws(StorageFailure) in
        let row = NamedRow<ReadingSQL.DayColumn>(row)
        return DayPages(day: try row.day(.day), pages: row.int(.count))
      }
    }
  }

  public func finishings(_ days: ClosedRange<Day>) throws(ReadingFailure) -> [DayFinishings] {
    try alone { (store) throws(StorageFailure) in
      try store.all(ReadingSQL.finishings, [.day(days.lowerBound), .day(days.upperBound)]) {
        (row) throws(StorageFailure) in
        let row = NamedRow<ReadingSQL.DayColumn>(row)
        return DayFinishings(day: try row.day(.day), books: row.int(.count))
      }
    }
  }

  public func pagesByCategory() throws(ReadingFailure) -> [BookCategory: Int] {
    try alone { (store) throws(StorageFailure) in
      var pages: [BookCategory: Int] = [:]
      try store.visit(ReadingSQL.categories) { (row) throws(StorageFailure) in
        let row = NamedRow<BooksSQL.CategoryColumn>(row)
        pages[try row.word(.category)] = row.int(.count)
        return true
      }
      return pages
    }
  }

  public func recordsByPart() throws(ReadingFailure) -> [PartRecords] {
    try alone { (store) throws(StorageFailure) in
      try store.all(ReadingSQL.parts) { (row) throws(StorageFailure) in
        // Parts of the day are stored by their index.
        let row = NamedRow<ReadingSQL.PartColumn>(row)
        guard DayPart.allCases.indices.contains(row.int(.part)) else { throw .corrupt }
        return PartRecords(
          part: DayPart.allCases[row.int(.part)], records: row.int(.records),
          latest: row.int(.latest))
      }
    }
  }
}
