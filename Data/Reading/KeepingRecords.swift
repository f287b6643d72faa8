public import Domain

/// How it is kept how far one came, and what that comes to.
extension SQLiteReading {
  public func record(_ id: ID<Book>, by rule: RecordRule) throws(ReadingError)
    -> (Book, ReadingRecord)
  {
    try deciding(as: .readBook) { (store) throws(StorageFailure) in
      guard let found = try Self.find(id, in: store)
      else { return .failure(.unknown(reference: id.text)) }
      let record: ReadingRecord
      do throws(BookRefusal) { record = try rule(found.book) } catch {
        return .failure(.refused(error))
      }
      store.tell(of: found.book)
      let isOfSameDay = found.book.last?.day == record.day
      try store.run(
        isOfSameDay ? ReadingSQL.update : ReadingSQL.insert,
        ReadingRow.values(of: record, of: found.key))
      return .success((try Self.book(found.key, in: store), record))
    }
  }

  public func take(_ id: ID<Book>, _ which: TakenRecords, at now: Now) throws(ReadingError)
    -> RecordsTaken
  {
    try deciding(as: .takeRecords) { (store) throws(StorageFailure) in
      guard let found = try Self.find(id, in: store)
      else { return .failure(.unknown(reference: id.text)) }
      store.tell(of: found.book)
      guard let last = found.book.last else { return .failure(.refused(.nothingRead)) }
      let records = try store.all(ReadingSQL.records, [.int(found.key)], ReadingRow.record)
      let first = which == .last ? last.day : records.first?.day ?? last.day
      try store.run(ReadingSQL.take, [.int(now.instant), .int(found.key), .day(first)])
      let book = try Self.book(found.key, in: store)
      return .success(RecordsTaken(book: book, records: records.filter { $0.day >= first }))
    }
  }

  public func bringBack(_ records: [ReadingRecord], of id: ID<Book>) throws(ReadingError) -> Book {
    try deciding(as: .restoreRecords) { (store) throws(StorageFailure) in
      guard let found = try Self.find(id, in: store)
      else { return .failure(.unknown(reference: id.text)) }
      store.tell(of: found.book)
      guard found.book.isFollowed(by: records) else { return .failure(.refused(.readSince)) }
      let values = records.map { ReadingRow.values(of: $0, of: found.key) }
      // All of them have to be there before the first is brought back.
      for values in values
      where try store.first(ReadingSQL.isTaken, values, { $0.optionalInt(0) ?? 0 }) == 0 {
        return .failure(.unknown(reference: id.text))
      }
      for values in values { try store.run(ReadingSQL.bringBack, values) }
      return .success(try Self.book(found.key, in: store))
    }
  }

  public func records(of id: ID<Book>) throws(ReadingError) -> [ReadingRecord] {
    let found = try reading { (store) throws(StorageFailure) -> [ReadingRecord]? in
      guard let found = try Self.find(id, in: store) else { return nil }
      return try store.all(ReadingSQL.records, [.int(found.key)], ReadingRow.record)
    }
    guard let found else { throw .unknown(reference: id.text) }
    return found
  }

  public func newest(_ count: Int) throws(ReadingError) -> [Activity] {
    try alone { (store) throws(StorageFailure) in
      try store.all(ReadingSQL.newest, [.int(max(0, count))], ReadingRow.activity)
    }
  }

  public func visit(_ days: ClosedRange<Day>, _ visitor: (Activity) -> Bool) throws(ReadingError) {
    try alone { (store) throws(StorageFailure) in
      try store.visit(ReadingSQL.ofDays, [.day(days.lowerBound), .day(days.upperBound)]) {
        (row) throws(StorageFailure) in visitor(try ReadingRow.activity(row))
      }
    }
  }

  // MARK: Tallies

  public func counts() throws(ReadingError) -> ReadingCounts {
    try alone { (store) throws(StorageFailure) in
      let counts = try store.first(ReadingSQL.counts) { row in (0..<4).map { row.int($0) } }
      guard let counts else { throw .corrupt }
      return ReadingCounts(
        reading: counts[0], finished: counts[1], favourites: counts[2], sentences: counts[3])
    }
  }

  public func pagesByDay(_ days: ClosedRange<Day>) throws(ReadingError) -> [DayPages] {
    try alone { (store) throws(StorageFailure) in
      try store.all(ReadingSQL.days, [.day(days.lowerBound), .day(days.upperBound)]) {
        (row) throws(StorageFailure) in DayPages(day: try row.day(0), pages: row.int(1))
      }
    }
  }

  public func finishings(_ days: ClosedRange<Day>) throws(ReadingError) -> [DayFinishings] {
    try alone { (store) throws(StorageFailure) in
      try store.all(ReadingSQL.finishings, [.day(days.lowerBound), .day(days.upperBound)]) {
        (row) throws(StorageFailure) in DayFinishings(day: try row.day(0), books: row.int(1))
      }
    }
  }

  public func pagesByCategory() throws(ReadingError) -> [BookCategory: Int] {
    try alone { (store) throws(StorageFailure) in
      var pages: [BookCategory: Int] = [:]
      try store.visit(ReadingSQL.categories) { (row) throws(StorageFailure) in
        guard let category = BookCategory(rawValue: row.text(0)) else { throw .corrupt }
        pages[category] = row.int(1)
        return true
      }
      return pages
    }
  }

  public func recordsByPart() throws(ReadingError) -> [PartRecords] {
    try alone { (store) throws(StorageFailure) in
      try store.all(ReadingSQL.parts) { (row) throws(StorageFailure) in
        // The parts are numbered as they follow each other.
        guard DayPart.allCases.indices.contains(row.int(0)) else { throw .corrupt }
        return PartRecords(
          part: DayPart.allCases[row.int(0)], records: row.int(1), latest: row.int(2))
      }
    }
  }
}
