/// How far somebody came in a book.
public enum ReachedPlace: Equatable, Sendable {
  case page(Int)
  /// The first page at which so much has been read.
  case percent(Int)
}

/// What came of reading.
public struct ReadingDone: Equatable, Sendable {
  /// The book as it is now.
  public let book: Book
  /// The day's record.
  public let record: ReadingRecord
  /// What the day's record was before, if it had one.
  public let before: ReadingRecord?
  /// What to say when that was the last page.
  public let celebration: Celebration?
}

/// Writes down how far one came in a book, and takes that back.
public struct ReadBook: Sendable {
  let records: any RecordsRepository
  let clock: WallClock

  /// Reads up to a place, or says why that cannot be.
  public func callAsFunction(_ id: ID<Book>, to place: ReachedPlace) throws(ReadingError)
    -> ReadingDone
  {
    let now = clock.now()
    return try record(id) { (book) throws(BookRefusal) in
      try Self.record(of: book, to: place, at: now)
    }
  }

  /// Reads to the last page.
  public func complete(_ id: ID<Book>) throws(ReadingError) -> ReadingDone {
    let now = clock.now()
    return try record(id) { (book) throws(BookRefusal) in
      try Self.record(of: book, to: .percent(100), at: now)
    }
  }

  private func record(_ id: ID<Book>, by rule: RecordRule) throws(ReadingError) -> ReadingDone {
    var before: ReadingRecord?
    let (book, record) = try records.record(id) { (book) throws(BookRefusal) in
      before = book.last
      return try rule(book)
    }
    return ReadingDone(
      book: book, record: record, before: before?.day == record.day ? before : nil,
      celebration: Celebration(book))
  }

  /// Takes back what was read last: the day has again the record it had before, or none. What was
  /// read since, here or elsewhere, is left alone.
  public func takeBack(_ done: ReadingDone) throws(ReadingError) -> Book {
    guard let before = done.before else {
      let last = try records.records(of: done.book.id).last
      guard last == done.record else { throw .refused(.readSince) }
      return try records.removeRecords(done.book.id, .last, at: clock.now()).book
    }
    return try records.record(done.book.id) { (book) throws(BookRefusal) in
      guard book.last == done.record else { throw .readSince }
      return before
    }.0
  }

  /// The record of reading up to a place. The day's own is written anew. Where the calendar shows
  /// an earlier day than the last record's, because one travelled or the clock was put back, the
  /// pages count for that last day.
  static func record(of book: Book, to place: ReachedPlace, at now: Now) throws(BookRefusal)
    -> ReadingRecord
  {
    if let completed = book.completed { throw .alreadyComplete(completed) }
    guard let pages = book.facts.pages else { throw .pagesUnknown }
    if BookStanding(book, today: now.day).isOverdue {
      throw .overdue(target: book.target, accepted: TargetDay.range(from: now.day))
    }
    let page = try page(place, of: pages)
    guard (1...pages).contains(page) else { throw .pageRange(1...pages) }
    let at = max(now.day, book.last?.day ?? now.day) == now.day ? now : book.last?.at ?? now
    let before = book.last.map { $0.day == at.day ? $0.before : $0.total } ?? 0
    guard page > before, page != book.total else {
      throw .goesBack(from: book.total, accepted: before + 1...pages)
    }
    return ReadingRecord(at: at, total: page, pagesRead: page - before)
  }

  private static func page(_ place: ReachedPlace, of pages: Int) throws(BookRefusal) -> Int {
    switch place {
    case .page(let page): return page
    case .percent(let percent):
      guard (1...100).contains(percent) else { throw .pageRange(1...pages) }
      return (pages * percent + 99) / 100
    }
  }

  /// Takes records away: the last one, or all. What was finished is not finished any more.
  public func takeBack(_ id: ID<Book>, _ which: TakenRecords) throws(ReadingError)
    -> RecordsTaken
  {
    try records.removeRecords(id, which, at: clock.now())
  }

  /// Brings back records that were taken away, unless more has been read since.
  public func putBack(_ taken: RecordsTaken) throws(ReadingError) -> Book {
    try records.bringBack(taken.records, of: taken.book.id)
  }
}
