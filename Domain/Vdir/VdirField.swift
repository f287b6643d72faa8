/// The fields of an event that are merged one by one. The raw values are the names in an export.
enum VdirField: String, CaseIterable, Sendable {
  case title, body, location, when
  case rule = "repeat"
  case leftOut, added
  case reminders = "remind"

  /// The iCalendar properties that contain the field.
  var properties: Set<String> {
    switch self {
    case .title: ["SUMMARY"]
    case .body: ["DESCRIPTION"]
    case .location: ["LOCATION"]
    case .when: ["DTSTART", "DTEND", "DURATION"]
    case .rule: ["RRULE"]
    case .leftOut: ["EXDATE"]
    case .added: ["RDATE"]
    // An alarm is a component.
    case .reminders: []
    }
  }

  /// Returns whether two events have the same value in this field.
  func isSame(_ one: CalendarEvent, _ other: CalendarEvent) -> Bool {
    switch self {
    case .title: one.title == other.title && one.titleLines == other.titleLines
    case .body: one.body == other.body
    case .location: one.location == other.location
    case .when: one.start == other.start && one.end == other.end && one.length == other.length
    case .rule:
      Self.isSameRule(one.rule, other.rule) && one.moreRules == other.moreRules
    case .leftOut: Set(one.leftOut) == Set(other.leftOut)
    case .added: Set(one.added) == Set(other.added) && one.addedLengths == other.addedLengths
    case .reminders: one.reminders == other.reminders
    }
  }

  /// Returns whether two recurrence rules are equal, ignoring the order of their parts.
  private static func isSameRule(_ one: String?, _ other: String?) -> Bool {
    guard let one, let other, one != other else { return one == other }
    do throws(RepeatRefusal) { return try RepeatRule(one).text == RepeatRule(other).text } catch {
      return false
    }
  }

  /// Copies the value of this field from `source` to `event`.
  func copy(_ source: CalendarEvent, to event: inout CalendarEvent) {
    switch self {
    case .title: (event.title, event.titleLines) = (source.title, source.titleLines)
    case .body: event.body = source.body
    case .location: event.location = source.location
    case .when:
      (event.start, event.end, event.length) = (source.start, source.end, source.length)
    case .rule: (event.rule, event.moreRules) = (source.rule, source.moreRules)
    case .leftOut: event.leftOut = source.leftOut
    case .added: (event.added, event.addedLengths) = (source.added, source.addedLengths)
    case .reminders: event.reminders = source.reminders
    }
  }

  /// Merges a list: applies the entries that were added or removed from `base` to `ours` to `event`. Returns false for
  /// a field with a single value.
  func unite(_ base: CalendarEvent, _ ours: CalendarEvent, into event: inout CalendarEvent) -> Bool
  {
    switch self {
    case .leftOut:
      event.leftOut = Self.united(base.leftOut, ours.leftOut, event.leftOut)
    case .added:
      let added = Self.united(base.added, ours.added, event.added)
      event.addedLengths.merge(ours.addedLengths) { theirs, _ in theirs }
      event.addedLengths = event.addedLengths.filter { added.contains($0.key) }
      event.added = added
    case .reminders:
      event.reminders = Self.united(base.reminders, ours.reminders, event.reminders).sorted(by: >)
    case .title, .body, .location, .when, .rule: return false
    }
    return true
  }

  private static func united<Element: Hashable>(
    _ base: [Element], _ ours: [Element], _ theirs: [Element]
  ) -> [Element] {
    let (was, now, there) = (Set(base), Set(ours), Set(theirs))
    return theirs.filter { now.contains($0) || !was.contains($0) }
      + ours.filter { !was.contains($0) && !there.contains($0) }
  }

  /// The value as text, to show a conflict.
  func text(of event: CalendarEvent) -> String {
    switch self {
    case .title: event.titleLines ?? event.title
    case .body: event.body ?? ""
    case .location: event.location ?? ""
    case .when: Self.text(event.start) + " ~ " + Self.text(event.end)
    case .rule: ([event.rule].compactMap(\.self) + event.moreRules).joined(separator: " ")
    case .leftOut: event.leftOut.map(Self.text).joined(separator: ", ")
    case .added: event.added.map(Self.text).joined(separator: ", ")
    case .reminders: event.reminders.map(String.init).joined(separator: ", ")
    }
  }

  private static func text(_ time: CalendarTime) -> String {
    let shown = time.shown
    if time.isDay { return shown.day.description }
    let zone =
      switch time {
      case .instant: "Z"
      case .zoned(_, let zone): " " + zone
      case .day, .local: ""
      }
    return "\(shown.day)T\(shown.time)\(zone)"
  }
}
