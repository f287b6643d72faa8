import Domain
import StoreSupport
import Testing

@testable import Data

@Suite struct `Reading a calendar` {
  private static let start = "DTSTART:20260301T100000Z"

  // K-15
  @Test func `keeps what it does not understand, in its order`() throws {
    let event = try #require(CalendarStory.events(try CalendarStory.file("everything.ics")).first)
    #expect(
      event.kept.prefix(5) == [
        "LOCATION:한강", "CATEGORIES:가족,산책",
        "ATTENDEE;CN=\"김민아, 하루\";ROLE=REQ-PARTICIPANT:mailto:mina@example.org",
        "X-APPLE-TRAVEL-ADVISORY-BEHAVIOR:AUTOMATIC", "STATUS:CONFIRMED",
      ])
    #expect(event.kept.count { $0 == "BEGIN:VALARM" } == 3)
    #expect(event.sequence == 3)
    #expect(event.stamp == 1_767_225_600)
    #expect(event.lastModified == 1_767_323_045)
    #expect(event.body == "한 줄\n두 줄\\ 끝 — 아주 긴 줄이어서 접혀야 하는 글이고 일흔다섯 바이트를 훌쩍넘는다.")
    // Only an alarm at a fixed time before the start becomes a reminder.
    #expect(event.reminders == [86_400, 900])
  }

  @Test(arguments: [
    ("-PT15M", [900]), ("-P1D", [86_400]), ("-P1W", [604_800]), ("-P1DT2H3M4S", [93_784]),
    ("PT15M", []), ("-PT0S", []), ("-PT", []), ("-P1H", []), ("-PT9999999999H", []),
    ("-P9999999W", []), ("20260301T090000Z", []), ("", []), ("-pt5m", [300]),
  ])
  func `finds the reminders that are so long before`(trigger: String, reminders: [Int]) {
    let bytes = CalendarStory.event(Self.start, "BEGIN:VALARM", "TRIGGER:" + trigger, "END:VALARM")
    #expect(CalendarStory.events(bytes).first?.reminders == reminders)
  }

  @Test(arguments: ["RELATED=END", "VALUE=DATE-TIME", "related=end"])
  func `takes no other trigger for one`(parameter: String) {
    let bytes = CalendarStory.event(
      Self.start, "BEGIN:VALARM", "TRIGGER;\(parameter):-PT5M", "END:VALARM")
    #expect(CalendarStory.events(bytes).first?.reminders == [])
  }

  // K-16
  @Test(arguments: [
    ("20260301", "2026-03-01 … 2026-03-02"),
    ("20260301T1000", "2026-03-01T10:00:00 … 2026-03-01T11:00:00"),
    ("20260301T235960Z", "2026-03-01T23:59:59Z … 2026-03-02T00:59:59Z"),
    ("2026-03-01T10:00:00Z", "2026-03-01T10:00:00Z … 2026-03-01T11:00:00Z"),
    ("20260301T100000T", "2026-03-01T10:00:00 … 2026-03-01T11:00:00"),
    (" 20260301T100000z ", "2026-03-01T10:00:00Z … 2026-03-01T11:00:00Z"),
    ("00010103", "0001-01-03 … 0001-01-04"),
  ])
  func `knows every way a time is written`(written: String, story: String) {
    #expect(CalendarStory.describe(CalendarStory.event("DTSTART:" + written)) == ["- “” " + story])
  }

  @Test(arguments: [
    ("PT1H30M", "2026-03-01T11:30:00Z"), ("P1D", "2026-03-02T10:00:00Z"),
    ("P2W", "2026-03-15T10:00:00Z"), ("P1DT1S", "2026-03-02T10:00:01Z"),
    ("+PT5M", "2026-03-01T10:05:00Z"), ("PT0S", "2026-03-01T10:00:00Z"),
  ])
  func `adds a duration to the start`(written: String, end: String) {
    let event = CalendarStory.events(CalendarStory.event(Self.start, "DURATION:" + written)).first
    #expect(event.map { CalendarStory.describe($0.end) } == end)
  }

  @Test(arguments: [
    ("P1D", "2026-03-08T10:00:00"), ("PT24H", "2026-03-08T11:00:00"),
    ("P1DT1H", "2026-03-08T11:00:00"),
  ])
  func `counts days by clocks and hours as they pass`(written: String, end: String) {
    let bytes = CalendarStory.event(
      "DTSTART;TZID=America/New_York:20260307T100000", "DURATION:" + written)
    let event = CalendarStory.events(bytes).first
    #expect(event.map { CalendarStory.describe($0.end) } == end + " America/New_York")
  }

  @Test(arguments: ["\r\n", "\n", "\r"])
  func `reads lines however they end and are folded`(end: String) {
    let bytes = CalendarStory.calendar(
      "BEGIN:VEVENT", "DTSTART:202603\(end) 01T100000Z", "SUMM\(end) ARY:긴 \(end)\t제목", "",
      "begin:valarm", "END:VALARM ", "end:vevent", end: end)
    #expect(
      CalendarStory.describe(bytes) == ["- “긴 제목” 2026-03-01T10:00:00Z … 2026-03-01T11:00:00Z"])
  }

  @Test func `reads units of two bytes, and a mark before everything`() {
    let text = String(decoding: CalendarStory.event(Self.start, "SUMMARY:하루 🗓️"), as: UTF8.self)
    let wide = "\u{FEFF}\(text)".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    #expect(CalendarStory.events(wide).first?.title == "하루 🗓️")
    #expect(CalendarStory.events([0xEF, 0xBB, 0xBF] + Array(text.utf8)).first?.title == "하루 🗓️")
  }

  @Test func `reads charsets of old phones`() {
    func title(_ line: [UInt8]) -> [String] {
      CalendarStory.describe(
        Array("BEGIN:VEVENT\nDTSTART:20260301\n".utf8) + line + Array("\nEND:VEVENT\n".utf8))
    }
    let quoted = "SUMMARY;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:=ED=95=98=\n=EB=A3=A8"
    #expect(title(Array(quoted.utf8)) == ["- “하루” 2026-03-01 … 2026-03-02"])
    #expect(title(Array("SUMMARY:".utf8) + [0xB1, 0xE8]) == ["- “김” 2026-03-01 … 2026-03-02"])
    #expect(
      title(Array("SUMMARY:".utf8) + [0xE9, 0x20, 0x41]) == ["- “é A” 2026-03-01 … 2026-03-02"])
    #expect(
      title(Array("SUMMARY;CHARSET=latin1:".utf8) + [0xE9]) == ["- “é” 2026-03-01 … 2026-03-02"])
    #expect(title(Array("SUMMARY;CHARSET=KOI8-R:x".utf8)) == ["1 unknownCharset(\"KOI8-R\")"])
  }

  @Test func `lets no character through that a terminal obeys`() throws {
    let bytes = CalendarStory.event(
      Self.start, "SUMMARY:a\u{1B}[31m\u{202E}b\u{0}c\\nd", "DESCRIPTION:x\u{9B}\\r\\ny\u{7}\\n\tz",
      "UID:\u{1B}u", "X-A;B=\u{1B}:\u{0}c\u{85}")
    let event = try #require(CalendarStory.events(bytes).first)
    #expect(event.title == "a[31mbc d")
    #expect(event.body == "x\\r\ny\n\tz")
    #expect(event.uid == "u")
    #expect(event.kept == ["X-A;B=:c"])
  }

  // K-15
  @Test func `names tasks and diaries, and takes none of them`() {
    let bytes = CalendarStory.calendar(
      "BEGIN:VTODO", "SUMMARY:우유", "BEGIN:VALARM", "SUMMARY:no", "END:VALARM", "END:VTODO",
      "BEGIN:VJOURNAL", "DTSTART;VALUE=DATE:20260301", "SUMMARY:일기", "DESCRIPTION:하나",
      "DESCRIPTION:둘",
      "END:VJOURNAL", "BEGIN:VFREEBUSY", "END:VFREEBUSY", "BEGIN:X-Thing", "A:b", "END:X-THING")
    let journal = CalendarJournal(
      time: .day(Day(ordinal: 20_513)), title: "일기", text: "하나\n\n둘")
    #expect(
      CalendarStory.findings(bytes) == [
        .left(.task(title: "우유"), line: 2), .left(.journal(journal), line: 8),
        .left(.freeBusy, line: 14), .left(.other(name: "X-THING"), line: 16),
      ])
  }

  @Test func `takes the first of what may be said once`() throws {
    let bytes = CalendarStory.event(
      Self.start, "DTSTART:20270101T000000Z", "SUMMARY:one", "SUMMARY:two", "UID:1", "UID:2",
      "SEQUENCE:x", "STATUS:TENTATIVE")
    let event = try #require(CalendarStory.events(bytes).first)
    #expect(CalendarStory.describe(event) == "1 “one” 2026-03-01T10:00:00Z … 2026-03-01T11:00:00Z")
    #expect(event.kept == ["STATUS:TENTATIVE"])
    #expect(event.sequence == 0)
  }

  // K-16: without time zone files, only the zones of the calendar file are known.
  @Test func `names no zone that there is no table for`() throws {
    let none = ZoneFiles(folder: nil, variable: nil, read: { _ in nil }, link: { _ in nil })
    let bytes = try CalendarStory.file("tz_windows_format.ics")
    var reader = CalendarReader(bytes, zones: CalendarZones(files: none, year: 2026))
    var lines: [String] = []
    while let finding = reader.next() { lines.append(CalendarStory.describe(finding)) }
    let own = "W. Europe Standard Time"
    #expect(
      lines.first == "a “Besprechung” 2026-07-01T12:00:00 \(own) … 2026-07-01T13:00:00 \(own)")
    let floating = "2026-07-01T12:00:00 … 2026-07-01T12:45:00"
    #expect(lines.dropFirst().first == "b “회의” \(floating) (zone Korea Standard Time)")
  }
}
