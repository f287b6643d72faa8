import Domain

/// The content lines of an event, before folding.
struct CalendarEventLines {
  private(set) var lines: [String] = ["BEGIN:VEVENT"]
  /// The TZID of each zone that is stored as a definition.
  private let zones: [String: String]

  init(_ event: CalendarEvent, stamp: Int, zones: [String: String] = [:]) {
    self.zones = zones
    lines.append("UID:" + ContentText.escaped(Self.plain(event.uid ?? Self.identifier(event))))
    lines.append("DTSTAMP:" + Self.written(event.stamp ?? stamp))
    if let changed = event.lastModified { lines.append("LAST-MODIFIED:" + Self.written(changed)) }
    if event.sequence > 0 { lines.append("SEQUENCE:\(event.sequence)") }
    if let original = event.recurrenceID {
      add(event.isThisAndFuture ? "RECURRENCE-ID;RANGE=THISANDFUTURE" : "RECURRENCE-ID", [original])
    }
    add("DTSTART", [event.start])
    // An event without duration cannot have a DTEND after its start.
    if event.end == event.start {
      lines.append("DURATION:PT0S")
    } else if let length = event.length, length.days > 0 {
      let hours = length.seconds > 0 ? Self.time(length.seconds) : ""
      lines.append("DURATION:P\(length.days)D" + hours)
    } else {
      add("DTEND", [event.end])
    }
    if let rule = event.rule { lines.append("RRULE:" + Self.plain(rule)) }
    lines += event.moreRules.map { "RRULE:" + Self.plain($0) }
    add("EXDATE", event.leftOut)
    addAdded(event)
    if !event.title.isEmpty { add("SUMMARY", event.titleLines ?? event.title) }
    if let body = event.body { add("DESCRIPTION", body) }
    let location = event.location.map { "LOCATION:" + ContentText.escaped(Self.plain($0)) }
    // The original line is exported again if the location was not changed here.
    let isKept = (Self.location(of: event.kept) ?? "") == (event.location ?? "")
    if let location, !isKept { lines.append(location) }
    if event.isCountedDown { lines.append(CalendarEvent.countdownName + ":TRUE") }
    if event.isCancelled { lines.append("STATUS:CANCELLED") }
    addPreserved(event, withLocation: isKept)
    lines.append("END:VEVENT")
  }

  private mutating func add(_ name: String, _ text: String) {
    lines.append(name + ":" + ContentText.escaped(Self.plain(text, keepsLines: true)))
  }

  /// Adds the times of a list property. Consecutive times with the same parameters share one line.
  private mutating func add(_ name: String, _ times: [CalendarTime]) {
    var last: String?
    for time in times {
      let head = name + parameters(of: time)
      let value = Self.value(of: time)
      if head == last {
        lines[lines.count - 1] += "," + value
      } else {
        lines.append(head + ":" + value)
        last = head
      }
    }
  }

  /// Adds the RDATE lines. A time with a duration of its own becomes a period.
  private mutating func addAdded(_ event: CalendarEvent) {
    var plain: [CalendarTime] = []
    for time in event.added {
      guard let seconds = event.addedLengths[time], !time.isDay else {
        plain.append(time)
        continue
      }
      add("RDATE", plain)
      plain = []
      lines.append(
        "RDATE;VALUE=PERIOD" + parameters(of: time) + ":" + Self.value(of: time) + "/"
          + Self.length(seconds))
    }
    add("RDATE", plain)
  }

  /// Returns the location in the preserved lines; nil if there is none.
  private static func location(of kept: [String]) -> String? {
    guard let line = kept.first(where: isLocation),
      let property = ContentProperty(Array(line.utf8)[...])
    else { return nil }
    do throws(CalendarParseError) { return try CalendarText.line(property) } catch { return nil }
  }

  private static func isLocation(_ line: String) -> Bool {
    ["LOCATION:", "LOCATION;"].contains(ASCII.uppercased(line.utf8.prefix(9)))
  }

  /// Adds the preserved lines, then the preserved subcomponents, then alarms for reminders without one.
  private mutating func addPreserved(_ event: CalendarEvent, withLocation: Bool) {
    var alarms = CalendarAlarms(event)
    for line in event.kept where withLocation || !Self.isLocation(line) {
      if let property = alarms.property(line), !(event.isCancelled && Self.isStatus(property)) {
        lines.append(property)
      }
    }
    lines += alarms.parts
    for seconds in alarms.missing {
      lines += [
        "BEGIN:VALARM", "ACTION:DISPLAY",
        "TRIGGER:" + (seconds < 0 ? "" : "-") + Self.length(abs(seconds)),
        "DESCRIPTION:"
          + ContentText.escaped(Self.plain(event.title.isEmpty ? "Haru" : event.title)),
        "END:VALARM",
      ]
    }
  }

  private static func isStatus(_ line: String) -> Bool {
    ["STATUS:", "STATUS;"].contains(ASCII.uppercased(line.utf8.prefix(7)))
  }

  /// Formats a duration, such as `PT15M` or `P1D`.
  private static func length(_ seconds: Int) -> String {
    if seconds > 0, seconds % 86_400 == 0 { return "P\(seconds / 86_400)D" }
    return "P" + time(seconds)
  }

  /// Formats the time part of a duration, such as `T15M`.
  private static func time(_ seconds: Int) -> String {
    if seconds > 0, seconds % 3600 == 0 { return "T\(seconds / 3600)H" }
    return seconds % 60 == 0 ? "T\(seconds / 60)M" : "T\(seconds)S"
  }

  private func parameters(of time: CalendarTime) -> String {
    switch time {
    case .day: ";VALUE=DATE"
    case .local, .instant: ""
    case .zoned(_, let zone): ";TZID=" + Self.quoted(zones[zone] ?? zone)
    }
  }

  private static func value(of time: CalendarTime) -> String {
    switch time {
    case .day(let day): written(day)
    case .local(let time), .zoned(let time, _): written(time)
    case .instant(let instant): written(instant)
    }
  }

  static func written(_ day: Day) -> String { day.description.filter { $0 != "-" } }

  static func written(_ time: DayAndTime) -> String { CalendarValue.written(time) }

  static func written(_ instant: Int) -> String {
    let moment = Now(instant: instant, offset: 0)
    return written(DayAndTime(moment.day, moment.time)) + "Z"
  }

  /// Quotes a parameter value if needed (RFC 6868).
  static func quoted(_ name: String) -> String {
    let plain = plain(name).filter { $0 != "\"" }.replacing("^", with: "^^")
    return plain.contains { $0 == ":" || $0 == ";" || $0 == "," } ? "\"\(plain)\"" : plain
  }

  /// Removes control characters, which would make the file invalid.
  private static func plain(_ text: String, keepsLines: Bool = false) -> String {
    // A fast exit: control characters are one byte or begin with 0xC2.
    if text.utf8.allSatisfy({ $0 >= 32 && $0 != 127 && $0 != 0xC2 }) { return text }
    var plain = String.UnicodeScalarView()
    plain.append(
      contentsOf: text.unicodeScalars.filter {
        $0 == "\t" || keepsLines && $0 == "\n" || $0.value > 0x9F || (32...126).contains($0.value)
      })
    return String(plain)
  }

  /// Returns a UID that depends on the event only, so that another export of the event gives the same UID.
  private static func identifier(_ event: CalendarEvent) -> String {
    var print = Fingerprint()
    print.add(value(of: event.start) + value(of: event.end) + event.title)
    print.add(event.rule ?? "")
    return "haru-" + String(UInt64(bitPattern: Int64(print.value)), radix: 16)
  }
}
