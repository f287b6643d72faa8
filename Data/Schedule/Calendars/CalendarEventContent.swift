import Domain

/// Builds an event from the lines of a VEVENT, and preserves the lines that Haru does not support.
struct CalendarEventContent {
  var zones: CalendarZoneBook
  var event: CalendarEvent
  var start: CalendarTime?
  var end: CalendarTime?
  private var length: CalendarValue.Length?
  private var seen: Set<String> = []
  private var reminders: Set<Int> = []
  /// The names of the open subcomponents, the innermost last.
  private var open: [String] = []

  /// The maximum length of a UID. A longer UID is ignored.
  static let longestUID = 1_000

  /// Parses a component, and updates the cache of zones.
  static func read(_ component: CalendarComponent, _ zones: inout CalendarZoneBook)
    throws(CalendarParseError) -> CalendarEvent
  {
    var content = CalendarEventContent(zones)
    defer { zones = content.zones }
    for line in component.lines { try content.add(line.text) }
    return try content.finished()
  }

  private init(_ zones: CalendarZoneBook) {
    self.zones = zones
    let never = CalendarTime.day(Day(ordinal: 0))
    event = CalendarEvent(uid: nil, title: "", start: never, end: never)
  }

  private mutating func add(_ line: ArraySlice<UInt8>) throws(CalendarParseError) {
    switch CalendarComponent.mark(line) {
    case .begin(let name): open.append(name)
    case .end: open.removeLast()
    case .none:
      let nameEnd = line.firstIndex(where: ContentProperty.endsName) ?? line.endIndex
      let name = ContentProperty.name(line[..<nameEnd])
      // A stray BEGIN or END is not preserved, because it would end the event in other programs.
      if name == "BEGIN" || name == "END" { return }
      if open == ["VALARM"] {
        if name == "TRIGGER" { addReminder(line) }
        if !CalendarAlarms.canBeRead(line) {
          event.brokenAlarm = event.brokenAlarm ?? CalendarText.excerpt(line)
        }
      }
      // The line is preserved too, so that its parameters are exported again.
      if open.isEmpty, name == "LOCATION", event.location == nil,
        let property = ContentProperty(line)
      {
        let text = try CalendarText.line(property)
        event.location = text.isEmpty ? nil : text
      }
      if open.isEmpty, name == CalendarEvent.countdownName, let property = ContentProperty(line) {
        event.isCountedDown = ASCII.uppercased(ASCII.trimmed(property.value).prefix(8)) == "TRUE"
        return
      }
      if open.isEmpty, Self.understood.contains(name), let property = ContentProperty(line) {
        if try understand(property) { return }
      }
    }
    if let kept = CalendarText.preserved(line) { event.kept.append(kept) }
  }

  private static let understood: Set<String> = [
    "UID", "SEQUENCE", "DTSTAMP", "LAST-MODIFIED", "RECURRENCE-ID", "SUMMARY", "DESCRIPTION",
    "DTSTART", "DTEND", "DURATION", "RRULE", "EXDATE", "RDATE", "STATUS",
  ]

  /// Parses one of the properties in `understood`. Returns false for a STATUS other than CANCELLED, whose line is
  /// then preserved. RRULE, EXDATE and RDATE may be repeated.
  private mutating func understand(_ property: ContentProperty) throws(CalendarParseError) -> Bool {
    switch property.name {
    case "EXDATE":
      event.leftOut += try times(property, besides: event.leftOut.count)
      return true
    case "RDATE":
      event.added += try times(property, besides: event.added.count)
      return true
    case "RRULE":
      let rule = CalendarText.clean(
        String(decoding: property.value, as: UTF8.self), keepsLines: false)
      if event.rule == nil {
        event.rule = rule
      } else if event.moreRules.count + 1 < CalendarEvent.mostRules {
        event.moreRules.append(rule)
      }
      return true
    case "STATUS":
      guard ASCII.uppercased(ASCII.trimmed(property.value).prefix(16)) == "CANCELLED" else {
        return false
      }
      event.isCancelled = true
      return true
    default:
      // A repeated property is ignored; the first one wins.
      if seen.insert(property.name).inserted { try understandOnce(property) }
      return true
    }
  }

