import Domain
import Support
import Testing

@Suite struct `An event that comes again` {
  private let world: TestEnvironment
  private var schedule: Schedule { world.features.schedule }

  init() throws { world = try TestEnvironment { $0.schedule = ScheduleInMemory() } }

  private func plan(
    _ words: String, on day: String = "2026-03-02", _ title: String = "요가",
    from start: String = "19:00",
    to end: String? = nil
  ) throws -> Event {
    var draft = EventDraft.sample(title, on: day, from: start, to: end)
    draft.repeating = TypedRepeat(words)
    return try schedule.plan(draft).event
  }

  private func days(_ from: String, _ to: String) throws -> [String] {
    try schedule.queries.list(.on(from)...(.on(to))).map {
      "\($0.event.start.day) \($0.event.start.time.description.prefix(5))"
    }
  }

  @Test func `is seen on each of its days and nowhere else`() throws {
    // K-01, K-02
    let event = try plan("매주 월수")
    #expect(event.rule?.text == "FREQ=WEEKLY;BYDAY=MO,WE")
    #expect(
      try days("2026-03-01", "2026-03-15")
        == ["2026-03-02 19:00", "2026-03-04 19:00", "2026-03-09 19:00", "2026-03-11 19:00"])
    #expect(try days("2025-01-01", "2026-03-01") == [])
    let occurrence = try #require(try schedule.queries.day(.on("2026-03-11")).events.first).event
    #expect(occurrence.occurrence == Event.Occurrence(of: event.id, on: .on("2026-03-11")))
    #expect(occurrence.id == event.id && occurrence.rule == event.rule)
  }

  @Test func `begins on the first day that its rule chooses, and says so`() throws {
    // K-01
    var draft = EventDraft.sample("요가", on: "2026-03-03", from: "19:00")
    draft.repeating = TypedRepeat("매주 월")
    let planned = try schedule.plan(draft)
    #expect(planned.event.start.day == .on("2026-03-09"))
    #expect(planned.adjustments == [Adjustment(.from, .fitted)])
  }

  @Test(arguments: [
    ("FREQ=SOMETIMES", RepeatRefusal.unknownFrequency), ("FREQ=HOURLY", .finerThanDay),
    ("FREQ=DAILY;INTERVAL=0", .outOfRange(.interval)),
    ("FREQ=DAILY;COUNT=2;UNTIL=20270101", .countAndUntil),
    ("FREQ=MONTHLY;BYDAY=9MO", .outOfRange(.byDay)),
    ("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", .neverOccurs),
    ("FREQ=DAILY;UNTIL=20200101", .endsBeforeStart), ("이따금", .notUnderstood),
  ])
  func `is refused where its rule makes no sense`(rule: String, why: RepeatRefusal) throws {
    // K-03, K-35
    #expect(throws: ScheduleFailure.refused(.badRecurrence(why))) { try plan(rule) }
    #expect(try schedule.queries.isEmpty())
  }

  @Test func `costs the same a century later`() throws {
    // K-04
    _ = try plan("daily", on: "1970-01-01")
    #expect(
      try days("2070-06-01", "2070-06-02") == ["2070-06-01 19:00", "2070-06-02 19:00"])
  }

  @Test func `that goes past midnight stands on both days, each time by its own name`() throws {
    // K-02
    _ = try plan("매일", "야간", from: "22:00", to: nil)
    let night = try schedule.queries.find("야간")
    _ = try schedule.edit(
      night, EventChange(end: .on("2026-03-03", at: "06:00")), .all, evenPast: true)
    let names = try schedule.queries.day(.on("2026-03-05")).events.map(\.event.name.day)
    #expect(names == [.on("2026-03-04"), .on("2026-03-05")])
  }

  @Test func `is in conflict with what is planned over one of its times`() throws {
    // K-11
    _ = try plan("weekly")
    let other = try schedule.plan(.sample("저녁", on: "2026-03-16", from: "19:30"))
    #expect(other.conflicts.map(\.start.day) == [.on("2026-03-16")])
    let marked = try schedule.queries.list(.on("2026-03-09")...(.on("2026-03-16")))
    #expect(marked.map(\.isInConflict) == [false, true, true])
    // If the repeating event is planned second, its next occurrences are compared.
    var draft = EventDraft.sample("회의", on: "2026-03-09", from: "19:45")
    draft.repeating = TypedRepeat("weekly")
    #expect(try schedule.plan(draft).conflicts.count == 13)
  }

  @Test func `marks the days of the month it comes on`() throws {
    // K-02
    _ = try plan("매월 15일", on: "2026-03-15")
    _ = try plan("monthly on the last friday", on: "2026-03-27")
    #expect(
      try schedule.queries.busyDays(inMonthOf: .on("2026-05-01")) == [
        .on("2026-05-15"), .on("2026-05-29"),
      ])
  }

  @Test func `is followed for a year where no end is wanted`() throws {
    // K-02
    try world.go(to: "2026-03-01T09:00")
    _ = try plan("daily")
    let last = schedule.queries.lastFollowed(from: .on("2026-01-01"))
    let all = try schedule.queries.list(.on("2026-01-01")...Day.range.upperBound)
    #expect(all.last?.event.start.day == last && last == .on("2027-03-02"))
  }

  @Test func `is found by its words as the next time it comes`() throws {
    // K-02
    try world.go(to: "2026-04-01T09:00")
    _ = try plan("weekly")
    #expect(try schedule.queries.search("요가", atMost: 9).map(\.start.day) == [.on("2026-04-06")])
    #expect(try schedule.queries.find("요가").start.day == .on("2026-04-06"))
    try world.go(to: "2026-04-01T09:00")
    _ = try plan("weekly 2 times", "수영")
    #expect(try schedule.queries.find("수영").start.day == .on("2026-03-09"))
  }

  @Test func `comes each year of the lunar calendar on its day`() throws {
    // K-31
    let event = try plan("매년 음력", on: "2026-03-20", "제사")
    #expect(
      event.rule?.text == "RSCALE=DANGI;FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=2;SKIP=BACKWARD")
    #expect(
      try days("2026-01-01", "2029-12-31").map { $0.prefix(10) }
        == ["2026-03-20", "2027-03-09", "2028-02-26", "2029-03-16"])
  }
}

