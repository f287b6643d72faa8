import Domain
import Support
import Testing

@Suite struct `Notices of what comes again, takes whole days or is reminded of` {
  /// Returns the number of schedule notifications that are sent now.
  private func sentCount(_ fixture: NoticeFixture) throws -> Int {
    try fixture.check().joined(separator: " ").split(separator: " ")
      .count { $0.hasPrefix("schedule.") }
  }

  private func series(_ rule: String, _ reminders: [Int] = []) -> Event {
    var event = Event.sample("s", "요가", on: "2026-03-01", from: "19:00", to: "20:00", rule: rule)
    event.reminders = reminders
    return event
  }

  @Test func `come once for each time, at its start`() throws {
    // K-10
    let fixture = try NoticeFixture()
    try fixture.schedule.keep(series("FREQ=DAILY"))
    for (now, expected) in [
      ("2026-03-01T18:59", 0), ("2026-03-01T19:00", 1), ("2026-03-01T19:01", 0),
      ("2026-03-02T19:02", 1), ("2026-03-03T18:00", 0),
    ] {
      fixture.go(to: now)
      #expect(try self.sentCount(fixture) == expected, "\(now)")
    }
  }

  @Test func `of a month without the computer come as one`() throws {
    // K-10
    let fixture = try NoticeFixture()
    try fixture.schedule.keep(series("FREQ=DAILY;INTERVAL=1"))
    fixture.go(to: "2026-04-01T19:30")
    #expect(try sentCount(fixture) == 1)
  }

  @Test func `come as long before as somebody wants, and at the start`() throws {
    // K-10
    let fixture = try NoticeFixture()
    try fixture.schedule.keep(series("FREQ=WEEKLY", [86_400, 1800]))
    var sent: [String] = []
    for now in [
      "2026-03-01T18:29", "2026-03-01T18:30", "2026-03-01T19:00", "2026-03-07T18:59",
      "2026-03-07T19:00", "2026-03-08T18:30", "2026-03-08T19:00",
    ] {
      fixture.go(to: now)
      if try self.sentCount(fixture) > 0 { sent.append(now) }
    }
    #expect(
      sent == [
        "2026-03-01T18:30", "2026-03-01T19:00", "2026-03-07T19:00", "2026-03-08T18:30",
        "2026-03-08T19:00",
      ])
  }

  @Test func `of something that happens once come before it as well`() throws {
    // K-10
    let fixture = try NoticeFixture()
    var event = Event.sample("e", "치과", on: "2026-03-01", from: "14:00", to: "15:00")
    event.reminders = [7200]
    try fixture.schedule.keep(event)
    fixture.go(to: "2026-03-01T12:00")
    #expect(try sentCount(fixture) == 1)
    fixture.go(to: "2026-03-01T14:00")
    #expect(try sentCount(fixture) == 1)
  }

  @Test func `of whole days come in the morning, at the hour of the settings`() throws {
    // K-12
    let fixture = try NoticeFixture(now: "2026-03-05T20:00")
    var event = Event.sample("d", "여행", offset: 0)
    event.isAllDay = true
    event.start = Now(day: .on("2026-03-06"), time: TimeOfDay(seconds: 0), offset: 0)
    event.end = Now(day: .on("2026-03-09"), time: TimeOfDay(seconds: 0), offset: 0)
    try fixture.schedule.keep(event)
    _ = try fixture.preferences.set("schedule.allDayHour", to: "7")
    for (now, isSent) in [
      ("2026-03-06T06:59", false), ("2026-03-06T07:00", true), ("2026-03-07T07:00", false),
    ] {
      fixture.go(to: now)
      #expect(try (sentCount(fixture) > 0) == isSent, "\(now)")
    }
  }
}
