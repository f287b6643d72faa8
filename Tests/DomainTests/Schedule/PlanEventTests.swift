import Domain
import Support
import Testing

@Suite struct `Planning an event` {
  private let world: TestEnvironment
  private var schedule: Schedule { world.features.schedule }

  init() throws { world = try TestEnvironment { $0.schedule = ScheduleInMemory() } }

  private func kept() throws -> [Event] { try world.adapters.schedule.list() }

  @Test func `keeps what was written`() throws {
    // SC-25, SC-30
    let draft = EventDraft.sample("  회의 ", "1. 어제\n2. 오늘 ", from: "18:05", to: "21:05")
    let planned = try schedule.plan(draft)
    let expected = Event.sample(
      planned.event.id.text, "회의", "1. 어제\n2. 오늘", from: "18:05", to: "21:05")
    #expect(planned == PlannedEvent(event: expected))
    #expect(try kept() == [expected])
    #expect(try schedule.plan(draft).event.id != expected.id)
    #expect(try kept().count == 2)
  }

  @Test(arguments: [
    ("2026-03-01", "10:00", "2026-03-01", "11:00"), ("2026-03-01", "23:00", "2026-03-02", "00:00"),
    ("2026-12-31", "23:30", "2027-01-01", "00:30"), ("2026-03-01", "10:03", "2026-03-01", "11:03"),
  ])
  func `lasts an hour when nothing is said of its end`(
    day: String, time: String, lastDay: String, end: String
  ) throws {
    // SC-28
    let event = try schedule.plan(.sample(on: day, from: time)).event
    #expect(event.end == .on(lastDay, at: end))
    #expect(event.end.instant - event.start.instant == 3600)
  }

  @Test(arguments: [
    ("10:00", "10:00"), ("14:11", "14:11"), ("10:04:59", "10:04"), ("23:58", "23:58"),
    ("00:00", "00:00"),
  ])
  func `begins at the minute that was typed`(asked: String, kept: String) throws {
    // S-2
    let planned = try schedule.plan(.sample(from: asked))
    #expect(planned.event.start == .on("2026-03-01", at: kept))
    #expect(planned.adjustments == [])
  }

  @Test func `ends at the minute that was typed`() throws {
    // S-2
    let planned = try schedule.plan(.sample(on: "2026-02-28", from: "22:31", to: "23:56"))
    #expect(planned.event.start == .on("2026-02-28", at: "22:31"))
    #expect(planned.event.end == .on("2026-02-28", at: "23:56"))
    #expect(planned.adjustments == [])
  }

  @Test(arguments: [
    ("10:00", "10:00", "10:00", "10:00"), ("10:00", "09:55", "10:00", "09:55"),
    // The minutes are compared, not the seconds.
    ("10:01", "10:01:30", "10:01", "10:01"),
  ])
  func `keeps nothing that ends when it begins or earlier`(
    from: String, to: String, start: String, end: String
  ) throws {
    // SC-29
    let day = "2026-03-01"
    let refusal = EventRefusal.endNotAfterStart(start: .on(day, at: start), end: .on(day, at: end))
    #expect(throws: ScheduleFailure.refused(refusal)) {
      try schedule.plan(.sample(from: from, to: to))
    }
    #expect(throws: ScheduleFailure.self) {
      try schedule.plan(.sample(on: day, from: "10:00", until: "2026-02-28", to: "23:00"))
    }
    #expect(try kept() == [])
  }

  @Test(arguments: [("10:00", "10:01", 60), ("10:04", "10:06", 120), ("00:00", "23:55", 86_100)])
  func `keeps what ends a minute later or more`(from: String, to: String, length: Int) throws {
    // SC-29
    let event = try schedule.plan(.sample(from: from, to: to)).event
    #expect(event.end.instant - event.start.instant == length)
  }

  @Test func `says what is meant for the same time, in order`() throws {
    // SC-14
    let repository = world.adapters.schedule
    try repository.keep(
      .sample("late", from: "10:50", to: "12:00"), .sample("early", from: "09:00", to: "10:05"),
      .sample("before", from: "09:00", to: "10:00"), .sample("after", from: "11:00", to: "12:00"),
      .sample("journey", on: "2026-02-27", until: "2026-03-03"))
    #expect(try schedule.plan(.sample()).conflicts.map(\.id.text) == ["early", "late"])
    let long = try schedule.plan(.sample(until: "2026-03-02", to: "10:00"))
    #expect(long.conflicts == [])
  }

  @Test func `keeps nothing when it says that it failed`() throws {
    // SC-30, SC-31
    let kept = ScheduleInMemory()
    let world = try TestEnvironment { $0.schedule = UnreadableSchedule(kept, .busy) }
    #expect(throws: ScheduleFailure.storage(.busy)) {
      try world.features.schedule.plan(.sample())
    }
    // Nothing was stored, so a second try adds the event only once.
    #expect(try kept.list() == [])
  }

  @Test(.slow) func `has every time it ever keeps on a minute`() throws {
    // SC-28, S-2
    let randomSource = RandomSource.seeded(11)
    for _ in 0..<600 {
      let day = Day.on("2020-01-01") + randomSource.below(4000)
      let start = DayAndTime(day, TimeOfDay(seconds: randomSource.below(86_400)))
      let isOpen = randomSource.below(3) == 0
      let end = DayAndTime(
        day + 1 + randomSource.below(3), TimeOfDay(seconds: randomSource.below(86_400)))
      let planned = try schedule.plan(
        EventDraft(title: "a", start: start, end: isOpen ? nil : end))
      for moment in [planned.event.start, planned.event.end] {
        try #require(moment.time.seconds % 60 == 0, "\(start) \(end)")
      }
      let begun =
        planned.event.start.instant - Now(day: day, time: start.time, offset: 32_400).instant
      try #require((-59...0).contains(begun), "\(start)")
      try #require(planned.event.start.instant < planned.event.end.instant, "\(start) \(end)")
    }
  }
}

@Suite struct `The grid of five minutes` {
  @Test func `has a mark within the calendar for each of its times`() {
    // SC-28
    let last = Day.range.upperBound
    for seconds in [0, 1, 299, 300, 301, 86_099, 86_100, 86_101, 86_399] {
      let time = TimeOfDay(seconds: seconds)
      let marks = DayAndTime(.on("2026-03-01"), time).onGrid
      let expected = (seconds + 299) / 300 * 300
      #expect((marks.day - .on("2026-03-01")) * 86_400 + marks.time.seconds == expected)
      #expect(marks.onGrid == marks)
      // The last day of the calendar has no next day.
      let atEnd = DayAndTime(last, time).onGrid
      #expect(atEnd == DayAndTime(last, TimeOfDay(seconds: min(expected, 86_100))))
    }
  }
}
