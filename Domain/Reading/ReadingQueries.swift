/// The statistics of all books together.
public struct ReadingStats: Equatable, Sendable {
  public let reading: Int
  public let finished: Int
  public let streak: Streak
  /// The part of the day with the most records; nil without records.
  public let timeOfDay: DayPart?
  /// The category with the most pages; nil without pages.
  public let mainCategory: BookCategory?
  /// The pages of the two weeks up to today.
  public let daily: PageWindow
}

/// The statistics of one book.
public struct BookReading: Equatable, Sendable {
  /// All records of the book, oldest first.
  public let records: [ReadingRecord]
  /// The pages read in two weeks; nil without records. The weeks end today, or on the day of the last record if the
  /// book is finished.
  public let daily: PageWindow?
  public let timeOfDay: DayPart?
  public let streak: Streak
}

/// Queries reading records and statistics.
public struct ReadingQueries: Sendable {
  let reading: any ReadingRepository
  let clock: WallClock

  /// The number of records shown on the home screen.
  public static let shownRecords = 3

  private static let always = Day.range

  /// Returns the newest records of all books, newest first.
  public func newest(_ count: Int = shownRecords) throws(ReadingFailure) -> [Activity] {
    try reading.newest(count)
  }

  /// Passes the records of the month that contains `day` to the visitor, in chronological order, until the visitor
  /// returns false.
  public func month(_ day: Day, _ visitor: (Activity) -> Bool) throws(ReadingFailure) {
    try reading.visit(PageCalendar.span(ofMonth: day), visitor)
  }

  /// Returns a slice of the records of the month that contains `day`, around an anchor, in chronological order.
  public func month(
    _ day: Day, around anchor: ListAnchor<RecordName>, length: Int = BookQueries.loaded
  ) throws(ReadingFailure) -> ListSlice<Activity> {
    try reading.slice(PageCalendar.span(ofMonth: day), around: anchor, length: length)
  }

  /// Returns the months with reading records, newest first.
  public func months() throws(ReadingFailure) -> [ReadingMonth] {
    ReadingMonth.all(
      try reading.pagesByDay(Self.always), try reading.finishings(Self.always))
  }

  /// Computes the statistics of all reading as of today.
  public func stats() throws(ReadingFailure) -> ReadingStats {
    let today = clock.now().day
    let counts = try reading.counts()
    let days = try reading.pagesByDay(Self.always)
    let categories = CategoryPages.ordered(try reading.pagesByCategory())
    return ReadingStats(
      reading: counts.reading, finished: counts.finished,
      streak: Streak(days.lazy.map(\.day), today: today),
      timeOfDay: DayPart.main(of: try reading.recordsByPart()),
      mainCategory: categories.first?.category,
      daily: PageWindow(
        of: PageWindow.weeks, ending: Self.end(days.last?.day, today: today),
        from: days.suffix(PageWindow.weeks)))
  }

  /// Returns the last day of a chart. It is today, or the last day with a record if that is later, for example after a
  /// flight to the west.
  public static func end(_ lastRead: Day?, today: Day) -> Day { max(lastRead ?? today, today) }

  private func end() throws(ReadingFailure) -> Day {
    Self.end(try reading.newest(1).first?.record.day, today: clock.now().day)
  }

  /// Returns the pages of `count` days up to `last`. By default, `last` is today, or the day of the newest record if
  /// that is later.
  public func daily(_ count: Int = PageWindow.weeks, ending last: Day? = nil)
    throws(ReadingFailure) -> PageWindow
  {
    let end: Day
    if let last { end = last } else { end = try self.end() }
    let span = end - (max(1, count) - 1)...end
    return PageWindow(span, from: try reading.pagesByDay(span))
  }

  /// Returns every day with reading records, oldest first, and the current day.
  public func days() throws(ReadingFailure) -> (read: [DayPages], today: Day) {
    (try reading.pagesByDay(Self.always), clock.now().day)
  }

  /// Returns a window of `count` months. All months are complete, except the last. It ends today, or on the day of the
  /// newest record if that is later.
  public func monthly(_ count: Int) throws(ReadingFailure) -> PageWindow {
    let end = try end()
    var span = PageCalendar.span(ofMonth: end).lowerBound...end
    // Stop at the first month of the calendar.
    while PageWindow.months(in: span) < count, span.lowerBound > Day.range.lowerBound + 31 {
      span = PageCalendar.span(ofMonth: span.lowerBound - 1).lowerBound...span.upperBound
    }
    return PageWindow(span, from: try reading.pagesByDay(span))
  }

  /// Returns the pages of today and of the days before.
  public func card() throws(ReadingFailure) -> PageWindow {
    try daily(PageWindow.card, ending: clock.now().day)
  }

  /// Returns the pages of each category, largest number first.
  public func categories() throws(ReadingFailure) -> [CategoryPages] {
    CategoryPages.ordered(try reading.pagesByCategory())
  }

  /// Returns the number of books finished in each month, from the first month with a finished book to the current
  /// month.
  public func finishedByMonth() throws(ReadingFailure) -> [DayFinishings] {
    DayFinishings.byMonth(try reading.finishings(Self.always), until: clock.now().day)
  }

  /// Returns the number of records in each part of the day, including parts without records.
  public func parts() throws(ReadingFailure) -> [PartRecords] {
    let parts = try reading.recordsByPart()
    return DayPart.allCases.map { part in
      parts.first { $0.part == part } ?? PartRecords(part: part, records: 0, latest: 0)
    }
  }

  /// Returns the month that contains a day, with the pages of each day.
  public func calendar(_ day: Day) throws(ReadingFailure) -> PageCalendar {
    PageCalendar(
      ofMonth: day, from: try reading.pagesByDay(PageCalendar.span(ofMonth: day)))
  }

  /// Computes the statistics of one book. The window of a finished book ends with its last record.
  public func book(_ id: ID<Book>, isFinished: Bool = false) throws(ReadingFailure) -> BookReading {
    let records = try reading.records(of: id)
    let today = clock.now().day
    let daily = records.last.map { last in
      PageWindow(
        of: PageWindow.weeks, ending: isFinished ? last.day : Self.end(last.day, today: today),
        from: DayPages.counted(records))
    }
    return BookReading(
      records: records, daily: daily,
      timeOfDay: DayPart.main(of: PartRecords.counted(records)),
      streak: Streak(records.lazy.map(\.day), today: today))
  }
}
