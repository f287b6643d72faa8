import Domain
import StoreSupport
import Testing

@testable import Data

// K-17
@Suite struct `Writing a calendar` {
  private func event(_ start: CalendarTime, _ end: CalendarTime, title: String = "산책")
    -> CalendarEvent
  {
    CalendarEvent(uid: "1", title: title, start: start, end: end)
  }

  private func at(_ day: String, _ seconds: Int) -> DayAndTime {
    DayAndTime(Day(day) ?? Day(ordinal: 0), TimeOfDay(seconds: seconds))
  }

  private func lines(_ events: CalendarEvent...) -> [String] {
    String(decoding: CalendarStory.written(events), as: UTF8.self).split(separator: "\r\n")
      .map(String.init)
  }

  private var whole: CalendarEvent {
    event(.day(Day("2026-03-01") ?? Day(ordinal: 0)), .day(Day("2026-03-02") ?? Day(ordinal: 0)))
  }

  @Test func `writes what every calendar has, and each event between its marks`() {
    #expect(
      lines(whole) == [
        "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Haru//Haru Calendar//KO", "CALSCALE:GREGORIAN",
        "BEGIN:VEVENT", "UID:1", "DTSTAMP:20260301T000000Z", "DTSTART;VALUE=DATE:20260301",
        "DTEND;VALUE=DATE:20260302", "SUMMARY:산책", "END:VEVENT", "END:VCALENDAR",
      ])
  }

  @Test func `writes every kind of time`() {
    let zoned = event(
      .zoned(at("2026-03-01", 36_000), zone: "Asia/Seoul"),
      .zoned(at("2026-03-01", 39_600), zone: "Asia/Seoul"))
    #expect(lines(zoned).contains("DTSTART;TZID=Asia/Seoul:20260301T100000"))
    let floating = event(.local(at("2026-03-01", 36_000)), .local(at("2026-03-01", 36_000)))
    #expect(lines(floating).contains("DTSTART:20260301T100000"))
    #expect(lines(floating).contains("DURATION:PT0S"))
    let exact = event(.instant(0), .instant(-1 + 3_601))
    #expect(lines(exact).contains("DTEND:19700101T010000Z"))
  }

  @Test func `keeps times of a kind in one line`() {
    var event = whole
    event.rule = "FREQ=DAILY"
    event.leftOut = [
      .day(Day("2026-03-03") ?? Day(ordinal: 0)), .day(Day("2026-03-04") ?? Day(ordinal: 0)),
      .instant(0),
    ]
    #expect(lines(event).contains("EXDATE;VALUE=DATE:20260303,20260304"))
    #expect(lines(event).contains("EXDATE:19700101T000000Z"))
  }

  @Test func `parts no character and no line ends otherwise`() {
    for length in 60..<90 {
      var event = whole
      event.title = String(repeating: "x", count: length) + String(repeating: "가나👩🏽‍🚀", count: 20)
      event.body = "a,b;c\\d\ne"
      let bytes = CalendarStory.written([event])
      let pieces = bytes.split(separator: 10, omittingEmptySubsequences: false)
      #expect(pieces.last?.isEmpty == true)
      for piece in pieces.dropLast() {
        #expect(piece.last == 13 && piece.count <= 76)
        #expect(String(validating: piece, as: UTF8.self) != nil)
      }
      #expect(CalendarStory.events(bytes).first?.title == event.title)
      #expect(CalendarStory.events(bytes).first?.body == event.body)
    }
  }

  @Test(arguments: ["a\r\nEND:VEVENT", "a\nb", "a\u{0}b\u{85}c", "a\rb"])
  func `lets no text end its line`(text: String) {
    var event = whole
    event.title = text
    event.uid = text
    event.rule = text
    #expect(CalendarStory.events(CalendarStory.written([event])).count == 1)
    #expect(lines(event).count { $0 == "END:VEVENT" } == 1)
  }

  // K-15: alarms of removed reminders are left out.
  @Test func `writes the alarms that are still wanted, and new ones`() throws {
    var event = try #require(CalendarStory.events(try CalendarStory.file("everything.ics")).first)
    event.reminders = [3_600, 900, 90]
    let written = lines(event)
    #expect(
      written.filter { $0.hasPrefix("TRIGGER") } == [
        "TRIGGER:-PT15M", "TRIGGER;VALUE=DATE-TIME:20260301T000000Z", "TRIGGER:-PT1H",
        "TRIGGER:-PT90S",
      ])
    #expect(written.count { $0 == "BEGIN:VALARM" } == 4)
    event.isCancelled = true
    #expect(lines(event).filter { $0.hasPrefix("STATUS") } == ["STATUS:CANCELLED"])
  }

  @Test func `gives an event without a name the same one every time`() {
    var event = whole
    event.uid = nil
    #expect(lines(event) == lines(event))
    #expect(lines(event).contains { $0.hasPrefix("UID:haru-") })
  }

  @Test(arguments: [
    ("Asia/Seoul", 2026, false, ["19881009T030000"], []),
    (
      "America/New_York", 2026, true, ["20241103T020000", "20250309T020000", "20251102T020000"],
      ["FREQ=YEARLY;BYMONTH=3;BYDAY=2SU", "FREQ=YEARLY;BYMONTH=11;BYDAY=1SU"]
    ),
    (
      "America/Nuuk", 2030, true, ["20281029T000000", "20290324T230000", "20291028T000000"],
      [
        "FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=24,25,26,27,28,29,30;BYDAY=SA",
        "FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU",
      ]
    ),
    ("UTC", 2026, true, ["16010101T000000"], []),
  ])
  func `describes a zone for the years it is needed`(
    zone: String, year: Int, isSeries: Bool, starts: [String], rules: [String]
  ) {
    let day = Day(year: year, month: 6, day: 1) ?? Day(ordinal: 0)
    let time = CalendarTime.zoned(DayAndTime(day, TimeOfDay(seconds: 0)), zone: zone)
    var event = event(time, time)
    if isSeries { event.rule = "FREQ=DAILY" }
    let block = lines(event).drop { $0 != "BEGIN:VTIMEZONE" }.prefix { $0 != "END:VTIMEZONE" }
    #expect(block.filter { $0.hasPrefix("DTSTART:") }.map { String($0.dropFirst(8)) } == starts)
    #expect(block.filter { $0.hasPrefix("RRULE:") }.map { String($0.dropFirst(6)) } == rules)
  }

  // K-18: unchanged events give the same file.
  @Test func `writes the same bytes for the same events`() throws {
    let events = CalendarStory.events(try CalendarStory.file("event_rrule_recuid_cancelled.ics"))
    #expect(CalendarStory.written(events) == CalendarStory.written(events))
    #expect(lines(events[0], events[1]).count { $0 == "BEGIN:VEVENT" } == 2)
  }
}
