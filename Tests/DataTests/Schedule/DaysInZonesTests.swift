import Domain
import StoreSupport
import Support
import Testing

@testable import Data

@Suite struct `The days on which the clocks change` {
  @Test(arguments: [
    ("America/New_York", "2026-03-08", 23 * 60), ("America/New_York", "2026-11-01", 25 * 60),
    ("America/New_York", "2026-03-09", 24 * 60), ("Europe/London", "2026-03-29", 23 * 60),
    ("Europe/London", "2026-10-25", 25 * 60), ("Australia/Lord_Howe", "2026-10-04", 1410),
    ("Australia/Lord_Howe", "2026-04-05", 1470), ("Australia/Lord_Howe", "2026-04-06", 1440),
    ("Asia/Seoul", "1988-05-08", 23 * 60), ("Asia/Seoul", "1988-10-09", 25 * 60),
    ("Asia/Seoul", "2026-03-08", 24 * 60), ("America/Sao_Paulo", "2018-11-04", 23 * 60),
    ("America/Sao_Paulo", "2018-02-17", 25 * 60), ("Pacific/Apia", "2011-12-30", 0),
    ("America/Havana", "2026-11-01", 25 * 60),
  ])
  func `are shorter and longer than others`(zone: String, day: String, minutes: Int) throws {
    // SC-12
    let calendar = try LocalZone.named(zone).calendar
    let span = calendar.span(of: .on(day))
    #expect(span.count == minutes * 60)
    // Days neither overlap nor leave gaps.
    #expect(calendar.span(of: .on(day) - 1).upperBound == span.lowerBound)
    #expect(calendar.span(of: .on(day) + 1).lowerBound == span.upperBound)
    for instant in [span.lowerBound, span.lowerBound + span.count / 2, span.upperBound - 1]
    where span.contains(instant) {
      #expect(calendar.local(instant).day == .on(day))
    }
    let week = calendar.span(of: (.on(day) - 3)...(.on(day) + 3))
    #expect(week.count == (-3...3).reduce(0) { $0 + calendar.span(of: .on(day) + $1).count })
  }

  @Test(arguments: [
    ("America/New_York", "2026-03-08", 120), ("America/New_York", "2026-11-01", 240),
    ("Europe/London", "2026-03-29", 120), ("Europe/London", "2026-10-25", 240),
    ("Australia/Lord_Howe", "2026-10-04", 150), ("Australia/Lord_Howe", "2026-04-05", 210),
    ("Asia/Seoul", "1988-05-08", 120), ("Asia/Seoul", "1988-10-09", 240),
    ("Asia/Seoul", "2026-03-08", 180),
  ])
  func `have events that last as long as they do`(zone: String, day: String, minutes: Int) throws {
    let zone = try ZoneUnderTest(zone)
    // Half an hour after midnight: all these zones change their clocks later.
    let event = try zone.plan(day, "00:30", "03:30").event
    #expect(event.end.instant - event.start.instant == minutes * 60)
    #expect(event.start.dayAndTime == .on(day, at: "00:30"))
    #expect(event.end.dayAndTime == .on(day, at: "03:30"))
  }

