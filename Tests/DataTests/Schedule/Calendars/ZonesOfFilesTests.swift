import Domain
import StoreSupport
import Support
import Testing

@testable import Data

/// Tests of time zones that a calendar file defines itself (VTIMEZONE).
@Suite struct `A zone that only a file defines` {
  /// The rules of daylight saving time in New York until 2006.
  private static let eastern = [
    "BEGIN:VTIMEZONE", "TZID:US-Eastern", "BEGIN:STANDARD", "DTSTART:19671029T020000",
    "RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10", "TZOFFSETFROM:-0400", "TZOFFSETTO:-0500",
    "END:STANDARD", "BEGIN:DAYLIGHT", "DTSTART:19870405T020000",
    "RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=4", "TZOFFSETFROM:-0500", "TZOFFSETTO:-0400",
    "END:DAYLIGHT", "END:VTIMEZONE",
  ]
  /// Returns a time zone with only the two clock changes of Berlin in 2014.
  private static func berlin(called name: String) -> [String] {
    [
      "BEGIN:VTIMEZONE", "TZID:\(name)", "BEGIN:DAYLIGHT", "DTSTART:20140330T020000",
      "TZOFFSETFROM:+0100", "TZOFFSETTO:+0200", "END:DAYLIGHT", "BEGIN:STANDARD",
      "DTSTART:20141026T030000", "TZOFFSETFROM:+0200", "TZOFFSETTO:+0100", "END:STANDARD",
      "END:VTIMEZONE",
    ]
  }

  private static func event(_ lines: String...) -> [String] {
    ["BEGIN:VEVENT", "UID:z", "DTSTAMP:20260101T000000Z", "SUMMARY:z"] + lines + ["END:VEVENT"]
  }

