/// How far somebody came in a book.
public enum ReachedRemote: Equatable, Sendable {
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

  /// Reads up to a place, today or on a day that has been, or says why that cannot be.
  public func callAsFunction(_ id: ID<Book>, to place: ReachedRemote, on day: Day? = nil)
    throws(ReadingError) -> ReadingDone
  {
    let now = clock.now()
    if let day, day != now.day { return try read(id, to: place, on: day, today: now) }
    var before: ReadingRecord?
    let (book, record) = try records.record(id) { (book) throws(BookRefusal) in
      before = book.last
      return try Self.record(of: book, to: place, at: now)
    }
    return ReadingDone(
      book: book, record: record, before: before?.day == record.day ? before : nil,
      celebration: Celebration(book))
  }

  private func read(_ id: ID<Book>, to place: ReachedRemote, on day: Day, today: Now)
    throws(ReadingError) -> ReadingDone
  {
    if day > today.day { throw .refused(.dayToCome(latest: today.day)) }
    // The hour of a day that has been is not known; noon is in the middle of it.
    let then = Now(day: day, time: TimeOfDay(seconds: 43_200), offset: today.offset)
    var own: ReadingRecord?
    let (book, record) = try records.record(id, on: day) { (book, around) throws(BookRefusal) in
      own = around.own
      return try Self.record(of: book, to: place, at: then, between: around)
    }
    return ReadingDone(book: book, record: record, before: own, celebration: Celebration(book))
  }

  /// Reads to the end, today or on a day that has been.
  public func complete(_ id: ID<Book>, on day: Day? = nil) throws(ReadingError) -> ReadingDone {
    try self(id, to: .percent(100), on: day)
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
  static func record(of book: Book, to place: ReachedRemote, at now: Now) throws(BookRefusal)
    -> ReadingRecord
  {
    let total = try reached(place, in: book, on: now.day)
    let at = max(now.day, book.last?.day ?? now.day) == now.day ? now : book.last?.at ?? now
    let before = book.last.map { $0.day == at.day ? $0.before : $0.total } ?? 0
    guard total > before, total != book.total else {
      throw .goesBack(
        from: book.total, accepted: before + 1...book.end, isPercent: book.facts.pages == nil)
    }
    return Self.record(of: book, at: at, total: total, before: before)
  }

  /// The record of a day that has been, which stands between those around it.
  private static func record(
    of book: Book, to place: ReachedRemote, at then: Now, between around: RecordsAround
  ) throws(BookRefusal) -> ReadingRecord {
    let total = try reached(place, in: book, on: then.day)
    let (least, most) = (around.before + 1, around.after.map { $0.total - 1 } ?? book.end)
    guard least <= total, total <= most, total != around.own?.total else {
      throw .notBetween(
        then.day, accepted: least <= most ? least...most : nil,
        isPercent: book.facts.pages == nil, later: total > most ? around.after : nil)
    }
    return Self.record(of: book, at: then, total: total, before: around.before)
  }

  private static func record(of book: Book, at: Now, total: Int, before: Int) -> ReadingRecord {
    ReadingRecord(
      at: at, total: total, pagesRead: total - before, isPercent: book.facts.pages == nil,
      round: book.round)
  }

  /// The page or the percentage a place is in a book that is to be read on a day.
  private static func reached(_ place: ReachedRemote, in book: Book, on day: Day)
    throws(BookRefusal) -> Int
  {
    if book.isComplete { throw .alreadyComplete(book.completedOn) }
    if let target = book.target, BookStanding(book, today: day).isOverdue {
      throw .overdue(
        title: book.facts.title.text, target: target, accepted: TargetDay.range(from: day))
    }
    switch (place, book.facts.pages) {
    case (.page(let page), let pages?):
      guard (1...pages).contains(page) else { throw .pageRange(1...pages) }
      return page
    case (.page, nil): throw .pagesUnknown
    case (.percent(let percent), let pages):
      guard (1...100).contains(percent) else { throw .percentRange(1...100) }
      return pages.map { ($0 * percent + 99) / 100 } ?? percent
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
