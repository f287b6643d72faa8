import Domain
import StoreSupport
import Support
import Testing

@testable import Data

@Suite struct `A series of another program` {
  private static func event(_ lines: String...) -> [String] {
    ["BEGIN:VEVENT", "UID:s", "SUMMARY:s"] + lines + ["END:VEVENT"]
  }

  private func goesRound(_ story: ExchangeStory, _ first: String, _ last: String) throws {
    let once = try story.exported()
    let other = try ExchangeStory(in: "Europe/Berlin")
    try other.bring(once)
    #expect(try other.exported() == once)
    #expect(try other.shown(first, last) == story.shown(first, last))
  }

  // F-7
  @Test(arguments: ["Europe/Berlin", "America/New_York", "Asia/Seoul"])
  func `of whole days has the same days wherever the computer is`(zone: String) throws {
    let story = try ExchangeStory(in: zone)
    let master = Self.event(
      "DTSTART;VALUE=DATE:20260224", "DTEND;VALUE=DATE:20260225",
      "RRULE:FREQ=DAILY;UNTIL=20260227T230000Z",
      "EXDATE;TZID=W. Europe Standard Time:20260225T000000")
    let moved = [
      "BEGIN:VEVENT", "UID:s", "SUMMARY:m",
      "RECURRENCE-ID;TZID=W. Europe Standard Time:20260226T000000", "DTSTART;VALUE=DATE:20260301",
      "DTEND;VALUE=DATE:20260302", "END:VEVENT",
    ]
    try story.bring(WeeklyEvent.calendar(master, moved))
    let days = ["2026-02-24", "2026-02-27", "2026-02-28", "2026-03-01"]
    #expect(try story.shown("2026-02-20", "2026-03-09") == days)
    #expect(try story.lines().contains("RRULE:FREQ=DAILY;UNTIL=20260228"))
    #expect(try story.lines().contains("RECURRENCE-ID;VALUE=DATE:20260226"))
    try goesRound(story, "2026-02-20", "2026-03-09")
  }

  // F-7
  @Test(arguments: [
    ("20260227T225959Z", 27), ("20260227T230000Z", 28), ("20260228T000000Z", 28),
    ("20260228T235959Z", 28), ("20260228T050000Z", 28),
  ])
  func `of whole days ends with the day whose midnight is nearest`(until: String, last: Int) throws
  {
    let story = try ExchangeStory(in: "America/New_York")
    try story.bring(
      WeeklyEvent.calendar(
        Self.event("DTSTART;VALUE=DATE:20260224", "RRULE:FREQ=DAILY;UNTIL=" + until)))
    #expect(try story.shown("2026-02-20", "2026-03-09").last == "2026-02-\(last)")
  }

