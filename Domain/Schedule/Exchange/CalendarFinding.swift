/// An item that a reader of calendar files returns.
public enum CalendarFinding: Hashable, Sendable {
  /// An event, and the line where it starts.
  case event(CalendarEvent, line: Int)
  /// A part that cannot be parsed, and the line where it starts.
  case problem(line: Int, CalendarParseError)
  /// A part that is not an event. It is counted and reported.
  case left(CalendarLeft, line: Int)
}

/// A part of a calendar file that is not an event.
public enum CalendarLeft: Hashable, Sendable {
  /// A to-do (VTODO), by its title.
  case task(title: String)
  /// A task without a date, by its title.
  case undatedTask(title: String)
  /// A completed or deleted task, by its title.
  case doneTask(title: String)
  /// One occurrence of a recurring task, which is read through its parent instead; by its title.
  case taskOfSeries(title: String)
  /// A diary entry (VJOURNAL).
  case journal(CalendarJournal)
  /// Availability (VFREEBUSY).
  case freeBusy
  /// Another component, by its name.
  case other(name: String)
}

/// A diary entry of a calendar file.
public struct CalendarJournal: Hashable, Sendable {
  /// The day or time of the entry.
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

/// Why a part of a calendar file is skipped. The other parts are still read.
public enum CalendarParseError: Error, Hashable, Sendable {
  /// Text outside of any calendar.
  case textOutside
  /// The END line is missing: the file was truncated, or another component starts.
  case endMissing
  /// An END line without a matching BEGIN line.
  case endMismatch
  /// Components are nested too deeply.
  case nestedTooDeep
  /// It exceeds the size limit.
  case tooLong
  /// It has no start.
  case startMissing
  /// A time that is not valid, as it is written.
  case badTime(String)
  /// A duration that cannot be parsed, as it is written.
  case badDuration(String)
  /// It ends before it starts.
  case endBeforeStart
  /// It is outside the years 1 to 9999.
  case outOfCalendar
  /// Too many occurrences are added or excluded.
  case tooManyTimes
  /// A recurrence that cannot be parsed, as it is written.
  case badRule(String)
  /// The bytes are not Unicode, and no character set is declared.
  case notUnicode
  /// The character set is not supported.
  case unknownCharset(String)
  /// The line does not fit the format.
  case badLine
  /// The JSON is invalid from here on.
  case badJSON
}