@Suite struct `An event that takes whole days` {
  private let world: TestEnvironment
  private var schedule: Schedule { world.features.schedule }

  init() throws { world = try TestEnvironment { $0.schedule = ScheduleInMemory() } }

  private func plan(_ first: String, _ last: String, _ title: String = "여행") throws -> PlannedEvent
  {
    try schedule.plan(EventDraft(title: title, .days(.on(first)...(.on(last)))))
  }

  @Test func `stands above the hours of each of its days, the last one included`() throws {
    // K-12, K-13
    let trip = try plan("2026-03-06", "2026-03-08").event
    #expect(trip.isAllDay && trip.lastDay == .on("2026-03-08") && trip.isOfSeveralDays)
    _ = try schedule.plan(.sample("회의", on: "2026-03-06", from: "00:00"))
    #expect(
      try schedule.queries.day(.on("2026-03-06")).events.map(\.event.title.text) == ["여행", "회의"])
    for (day, count) in [("2026-03-05", 0), ("2026-03-08", 1), ("2026-03-09", 0)] {
      #expect(try schedule.queries.day(.on(day)).events.count == count)
    }
    #expect(
      try schedule.queries.busyDays(inMonthOf: .on("2026-03-01")) == [
        .on("2026-03-06"), .on("2026-03-07"), .on("2026-03-08"),
      ])
  }

  @Test func `is in nobody's way`() throws {
    // K-12
    _ = try plan("2026-03-06", "2026-03-06")
    #expect(try schedule.plan(.sample("회의", on: "2026-03-06", from: "10:00")).conflicts == [])
    #expect(try plan("2026-03-06", "2026-03-06", "생일").conflicts == [])
  }

  @Test func `becomes one at a time, and the other way round`() throws {
    // K-12
    let trip = try plan("2026-03-06", "2026-03-07").event
    let hours = try schedule.edit(trip.id, EventChange(start: .on("2026-03-06", at: "10:00"))).event
    // The last day of the event stays the same.
    #expect(!hours.isAllDay && hours.end == .on("2026-03-07", at: "11:00"))
    let again = try schedule.edit(
      trip.id, EventChange(days: .on("2026-03-07")...(.on("2026-03-07")))
    ).event
    #expect(again.isAllDay && again.start.day == .on("2026-03-07") && !again.isOfSeveralDays)
  }

  @Test func `is refused at the end of the calendar`() throws {
    #expect(throws: ScheduleFailure.refused(.outOfCalendar)) {
      try plan("9999-12-30", "9999-12-31")
    }
  }
}
