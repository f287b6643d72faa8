public import Domain

/// Computes the review of a year in one transaction, with queries by day for each part.
public struct SQLiteYears: YearRepository {
  private let database: Database

  public init(_ database: Database) { self.database = database }

  public func summary(_ question: YearQuestion) throws(StorageFailure) -> YearBook {
    try database.read { (store) throws(StorageFailure) in
      let span = YearSpan(question.reviewedDays)
      return YearBook(
        year: question.year, today: question.today, moods: try Self.moods(span, store),
        people: try Self.people(span, store), reading: try Self.reading(span, store),
        sayings: try Self.sayings(span, store), events: try Self.events(span, store),
        counts: try Self.counts(span, store))
    }
  }

  private static func moods(_ span: YearSpan, _ store: Connection) throws(StorageFailure)
    -> YearOfMoods
  {
    let squares = try store.all(MoodsSQL.squares, span.days, MoodsRow.square)
    var pictures: [Canvas] = []
    for day in YearOfMoods.fullest(squares) {
      let shapes = try store.all(
        MoodsSQL.newestOfDay, [.day(day), .int(Canvas.most)], MoodsRow.shape)
      let total = try store.first(MoodsSQL.count, [.day(day)]) { $0.int } ?? shapes.count
      pictures.append(
        Canvas(
          day: day, mode: .daily, theme: shapes.first?.theme ?? MoodTheme(stored: 0),
          shapes: shapes, total: total, hasGuide: false))
    }
    return YearOfMoods(
      squares: squares, pictures: pictures,
      brightest: try store.first(YearSQL.brightest, span.days, MoodsRow.record))
  }

  private static func people(_ span: YearSpan, _ store: Connection) throws(StorageFailure)
    -> YearOfPeople
  {
    var count = 0
    let watered = try store.all(YearSQL.watered, span.days + [.int(YearQuestion.plants)]) {
      (row) throws(StorageFailure) in
      let times = NamedRow<YearSQL.WateredColumn>(row, from: PeopleRow.shape.read.count)
      count = times.int(.people)
      return YearOfPeople.Watered(
        try PeopleRow.person(row), times: times.int(.times), first: try times.day(.first),
        last: try times.day(.last))
    }
    return YearOfPeople(
      days: try store.all(YearSQL.waterings, span.days, Self.day), watered: watered,
      wateredCount: count,
      registered: try store.first(YearSQL.registered, span.days) { $0.int } ?? 0)
  }

  private static func reading(_ span: YearSpan, _ store: Connection) throws(StorageFailure)
    -> YearOfReading
  {
    func books(_ sql: String, _ more: [Value]) throws(StorageFailure) -> [Book] {
      try store.all(sql, span.days + more) { (row) throws(StorageFailure) in
        try BooksRow.book(row).book
      }
    }
    return YearOfReading(
      days: try store.all(ReadingSQL.days, span.days) { (row) throws(StorageFailure) in
        let row = NamedRow<ReadingSQL.DayColumn>(row)
        return YearDay(try row.day(.day), row.int(.count))
      }.filter { $0.count > 0 },
      finished: try books(YearSQL.finished, [.int(YearQuestion.books)]),
      finishedCount: try store.first(YearSQL.finishedCount, span.days) { $0.int } ?? 0,
      longest: try books(YearSQL.longestBook, []).first,
      sentences: try store.all(
        YearSQL.sentences, span.days + [.int(YearQuestion.sentences)], Self.copied),
      sentenceCount: try store.first(YearSQL.sentenceCount, span.days) { $0.int } ?? 0)
  }

  private static func sayings(_ span: YearSpan, _ store: Connection) throws(StorageFailure)
    -> YearOfSayings
  {
    var (liked, used, writtenDays) = (0, 0, [YearDay]())
    let days = try store.all(YearSQL.sayingDays, span.days) { (row) throws(StorageFailure) in
      let row = NamedRow<YearSQL.SayingDayColumn>(row)
      if row.int(.written) > 0 { writtenDays.append(YearDay(try row.day(.day), row.int(.written))) }
      liked += row.int(.liked)
      used += row.int(.used)
      return YearDay(try row.day(.day), row.int(.written) + row.int(.liked) + row.int(.used))
    }
    let most = [Value.int(YearQuestion.sayings)]
    return YearOfSayings(
      days: days, writtenDays: writtenDays,
      written: try store.all(YearSQL.writtenSayings, span.days + most, SayingsRow.saying),
      liked: try store.all(YearSQL.likedSayings, span.days + most, SayingsRow.saying),
      writtenCount: writtenDays.total, likedCount: liked, usedCount: used)
  }

