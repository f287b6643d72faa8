import Data
import Domain
import StoreSupport
import Support
import Testing

@Suite struct `A series of another zone` {
  // K-02, K-06, K-07
  private let repository: SQLiteSchedule
  private let calendar: LocalCalendar
  private let schedule: Schedule

  init() throws { try self.init(in: "Asia/Seoul") }

  private init(in name: String) throws {
    let zones = ZoneFiles.onDisk()
    let zone = try LocalZone.named(name)
    var calendar = zone.calendar
    calendar.zone = { name }
    calendar.elsewhere = { zones.zone($0).map { LocalZone($0).calendar } }
    self.calendar = calendar
    repository = SQLiteSchedule(try Database(.memory))
    schedule = Schedule(
      schedule: repository, clock: .pinned(.instant(1_767_571_200), in: zone), calendar: calendar,
      ids: .counted())
  }

  private func take(in start: CalendarTime, _ rule: String?) throws {
    let times = CalendarEvent(uid: "x", title: "합창", start: start, end: start)
    var source = times
    source.rule = rule
    let arriving = try EventArrival(calendar, untitled: SingleLineText(stored: "-")).event(
      source, as: ID("x"))
    try repository.add(arriving.event)
  }

  private func days(_ first: String, _ last: String) throws -> [String] {
    try schedule.queries.list(.on(first)...(.on(last))).map(\.event.start.day.description)
  }

  private func newYork(_ day: String, _ time: String) -> CalendarTime {
    .zoned(.on(day, at: time), zone: "America/New_York")
  }

  @Test func `is found on all of its days, where they are other ones there`() throws {
    // The last days of the month in UTC are the first ones here.
    try take(
      in: .instant(Now.on("2026-01-31", at: "23:00", offset: 0).instant), "FREQ=MONTHLY;COUNT=7")
    #expect(
      try days("2026-01-01", "2027-12-31") == [
        "2026-02-01", "2026-04-01", "2026-06-01", "2026-08-01", "2026-09-01", "2026-11-01",
        "2027-01-01",
      ])
    for day in ["2026-09-01", "2027-01-01"] { #expect(try days(day, day) == [day]) }
  }

  @Test func `is found day by day`() throws {
    try take(in: newYork("2026-01-30", "20:00"), "FREQ=MONTHLY")
    for day in ["2026-01-31", "2026-05-01", "2026-07-31"] {
      #expect(try days(day, day) == [day])
    }
  }

  @Test func `is known by the day it comes on here`() throws {
    try take(in: newYork("2026-03-18", "20:00"), "FREQ=WEEKLY;BYDAY=WE")
    #expect(try days("2026-03-01", "2026-04-05") == ["2026-03-19", "2026-03-26", "2026-04-02"])
    let found = try schedule.queries.find("x")
    #expect(found.occurrence?.day == .on("2026-03-19"))
    let second = try schedule.queries.occurrence(of: found, .this(.on("2026-03-26")))
    #expect(second.start.day == .on("2026-03-26"))
    _ = try schedule.edit.remove(second, .this(.on("2026-03-26")))
    #expect(try days("2026-03-01", "2026-04-05") == ["2026-03-19", "2026-04-02"])
    #expect(throws: ScheduleFailure.refused(.noSuchOccurrence(.on("2026-03-25")))) {
      try schedule.queries.occurrence(of: found, .this(.on("2026-03-25")))
    }
  }

  @Test func `says in which zone the days of its rule are, where they are other ones here`() throws
  {
    try take(in: newYork("2026-03-18", "20:00"), "FREQ=WEEKLY;BYDAY=WE")
    #expect(try schedule.queries.find("x").ruleZone == "America/New_York")
  }

  @Test func `says no zone where the days of its rule are the same here`() throws {
    try take(in: newYork("2026-03-18", "05:00"), "FREQ=WEEKLY;BYDAY=WE")
    #expect(try schedule.queries.find("x").ruleZone == nil)
  }

  @Test func `comes by the clocks of here once somebody says here how`() throws {
    try take(in: newYork("2026-03-18", "20:00"), "FREQ=WEEKLY;BYDAY=WE")
    let found = try schedule.queries.find("x")
    _ = try schedule.edit(
      found, EventChange(repeating: TypedRepeat("every week on thu")), .all)
    #expect(try days("2026-03-01", "2026-04-05") == ["2026-03-19", "2026-03-26", "2026-04-02"])
  }

  @Test func `is made here of what comes once elsewhere`() throws {
    try take(in: .instant(Now.on("2026-03-02", at: "23:00", offset: 0).instant), nil)
    _ = try schedule.edit(ID("x"), EventChange(repeating: TypedRepeat("every tuesday")))
    #expect(try days("2026-03-01", "2026-03-20") == ["2026-03-03", "2026-03-10", "2026-03-17"])
  }

  @Test func `keeps its last time where all of it is moved to a later one`() throws {
    try take(
      in: .zoned(.on("2026-03-01", at: "10:00"), zone: "Asia/Seoul"),
      "FREQ=DAILY;UNTIL=20260305T010000Z")
    #expect(try days("2026-03-01", "2026-03-20").count == 5)
    let found = try schedule.queries.find("x")
    _ = try schedule.edit(
      found, EventChange(start: .on("2026-03-01", at: "15:00")), .all, evenPast: true)
    #expect(try days("2026-03-01", "2026-03-20").count == 5)
  }

  @Test func `is told of before others, however many there are`() throws {
    // K-10
    try take(in: newYork("2026-03-18", "20:00"), "FREQ=WEEKLY")
    _ = try schedule.edit(try schedule.queries.find("x"), EventChange(reminders: [600]), .all)
    for number in 0..<20 {
      var event = Event.sample("e\(number)", on: "2026-01-10")
      event.reminders = [600]
      try repository.add(event)
    }
    let span = Now.on("2026-01-01", at: "00:00").instant..<Now.on("2027-01-01", at: "00:00").instant
    #expect(try repository.reminding(span, atMost: 10).contains { $0.id.text == "x" })
  }

  @Test func `has what was moved within a day at its new time`() throws {
    // K-03: the same day is excluded and added.
    var source = CalendarEvent(
      uid: "x", title: "합창", start: .zoned(.on("2026-03-01", at: "10:00"), zone: "Asia/Seoul"),
      end: .zoned(.on("2026-03-01", at: "11:00"), zone: "Asia/Seoul"))
    source.rule = "FREQ=DAILY;COUNT=5"
    source.leftOut = [.zoned(.on("2026-03-03", at: "10:00"), zone: "Asia/Seoul")]
    source.added = [.zoned(.on("2026-03-03", at: "15:00"), zone: "Asia/Seoul")]
    let arriving = try EventArrival(calendar, untitled: SingleLineText(stored: "-")).event(
      source, as: ID("x"))
    try repository.add(arriving.event)
    let starts = try schedule.queries.list(.on("2026-03-01")...(.on("2026-03-09"))).map {
      $0.event.start.time
    }
    #expect(starts == ["10:00", "10:00", "15:00", "10:00", "10:00"].map(TimeOfDay.at))
    let third = try schedule.queries.occurrence(
      of: schedule.queries.find("x"), .this(.on("2026-03-03")))
    _ = try schedule.edit.remove(third, .this(.on("2026-03-03")), evenPast: true)
    #expect(try days("2026-03-03", "2026-03-03").isEmpty)
  }
}
