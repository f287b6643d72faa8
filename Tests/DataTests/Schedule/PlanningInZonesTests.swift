import Domain
import StoreSupport
import Support
import Testing

@testable import Data

/// A schedule in memory, in a time zone with daylight saving time.
struct ZoneUnderTest {
  let repository: SQLiteSchedule
  let schedule: Schedule
  let calendar: LocalCalendar

  init(_ name: String, now: Int = 0) throws {
    let zone = try LocalZone.named(name)
    repository = SQLiteSchedule(try Database(.memory))
    calendar = zone.calendar
    schedule = Schedule(
      schedule: repository, clock: .pinned(.instant(now), in: zone), calendar: calendar,
      ids: .counted())
  }

  /// Plans an event between two times of a day.
  func plan(_ day: String, _ start: String, _ end: String? = nil) throws -> PlannedEvent {
    try schedule.plan(.sample(on: day, from: start, to: end))
  }
}

@Suite struct `Planning at a time that clocks skip` {
  private let both = [Adjustment(.from, .skipped), Adjustment(.to, .skipped)]

  @Test(arguments: [
    ("America/New_York", "2026-03-08", "02:30", "2026-03-08T03:30:00-04:00"),
    ("America/New_York", "2026-03-08", "02:00", "2026-03-08T03:00:00-04:00"),
    ("America/New_York", "2026-03-08", "02:55", "2026-03-08T03:55:00-04:00"),
    ("Europe/London", "2026-03-29", "01:15", "2026-03-29T02:15:00+01:00"),
    ("Australia/Lord_Howe", "2026-10-04", "02:10", "2026-10-04T02:40:00+11:00"),
    ("Asia/Seoul", "1988-05-08", "02:30", "1988-05-08T03:30:00+10:00"),
    ("America/Sao_Paulo", "2018-11-04", "00:00", "2018-11-04T01:00:00-02:00"),
  ])
  func `moves it forward by what they skip, and says so`(
    zone: String, day: String, asked: String, kept: String
  ) throws {
    // SC-28
    let planned = try ZoneUnderTest(zone).plan(day, asked)
    #expect(planned.event.start.description == kept)
    #expect(planned.adjustments == [Adjustment(.from, .skipped)])
    #expect(planned.event.end.instant - planned.event.start.instant == 3600)
  }

  @Test(arguments: [
    ("America/New_York", "2026-03-08", "01:55", "2026-03-08T01:55:00-05:00"),
    ("America/New_York", "2026-03-08", "03:00", "2026-03-08T03:00:00-04:00"),
    ("America/New_York", "2026-03-07", "02:30", "2026-03-07T02:30:00-05:00"),
    ("Europe/London", "2026-03-29", "02:00", "2026-03-29T02:00:00+01:00"),
    ("Australia/Lord_Howe", "2026-10-04", "02:30", "2026-10-04T02:30:00+11:00"),
    ("Asia/Seoul", "2026-03-08", "02:30", "2026-03-08T02:30:00+09:00"),
    ("Asia/Seoul", "2026-03-29", "01:15", "2026-03-29T01:15:00+09:00"),
  ])
  func `leaves the times beside it alone`(zone: String, day: String, asked: String, kept: String)
    throws
  {
    let planned = try ZoneUnderTest(zone).plan(day, asked)
    #expect(planned.event.start.description == kept)
    #expect(planned.adjustments == [])
  }

  @Test(arguments: [
    ("02:28", "03:28:00", ["skipped"]), ("01:58", "01:58:00", []),
    ("02:58", "03:58:00", ["skipped"]),
  ])
  func `keeps the minutes of a skipped time`(asked: String, kept: String, reasons: [String])
    throws
  {
    // S-2
    let planned = try ZoneUnderTest("America/New_York").plan("2026-03-08", asked)
    #expect(planned.event.start.time.description == kept)
    #expect(planned.adjustments.map(\.reason.rawValue) == reasons)
  }

  private static let spans: [(String, String, String, String, String, String, Adjustment.Cause?)] =
    [
      // Both times are skipped.
      ("America/New_York", "2026-03-08", "02:10", "02:50", "03:10", "03:50", .skipped),
      ("Australia/Lord_Howe", "2026-10-04", "02:05", "02:25", "02:35", "02:55", .skipped),
      // The start is skipped and moves to the end or past it.
      ("America/New_York", "2026-03-08", "02:30", "03:15", "03:30", "04:15", .followed),
      ("America/New_York", "2026-03-08", "02:30", "03:30", "03:30", "04:30", .followed),
      ("Australia/Lord_Howe", "2026-10-04", "02:20", "02:40", "02:50", "03:10", .followed),
      ("Europe/London", "2026-03-29", "01:00", "02:00", "02:00", "03:00", .followed),
      // The start is skipped but is still before the end.
      ("America/New_York", "2026-03-08", "02:30", "03:35", "03:30", "03:35", nil),
    ]

