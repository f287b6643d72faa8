import Domain
import StoreSupport
import Testing

@testable import Data

// K-20
@Suite struct `Reading the appointments of calcurse` {
  private static let note = "da39a3ee5e6b4b0d3255bfef95601890afd80709"

  private func describe(_ text: String) -> [String] {
    var reader = CalcurseReader(Array(text.utf8)) { name in
      name == Self.note ? Array("첫 줄\n\u{1B}둘째\n".utf8) : nil
    }
    var lines: [String] = []
    while let finding = reader.next() {
      guard case .event(var event, _) = finding else {
        lines.append(CalendarStory.describe(finding))
        continue
      }
      #expect(event.uid?.hasPrefix("calcurse-") == true)
      event.uid = "c"
      lines.append(
        CalendarStory.describe(event) + (event.body.map { " note \($0.debugDescription)" } ?? ""))
    }
    return lines
  }

  @Test(arguments: [
    (
      "02/21/2014 @ 13:30 -> 02/21/2014 @ 14:30 |회의",
      "c “회의” 2014-02-21T13:30:00 … 2014-02-21T14:30:00"
    ),
    (
      "02/21/2014 @ 23:30 -> 02/22/2014 @ 00:30 !loud",
      "c “loud” 2014-02-21T23:30:00 … 2014-02-22T00:30:00"
    ),
    ("06/01/2020 [1] 생일", "c “생일” 2020-06-01 … 2020-06-02"),
    ("06/01/2020 [1] {1D} {x} text", "c “{x} text” 2020-06-01 … 2020-06-02 FREQ=DAILY"),
    (
      "06/01/2020 [1] {2W -> 06/29/2020 !06/15/2020} text",
      "c “text” 2020-06-01 … 2020-06-02 FREQ=WEEKLY;INTERVAL=2;UNTIL=20200629 without 2020-06-15"
    ),
    (
      "05/01/2020 @ 09:00 -> 05/01/2020 @ 10:00 {1D -> 06/07/2020 !05/02/2020 !05/03/2020} >\(note) |text",
      "c “text” 2020-05-01T09:00:00 … 2020-05-01T10:00:00 FREQ=DAILY;UNTIL=20200607T235959 without 2020-05-02T09:00:00, 2020-05-03T09:00:00 note \"첫 줄\\n둘째\""
    ),
    (
      "05/01/2020 [1] {1M w8 w-5 d15 d-1 m12} text",
      "c “text” 2020-05-01 … 2020-05-02 FREQ=MONTHLY;BYDAY=1MO,FR;BYMONTHDAY=15,-1;BYMONTH=12"
    ),
    (
      "05/01/2020 [1] {4Y} >\(String(repeating: "0", count: 40)) no note",
      "c “no note” 2020-05-01 … 2020-05-02 FREQ=YEARLY;INTERVAL=4"
    ),
    ("05/01/2020 [1] >../etc/passwd", "c “>../etc/passwd” 2020-05-01 … 2020-05-02"),
    ("02/30/2020 [1] x", "1 badTime(\"02/30/2020\")"), ("hello", "1 badTime(\"hello\")"),
    ("02/21/2014 @ 14:30 -> 02/21/2014 @ 13:30 |x", "1 endBeforeStart"),
    ("02/21/2014 @ 14:30 -> 02/21/2014 @ 15:30 x", "1 badLine"),
    ("02/21/2014 @ 24:30 -> 02/21/2014 @ 15:30 |x", "1 badTime(\"24:30\")"),
    ("05/01/2020 [1] {0D} x", "1 badRule(\"{0D\")"),
    ("05/01/2020 [1] {1Q} x", "1 badRule(\"{1Q\")"),
    ("05/01/2020 [1] {1D", "1 badRule(\"{1D\")"), ("12/31/9999 [1] x", "1 outOfCalendar"),
  ])
  func `knows every kind of line`(line: String, story: String) {
    #expect(describe(line + "\n") == [story])
  }

  @Test func `goes on behind a line that cannot be read`() {
    #expect(
      describe("x\n\n06/01/2020 [1] a\r\n") == [
        "1 badTime(\"x\")", "c “a” 2020-06-01 … 2020-06-02",
      ])
  }
}

// K-20
@Suite struct `Reading the tasks of Taskwarrior` {
  private func findings(_ text: String) -> [CalendarFinding] {
    var reader = TaskwarriorReader(Array(text.utf8), zone: LocalZone { _ in 32_400 })
    var found: [CalendarFinding] = []
    while let finding = reader.next() { found.append(finding) }
    return found
  }

  private func task(_ members: String) -> String {
    "{\"uuid\":\"u\",\"status\":\"pending\",\"entry\":\"20260101T000000Z\",\"description\":\"우유\",\(members)}"
  }

