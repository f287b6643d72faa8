public import Domain
import Synchronization

extension ReadingInMemory {
  public func record(_ id: ID<Book>, by rule: RecordRule) throws(ReadingFailure)
    -> (Book, ReadingRecord)
  {
    try state.withLock { all throws(ReadingFailure) in
      let book = try all.book(id)
      let record = try Self.refusing { () throws(BookRefusal) in try rule(book) }
      try all.keep(book.opened(by: record), instead: book)
      let index = try all.index(of: id)
      if book.last?.day == record.day { all.books[index].records.removeLast() }
      all.books[index].records.append(record)
      return (try all.book(id), record)
    }
  }

  public func record(_ id: ID<Book>, on day: Day, by rule: EarlierRecordRule)
    throws(ReadingFailure) -> (Book, ReadingRecord)
  {
    try state.withLock { all throws(ReadingFailure) in
      let book = try all.book(id)
      var index = try all.index(of: id)
      let own = all.books[index].records.filter { $0.round == book.round }
      let around = RecordsAround(day, among: own)
      let record = try Self.refusing { () throws(BookRefusal) in try rule(book, around) }
      try all.keep(book.opened(by: record), instead: book)
      index = try all.index(of: id)
      let others = all.books[index].records.filter { $0.round != book.round }
      let rest = own.filter { $0.day != day }.map {
        $0.day == around.after?.day ? $0.with(total: $0.total, before: record.total) : $0
      }
      all.books[index].records =
        others + (rest + [record]).sorted { $0.day < $1.day }
      return (try all.book(id), record)
    }
  }

  public func removeRecords(_ id: ID<Book>, _ which: RecordsToRemove, at now: Now)
    throws(ReadingFailure)
    -> RemovedRecords
  {
    try state.withLock { all throws(ReadingFailure) in
      let index = try all.index(of: id)
      let round = all.books[index].book.round
      let records = all.books[index].records.filter { $0.round == round }
      if records.isEmpty { throw .refused(.nothingRead) }
      let removedRecords = which == .all ? records : Array(records.suffix(1))
      all.books[index].records.removeLast(removedRecords.count)
      all.books[index].removedRecords += removedRecords
      return RemovedRecords(book: try all.book(id), records: removedRecords)
    }
  }

  public func bringBack(_ records: [ReadingRecord], of id: ID<Book>) throws(ReadingFailure) -> Book
  {
    try state.withLock { all throws(ReadingFailure) in
      let index = try all.index(of: id)
      guard try all.book(id).isFollowed(by: records) else { throw .refused(.readSince) }
      for record in records where !all.books[index].removedRecords.contains(record) {
        throw .unknown(reference: id.text)
      }
      for record in records {
        guard let last = all.books[index].removedRecords.lastIndex(of: record) else { continue }
        all.books[index].removedRecords.remove(at: last)
        all.books[index].records.append(record)
      }
      return try all.book(id)
    }
  }

  public func records(of id: ID<Book>) throws(ReadingFailure) -> [ReadingRecord] {
    try state.withLock { all throws(ReadingFailure) in
      all.books[try all.index(of: id)].records
    }
  }
}