  private static func events(_ span: YearSpan, _ store: Connection) throws(StorageFailure)
    -> YearOfEvents
  {
    var seconds = 0
    let days = try store.all(YearSQL.events, span.clocks + [.int(Event.longTerm)]) {
      (row) throws(StorageFailure) in
      let row = NamedRow<YearSQL.EventDayColumn>(row)
      seconds += row.int(.seconds)
      return YearDay(try row.day(.day), row.int(.count))
    }
    return YearOfEvents(
      days: days, seconds: seconds,
      longest: try store.first(YearSQL.longestEvent, span.clocks, ScheduleRow.event),
      bound: try SQLiteSchedule.bound(span.bound, in: store))
  }

  public func moments(on days: [Day]) throws(StorageFailure) -> [OnThisDay] {
    try database.read { (store) throws(StorageFailure) in
      let values = days.map(Value.day)
      let moments = OnThisDaySQL(days: days.count)
      let book = try store.first(moments.finished, values) { (row) throws(StorageFailure) in
        try BooksRow.book(row).book
      }
      let mood = try store.first(moments.felt, values, MoodsRow.shape)
      let copied = try store.first(moments.copied, values, Self.moment)
      let watered = try store.first(moments.watered, values) { (row) throws(StorageFailure) in
        let day = NamedRow<MomentColumn>(row, from: PeopleRow.shape.read.count)
        return OnThisDay(try day.day(.day), .watered(try PeopleRow.person(row)))
      }
      let finished = book.flatMap { book in
        book.completedOn.map { OnThisDay($0, .finished(book)) }
      }
      let felt = mood.map { OnThisDay($0.record.day, .felt($0.record, $0.theme)) }
      return [finished, felt, copied, watered].compactMap(\.self)
    }
  }

  private static func moment(_ row: Row) throws(StorageFailure) -> OnThisDay {
    let columns = NamedRow<CopiedMomentColumn>(row, from: YearSQL.CopiedColumn.count)
    return OnThisDay(try columns.day(.day), .copied(copied(row), ID(columns.text(.book))))
  }

  private static func counts(_ span: YearSpan, _ store: Connection) throws(StorageFailure)
    -> YearOfCounts
  {
    YearOfCounts(
      days: try store.all(YearSQL.countedDays, span.days, Self.day),
      counters: try store.all(YearSQL.counters, span.days + [.int(YearQuestion.plants)]) {
        (row) throws(StorageFailure) in
        let row = NamedRow<YearSQL.CounterColumn>(row)
        return YearOfCounts.Counted(
          String(row.text(.tag).dropFirst()), unit: row.optionalText(.unit),
          sum: CountAmount(thousandths: row.int(.sum)), days: row.int(.days))
      })
  }

  private static func day(_ row: Row) throws(StorageFailure) -> YearDay {
    let row = NamedRow<YearSQL.DayColumn>(row)
    return YearDay(try row.day(.day), row.int(.count))
  }

  private static func copied(_ row: Row) -> YearOfReading.Copied {
    let row = NamedRow<YearSQL.CopiedColumn>(row)
    return YearOfReading.Copied(
      MultilineText(stored: row.text(.text)), page: row.optionalInt(.page), title: row.line(.title),
      author: row.optionalLine(.author))
  }
}

/// The days of a year as SQL values.
private struct YearSpan {
  private let span: ClosedRange<Day>

  init(_ span: ClosedRange<Day>) { self.span = span }

  var days: [Value] { [.day(span.lowerBound), .day(span.upperBound)] }

  /// The year as a span of time, for series and all-day events.
  var bound: ScheduleSpan {
    let first = span.lowerBound.ordinal * 86_400
    // No zone is more than a day from UTC, so the span is a day wider on both sides.
    return ScheduleSpan(
      (first - 86_400)..<((span.upperBound.ordinal + 2) * 86_400), in: LocalZone { _ in 0 }.calendar
    )
  }

  /// The first and the last second of the year, in local seconds since 1970.
  var clocks: [Value] {
    let since1970 = { (day: Day) in Now(day: day, time: TimeOfDay(seconds: 0), offset: 0).instant }
    return [
      .int(since1970(span.lowerBound)), .int(since1970(span.upperBound) + 86_399),
    ]
  }
}