  @Test(arguments: [
    ("America/New_York", "2026-03-08"), ("America/New_York", "2026-11-01"),
    ("Europe/London", "2026-03-29"), ("Europe/London", "2026-10-25"),
    ("Australia/Lord_Howe", "2026-10-04"), ("Australia/Lord_Howe", "2026-04-05"),
    ("Asia/Seoul", "2026-03-01"), ("Asia/Seoul", "1988-05-08"), ("Asia/Seoul", "1988-10-09"),
    ("America/Havana", "2026-03-08"), ("America/Havana", "2026-11-01"),
  ])
  func `have on their lists what touches them`(zone: String, day: String) throws {
    // SC-12
    let zone = try ZoneUnderTest(zone)
    let day = Day.on(day)
    let plan = { (title: String, start: (Int, String), end: (Int, String)) in
      _ = try zone.schedule.plan(
        EventDraft(
          title: title, start: DayAndTime(day + start.0, .at(start.1)),
          end: DayAndTime(day + end.0, .at(end.1))))
    }
    try plan("evening before", (-1, "23:00"), (0, "00:00"))
    try plan("into it", (-1, "23:30"), (0, "01:05"))
    try plan("change", (0, "01:10"), (0, "03:30"))
    try plan("evening", (0, "23:00"), (1, "00:00"))
    try plan("out of it", (0, "23:30"), (1, "00:30"))
    try plan("morning after", (1, "00:00"), (1, "01:00"))
    let lists = try (-2...2).map { offset in
      try zone.schedule.queries.day(day + offset).events.map(\.event.title.text)
    }
    #expect(
      lists == [
        [], ["evening before", "into it"], ["into it", "change", "evening", "out of it"],
        ["out of it", "morning after"], [],
      ])
    let conflicts = try zone.schedule.queries.day(day).events.filter(\.isInConflict)
    #expect(conflicts.map(\.event.title.text) == ["into it", "evening", "out of it"])
  }

  @Test(arguments: [
    "Asia/Seoul", "America/New_York", "Europe/London", "Australia/Lord_Howe", "America/Havana",
    "Pacific/Apia",
  ])
  func `have marks in their months when they have events`(name: String) throws {
    // SC-08, SC-12
    let zone = try ZoneUnderTest(name)
    let randomSource = RandomSource.seeded(37)
    for _ in 0..<40 {
      let start = 1_322_000_000 + randomSource.below(40 * 24) * 3600
      let length = [300, 3600, 86_400, 3 * 86_400][randomSource.below(4)]
      try zone.repository.keep(
        .sample("a\(randomSource.below(.max))", at: start..<(start + length)),
        .sample("b\(randomSource.below(.max))", at: (start + 473_385_600)..<(start + 473_389_200)))
    }
    // These months contain all changed days, and the day that Samoa skipped.
    for month in ["2011-11", "2011-12", "2012-01", "2026-11", "2026-12"] {
      let first = Day.on(month + "-01")
      let marked = try zone.schedule.queries.busyDays(inMonthOf: first + 14)
      let days = (0..<Day.length(ofMonth: first.parts.month, in: first.parts.year)).map {
        first + $0
      }
      #expect(try marked == days.filter { try !zone.schedule.queries.day($0).events.isEmpty })
    }
  }

  @Test(arguments: [
    ("America/New_York", "2026-03-08"), ("America/New_York", "2026-11-01"),
    ("Australia/Lord_Howe", "2026-10-04"), ("Australia/Lord_Howe", "2026-04-05"),
  ])
  func `are marked in their months as other days are`(zone: String, day: String) throws {
    // SC-08, SC-12
    let zone = try ZoneUnderTest(zone)
    for (from, until, to) in [("00:00", 0, "00:05"), ("02:00", 0, "04:00"), ("23:55", 1, "00:00")] {
      let event = try zone.schedule.plan(
        EventDraft(
          title: "a", start: .on(day, at: from),
          end: DayAndTime(.on(day) + until, .at(to)))
      ).event
      #expect(try zone.schedule.queries.busyDays(inMonthOf: .on(day)) == [.on(day)])
      _ = try zone.schedule.edit.remove(event.id)
      #expect(try zone.schedule.queries.busyDays(inMonthOf: .on(day)) == [])
    }
  }
}

