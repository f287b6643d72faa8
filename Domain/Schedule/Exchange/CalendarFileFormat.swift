/// The forms in which other programs keep events.
public enum CalendarFileFormat: String, CaseIterable, Hashable, Sendable {
  /// What calendars exchange (RFC 5545).
  case iCalendar = "ics"
  /// The appointments of calcurse (`apts`).
  case calcurse
  /// The tasks of Taskwarrior, as it exports them.
  case taskwarrior
}
