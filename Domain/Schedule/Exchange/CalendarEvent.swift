/// One event of a calendar file (VEVENT). Texts are not shortened yet, and contain no terminal
/// control sequences.
public struct CalendarEvent: Hashable, Sendable {
  /// The global identifier, which changed occurrences share with their series.
  public var uid: String?
  /// The revision number of the organiser (SEQUENCE).
  public var sequence = 0
  /// When this revision was made (DTSTAMP), in seconds since 1970.
  public var stamp: Int?
  /// When it was last changed, in seconds since 1970.
  public var lastModified: Int?
  /// The original start of the occurrence that this event replaces (RECURRENCE-ID).
  public var recurrenceID: CalendarTime?
  /// Whether it replaces all later occurrences too (THISANDFUTURE).
  public var isThisAndFuture = false
  /// The title in one line; may be empty.
  public var title: String
  /// The title with its line breaks; nil if it has none.
  public var titleLines: String?
  public var body: String?
  public var location: String?
  public var start: CalendarTime
  /// The end, exclusive for whole days. It is never before the start, and equals it only where the
  /// file gives a time that says so.
  public var end: CalendarTime
  /// The length, if the file gives a duration in days, which depend on daylight saving, instead of
  /// an end.
  public var length: Length?
  /// The recurrence rule without the property name (RRULE).
  public var rule: String?
  /// Additional recurrence rules.
  public var moreRules: [String] = []
  /// Excluded occurrences (EXDATE).
  public var leftOut: [CalendarTime] = []
  /// Extra occurrences (RDATE).
  public var added: [CalendarTime] = []
  /// The length in seconds of extra occurrences that differ from the event.
  public var addedLengths: [CalendarTime: Int] = [:]
  /// Whether the event or occurrence is cancelled.
  public var isCancelled = false
  /// The reminders in seconds before the start, the earliest reminder first.
  public var reminders: [Int] = []
  /// A zone that neither the file nor the system defines. Its times float.
  public var unknownZone: String?
  /// The trigger of an alarm that cannot be parsed.
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

  /// The most characters of a title and of a body that are read.
  public static let textLimit = 100_000
  /// The most extra and the most excluded occurrences.
  public static let mostTimes = 10_000
  /// The most rules of one event.
  public static let mostRules = 20

  public init(uid: String?, title: String, start: CalendarTime, end: CalendarTime) {
    self.uid = uid
    self.title = title
    self.start = start
    self.end = end
  }
}