  // F-1
  @Test func `is compared with others at the time of its events`() throws {
    let file = WeeklyEvent.calendar(
      Self.berlin(called: "Europe_Berlin"),
      Self.event("DTSTART;TZID=Europe_Berlin:20140409T093000", "DURATION:PT1H"))
    #expect(
      CalendarStory.describe(file)
        == ["z “z” 2014-04-09T09:30:00 Europe/Berlin … 2014-04-09T10:30:00 Europe/Berlin"])
    let story = try ExchangeStory()
    try story.bring(file)
    #expect(try story.shown("2014-04-09", "2014-04-09") == ["2014-04-09 16:30 … 2014-04-09 17:30"])
  }

  // F-1
  @Test func `is not taken for a place by its offset alone`() throws {
    let zone = [
      "BEGIN:VTIMEZONE", "TZID:My Own", "BEGIN:STANDARD", "DTSTART:19700101T000000",
      "TZOFFSETFROM:+1000", "TZOFFSETTO:+1000", "END:STANDARD", "END:VTIMEZONE",
    ]
    let file = WeeklyEvent.calendar(
      zone, Self.event("DTSTART;TZID=My Own:20260302T100000", "DURATION:PT1H"))
    #expect(
      CalendarStory.describe(file)
        == ["z “z” 2026-03-02T10:00:00 My Own … 2026-03-02T11:00:00 My Own"])
    let story = try ExchangeStory()
    try story.bring(file)
    #expect(try story.shown("2026-03-02", "2026-03-02") == ["2026-03-02 09:00 … 2026-03-02 10:00"])
    #expect(try story.lines().contains("DTSTART;TZID=My Own:20260302T100000"))
  }

  // F-2, K-16
  @Test(arguments: ["America/New_York", "Europe/Berlin"])
  func `keeps its own rules for a series on both sides of each clock change`(here: String)
    throws
  {
    let story = try ExchangeStory(in: here)
    let result = try story.result(
      WeeklyEvent.calendar(
        Self.eastern,
        Self.event(
          "DTSTART;TZID=US-Eastern:19970902T090000", "DTEND:19970902T100000", "RRULE:FREQ=WEEKLY")))
    #expect(ExchangeStory.counts(result) == [1, 0, 0, 0, 0])
    #expect(result.remarks.isEmpty)
    var instants: [Int] = []
    try story.edit.queries(.on("1997-10-20")...(.on("1997-10-29"))) {
      instants.append($0.event.start.instant)
      return true
    }
    let before = Now.on("1997-10-21", at: "09:00", offset: -14_400).instant
    #expect(instants == [before, before + 7 * 86_400 + 3600])
    // The zone of the file still changes its clocks in April, although New York now changes them in
    // March.
    instants = []
    try story.edit.queries(.on("2026-03-17")...(.on("2026-03-17"))) {
      instants.append($0.event.start.instant)
      return true
    }
    #expect(instants == [Now.on("2026-03-17", at: "09:00", offset: -18_000).instant])
  }

  // F-2, K-17
  @Test func `goes out with its own rules, and comes back the same`() throws {
    let story = try ExchangeStory()
    try story.bring(
      WeeklyEvent.calendar(
        Self.eastern,
        Self.event("DTSTART;TZID=US-Eastern:19970902T090000", "DURATION:PT1H", "RRULE:FREQ=DAILY")))
    let once = try story.exported()
    let text = String(decoding: once, as: UTF8.self)
    #expect(text.contains("DTSTART;TZID=US-Eastern:19970902T090000\r\n"))
    #expect(text.contains("TZID:US-Eastern\r\n"))
    #expect(text.contains("RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU\r\n"))
    let other = try ExchangeStory()
    try other.bring(once)
    #expect(try other.exported() == once)
    #expect(try other.shown("2026-03-16", "2026-04-06") == story.shown("2026-03-16", "2026-04-06"))
    // Importing the same rules again changes nothing.
    #expect(try story.bring(once) == [0, 0, 1, 0, 0])
  }

  // F-2
  @Test func `has a name of its own in a file where another zone has the same name`() throws {
    func event(_ uid: String) -> [String] {
      Self.event("DTSTART;TZID=Office:20260302T100000", "DURATION:PT1H").map {
        $0 == "UID:z" ? "UID:\(uid)" : $0
      }
    }
    func zone(_ offset: String) -> [String] {
      [
        "BEGIN:VTIMEZONE", "TZID:Office", "BEGIN:STANDARD", "DTSTART:19700101T000000",
        "TZOFFSETFROM:\(offset)", "TZOFFSETTO:\(offset)", "END:STANDARD", "END:VTIMEZONE",
      ]
    }
    let story = try ExchangeStory()
    try story.bring(WeeklyEvent.calendar(zone("+0117"), event("a")))
    try story.bring(WeeklyEvent.calendar(zone("+0219"), event("b")))
    let starts = try story.lines().filter { $0.hasPrefix("DTSTART") }
    #expect(Set(starts).count == 2)
    let other = try ExchangeStory()
    try other.bring(try story.exported())
    #expect(try other.shown("2026-03-02", "2026-03-02") == story.shown("2026-03-02", "2026-03-02"))
  }

  // F-5
  @Test func `may repeat the time of its start in its rules`() throws {
    let notes = Self.eastern.map {
      $0.replacing("FREQ=YEARLY;", with: "FREQ=YEARLY;BYMINUTE=0;BYHOUR=2;")
        .replacing("US-Eastern", with: "Eastern")
    }
    let file = WeeklyEvent.calendar(
      notes, Self.event("DTSTART;TZID=Eastern:20050412T120000", "DURATION:PT1H"))
    #expect(
      CalendarStory.describe(file)
        == ["z “z” 2005-04-12T12:00:00 America/New_York … 2005-04-12T13:00:00 America/New_York"])
  }

  // F-17
  @Test(arguments: [
    ["DTSTART:19700101T000000Z", "TZOFFSETFROM:+1100", "TZOFFSETTO:+1100"],
    ["DTSTART;VALUE=DATE:19700101", "TZOFFSETFROM:+1100", "TZOFFSETTO:+1100"],
    ["DTSTART:19700101T000000", "TZOFFSETFROM:+5328", "TZOFFSETTO:+1100"],
    [
      "DTSTART:19700101T000000", "RRULE:FREQ=YEARLY;COUNT=1", "TZOFFSETFROM:+1100",
      "TZOFFSETTO:+1100",
    ],
    [
      "DTSTART:19700101T000000", "RDATE;VALUE=PERIOD:19710101T000000/PT1H", "TZOFFSETFROM:+1100",
      "TZOFFSETTO:+1100",
    ],
    ["DTSTART:19700101T000000", "RRULE:nonsense", "TZOFFSETFROM:+1100", "TZOFFSETTO:+1100"],
  ])
  func `is read as far as it can be`(lines: [String]) throws {
    let zone =
      ["BEGIN:VTIMEZONE", "TZID:UTC+11", "BEGIN:STANDARD"] + lines
      + ["END:STANDARD", "END:VTIMEZONE"]
    let story = try ExchangeStory()
    let result = try story.result(
      WeeklyEvent.calendar(
        zone, Self.event("DTSTART;TZID=UTC+11:20170228T230000", "DURATION:PT1H")))
    #expect(ExchangeStory.counts(result) == [1, 0, 0, 0, 0])
    #expect(try story.shown("2017-02-28", "2017-02-28") == ["2017-02-28 21:00 … 2017-02-28 22:00"])
  }

  // F-17
  @Test(arguments: [
    ["BEGIN:VTIMEZONE", "TZID:A", "END:VTIMEZONE"],
    ["BEGIN:VTIMEZONE", "TZID:", "BEGIN:STANDARD", "END:STANDARD", "END:VTIMEZONE"],
    [
      "BEGIN:VTIMEZONE", "TZID:Europe/Berlin", "BEGIN:STANDARD", "DTSTART:soon", "END:STANDARD",
      "END:VTIMEZONE",
    ],
  ])
  func `costs nothing where no event needs it`(zone: [String]) throws {
    let lines = CalendarStory.describe(
      WeeklyEvent.calendar(
        zone, Self.event("DTSTART;TZID=Europe/Berlin:20260302T100000", "DURATION:PT1H")))
    #expect(
      lines == ["z “z” 2026-03-02T10:00:00 Europe/Berlin … 2026-03-02T11:00:00 Europe/Berlin"])
  }

  // F-2: only the part of a time zone that the events need is stored.
  @Test func `is kept without what was over before its events began`() throws {
    let turns = (0..<200).flatMap { number in
      let year = 1801 + number
      return [
        "BEGIN:STANDARD", "DTSTART:\(year)0101T000000", "TZOFFSETFROM:+0\(number % 2 + 1)17",
        "TZOFFSETTO:+0\((number + 1) % 2 + 1)17", "END:STANDARD",
      ]
    }
    let story = try ExchangeStory()
    try story.bring(
      WeeklyEvent.calendar(
        ["BEGIN:VTIMEZONE", "TZID:Long"] + turns + ["END:VTIMEZONE"],
        Self.event("DTSTART;TZID=Long:19990302T100000", "DURATION:PT1H", "RRULE:FREQ=YEARLY")))
    let lines = String(decoding: try story.exported(), as: UTF8.self).split(separator: "\r\n")
    #expect((1...4).contains(lines.count { $0 == "BEGIN:STANDARD" }))
    #expect(
      try story.shown("1999-03-01", "2000-03-04") == [
        "1999-03-02 16:43 … 1999-03-02 17:43", "2000-03-02 17:43 … 2000-03-02 18:43",
      ])
  }
}
