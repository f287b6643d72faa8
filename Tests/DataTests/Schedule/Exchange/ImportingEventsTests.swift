import Domain
import StoreSupport
import Support
import Testing

@testable import Data

@Suite struct `Events that come from a calendar file` {
  @Test func `are known again by their UID, and come once`() throws {
    // K-14
    let story = try ExchangeStory()
    let file = try CalendarStory.file("everything.ics")
    #expect(try story.bring(file) == [1, 0, 0, 0, 0])
    let before = try story.events()
    #expect(try story.bring(file) == [0, 0, 1, 0, 0])
    #expect(try story.events() == before)
    // The second import changed nothing, so it is not in the history.
    let history = SQLiteHistory(story.database)
    #expect(try history.undo().kind == .importEvents)
    #expect(throws: HistoryFailure.nothingToUndo) { try history.undo() }
  }

  @Test(arguments: [
    ("SEQUENCE:1", "DTSTAMP:20250101T000000Z", true),
    ("SEQUENCE:0", "DTSTAMP:20260201T000000Z", true),
    ("SEQUENCE:0", "DTSTAMP:20250101T000000Z", false),
  ])
  func `are renewed by a later version of them alone`(
    sequence: String, stamp: String, isLater: Bool
  ) throws {
    // K-14
    let story = try ExchangeStory()
    try story.bring(
      WeeklyEvent.event(
        "UID:a", "DTSTAMP:20260101T000000Z", "DTSTART:20260302T010000Z", "SUMMARY:하나"))
    let counts = try story.bring(
      WeeklyEvent.event("UID:a", sequence, stamp, "DTSTART:20260303T010000Z", "SUMMARY:둘"))
    #expect(counts == (isLater ? [0, 1, 0, 0, 0] : [0, 0, 1, 0, 0]))
    #expect(
      try story.events()
        == [isLater ? "둘 2026-03-03 10:00:00 UTC" : "하나 2026-03-02 10:00:00 UTC"])
  }

  @Test func `stay as they are and are named where they were edited here since`() throws {
    // K-14
    let story = try ExchangeStory()
    try story.bring(
      WeeklyEvent.event(
        "UID:a", "DTSTAMP:20260101T000000Z", "DTSTART:20260302T010000Z", "SUMMARY:하나"))
    _ = try story.edit.edit(ID("e1"), EventChange(title: "내 것"))
    let result = try story.result(
      WeeklyEvent.event(
        "UID:a", "DTSTAMP:20260201T000000Z", "DTSTART:20260302T010000Z", "SUMMARY:둘"))
    #expect(ExchangeStory.counts(result) == [0, 0, 0, 1, 0])
    #expect(result.remarks.map(\.reason) == [.editedHere(title: "둘")])
    #expect(try story.events() == ["내 것 2026-03-02 10:00:00 UTC"])
    // A new DTSTAMP alone is not a change.
    let again = WeeklyEvent.event(
      "UID:a", "DTSTAMP:20260301T000000Z", "DTSTART:20260302T010000Z", "SUMMARY:하나")
    #expect(try story.bring(again) == [0, 0, 1, 0, 0])
  }

  // N-17
  @Test func `are renewed by a file that somebody edited and that has the same stamp`() throws {
    let story = try ExchangeStory()
    func file(_ time: String) -> [UInt8] {
      WeeklyEvent.event(
        "UID:a", "DTSTAMP:20260101T000000Z", "DTSTART:20260302T\(time)Z", "SUMMARY:하나")
    }
    try story.bring(file("010000"))
    #expect(try story.bring(file("030000")) == [0, 1, 0, 0, 0])
    #expect(try story.events() == ["하나 2026-03-02 12:00:00 UTC"])
    #expect(try story.bring(file("030000")) == [0, 0, 1, 0, 0])
    _ = try story.edit.edit(ID("e1"), EventChange(title: "내 것"))
    let result = try story.result(file("050000"))
    #expect(ExchangeStory.counts(result) == [0, 0, 0, 1, 0])
    #expect(result.remarks.map(\.reason) == [.editedHere(title: "하나")])
  }

  // N-17
  @Test func `that were planned here are renewed by a file that somebody edited`() throws {
    let story = try ExchangeStory()
    _ = try story.edit.plan(
      EventDraft(
        title: "약", start: .on("2026-03-02", at: "09:00"), end: .on("2026-03-02", at: "10:00")))
    _ = try story.bringFolder("out")
    let file = try #require(story.files["out/e1@haru.ics"])
    #expect(try story.bring(file) == [0, 0, 1, 0, 0])
    let edited = String(decoding: file, as: UTF8.self).replacing("T090000", with: "T083000")
    #expect(try story.bring(Array(edited.utf8)) == [0, 1, 0, 0, 0])
    #expect(try story.shown("2026-03-02", "2026-03-02") == ["2026-03-02 08:30 … 2026-03-02 10:00"])
  }

  // N-17
  @Test func `stay as the file has them first where it has two under one name`() throws {
    let story = try ExchangeStory()
    func event(_ title: String) -> [String] {
      ["BEGIN:VEVENT", "UID:a", "DTSTART:20260302T010000Z", "SUMMARY:\(title)", "END:VEVENT"]
    }
    let file = WeeklyEvent.calendar(event("하나"), event("둘"))
    let first = try story.result(file)
    #expect(ExchangeStory.counts(first) == [1, 0, 0, 1, 0])
    #expect(first.remarks.map(\.reason) == [.duplicate(title: "둘")])
    #expect(try story.bring(file) == [0, 0, 1, 1, 0])
    #expect(try story.events() == ["하나 2026-03-02 10:00:00 UTC"])
  }

  @Test func `without a UID are known by what they say`() throws {
    // K-14
    let story = try ExchangeStory()
    let one = WeeklyEvent.event("DTSTART:20260302T010000Z", "SUMMARY:하나")
    #expect(try story.bring(one) == [1, 0, 0, 0, 0])
    #expect(try story.bring(one) == [0, 0, 1, 0, 0])
    #expect(
      try story.bring(WeeklyEvent.event("DTSTART:20260302T010000Z", "SUMMARY:둘")) == [
        1, 0, 0, 0, 0,
      ])
  }

  @Test func `cost each other nothing where one is broken`() throws {
    // K-14, K-35
    let story = try ExchangeStory()
    let bad = ["BEGIN:VEVENT", "UID:b", "SUMMARY:b", "END:VEVENT"]
    let result = try story.result(WeeklyEvent.calendar(WeeklyEvent.series, bad))
    #expect(ExchangeStory.counts(result) == [1, 0, 0, 0, 1])
    #expect(result.report.problems == [ImportIssue(line: 11, reason: .startMissing)])
  }

  @Test func `keep the clocks they were planned by`() throws {
    // K-06, K-16
    let story = try ExchangeStory()
    try story.bring(WeeklyEvent.calendar(WeeklyEvent.series))
    #expect(
      try story.events() == [
        "회의 2026-03-02 17:00:00 Europe/Berlin FREQ=WEEKLY;UNTIL=20260331T235959Z "
          + "without [2026-03-09]"
      ])
    var starts: [String] = []
    try story.edit.queries(.on("2026-03-01")...(.on("2026-04-30"))) {
      starts.append("\($0.event.start)")
      return true
    }
    #expect(
      starts == [
        "2026-03-02T17:00:00+09:00", "2026-03-16T17:00:00+09:00", "2026-03-23T17:00:00+09:00",
        "2026-03-30T16:00:00+09:00",
      ])
  }

  @Test func `take whole days without the one behind them`() throws {
    // K-12, K-16
    let story = try ExchangeStory()
    try story.bring(
      WeeklyEvent.event(
        "UID:d", "DTSTART;VALUE=DATE:20260301", "DTEND;VALUE=DATE:20260303", "SUMMARY:여행",
        "RDATE;VALUE=DATE:20260401"))
    #expect(try story.events() == ["여행 2026-03-01 and 2026-04-01"])
    let days = try story.edit.queries.busyDays(.on("2026-02-27")...(.on("2026-04-05")))
    #expect(
      days.map(\.description) == ["2026-03-01", "2026-03-02", "2026-04-01", "2026-04-02"])
  }

  @Test(arguments: ["FREQ=HOURLY", "FREQ=SOMETIMES", "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30"])
  func `stand there once where their rule cannot be followed`(rule: String) throws {
    // K-03, K-35
    let story = try ExchangeStory()
    let result = try story.result(
      WeeklyEvent.event("UID:a", "DTSTART:20260302T010000Z", "RRULE:\(rule)", "SUMMARY:약"))
    #expect(result.remarks.map(\.reason) == [.unsupportedRule(title: "약", rule: rule)])
    #expect(try story.events() == ["약 2026-03-02 10:00:00 UTC"])
    #expect(try story.lines().contains("RRULE:\(rule)"))
  }

  @Test func `are called something and are cut, and lose nothing by it`() throws {
    // K-15
    let story = try ExchangeStory()
    let long = String(repeating: "가나다라마바사아자차", count: 60)
    let result = try story.result(
      WeeklyEvent.calendar(
        ["BEGIN:VEVENT", "UID:a", "DTSTART:20260302T010000Z", "END:VEVENT"],
        [
          "BEGIN:VEVENT", "UID:b", "DTSTART:20260303T010000Z", "SUMMARY:\(long)",
          "DESCRIPTION:\(long)!", "END:VEVENT",
        ]))
    let title = String(long.prefix(499)) + "…"
    #expect(
      result.remarks.map(\.reason) == [
        .untitled, .titleCut(title: title), .bodyCut(title: title),
      ])
    #expect(
      try story.events()
        == ["(untitled) 2026-03-02 10:00:00 UTC", "\(title) 2026-03-03 10:00:00 UTC"])
    let lines = try story.lines()
    #expect(lines.contains("SUMMARY:\(long)") && lines.contains("DESCRIPTION:\(long)!"))
    #expect(!lines.contains("SUMMARY:(untitled)"))
    // The user's new text replaces the imported one.
    _ = try story.edit.edit(ID("e2"), EventChange(title: "짧게"))
    #expect(try story.lines().contains("SUMMARY:짧게"))
  }

  @Test func `come with tasks and diaries, which are counted and named`() throws {
    // K-15
    let story = try ExchangeStory()
    let result = try story.result(
      WeeklyEvent.calendar(
        ["BEGIN:VTODO", "SUMMARY:빨래", "END:VTODO"],
        ["BEGIN:VJOURNAL", "SUMMARY:일기", "END:VJOURNAL"]))
    #expect(ExchangeStory.counts(result) == [0, 0, 0, 2, 0])
    #expect(
      result.remarks.map(\.reason) == [
        .left(.task(title: "빨래")),
        .left(.journal(CalendarJournal(time: nil, title: "일기", text: ""))),
      ])
  }
}
