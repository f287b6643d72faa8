/// What a reader of calendar files finds, one after another.
public enum CalendarFinding: Hashable, Sendable {
  /// An event, and the line where it begins.
  case event(CalendarEvent, line: Int)
  /// Something that cannot be read, and the line where it begins.
  case problem(line: Int, CalendarReason)
  /// Something that is no event, to be counted and named.
  case left(CalendarLeft, line: Int)
}

/// What stands in calendar files beside events.
public enum CalendarLeft: Hashable, Sendable {
  /// Something to do (VTODO), by its title.
  case task(title: String)
  /// A task without a day, by its title.
  case undatedTask(title: String)
  /// A task that is done or was deleted, by its title.
  case doneTask(title: String)
  /// One occurrence of a recurring task that is read as a whole, by its title.
  case taskOfSeries(title: String)
  /// A diary entry (VJOURNAL).
  case journal(CalendarJournal)
  /// When somebody has time (VFREEBUSY).
  case freeBusy
  /// Another component, by its name.
  case other(name: String)
}

/// A diary entry of a calendar file.
public struct CalendarJournal: Hashable, Sendable {
  /// The day or time it is about.
  public let time: CalendarTime?
  /// Its title.
  public let title: String
  /// Its text, with its lines.
  public let text: String

  /// Puts an entry together.
  public init(time: CalendarTime?, title: String, text: String) {
    self.time = time
    self.title = title
    self.text = text
  }
}

/// Why a part of a calendar file is not read. The other parts are.
public enum CalendarReason: Error, Hashable, Sendable {
  /// Text that belongs to no calendar.
  case textOutside
  /// Its end is missing: the file was cut off, or something else begins.
  case endMissing
  /// A part of it ends that never began, or another than the one that began last.
  case endMismatch
  /// Parts lie too deep in each other.
  case nestedTooDeep
  /// It is longer than anything that somebody planned.
  case tooLong
  /// It has no start.
  case startMissing
  /// A time that no calendar has, as it is written.
  case badTime(String)
  /// A length that cannot be read, as it is written.
  case badDuration(String)
  /// It ends before it begins.
  case endBeforeStart
  /// It lies before the year 1 or after 9999.
  case outOfCalendar
  /// Too many occurrences are added or left out.
  case tooManyTimes
  /// A recurrence that cannot be read, as it is written.
  case badRule(String)
  /// Bytes that are no Unicode, and nobody says what they are.
  case notUnicode
  /// A character set that is not known.
  case unknownCharset(String)
  /// A line that is none of such a file.
  case badLine
  /// The file is no JSON from here on.
  case badJSON
}