  @Test(arguments: [
    ("\"due\":\"20260301T150000Z\"", "u “우유” 2026-03-02 … 2026-03-03"),
    ("\"due\":\"20260301T145959Z\"", "u “우유” 2026-03-01 … 2026-03-02"),
    ("\"due\":\"20260301T020000Z\"", "u “우유” 2026-03-01T02:00:00Z … 2026-03-01T03:00:00Z"),
    ("\"scheduled\":\"20260301T020000Z\"", "u “우유” 2026-03-01T02:00:00Z … 2026-03-01T03:00:00Z"),
    ("\"until\":\"20260301T020000Z\"", "u “우유” 2026-03-01T02:00:00Z … 2026-03-01T03:00:00Z"),
    (
      "\"due\":\"20260301T150000Z\",\"recur\":\"weekly\",\"until\":\"20260401T150000Z\"",
      "u “우유” 2026-03-02 … 2026-03-03 FREQ=WEEKLY;UNTIL=20260402"
    ),
    (
      "\"due\":\"20260301T150000Z\",\"recur\":\"P3M\"",
      "u “우유” 2026-03-02 … 2026-03-03 FREQ=MONTHLY;INTERVAL=3"
    ),
    ("\"due\":\"20260301T150000Z\",\"recur\":\"often\"", "1 badRule(\"often\")"),
    ("\"due\":\"soon\"", "1 badTime(\"soon\")"),
    ("\"wait\":\"20260301T150000Z\"", "1 left undatedTask(title: \"우유\")"),
  ])
  func `makes an event of what has a day`(members: String, story: String) {
    let list = findings("[\(task(members))]").map(CalendarStory.describe)
    #expect(list == [story])
    #expect(findings(task(members) + ",\n").map(CalendarStory.describe) == list)
  }

  @Test func `keeps what an event has no place for`() throws {
    let text = task(
      "\"due\":\"20260301T150000Z\",\"project\":\"집;밖\",\"tags\":[\"a,b\",\"c\"],\"urgency\":1.5,\"annotations\":[{\"entry\":\"x\",\"description\":\"두 개\"},{\"description\":\"저지방\"}]"
    )
    let event = try #require(findings(text).first?.event)
    #expect(
      event.kept == [
        "CATEGORIES:a\\,b,c", "X-TASKWARRIOR-STATUS:pending", "X-TASKWARRIOR-PROJECT:집\\;밖",
        "X-TASKWARRIOR-URGENCY:1.5",
      ])
    #expect(event.body == "두 개\n저지방\n#c")
    #expect(event.stamp == 1_767_225_600)
  }

  @Test func `names what is done, and the occurrences of a series`() {
    let text = """
      [{"uuid":"p","status":"recurring","description":"a","due":"20260301T150000Z","recur":"weekly"},
      {"uuid":"c","status":"pending","parent":"p","description":"a","due":"20260301T150000Z"},
      {"uuid":"d","status":"completed","description":"b","due":"20260301T150000Z"}, 3]
      """
    #expect(
      findings(text).map(CalendarStory.describe) == [
        "p “a” 2026-03-02 … 2026-03-03 FREQ=WEEKLY", "2 left taskOfSeries(title: \"a\")",
        "3 left doneTask(title: \"b\")", "3 badLine",
      ])
  }

  @Test(arguments: [
    "[{\"uuid\":", "[1,", "{\"a\":1} x", "{", "nonsense", "[" + String(repeating: "[", count: 100),
  ])
  func `says where it is no JSON`(text: String) {
    let reasons = findings(text).compactMap {
      if case .problem(1, let reason) = $0 { reason } else { nil }
    }
    #expect(reasons.contains(.badJSON))
  }

  // K-20
  @Test(
    arguments: [
      ("BEGIN:VCALENDAR\r\n", "ics"), ("\u{FEFF}\n begin:vcalendar\n", "ics"),
      ("BEGIN:VCARD\n", nil),
      ("02/21/2014 @ 13:30 -> 02/21/2014 @ 14:30 |x", "calcurse"), ("06/01/2020 [1] x", "calcurse"),
      ("06/01/2020 was a day", nil), ("06/01/2020 [x] y", nil), ("", nil), ("[]", nil),
      ("[{\"uuid\":\"1\"}]", nil),
      (
        "[{\"uuid\":\"1\",\"status\":\"pending\",\"entry\":\"x\",\"description\":\"y\"}]",
        "taskwarrior"
      ),
      (
        "{\"uuid\":\"1\",\"status\":\"pending\",\"entry\":\"x\",\"description\":\"y\"}\n{",
        "taskwarrior"
      ),
    ] as [(String, String?)])
  func `is told from other files by its content`(text: String, format: String?) {
    #expect(CalendarFileFormat.guess(Array(text.utf8))?.rawValue == format)
  }
}
