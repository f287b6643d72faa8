import Domain
import StoreSupport
import Support
import Testing

@testable import Data

@Suite struct `A series in a store` {
  private static let rules = [
    "FREQ=DAILY", "FREQ=DAILY;INTERVAL=3", "FREQ=WEEKLY;BYDAY=MO,WE", "FREQ=WEEKLY;INTERVAL=2",
    "FREQ=MONTHLY;BYMONTHDAY=-1", "FREQ=MONTHLY;BYDAY=-1FR", "FREQ=MONTHLY;INTERVAL=5",
    "FREQ=YEARLY", "FREQ=YEARLY;BYMONTH=1,7;BYDAY=2TU", "FREQ=DAILY;COUNT=9",
    "FREQ=WEEKLY;UNTIL=20260620", "RSCALE=DANGI;FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=8;SKIP=BACKWARD",
  ]

  private func series(_ rule: String, _ index: Int, _ zone: String) throws -> Event {
    var event = Event.sample(
      "s\(index)", on: "2026-0\(index % 9 + 1)-1\(index % 10)", from: "\(10 + index):00",
      to: "23:30",
      rule: rule)
    event.zone = zone
    if index % 5 == 4 {
      event.isAllDay = true
      event.start = Now(day: event.start.day, time: TimeOfDay(seconds: 0), offset: 0)
      event.end = Now(day: event.start.day + 2, time: TimeOfDay(seconds: 0), offset: 0)
    }
    return event
  }

  @Test(.slow, arguments: ["Asia/Seoul", "America/New_York", "Pacific/Kiritimati"])
  func `is found by every day it touches, wherever one is`(_ here: String) throws {
    // K-02, K-04: the index must find every event with an occurrence in the span.
    let zones = ZoneFiles.onDisk()
    var calendar = try LocalZone.named(here).calendar
    calendar.zone = { here }
    calendar.elsewhere = { zones.zone($0).map { LocalZone($0).calendar } }
    let schedule = SQLiteSchedule(try Database(.memory))
    var all: [Event] = []
    for (index, rule) in Self.rules.enumerated() {
      var event = try series(rule, index, index % 2 == 0 ? "Asia/Seoul" : "America/New_York")
      if index == 3 { event.added = [.on("2026-08-15", at: "21:00")] }
      if index == 4 { event.leftOut = [.on("2026-09-30")] }
      all.append(event)
    }
    try schedule.keep(all)
    for distance in 0..<500 {
      let day = Day.on("2026-01-01") + distance
      let span = calendar.span(of: day)
      let found = try schedule.bound(ScheduleSpan(span, in: calendar))
      let seen = calendar.occurrences(of: found, in: span)
      try #require(seen == calendar.occurrences(of: all, in: span), "\(day)")
    }
  }

  @Test func `comes back as it was kept, with everything it has`() throws {
    var event = Event.sample("s", rule: "FREQ=DAILY")
    event.zone = "Asia/Seoul"
    event.leftOut = [.on("2026-03-05"), .on("2026-03-07")]
    event.added = [.on("2026-04-01", at: "12:30")]
    event.reminders = [86_400, 600]
    var own = Event.sample("o", on: "2026-03-05")
    own.occurrence = Event.Occurrence(of: ID("s"), on: .on("2026-03-05"))
    let schedule = SQLiteSchedule(try Database(.memory))
    try schedule.keep(event, own)
    #expect(try schedule.candidates(for: "s", by: .id) == [event])
    #expect(try schedule.candidates(for: "o", by: .id) == [own])
  }

