/// What one event of a calendar file (a VEVENT) says. Titles and bodies are as long as they are
/// there; nothing in any text is obeyed by a terminal.
public struct CalendarEvent: Hashable, Sendable {
  /// What the event, and every change to one of its occurrences, is known by everywhere.
  public var uid: String?
  /// How often it was changed by whoever planned it.
  public var sequence = 0
  /// When this version was made, in seconds since 1970.
  public var stamp: Int?
  /// When it was last changed, in seconds since 1970.
  public var lastModified: Int?
  /// The occurrence of a series that this event takes the place of, by its original start.
  public var recurrenceID: CalendarTime?
  /// Whether it takes the place of all later occurrences too.
  public var isThisAndFuture = false
  /// What it is called, in one line; may be empty.
  public var title: String
  /// The same with its lines, where it has several.
  public var titleLines: String?
  /// What is written about it.
  public var body: String?
  /// Where it is.
  public var location: String?
  /// When it begins.
  public var start: CalendarTime
  /// When it ends; of whole days it is the first day that no longer belongs to it. It is never
  /// before the start, and the same as the start only where the file says so of a time.
  public var end: CalendarTime
  /// How long it lasts, where the file says that in days, which are as long as clocks make them, and not
  /// by an end.
  public var length: Length?
  /// The recurrence rule (RRULE) as it stands, without its name.
  public var rule: String?
  /// Further recurrence rules, where there are several.
  public var moreRules: [String] = []
  /// Occurrences that are left out (EXDATE).
  public var leftOut: [CalendarTime] = []
  /// Occurrences besides those of the rule (RDATE).
  public var added: [CalendarTime] = []
  /// How many seconds some of these last, where they have a length of their own.
  public var addedLengths: [CalendarTime: Int] = [:]
  /// Whether it, or the occurrence it stands for, does not take place.
  public var isCancelled = false
  /// How many seconds before the start one is reminded, the earliest first.
  public var reminders: [Int] = []
  /// The zone that the file named and nobody knows, the file no more than others; its times float.
  public var unknownZone: String?
  /// When an alarm of it is to go off, where that cannot be read.
  public var brokenAlarm: String?
  /// The other lines of the event in their order, unfolded, to be written back unchanged.
  public var kept: [String] = []

  /// A length in days and the seconds besides.
  public struct Length: Hashable, Sendable {
    public var days: Int
    public var seconds: Int

    /// Puts both together.
    public init(days: Int, seconds: Int) {
      self.days = days
      self.seconds = seconds
    }
  }

  /// The most characters of a title, and of a body, that are read.
  public static let textLimit = 100_000
  /// The most occurrences that are added to a rule, and that are left out of it.
  public static let mostTimes = 10_000
  /// The most rules of one event.
  public static let mostRules = 20

  /// Puts an event together of what every one has.
  public init(uid: String?, title: String, start: CalendarTime, end: CalendarTime) {
    self.uid = uid
    self.title = title
    self.start = start
    self.end = end
  }
}
