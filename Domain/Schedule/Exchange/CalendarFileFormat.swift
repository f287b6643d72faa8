/// The file formats that events can be imported from.
public enum CalendarFileFormat: String, CaseIterable, Hashable, Sendable {
  /// iCalendar (RFC 5545).
  case iCalendar = "ics"
  /// The appointments of calcurse (`apts`).
  case calcurse
  /// The JSON export of Taskwarrior tasks.
  case taskwarrior
  /// The lines of todo.txt.
  case todotxt
}