  @Test func `is changed in one deed, which is undone exactly`() throws {
    // K-07, K-08, D-20
    let world = try TestEnvironment()
    for line in [
      "schedule add 요가 --from '2026-03-02 19:00' --repeat '매주 월수'",
      "schedule edit 요가 --this 2026-03-04 --title 수영",
    ] { #expect(world.run(line).status == .done) }
    let list = "schedule list --from 2026-03-01 --to 2026-06-30 --json"
    let before = world.run(list).out
    for line in [
      "schedule edit 요가 --following 2026-03-11 --from 08:00", "schedule edit 요가 --all --from 08:00",
      "schedule remove 요가 --following 2026-03-11", "schedule remove 요가 --all",
      "schedule remove 요가 --this 2026-03-11", "schedule edit 요가 --all --repeat none",
    ] {
      let done = world.run(line)
      #expect(done.status == .done, "\(line) \(done.err)")
      #expect(world.run(list).out != before, "\(line)")
      #expect(world.run("undo").status == .done)
      #expect(world.run(list).out == before, "\(line)")
    }
  }

  @Test func `is the same in an export and out of it`() throws {
    // D-11
    let world = try TestEnvironment()
    for line in [
      "schedule add 요가 --from '2026-03-02 19:00' --repeat '매주 월수' --remind 30m",
      "schedule edit 요가 --this 2026-03-04 --title 수영",
      "schedule add 여행 --day 2026-03-06 --to 2026-03-08",
      "schedule add 제사 --day 2026-03-20 --repeat '매년 음력'", "export all.json",
    ] { #expect(world.run(line).status == .done, "\(line)") }
    let list = "schedule list --from 2026-03-01 --to 2027-06-30 --json"
    let before = world.run(list).out
    for line in ["schedule remove 요가 --all", "schedule remove 여행", "schedule remove 제사 --all"] {
      #expect(world.run(line).status == .done, "\(line)")
    }
    #expect(world.run("trash empty --yes").status == .done)
    #expect(world.run("import all.json").status == .done)
    #expect(world.run(list).out == before)
  }
}

@Suite struct `A series in the zone it was made in` {
  private func schedule(_ name: String, over repository: SQLiteSchedule) throws -> Schedule {
    let zones = ZoneFiles.onDisk()
    let zone = try LocalZone.named(name)
    var calendar = zone.calendar
    calendar.zone = { name }
    calendar.elsewhere = { zones.zone($0).map { LocalZone($0).calendar } }
    return Schedule(
      schedule: repository, clock: .pinned(.instant(1_772_323_200), in: zone), calendar: calendar,
      ids: .counted())
  }

  private func days(_ schedule: Schedule, _ first: String, _ last: String) throws -> [String] {
    try schedule.queries.list(.on(first)...(.on(last))).map(\.event.start.description)
  }

  @Test func `keeps its clocks wherever it is read`() throws {
    // K-06
    let repository = SQLiteSchedule(try Database(.memory))
    let newYork = try schedule("America/New_York", over: repository)
    var draft = EventDraft.sample("call", on: "2026-03-05", from: "10:00")
    draft.repeating = TypedRepeat("weekly")
    _ = try newYork.plan(draft)
    #expect(
      try days(newYork, "2026-03-01", "2026-03-15") == [
        "2026-03-05T10:00:00-05:00", "2026-03-12T10:00:00-04:00",
      ])
    let seoul = try schedule("Asia/Seoul", over: repository)
    #expect(
      try days(seoul, "2026-03-01", "2026-03-15") == [
        "2026-03-06T00:00:00+09:00", "2026-03-12T23:00:00+09:00",
      ])
  }

  @Test func `comes an hour later where clocks skip its time, and once where it comes twice`()
    throws
  {
    // K-06, D-18
    let repository = SQLiteSchedule(try Database(.memory))
    let newYork = try schedule("America/New_York", over: repository)
    for (title, time) in [("spring", "02:30"), ("autumn", "01:30")] {
      var draft = EventDraft.sample(title, on: "2026-03-07", from: time)
      draft.repeating = TypedRepeat("daily 400 times")
      _ = try newYork.plan(draft)
    }
    #expect(
      try days(newYork, "2026-03-08", "2026-03-08") == [
        "2026-03-08T01:30:00-05:00", "2026-03-08T03:30:00-04:00",
      ])
    #expect(
      try days(newYork, "2026-11-01", "2026-11-01") == [
        "2026-11-01T01:30:00-04:00", "2026-11-01T02:30:00-05:00",
      ])
  }
}
