/// The position that the user reached in a book.
public enum ReadingPosition: Equatable, Sendable {
  case page(Int)
  /// A percentage. If the page count is known, it becomes the first page that reaches the percentage.
  case percent(Int)
}

/// The result of recording progress.
public struct ReadingDone: Equatable, Sendable {
  /// The book after the change.
  public let book: Book
  /// The record of the day, after the change.
  public let record: ReadingRecord
  /// The record of the day before the change; nil if there was none.
  public let before: ReadingRecord?
  /// The facts to show if the book was finished; nil otherwise.
  public let celebration: Celebration?
}

/// Records reading progress, and undoes it.
public struct ReadBook: Sendable {
  let records: any RecordsRepository
  let clock: WallClock

  /// Records the position that the user reached, today or on an earlier day. Throws if the position breaks a rule.
  public func callAsFunction(_ id: ID<Book>, to position: ReadingPosition, on day: Day? = nil)
    throws(ReadingFailure) -> ReadingDone
  {
    let now = clock.now()
    if let day, day != now.day { return try read(id, to: position, on: day, today: now) }
    var before: ReadingRecord?
    let (book, record) = try records.record(id) { (book) throws(BookRefusal) in
      before = book.last
      return try Self.record(of: book, to: position, at: now)
    }
    return ReadingDone(
      book: book, record: record, before: before?.day == record.day ? before : nil,
      celebration: Celebration(book))
  }

  private func read(_ id: ID<Book>, to position: ReadingPosition, on day: Day, today: Now)
    throws(ReadingFailure) -> ReadingDone
  {
    if day > today.day { throw .refused(.dayToCome(latest: today.day)) }
    // The time on an earlier day is unknown, so use noon.
    let then = Now(day: day, time: TimeOfDay(seconds: 43_200), offset: today.offset)
    var own: ReadingRecord?
    let (book, record) = try records.record(id, on: day) { (book, around) throws(BookRefusal) in
      own = around.own
      return try Self.record(of: book, to: position, at: then, between: around)
    }
    return ReadingDone(book: book, record: record, before: own, celebration: Celebration(book))
  }

  /// Records that the user reached the end of the book, today or on an earlier day.
  public func complete(_ id: ID<Book>, on day: Day? = nil) throws(ReadingFailure) -> ReadingDone {
    try self(id, to: .percent(100), on: day)
  }

  /// Undoes a progress record. Restores the previous record of the day, or removes the record if there was none. Throws
  /// `readSince` if the book was read since, on this or another device.
  public func takeBack(_ done: ReadingDone) throws(ReadingFailure) -> Book {
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

  /// Returns the new record, which replaces a record of the same day. If today is before the day of the last record
  /// (travel, or a clock set back), the pages are recorded for that later day.
  static func record(of book: Book, to position: ReadingPosition, at now: Now) throws(BookRefusal)
    -> ReadingRecord
  {
    let total = try reached(position, in: book, on: now.day)
    let at = max(now.day, book.last?.day ?? now.day) == now.day ? now : book.last?.at ?? now
    let before = book.last.map { $0.day == at.day ? $0.before : $0.total } ?? 0
    guard total > before, total != book.total else {
      throw .goesBack(
        from: book.total, accepted: before + 1...book.end, isPercent: book.facts.pages == nil)
    }
    return Self.record(of: book, at: at, total: total, before: before)
  }

  /// Returns the record of an earlier day. It must fit between the records before and after it.
  private static func record(
    of book: Book, to position: ReadingPosition, at then: Now, between around: RecordsAround
  ) throws(BookRefusal) -> ReadingRecord {
    let total = try reached(position, in: book, on: then.day)
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

  /// Returns the page or percentage of a position. Throws if the book is finished, or is overdue on that day. Also
  /// throws if the position is out of range, or is a page of a book without a page count.
  private static func reached(_ position: ReadingPosition, in book: Book, on day: Day)
    throws(BookRefusal) -> Int
  {
    if book.isComplete { throw .alreadyComplete(book.completedOn) }
    if let target = book.target, BookProgress(book, today: day).isOverdue {
      throw .overdue(
        title: book.facts.title.text, target: target, accepted: TargetDay.range(from: day))
    }
    switch (position, book.facts.pages) {
    case (.page(let page), let pages?):
      guard (1...pages).contains(page) else { throw .pageRange(1...pages) }
      return page
    case (.page, nil): throw .pagesUnknown
    case (.percent(let percent), let pages):
      guard (1...100).contains(percent) else { throw .percentRange(1...100) }
      return pages.map { ($0 * percent + 99) / 100 } ?? percent
    }
  }

  /// Removes the last record or all records of the current read-through. A finished book becomes unfinished.
  public func takeBack(_ id: ID<Book>, _ which: RecordsToRemove) throws(ReadingFailure)
    -> RemovedRecords
  {
    try records.removeRecords(id, which, at: clock.now())
  }

  /// Undoes a removal of records. Throws if the book was read since.
  public func putBack(_ removal: RemovedRecords) throws(ReadingFailure) -> Book {
    try records.bringBack(removal.records, of: removal.book.id)
  }
}
