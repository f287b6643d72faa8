import Domain
import StoreSupport
import Support
import Testing

@testable import Data

// K-14, K-35: one broken event does not prevent the others from being read.
@Suite struct `Reading a broken calendar` {
  private static let start = "DTSTART:20260301T100000Z"
  private static let good = ["BEGIN:VEVENT", start, "SUMMARY:good", "END:VEVENT"]
  private static let goodEvent = "- “good” 2026-03-01T10:00:00Z … 2026-03-01T11:00:00Z"

  private func story(_ lines: [String]) -> [String] {
    let all = ["BEGIN:VCALENDAR"] + lines + Self.good + ["END:VCALENDAR", ""]
    return CalendarStory.describe(Array(all.joined(separator: "\r\n").utf8))
  }

  @Test(arguments: [
    (["BEGIN:VEVENT", "SUMMARY:x", "END:VEVENT"], "2 startMissing"),
    (["BEGIN:VEVENT", start], "2 endMissing"),
    (["BEGIN:VTODO", "BEGIN:VALARM"], "2 endMissing"),
    (["BEGIN:VEVENT", start, "END:VALARM", "END:VEVENT"], "2 endMismatch"),
    (["BEGIN:VEVENT", start, "BEGIN:VALARM", "END:VEVENT"], "2 endMismatch"),
    (
      ["BEGIN:VEVENT", start, "BEGIN:A", "BEGIN:B", "END:A", "END:B", "END:VEVENT"], "2 endMismatch"
    ),
    (["BEGIN:VEVENT", "DTSTART:20260230", "END:VEVENT"], "2 badTime(\"20260230\")"),
    (["BEGIN:VEVENT", "DTSTART:", start, "END:VEVENT"], "2 startMissing"),
    (
      ["BEGIN:VEVENT", "DTSTART:99999999T999999Z", "END:VEVENT"], "2 badTime(\"99999999T999999Z\")"
    ),
    (["BEGIN:VEVENT", "DTSTART:00010101", "END:VEVENT"], "2 outOfCalendar"),
    (["BEGIN:VEVENT", "DTSTART:99991231", "END:VEVENT"], "2 outOfCalendar"),
    (["BEGIN:VEVENT", start, "DURATION:P999999999W", "END:VEVENT"], "2 outOfCalendar"),
    (["BEGIN:VEVENT", start, "DURATION:-PT1H", "END:VEVENT"], "2 endBeforeStart"),
    (["BEGIN:VEVENT", start, "DURATION:1H", "END:VEVENT"], "2 badDuration(\"1H\")"),
    (["BEGIN:VEVENT", start, "DTEND:20260301T095959Z", "END:VEVENT"], "2 endBeforeStart"),
    (["BEGIN:VEVENT", start, "EXDATE:tomorrow", "END:VEVENT"], "2 badTime(\"tomorrow\")"),
  ])
  func `says what is wrong and keeps the good events`(lines: [String], problem: String) {
    #expect(story(lines) == [problem, Self.goodEvent])
  }

  @Test func `says where text stands outside, and where a calendar has no end`() {
    let text =
      "hello\nworld\nBEGIN:VCALENDAR\nBEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20260301\nEND:VEVENT\n"
    #expect(
      CalendarStory.describe(Array(text.utf8)) == [
        "1 textOutside", "3 endMissing", "- “” 2026-03-01 … 2026-03-02", "4 endMissing",
      ])
    #expect(CalendarStory.describe(Array("<html>\n</html>\n".utf8)) == ["1 textOutside"])
    #expect(CalendarStory.describe([]) == [])
    #expect(CalendarStory.describe([0, 0, 13, 10, 255]) == ["2 textOutside"])
  }

  // K-35
  @Test func `is not troubled by parts that lie ten thousand deep`() {
    let deep = (0..<10_000).map { "BEGIN:X\($0)" } + (0..<10_000).reversed().map { "END:X\($0)" }
    #expect(
      story(["BEGIN:VEVENT", Self.start] + deep + ["END:VEVENT"]) == [
        "2 nestedTooDeep", Self.goodEvent,
      ])
    #expect(
      story(["BEGIN:VEVENT", Self.start] + deep.prefix(10_000)) == [
        "2 nestedTooDeep", Self.goodEvent,
      ])
  }

  // K-35
  @Test(.slow) func `reads a title of ten megabytes and cuts it`() throws {
    let folded = String(repeating: String(repeating: "가", count: 25) + "\r\n ", count: 140_000)
    let bytes = CalendarStory.event(Self.start, "SUMMARY:" + folded + "끝")
    #expect(CalendarStory.events(bytes).first?.title.count == CalendarEvent.textLimit)
  }

  // K-35
  @Test func `takes ten thousand dates, and no more`() {
    func story(_ count: Int) -> [String] {
      let dates = (0..<count).map { _ in "RDATE;VALUE=DATE:20260301" }
      let lines = ["BEGIN:VEVENT", "DTSTART:20260301"] + dates + ["END:VEVENT"]
      return CalendarStory.findings(
        Array((["BEGIN:VCALENDAR"] + lines + ["END:VCALENDAR"]).joined(separator: "\n").utf8)
      ).map { if case .problem(_, let reason) = $0 { "\(reason)" } else { "read" } }
    }
    #expect(story(10_000) == ["read"])
    #expect(story(10_001) == ["tooManyTimes"])
    let one = CalendarStory.event(
      "DTSTART:20260301",
      "EXDATE:" + Array(repeating: "20260301", count: 20_000).joined(separator: ","))
    #expect(CalendarStory.describe(one) == ["2 tooManyTimes"])
  }

  // K-35
  @Test func `leaves a component out that is longer than anybody's`() {
    let lines = ["BEGIN:VEVENT", Self.start] + Array(repeating: "X:1", count: 100_001)
    #expect(story(lines + ["END:VEVENT"]) == ["2 tooLong", Self.goodEvent])
  }

  @Test func `is not led out of its folder by the name of a zone`() {
    for name in [
      "../../../etc/passwd", "/etc/passwd", "Asia/../../x", ".", "", "Asia//Seoul", "a b",
    ] {
      #expect(CalendarStory.zones.zone(name) == nil)
    }
    let bytes = CalendarStory.event("DTSTART;TZID=../../../etc/localtime:20260301T100000")
    #expect(
      CalendarStory.describe(bytes) == [
        "- “” 2026-03-01T10:00:00 … 2026-03-01T11:00:00 (zone ../../../etc/localtime)"
      ])
  }

  @Test func `keeps quotation marks in parameters, and drops lines that are none`() throws {
    let bytes = CalendarStory.event(
      Self.start, "ATTENDEE;CN=\"a;b:c\";X=^':mailto:x", "ATTENDEE;CN=\"never closed:x", "no colon",
      ":nothing", "X Y:z", ";A=b:c")
    let event = try #require(CalendarStory.events(bytes).first)
    #expect(event.kept == ["ATTENDEE;CN=\"a;b:c\";X=^':mailto:x"])
  }
}
