/// A weekly series in Berlin, its changed occurrences, and calendar files with them.
enum WeeklyEvent {
  static let series = [
    "BEGIN:VEVENT", "UID:s", "DTSTAMP:20260101T000000Z",
    "DTSTART;TZID=Europe/Berlin:20260302T090000", "DURATION:PT1H",
    "RRULE:FREQ=WEEKLY;UNTIL=20260331T235959Z", "EXDATE;TZID=Europe/Berlin:20260309T090000",
    "SUMMARY:회의", "END:VEVENT",
  ]
  static let moved = [
    "BEGIN:VEVENT", "UID:s", "DTSTAMP:20260101T000000Z",
    "RECURRENCE-ID;TZID=Europe/Berlin:20260316T090000",
    "DTSTART;TZID=Europe/Berlin:20260317T150000", "DURATION:PT1H", "SUMMARY:늦은 회의", "END:VEVENT",
  ]
  static let cancelled = [
    "BEGIN:VEVENT", "UID:s", "DTSTAMP:20260101T000000Z", "RECURRENCE-ID:20260323T080000Z",
    "DTSTART:20260323T080000Z", "STATUS:CANCELLED", "SUMMARY:회의", "END:VEVENT",
  ]

  static func calendar(_ parts: [String]...) -> [UInt8] {
    let lines = ["BEGIN:VCALENDAR"] + parts.flatMap(\.self) + ["END:VCALENDAR", ""]
    return Array(lines.joined(separator: "\r\n").utf8)
  }

  static func event(_ lines: String...) -> [UInt8] {
    calendar(["BEGIN:VEVENT"] + lines + ["END:VEVENT"])
  }
}
