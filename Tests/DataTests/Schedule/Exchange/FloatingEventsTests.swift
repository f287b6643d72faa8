import Domain
import StoreSupport
import Support
import Testing

@testable import Data

// F-18, K-16
@Suite struct `An event that floats` {
  /// Returns the same store as it is seen in another time zone.
  private func elsewhere(_ story: ExchangeStory, _ zone: String) throws -> Schedule {
    let zones = CalendarStory.zones(in: zone)
    let here = LocalZone(try #require(zones.zone(zone)))
    return Schedule(
      schedule: story.schedule, clock: WallClock { .on("2026-03-01") },
      calendar: here.calendar(with: zones), ids: .counted("x"))
  }

  private func shown(_ schedule: Schedule, _ first: String, _ last: String) throws -> [String] {
    var shown: [String] = []
    try schedule.queries(.on(first)...(.on(last))) {
      shown.append("\($0.event.start) … \($0.event.end.time)")
      return true
    }
    return shown
  }

  @Test func `is at its time by the clocks of every zone`() throws {
    let story = try ExchangeStory(in: "Europe/Berlin")
    try story.bring(
      WeeklyEvent.event(
        "UID:a", "DTSTART:20260302T070000", "DTEND:20260302T080000", "SUMMARY:Tabletten"))
    #expect(
      try shown(story.edit, "2026-03-01", "2026-03-03") == ["2026-03-02T07:00:00+01:00 … 08:00:00"])
    for (zone, offset) in [("Asia/Seoul", "+09:00"), ("America/New_York", "-05:00")] {
      let schedule = try elsewhere(story, zone)
      #expect(
        try shown(schedule, "2026-03-02", "2026-03-02")
          == ["2026-03-02T07:00:00\(offset) … 08:00:00"])
      #expect(try shown(schedule, "2026-03-03", "2026-03-03") == [])
      #expect(try shown(schedule, "2026-03-01", "2026-03-01") == [])
      #expect(
        try schedule.queries.busyDays(.on("2026-03-01")...(.on("2026-03-03"))) == [
          .on("2026-03-02")
        ])
    }
    #expect(try story.lines().contains("DTSTART:20260302T070000"))
    #expect(try story.lines().contains("DTEND:20260302T080000"))
  }

  @Test func `comes again at its time by the clocks of every zone`() throws {
    let story = try ExchangeStory(in: "Europe/Berlin")
    try story.bring(
      WeeklyEvent.event(
        "UID:a", "DTSTART:20260323T230000", "DURATION:PT1H",
        "RRULE:FREQ=WEEKLY;UNTIL=20260406T230000", "EXDATE:20260330T230000", "SUMMARY:b"))
    for (zone, offset) in [("Europe/Berlin", "+02:00"), ("Asia/Seoul", "+09:00")] {
      #expect(
        try shown(elsewhere(story, zone), "2026-03-24", "2026-04-30")
          == ["2026-04-06T23:00:00\(offset) … 00:00:00"])
    }
    let lines = try story.lines()
    #expect(lines.contains("RRULE:FREQ=WEEKLY;UNTIL=20260406T230000"))
    #expect(lines.contains("EXDATE:20260330T230000"))
    // A store in another time zone reads the exported file as the same events.
    let other = try ExchangeStory(in: "Asia/Seoul")
    try other.bring(try story.exported())
    #expect(try other.bring(try story.exported()) == [0, 0, 1, 0, 0])
    #expect(try other.exported() == story.exported())
  }

  @Test func `floats on after it was moved, also where one is in another zone by then`() throws {
    let story = try ExchangeStory(in: "Europe/Berlin")
    try story.bring(
      WeeklyEvent.event("UID:a", "DTSTART:20260302T070000", "DURATION:PT1H", "SUMMARY:a"))
    let seoul = try elsewhere(story, "Asia/Seoul")
    let event = try #require(try seoul.queries.list(.on("2026-03-02")...(.on("2026-03-02"))).first)
      .event
    _ = try seoul.edit(
      event.id, EventChange(end: DayAndTime(.on("2026-03-02"), TimeOfDay(seconds: 36_000))))
    for (zone, offset) in [("Europe/Berlin", "+01:00"), ("Asia/Seoul", "+09:00")] {
      #expect(
        try shown(elsewhere(story, zone), "2026-03-01", "2026-03-03")
          == ["2026-03-02T07:00:00\(offset) … 10:00:00"])
    }
  }

  @Test func `is in conflict with what is at that time here`() throws {
    let story = try ExchangeStory(in: "Europe/Berlin")
    try story.bring(
      WeeklyEvent.calendar(
        [
          "BEGIN:VEVENT", "UID:a", "DTSTART:20260302T070000", "DURATION:PT1H", "SUMMARY:a",
          "END:VEVENT",
        ],
        [
          "BEGIN:VEVENT", "UID:b", "DTSTART:20260301T220000Z", "DURATION:PT1H", "SUMMARY:b",
          "END:VEVENT",
        ]))
    func conflicts(_ schedule: Schedule) throws -> [Bool] {
      try schedule.queries.list(.on("2026-03-01")...(.on("2026-03-02"))).map(\.isInConflict)
    }
    #expect(try conflicts(story.edit) == [false, false])
    #expect(try conflicts(elsewhere(story, "Asia/Seoul")) == [true, true])
  }

  @Test func `out of a series floats by itself`() throws {
    let story = try ExchangeStory(in: "Europe/Berlin")
    let series = [
      "BEGIN:VEVENT", "UID:s", "DTSTART:20260302T070000", "DURATION:PT1H",
      "RRULE:FREQ=DAILY;COUNT=3", "SUMMARY:s", "END:VEVENT",
    ]
    let moved = [
      "BEGIN:VEVENT", "UID:s", "RECURRENCE-ID:20260303T070000", "DTSTART:20260303T090000",
      "DURATION:PT1H", "SUMMARY:m", "END:VEVENT",
    ]
    try story.bring(WeeklyEvent.calendar(moved, series))
    #expect(
      try shown(elsewhere(story, "Asia/Seoul"), "2026-03-01", "2026-03-09") == [
        "2026-03-02T07:00:00+09:00 … 08:00:00", "2026-03-03T09:00:00+09:00 … 10:00:00",
        "2026-03-04T07:00:00+09:00 … 08:00:00",
      ])
    #expect(try story.lines().contains("RECURRENCE-ID:20260303T070000"))
  }
}