  // F-4
  @Test func `follows every rule that it has`() throws {
    let story = try ExchangeStory(in: "Europe/Berlin")
    let result = try story.result(
      WeeklyEvent.calendar(
        Self.event(
          "DTSTART;TZID=Europe/London:20230112T100000", "DTEND;TZID=Europe/London:20230112T120000",
          "RRULE:FREQ=WEEKLY;BYDAY=TH;COUNT=2", "RRULE:FREQ=MONTHLY;BYDAY=2MO;COUNT=2")))
    #expect(result.remarks.isEmpty)
    #expect(
      try story.shown("2023-01-01", "2024-12-31") == [
        "2023-01-12 11:00 … 2023-01-12 13:00", "2023-01-19 11:00 … 2023-01-19 13:00",
        "2023-02-13 11:00 … 2023-02-13 13:00", "2023-03-13 11:00 … 2023-03-13 13:00",
      ])
    #expect(
      try story.lines().filter { $0.hasPrefix("RRULE") || $0.hasPrefix("RDATE") } == [
        "RRULE:FREQ=WEEKLY;COUNT=2;BYDAY=TH", "RRULE:FREQ=MONTHLY;BYDAY=2MO;COUNT=2",
      ])
    try goesRound(story, "2023-01-01", "2024-12-31")
  }

  // F-4
  @Test func `whose second rule goes on says up to when it is shown`() throws {
    let story = try ExchangeStory()
    let result = try story.result(
      WeeklyEvent.calendar(
        Self.event(
          "DTSTART:20260302T100000", "DURATION:PT1H", "RRULE:FREQ=WEEKLY",
          "RRULE:FREQ=MONTHLY;BYMONTHDAY=15")))
    #expect(result.remarks.map(\.reason) == [.rulesCut(title: "s", through: .on("2067-10-15"))])
    #expect(try story.shown("2026-04-15", "2026-04-15") == ["2026-04-15 10:00 … 2026-04-15 11:00"])
    #expect(try story.lines().contains("RRULE:FREQ=MONTHLY;BYMONTHDAY=15"))
  }

  // F-4
  @Test func `whose days by a second rule were changed here goes out with what is left`() throws {
    let story = try ExchangeStory()
    try story.bring(
      WeeklyEvent.calendar(
        Self.event(
          "DTSTART:20260302T100000", "DURATION:PT1H", "RRULE:FREQ=WEEKLY;COUNT=2",
          "RRULE:FREQ=DAILY;INTERVAL=3;COUNT=3")))
    let event = try #require(
      try story.edit.queries.list(.on("2026-03-05")...(.on("2026-03-05"))).first)
    _ = try story.edit.edit.remove(event.event, .this(.on("2026-03-05")))
    let days = try story.shown("2026-03-01", "2026-04-01")
    #expect(days.map { $0.prefix(10) } == ["2026-03-02", "2026-03-08", "2026-03-09"])
    #expect(try story.lines().filter { $0.hasPrefix("RRULE") }.count == 1)
    try goesRound(story, "2026-03-01", "2026-04-01")
  }

  // F-6
  @Test func `has added times with a length of their own`() throws {
    let story = try ExchangeStory(in: "America/New_York")
    let result = try story.result(
      WeeklyEvent.calendar(
        Self.event(
          "DTSTART:19960402T010000Z", "DTEND:19960402T020000Z",
          "RDATE;VALUE=PERIOD:19960403T020000Z/19960403T040000Z,19960404T010000Z/PT3H")))
    #expect(result.remarks.isEmpty)
    let shown = [
      "1996-04-01 20:00 … 1996-04-01 21:00", "1996-04-02 21:00 … 1996-04-02 23:00",
      "1996-04-03 20:00 … 1996-04-03 23:00",
    ]
    #expect(try story.shown("1996-04-01", "1996-04-09") == shown)
    // An event past midnight also touches the next day.
    #expect(
      try story.lines().filter { $0.hasPrefix("RDATE") } == [
        "RDATE;VALUE=PERIOD:19960403T020000Z/PT2H", "RDATE;VALUE=PERIOD:19960404T010000Z/PT3H",
      ])
    let other = try ExchangeStory(in: "America/New_York")
    try other.bring(try story.exported())
    #expect(try other.shown("1996-04-01", "1996-04-09") == shown)
  }

  // F-6
  @Test func `shows what was added once where it was changed`() throws {
    let story = try ExchangeStory(in: "Europe/Berlin")
    let master = Self.event(
      "DTSTART:20260302T100000Z", "DURATION:PT1H", "RRULE:FREQ=WEEKLY;COUNT=2",
      "RDATE:20260305T100000Z,20260306T100000Z")
    let moved = [
      "BEGIN:VEVENT", "UID:s", "SUMMARY:m", "RECURRENCE-ID:20260305T100000Z",
      "DTSTART:20260305T150000Z", "DURATION:PT1H", "END:VEVENT",
    ]
    for parts in [[master, moved], [moved, master]] {
      let story = try ExchangeStory(in: "Europe/Berlin")
      try story.bring(WeeklyEvent.calendar(parts.flatMap(\.self)))
      #expect(
        try story.shown("2026-03-01", "2026-03-31") == [
          "2026-03-02 11:00 … 2026-03-02 12:00", "2026-03-05 16:00 … 2026-03-05 17:00",
          "2026-03-06 11:00 … 2026-03-06 12:00", "2026-03-09 11:00 … 2026-03-09 12:00",
        ])
      try goesRound(story, "2026-03-01", "2026-03-31")
    }
    try story.bring(WeeklyEvent.calendar(master, moved))
    let lines = try story.lines()
    #expect(lines.contains("RECURRENCE-ID:20260305T100000Z"))
    #expect(lines.contains("RDATE:20260306T100000Z,20260305T100000Z"))
  }

  // F-20
  @Test func `says to others again that a change holds for all that follow`() throws {
    let story = try ExchangeStory()
    let following = WeeklyEvent.moved.map {
      $0.replacing("RECURRENCE-ID;", with: "RECURRENCE-ID;RANGE=THISANDFUTURE;")
    }
    try story.bring(WeeklyEvent.calendar(WeeklyEvent.series, following))
    let line = "RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Berlin:20260316T090000"
    #expect(try story.lines().contains(line))
    let other = try ExchangeStory()
    let result = try other.result(try story.exported())
    #expect(result.remarks.map(\.reason) == [.thisAndFuture(title: "늦은 회의")])
    #expect(try other.lines().contains(line))
  }

  // F-21
  @Test func `that leaves out its only time does not come`() throws {
    let story = try ExchangeStory()
    let result = try story.result(
      WeeklyEvent.calendar(
        Self.event("DTSTART:20260301T120000", "EXDATE:20260301T120000", "X-MOZ-FAKED-MASTER:1"),
        [
          "BEGIN:VEVENT", "UID:s", "SUMMARY:m", "RECURRENCE-ID:20260301T120000",
          "DTSTART:20260301T150000", "DURATION:PT1H", "END:VEVENT",
        ]))
    #expect(ExchangeStory.counts(result) == [1, 0, 0, 1, 0])
    #expect(result.remarks.map(\.reason) == [.neverComes(title: "s")])
    #expect(try story.shown("2026-03-01", "2026-03-01") == ["2026-03-01 15:00 … 2026-03-01 16:00"])
    #expect(!(try story.lines().contains { $0.hasPrefix("EXDATE") }))
  }

  // F-21
  @Test func `that leaves out its start and has other times comes at those`() throws {
    let story = try ExchangeStory()
    try story.bring(
      WeeklyEvent.calendar(
        Self.event(
          "DTSTART:20260301T120000", "DURATION:PT1H", "EXDATE:20260301T120000",
          "RDATE:20260303T120000")))
    #expect(try story.shown("2026-03-01", "2026-03-31") == ["2026-03-03 12:00 … 2026-03-03 13:00"])
  }

  // F-19
  @Test(arguments: [
    ("DURATION:P1D", "2007-11-04 07:00"), ("DURATION:PT24H", "2007-11-04 06:00"),
    ("DTEND;TZID=America/New_York:20071102T070000", "2007-11-04 06:00"),
    ("DURATION:P1DT2H", "2007-11-04 09:00"),
  ])
  func `lasts days by the calendar where it says so, and hours as they pass`(
    length: String, end: String
  ) throws {
    let story = try ExchangeStory(in: "America/New_York")
    try story.bring(
      WeeklyEvent.calendar(
        Self.event(
          "DTSTART;TZID=America/New_York:20071101T070000", length, "RRULE:FREQ=DAILY;INTERVAL=2")))
    #expect(try story.shown("2007-11-03", "2007-11-03").last == "2007-11-03 07:00 … \(end)")
    #expect(try story.lines().contains(length) == (length != "DURATION:PT24H"))
    let other = try ExchangeStory(in: "America/New_York")
    try other.bring(try story.exported())
    #expect(try other.shown("2007-11-03", "2007-11-03") == story.shown("2007-11-03", "2007-11-03"))
  }

  @Test func `may have two changed occurrences on one day`() throws {
    let story = try ExchangeStory(in: "Europe/Berlin")
    func moved(_ time: String) -> [String] {
      [
        "BEGIN:VEVENT", "UID:s", "SUMMARY:\(time)", "RECURRENCE-ID:20260303T\(time)00Z",
        "DTSTART:20260303T\(time)00Z", "DURATION:PT1H", "END:VEVENT",
      ]
    }
    try story.bring(
      WeeklyEvent.calendar(
        Self.event("DTSTART:20260302T100000Z", "DURATION:PT1H", "RRULE:FREQ=DAILY;COUNT=2"),
        moved("0900"), moved("1500")))
    #expect(
      try story.shown("2026-03-03", "2026-03-03") == [
        "2026-03-03 10:00 … 2026-03-03 11:00", "2026-03-03 16:00 … 2026-03-03 17:00",
      ])
    try goesRound(story, "2026-03-01", "2026-03-09")
  }
}