  private mutating func understandOnce(_ property: ContentProperty) throws(CalendarParseError) {
    switch property.name {
    case "UID":
      guard property.value.count <= Self.longestUID else { return }
      let uid = try CalendarText.line(property)
      event.uid = uid.isEmpty ? nil : uid
    case "SUMMARY":
      event.title = try CalendarText.line(property)
      // Most titles have no line break, so the second parse is skipped.
      if property.value.contains(ASCII.backslash) || property.isQuotedPrintable {
        let lines = try CalendarText.multilineText(property)
        event.titleLines = lines.contains("\n") ? lines : nil
      }
    case "DESCRIPTION":
      let body = try CalendarText.multilineText(property)
      event.body = body.isEmpty ? nil : body
    case "SEQUENCE":
      event.sequence = Digits.number(ASCII.trimmed(property.value)) ?? 0
    case "DTSTAMP": event.stamp = instant(property)
    case "LAST-MODIFIED": event.lastModified = instant(property)
    case "DTSTART": start = try times(property, besides: 0).first
    case "DTEND": end = try times(property, besides: 0).first
    case "DURATION": length = try duration(property.value)
    default:
      event.recurrenceID = try times(property, besides: 0).first
      event.isThisAndFuture =
        event.recurrenceID != nil
        && property["RANGE"].map { ASCII.uppercased($0.utf8) } == "THISANDFUTURE"
    }
  }

  /// Returns the times in a list property. A period is represented by its start.
  private mutating func times(_ property: ContentProperty, besides count: Int)
    throws(CalendarParseError) -> [CalendarTime]
  {
    let zone = property["TZID"].map { ContentText.shown($0, limit: 256, keepsLines: false) }
    var times: [CalendarTime] = []
    for piece in property.value.split(separator: ASCII.comma) {
      guard let written = CalendarValue.time(piece.prefix { $0 != UInt8(ascii: "/") }) else {
        throw .badTime(CalendarText.excerpt(piece))
      }
      if times.count + count == CalendarEvent.mostTimes { throw .tooManyTimes }
      let (time, unknown) = zones.time(written, zone: zone)
      times.append(time)
      if property.name == "RDATE", !time.isDay,
        let length = length(of: piece, from: time, zone: zone)
      {
        event.addedLengths[time] = length
      }
      event.unknownZone = event.unknownZone ?? unknown
    }
    return times
  }

  /// Parses the length of a period in seconds. Returns nil if `piece` is not a period, or if its length is invalid.
  private mutating func length(
    of piece: ArraySlice<UInt8>, from start: CalendarTime, zone: String?
  ) -> Int? {
    guard let slash = piece.firstIndex(of: UInt8(ascii: "/")) else { return nil }
    let rest = piece[(slash + 1)...]
    let seconds: Int
    if let (length, isNegative) = CalendarValue.length(rest) {
      seconds = isNegative ? 0 : length.days * 86_400 + length.seconds
    } else if let written = CalendarValue.time(rest) {
      seconds = zones.time(written, zone: zone).time.shown.seconds(since: start.shown)
    } else {
      return nil
    }
    return (1...Self.longestPeriod).contains(seconds) ? seconds : nil
  }

  /// The maximum duration of an added occurrence that is given as a period, in seconds.
  private static let longestPeriod = 366 * 86_400

  private func instant(_ property: ContentProperty) -> Int? {
    switch CalendarValue.time(property.value) {
    case .instant(let instant): instant
    case .local(let time): time.day.ordinal * 86_400 + time.time.seconds
    case .day(let day): day.ordinal * 86_400
    case nil: nil
    }
  }

  private func duration(_ value: ArraySlice<UInt8>) throws(CalendarParseError)
    -> CalendarValue.Length
  {
    guard let (length, isNegative) = CalendarValue.length(value) else {
      throw .badDuration(CalendarText.excerpt(value))
    }
    if isNegative, length != CalendarValue.Length(days: 0, seconds: 0) { throw .endBeforeStart }
    return length
  }

  /// Adds a reminder if the trigger is relative to the start and before it. Other alarms are only preserved as lines.
  private mutating func addReminder(_ line: ArraySlice<UInt8>) {
    guard let property = ContentProperty(line), reminders.count < 100,
      let seconds = CalendarText.reminder(property)
    else { return }
    reminders.insert(seconds)
  }

  private mutating func finished() throws(CalendarParseError) -> CalendarEvent {
    try resolveZones()
    guard let start else { throw .startMissing }
    let span = try CalendarSpan(start, end: end, length: length) { zones.table($0) }
    event.start = span.start
    event.end = span.end
    if end == nil, let length, length.days > 0, !start.isDay {
      event.length = CalendarEvent.Length(days: length.days, seconds: length.seconds)
    }
    event.reminders = reminders.sorted(by: >)
    return event
  }
}
