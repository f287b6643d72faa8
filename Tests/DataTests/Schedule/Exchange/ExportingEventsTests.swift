import Domain
import StoreSupport
import Support
import Testing

@testable import Data

@Suite struct `Events that go out to a calendar file` {
  @Test func `come back as what they were`() throws {
    // K-15, K-17: importing, exporting and importing again gives the same events.
    let names = [
      "everything.ics", "cal_lots_of_timezones.ics", "mult_uids_and_recuid_no_order.ics",
      "event_rrule_recuid_cancelled.ics", "event_dt_multi_recuid_no_master.ics",
      "event_d_rdate.ics", "event_d_same_start_end.ics", "tz_windows_format.ics",
      "event_dt_rrule_invalid_until.ics", "event_dtr_notz_untilz.ics", "without_uid.ics",
    ]
    for name in names {
      let (first, second) = (try ExchangeStory(), try ExchangeStory())
      try first.bring(try CalendarStory.file(name))
      let file = try first.exported()
      _ = try second.bring(file)
      #expect(try second.lines() == first.lines(), "\(name)")
      // Importing its own export again changes nothing.
      let again = try first.bring(file)
      #expect(again[0] == 0 && again[1] == 0 && again[4] == 0, "\(name): \(again)")
    }
  }

  @Test func `carry every line that other calendars had in them`() throws {
    // K-15
    let story = try ExchangeStory()
    let kept = [
      "CATEGORIES:WORK", "X-APPLE-TRAVEL-ADVISORY-BEHAVIOR:AUTOMATIC",
      "ATTENDEE;CN=Mina:mailto:mina@a.example", "BEGIN:VALARM", "TRIGGER;RELATED=END:PT5M",
      "ACTION:AUDIO", "END:VALARM",
    ]
    try story.bring(
      Array(
        (["BEGIN:VCALENDAR", "BEGIN:VEVENT", "UID:a", "DTSTART:20260302T010000Z", "SUMMARY:a"]
          + kept + ["END:VEVENT", "END:VCALENDAR", ""]).joined(separator: "\r\n").utf8))
    _ = try story.edit.edit(ID("e1"), EventChange(title: "내 것"))
    let lines = try story.lines()
    #expect(kept.allSatisfy(lines.contains) && lines.contains("SUMMARY:내 것"))
  }

  @Test func `have a name that stays, and are known by it when they come back`() throws {
    // K-14, K-17
    let story = try ExchangeStory()
    _ = try story.edit.plan(.sample("저녁", on: "2026-03-02"))
    let file = try story.exported()
    #expect(try story.lines().contains("UID:e1@haru"))
    #expect(
      try story.lines().contains("DTSTART;TZID=Asia/Seoul:20260302T100000"))
    #expect(try story.bring(file) == [0, 0, 1, 0, 0])
  }

  @Test func `have an end of their rule as their start has it`() throws {
    // K-17: RFC 5545 requires UNTIL in UTC for events with a zone, and as a date for all-day
    // events.
    let story = try ExchangeStory()
    func draft(_ times: EventDraft.Times) -> EventDraft {
      EventDraft(
        title: "요가", times, repeating: TypedRepeat("FREQ=DAILY;UNTIL=20260310"))
    }
    _ = try story.edit.plan(draft(.hours(from: .on("2026-03-02", at: "10:00"), to: nil)))
    _ = try story.edit.plan(draft(.days(.on("2026-03-02")...(.on("2026-03-02")))))
    let rules = try story.lines().filter { $0.hasPrefix("RRULE") }
    #expect(
      rules == ["RRULE:FREQ=DAILY;UNTIL=20260310T145959Z", "RRULE:FREQ=DAILY;UNTIL=20260310"])
  }

  @Test func `tell a changed occurrence by its place, and leave out what is put away`() throws {
    // K-08, K-17
    let story = try ExchangeStory()
    let yoga = try story.edit.plan(
      EventDraft(
        title: "요가", .hours(from: .on("2026-03-02", at: "10:00"), to: nil),
        repeating: TypedRepeat("weekly"))
    ).event
    _ = try story.edit.edit(
      yoga, EventChange(title: "늦은 요가"), .this(.on("2026-03-09")), evenPast: true)
    _ = try story.edit.edit.remove(yoga, .this(.on("2026-03-16")), evenPast: true)
    let lines = try story.lines()
    #expect(lines.filter { $0 == "UID:e1@haru" }.count == 2)
    #expect(lines.contains("RECURRENCE-ID;TZID=Asia/Seoul:20260309T100000"))
    #expect(
      lines.filter { $0.hasPrefix("EXDATE") } == ["EXDATE;TZID=Asia/Seoul:20260316T100000"])
    let other = try ExchangeStory()
    #expect(try other.bring(try story.exported()) == [2, 0, 0, 0, 0])
    #expect(try other.lines() == lines)
  }

  @Test func `tell the days of a lunar rule to those who do not know it`() throws {
    // K-31
    let story = try ExchangeStory()
    _ = try story.edit.plan(
      EventDraft(
        title: "기일", .days(.on("2026-04-24")...(.on("2026-04-24"))),
        repeating: TypedRepeat("매년 음력")))
    let lines = try story.lines()
    #expect(
      lines.contains("RRULE:RSCALE=DANGI;FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=8;SKIP=BACKWARD"))
    let days = try #require(lines.first { $0.hasPrefix("RDATE;VALUE=DATE:") })
    #expect(days.hasPrefix("RDATE;VALUE=DATE:20270414,20280402,"))
    #expect(days.split(separator: ",").count == 24)
    // These days are not imported as extra days, because the rule gives them again.
    let other = try ExchangeStory()
    try other.bring(try story.exported())
    #expect(try other.events() == story.events())
  }

  @Test func `are those of some days where they are asked for`() throws {
    // K-14
    let story = try ExchangeStory()
    _ = try story.edit.plan(.sample("하나", on: "2026-03-02"))
    _ = try story.edit.plan(.sample("둘", on: "2026-03-05"))
    _ = try story.edit.plan(
      EventDraft(
        title: "셋", .days(.on("2026-02-02")...(.on("2026-02-02"))),
        repeating: TypedRepeat("monthly")))
    func titles(_ span: ExportedSpan) throws -> [String] {
      CalendarStory.events(try story.exported(span)).map(\.title)
    }
    #expect(try titles(ExportedSpan()) == ["하나", "둘", "셋"])
    #expect(try titles(ExportedSpan(from: .on("2026-03-03"))) == ["둘", "셋"])
    #expect(
      try titles(ExportedSpan(from: .on("2026-03-01"), to: .on("2026-03-02"))) == ["하나", "셋"])
    #expect(try titles(ExportedSpan(to: .on("2026-02-01"))) == [])
  }

  @Test func `stop where nobody receives them any more`() throws {
    let story = try ExchangeStory()
    for day in 1...5 { _ = try story.edit.plan(.sample("하나", on: "2026-03-0\(day)")) }
    var pieces = 0
    try story.calendars.exportEvents(untitled: []) { _ in
      pieces += 1
      return pieces < 3
    }
    #expect(pieces == 3)
  }
}
