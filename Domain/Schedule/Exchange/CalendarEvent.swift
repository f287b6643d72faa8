/// One event of a calendar file (VEVENT). Texts are not shortened yet, and contain no terminal
/// control sequences.
public struct CalendarEvent: Hashable, Sendable {
  /// The global identifier (UID), which changed occurrences share with their series. Nil if the file gives none.
  public var uid: String?
  /// The revision number of the organiser (SEQUENCE).
  public var sequence = 0
  /// The time at which this revision was made (DTSTAMP), in seconds since 1970; nil if unknown.
  public var stamp: Int?
  /// The time of the last change (LAST-MODIFIED), in seconds since 1970; nil if unknown.
  public var lastModified: Int?
  /// The original start of the occurrence that this event replaces (RECURRENCE-ID). Nil if the event replaces none.
  public var recurrenceID: CalendarTime?
  /// Whether this event also replaces all later occurrences (THISANDFUTURE).
  public var isThisAndFuture = false
  /// The title as a single line; may be empty.
  public var title: String
  /// The title with its line breaks; nil if the title has a single line.
  public var titleLines: String?
  public var body: String?
  public var location: String?
  public var start: CalendarTime
  /// The end, exclusive for all-day events. It is after the start, or equal to the start if the file explicitly gives a
  /// zero length.
  public var end: CalendarTime
  /// The length as a duration in days, whose seconds depend on daylight saving. Nil unless the file gives such a
  /// duration instead of an end.
  public var length: Length?
  /// The recurrence rule without the property name (RRULE); nil if there is none.
  public var rule: String?
  /// Additional recurrence rules.
  public var moreRules: [String] = []
  /// Excluded occurrences (EXDATE).
  public var leftOut: [CalendarTime] = []
  /// Extra occurrences (RDATE).
  public var added: [CalendarTime] = []
  /// The length in seconds of each extra occurrence whose length differs from the length of the event.
  public var addedLengths: [CalendarTime: Int] = [:]
  /// Whether Haru counts down the days until the event.
  public var isCountedDown = false
  /// Whether the event or occurrence is cancelled.
  public var isCancelled = false
  /// The reminders in seconds before the start, the earliest reminder first.
  public var reminders: [Int] = []
  /// The name of a zone that neither the file nor the system defines. Times in it are treated as floating; nil if every
  /// zone is known.
  public var unknownZone: String?
  /// The trigger of an alarm that cannot be parsed; nil if all alarms were parsed.
  public var brokenAlarm: String?
  /// The other properties in order, unfolded, to be written back unchanged on export.
  public var kept: [String] = []

  /// A length in days plus seconds.
  public struct Length: Hashable, Sendable {
    public var days: Int
    public var seconds: Int

    public init(days: Int, seconds: Int) {
      self.days = days
      self.seconds = seconds
    }
  }

  /// The name of the property that marks an event that is counted down.
  package static let countdownName = "X-HARU-COUNTDOWN"
  /// The maximum number of characters that are read of a title. The same maximum applies to a body.
  public static let textLimit = 100_000
  /// The maximum number of extra occurrences, which is also the maximum number of excluded occurrences.
  public static let mostTimes = 10_000
  /// The maximum number of recurrence rules of one event.
  public static let mostRules = 20

  public init(uid: String?, title: String, start: CalendarTime, end: CalendarTime) {
    self.uid = uid
    self.title = title
    self.start = start
    self.end = end
  }
}