  @Test(arguments: spans)
  func `takes the end along where the start would be past it`(
    zone: String, day: String, from: String, to: String, start: String, end: String,
    endIs: Adjustment.Cause?
  ) throws {
    // SC-28, SC-29
    let planned = try ZoneUnderTest(zone).plan(day, from, to)
    #expect(planned.event.start.dayAndTime == .on(day, at: start))
    #expect(planned.event.end.dayAndTime == .on(day, at: end))
    #expect(planned.adjustments == [both[0]] + (endIs.map { [Adjustment(.to, $0)] } ?? []))
  }

  @Test func `moves an end alone as well`() throws {
    let planned = try ZoneUnderTest("America/New_York").plan("2026-03-08", "01:30", "02:30")
    #expect(planned.event.end.description == "2026-03-08T03:30:00-04:00")
    #expect(planned.adjustments == [both[1]])
    #expect(planned.event.end.instant - planned.event.start.instant == 3600)
  }

  @Test(arguments: [("02:30", "02:30"), ("02:30", "02:10"), ("02:30", "01:55"), ("03:30", "02:30")])
  func `refuses an end that was not meant to come after the start`(from: String, to: String) throws
  {
    // SC-29
    let zone = try ZoneUnderTest("America/New_York")
    #expect(throws: ScheduleFailure.self) { try zone.plan("2026-03-08", from, to) }
    #expect(try zone.repository.list() == [])
  }

  @Test func `is the same when an event is changed`() throws {
    // SC-22, SC-28
    let zone = try ZoneUnderTest("America/New_York")
    let event = try zone.plan("2026-03-08", "00:10", "00:40").event
    let start = DayAndTime.on("2026-03-08", at: "02:30")
    let moved = try zone.schedule.edit(event.id, EventChange(start: start))
    #expect(moved.event.start.description == "2026-03-08T03:30:00-04:00")
    #expect(moved.event.end.description == "2026-03-08T04:00:00-04:00")
    #expect(moved.adjustments == [both[0]])
    let end = DayAndTime.on("2026-03-08", at: "03:00")
    let again = try zone.schedule.edit(event.id, EventChange(start: start, end: end))
    #expect(again.event == moved.event)
    #expect(again.adjustments == [both[0], Adjustment(.to, .followed)])
    #expect(throws: ScheduleFailure.self) {
      try zone.schedule.edit(event.id, EventChange(end: start))
    }
    #expect(try zone.schedule.queries.find(event.id.text) == moved.event)
  }
}

@Suite struct `Planning at a time that clocks show twice` {
  @Test(arguments: [
    ("America/New_York", "2026-11-01", "01:30", "2026-11-01T01:30:00-04:00"),
    ("America/New_York", "2026-11-01", "01:00", "2026-11-01T01:00:00-04:00"),
    ("America/New_York", "2026-11-01", "02:00", "2026-11-01T02:00:00-05:00"),
    ("Europe/London", "2026-10-25", "01:30", "2026-10-25T01:30:00+01:00"),
    ("Australia/Lord_Howe", "2026-04-05", "01:45", "2026-04-05T01:45:00+11:00"),
    ("Asia/Seoul", "1988-10-09", "02:30", "1988-10-09T02:30:00+10:00"),
  ])
  func `means the first`(zone: String, day: String, asked: String, kept: String) throws {
    let planned = try ZoneUnderTest(zone).plan(day, asked)
    #expect(planned.event.start.description == kept)
    #expect(planned.adjustments == [])
    #expect(planned.event.end.instant - planned.event.start.instant == 3600)
  }

  @Test func `goes on into the second by the hour it lasts`() throws {
    let event = try ZoneUnderTest("America/New_York").plan("2026-11-01", "01:30").event
    #expect(event.end.description == "2026-11-01T01:30:00-05:00")
    let half = try ZoneUnderTest("Australia/Lord_Howe").plan("2026-04-05", "01:30").event
    #expect(half.end.description == "2026-04-05T02:00:00+10:30")
  }

  @Test(arguments: [("01:30", "01:30"), ("01:45", "01:30")])
  func `refuses an end that means the first as well`(from: String, to: String) throws {
    // SC-29
    let zone = try ZoneUnderTest("America/New_York")
    #expect(throws: ScheduleFailure.self) { try zone.plan("2026-11-01", from, to) }
  }
}
