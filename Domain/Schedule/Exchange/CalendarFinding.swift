/// An item that a reader of calendar files returns.
public enum CalendarFinding: Hashable, Sendable {
  /// An event, with the number of the line where it starts.
  case event(CalendarEvent, line: Int)
  /// A component that cannot be parsed, with the number of the line where it starts.
  case problem(line: Int, CalendarParseError)
  /// A component that is not an event. It is counted and reported.
  case left(CalendarLeft, line: Int)
}

/// A component of a calendar file that is not an event.
public enum CalendarLeft: Hashable, Sendable {
  /// A to-do (VTODO).
  case task(title: String)
  /// A task without a date.
  case undatedTask(title: String)
  /// A completed or deleted task.
  case doneTask(title: String)
  /// One occurrence of a recurring task. It is skipped, because the parent task is imported instead.
  case taskOfSeries(title: String)
  /// A diary entry (VJOURNAL).
  case journal(CalendarJournal)
  /// Availability (VFREEBUSY).
  case freeBusy
  /// A component of any other type; the value is the name of the type.
  case other(name: String)
}

/// A diary entry of a calendar file.
public struct CalendarJournal: Hashable, Sendable {
  /// The day or time of the entry; nil if the file gives none.
  public let time: CalendarTime?
  public let title: String
  /// The text, with its line breaks.
  public let text: String

  public init(time: CalendarTime?, title: String, text: String) {
    self.time = time
    self.title = title
    self.text = text
  }
}

/// Why a component of a calendar file is skipped. The other components are still read.
public enum CalendarParseError: Error, Hashable, Sendable {
  /// Text outside of any calendar.
  case textOutside
  /// The END line is missing because the file was truncated or another component starts first.
  case endMissing
  /// An END line without a matching BEGIN line.
  case endMismatch
  /// Components are nested too deeply.
  case nestedTooDeep
  /// The component exceeds the size limit.
  case tooLong
  /// The component has no start.
  case startMissing
  /// A time is not valid; the value is the text in the file.
  case badTime(String)
  /// A duration cannot be parsed; the value is the text in the file.
  case badDuration(String)
  case endBeforeStart
  /// A time is outside the years 1 to 9999.
  case outOfCalendar
  /// The component has too many extra or excluded occurrences.
  case tooManyTimes
  /// A recurrence rule cannot be parsed; the value is the text in the file.
  case badRule(String)
  /// The bytes are not Unicode, and no character set is declared.
  case notUnicode
  /// The character set is not supported.
  case unknownCharset(String)
  /// The line does not fit the format.
  case badLine
  /// The JSON is invalid from this position on.
  case badJSON
}
