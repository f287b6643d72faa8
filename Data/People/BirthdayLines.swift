public import Domain

extension BirthdayFormat {
  /// The format of all-day events in a calendar file (iCalendar, RFC 5545).
  public static let iCalendar = BirthdayFormat { birthdays, now in
    BirthdayLines(now).file(of: birthdays)
  }
}

/// Writes birthdays as calendar events. They are transparent, so that they do not block time.
struct BirthdayLines {
  private let stamp: String

  init(_ now: Now) {
    let utc = Now(instant: now.instant, offset: 0)
    let time = utc.time.description.filter { $0 != ":" }
    stamp = Self.digits(of: utc.day) + "T" + (time.utf8.count == 6 ? time : time + "00") + "Z"
  }

  func file(of birthdays: [(event: BirthdayEvent, title: String)]) -> [UInt8] {
    let head = [
      "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Haru//Haru Birthdays//KO",
      "CALSCALE:GREGORIAN",
    ]
    let events = birthdays.flatMap { lines(of: $0.event, $0.title) }
    var file: [UInt8] = []
    for line in head + events + ["END:VCALENDAR"] { ContentText.fold(line, to: &file) }
    return file
  }

  private func lines(of event: BirthdayEvent, _ title: String) -> [String] {
    var lines = [
      "BEGIN:VEVENT", "UID:\(event.uid)", "DTSTAMP:\(stamp)",
      "DTSTART;VALUE=DATE:\(Self.digits(of: event.day))",
      "DTEND;VALUE=DATE:\(Self.digits(of: event.day + 1))",
    ]
    switch event.comesAgain {
    case .yearly: lines.append("RRULE:FREQ=YEARLY")
    case .onLastOfFebruary: lines.append("RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1")
    case .once: break
    }
    return lines + [
      "SUMMARY:\(ContentText.escaped(title))", "TRANSP:TRANSPARENT", "END:VEVENT",
    ]
  }

  private static func digits(of day: Day) -> String { day.description.filter { $0 != "-" } }
}