@Suite struct `An event wherever one is` {
  @Test(
    .slow,
    arguments: [
      "Asia/Seoul", "America/New_York", "Europe/London", "Australia/Lord_Howe", "Asia/Kathmandu",
      "America/Sao_Paulo", "Pacific/Apia",
    ])
  func `begins and ends on a minute`(name: String) throws {
    // SC-28, SC-29, S-2
    let zone = try ZoneUnderTest(name)
    let randomSource = RandomSource.seeded(41)
    let changes = [
      "2026-03-08", "2026-11-01", "2026-03-29", "2026-10-25", "2026-10-04", "2026-04-05",
      "1988-05-08", "1988-10-09", "2018-11-04", "2018-02-18", "2011-12-30",
    ]
    for turn in 0..<400 {
      let day =
        turn % 2 == 0
        ? Day.on(changes[randomSource.below(changes.count)])
        : .on("1980-01-01") + randomSource.below(20_000)
      // Most of the times are near the hours at which clocks change.
      let seconds = randomSource.below(turn % 4 < 3 ? 14_400 : 86_400)
      let start = DayAndTime(day, TimeOfDay(seconds: seconds))
      let end = DayAndTime(
        day + randomSource.below(2), TimeOfDay(seconds: seconds + randomSource.below(9000) - 600))
      let asked = turn % 5 == 0 ? nil : end
      let draft = EventDraft(title: "a", start: start, end: asked)
      let planned: PlannedEvent
      do throws(ScheduleFailure) { planned = try zone.schedule.plan(draft) } catch {
        // Only an end at or before the start, by its own clock, is refused.
        let (end, first) = (try #require(asked).wholeMinute, start.wholeMinute)
        let isBefore = (end.day, end.time) <= (first.day, first.time)
        try #require(isBefore, "\(draft) \(error)")
        continue
      }
      let event = planned.event
      for moment in [event.start, event.end] {
        try #require(moment.time.second == 0, "\(draft)")
        // It is the local time at that place.
        try #require(zone.calendar.local(moment.instant) == moment, "\(draft)")
      }
      try #require(event.start.instant < event.end.instant, "\(draft)")
      if planned.adjustments.isEmpty {
        try #require(event.start.dayAndTime == start.wholeMinute, "\(draft)")
        if let end = asked { try #require(event.end.dayAndTime == end.wholeMinute, "\(draft)") }
      }
      try #require(try zone.schedule.queries.find(event.id.text) == event)
      _ = try zone.schedule.edit.remove(event.id)
    }
  }

  @Test func `is shown by the clocks and on the day one has there`() throws {
    // SC-38
    let seoul = try ZoneUnderTest("Asia/Seoul")
    let planned = try seoul.plan("2026-03-01", "09:00", "15:30").event
    let there = try LocalZone.named("America/New_York")
    let now = Now.on("2026-03-01", at: "08:59")
    let newYork = Schedule(
      schedule: seoul.repository, clock: .pinned(.instant(now.instant), in: there),
      calendar: there.calendar, ids: .counted("n"))
    let shown = Event(
      id: planned.id, title: planned.title,
      start: .on("2026-02-28", at: "19:00", offset: -5 * 3600),
      end: .on("2026-03-01", at: "01:30", offset: -5 * 3600))
    #expect(try newYork.queries.find("회의") == shown)
    #expect(shown.isOfSeveralDays && !planned.isOfSeveralDays)
    for (day, events) in [("2026-02-27", []), ("2026-02-28", [shown]), ("2026-03-01", [shown])] {
      #expect(try newYork.queries.day(.on(day)).events.map(\.event) == events)
    }
    #expect(try newYork.queries.search("회의", atMost: 9) == [shown])
    #expect(try newYork.queries.conflicts(with: planned) == [])
    let another = try newYork.plan(.sample(on: "2026-02-28", from: "23:00"))
    #expect(another.conflicts == [shown])
    #expect(try newYork.queries.busyDays(inMonthOf: .on("2026-02-01")) == [.on("2026-02-28")])
    #expect(try seoul.schedule.queries.busyDays(inMonthOf: .on("2026-02-01")) == [])
    // The stored event is the planned one.
    #expect(try seoul.repository.candidates(for: planned.id.text, by: .id) == [planned])
    let renamed = try newYork.edit(planned.id, EventChange(title: "다른 말")).event
    #expect(renamed.start == shown.start)
    #expect(try newYork.edit.remove(planned.id).start == shown.start)
    #expect(try newYork.edit.restore(planned.id).end == shown.end)
    #expect(try newYork.edit(planned.id, EventChange(title: "회의")).event == shown)
    #expect(try seoul.schedule.queries.find(planned.id.text) == planned)
  }
}
