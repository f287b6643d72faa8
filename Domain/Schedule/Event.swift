/// Something that happens from one moment to another.
public struct Event: Hashable, Sendable {
  /// What the event is known by.
  public internal(set) var id: ID<Event>
  /// What it is called.
  public var title: Line
  /// What else is to be known about it.
  public var body: MultilineText?
  /// Where it is.
  public var location: Line?
  /// When it begins, as local clocks show it where one is now.
  public var start: Now
  /// When it is over; always after the start.
  public var end: Now
  /// How many days of its length are as long as clocks make them (nominal duration); nothing where all of
  /// it passes second by second.
  public var nominalDays: Int?
  /// Whether it takes whole days, whatever the clocks there show: it begins with a midnight and is
  /// over with one.
  public var isAllDay = false
  /// How it comes again, as calendars write it; nothing for what happens once.
  public var rule: Line?
  /// The zone whose clocks it was planned by, as everybody names it (`Asia/Seoul`) or as a calendar
  /// file describes it (`ZoneText`), or the word for none, where it floats; nothing where nobody said.
  public var zone: String?
  /// The days on which a series leaves out what its rule says (EXDATE), by the clocks of its zone.
  public var leftOut: [Day] = []
  /// When a series comes besides what its rule says (RDATE), by the clocks of its zone.
  public var added: [DayAndTime] = []
  /// How many seconds some of these last, where they have a length of their own.
  public var lengths: [DayAndTime: Int] = [:]
  /// How many seconds before its start one is reminded, the earliest first.
  public var reminders: [Int] = []
  /// The ids of the people somebody said it is with.
  public var companions: [String] = []
  /// Which occurrence of a series it is; nothing for what happens once and for a series as it is
  /// kept.
  public var occurrence: Occurrence?

  /// The zone whose days its rule names, where they are others than those it is shown on; nothing
  /// for what is kept.
  public var ruleZone: String?

  /// One occurrence of a series.
  public struct Occurrence: Hashable, Sendable {
    /// The series.
    public let series: ID<Event>
    /// The day on which the series has it, by the clocks of its zone.
    public let day: Day

    /// Names an occurrence.
    public init(of series: ID<Event>, on day: Day) {
      self.series = series
      self.day = day
    }
  }

  /// What one event is told by from all others that are shown: occurrences of a series have one id.
  public struct Name: Hashable, Sendable {
    /// The event, or the series.
    public let id: ID<Event>
    /// The day on which the series has it; nothing where any of them is meant.
    public let day: Day?

    /// Names what is shown.
    public init(id: ID<Event>, day: Day?) {
      self.id = id
      self.day = day
    }
  }

  /// Its name among what is shown.
  public var name: Name { Name(id: id, day: occurrence?.day) }

  /// Whether it is what a series says, and not changed by itself.
  public var isOccurrence: Bool { occurrence?.series == id }

  /// Puts an event together.
  public init(
    id: ID<Event>, title: Line, body: MultilineText? = nil, start: Now, end: Now, rule: Line? = nil
  ) {
    self.id = id
    self.title = title
    self.body = body
    self.start = start
    self.end = end
    self.rule = rule
  }

  /// The most characters of a title, and of a body.
  public static let textLimit = 500
  /// From how many characters on it is said how much room is left.
  public static let textWarning = 450
  /// What lasts this long, as long as the shortest day has hours, is the background of other things
  /// and stands in nobody's way.
  public static let longTerm = 23 * 3600

  /// The last day that belongs to it: what takes whole days is over with the midnight behind it.
  public var lastDay: Day { isAllDay ? max(start.day, end.day - 1) : end.day }

  /// Whether it begins and ends on different days.
  public var isOfSeveralDays: Bool { start.day != lastDay }

  /// Whether it takes up a stretch of a day, so that nothing else should be at the same time.
  public var takesTime: Bool { !isAllDay && end.instant - start.instant < Self.longTerm }

  /// Whether it comes again, as it is kept; each time it comes is an occurrence.
  public var isSeries: Bool { occurrence == nil && (rule != nil || !added.isEmpty) }

  /// Whether it says what another one says, wherever either was planned.
  func saysSame(as other: Event) -> Bool {
    var other = other
    guard start.instant == other.start.instant, end.instant == other.end.instant else {
      return false
    }
    (other.start, other.end) = (start, end)
    return self == other
  }

  /// Whether it and another one are meant for the same time. A series is not in its own way.
  public func isInConflict(with other: Event) -> Bool {
    series != other.series && takesTime && other.takesTime
      && start.instant < other.end.instant && other.start.instant < end.instant
  }

  /// What it and the other occurrences of its series are known by.
  var series: ID<Event> { occurrence?.series ?? id }

  /// The order of a day: by start, with what takes whole days first, then end, then title, then id.
  public static func comesBefore(_ one: Event, _ other: Event) -> Bool {
    if one.start.instant == other.start.instant, one.isAllDay != other.isAllDay {
      return one.isAllDay
    }
    if one.start.instant != other.start.instant {
      return one.start.instant < other.start.instant
    }
    if one.end.instant != other.end.instant { return one.end.instant < other.end.instant }
    if one.title.text != other.title.text {
      return one.title.text.unicodeScalars.lexicographicallyPrecedes(
        other.title.text.unicodeScalars)
    }
    return one.id.text < other.id.text
  }
}

/// The texts and times of an event, as forms and messages name them.
public enum EventField: String, Hashable, Sendable {
  case title, body, from, to
  case days = "day"
  case repeating = "repeat"
  case remind
  case companions = "with"
  case location
}

extension Event {
  /// Accepts what somebody calls an event.
  public static func title(_ raw: String) throws(EventRefusal) -> Line {
    do throws(TextRefusal) { return try Line(raw, limit: textLimit) } catch {
      switch error {
      case .empty: throw .titleEmpty
      case .tooLong(let limit): throw .titleTooLong(limit: limit)
      case .controlCharacter: throw .controlCharacter(.title)
      }
    }
  }

  /// Accepts where an event is; nil for an empty text.
  static func location(_ raw: String) throws(EventRefusal) -> Line? {
    do throws(TextRefusal) { return try Line(raw, limit: textLimit) } catch {
      switch error {
      case .empty: return nil
      case .tooLong(let limit): throw .locationTooLong(limit: limit)
      case .controlCharacter: throw .controlCharacter(.location)
      }
    }
  }

  /// Accepts what somebody wrote about an event, which may be nothing.
  public static func body(_ raw: String) throws(EventRefusal) -> MultilineText? {
    do throws(TextRefusal) { return try MultilineText(raw, limit: textLimit) } catch {
      switch error {
      case .empty: return nil
      case .tooLong(let limit): throw .bodyTooLong(limit: limit)
      case .controlCharacter: throw .controlCharacter(.body)
      }
    }
  }
}

/// A rule about events that an input breaks. The user can mend each of them.
public enum EventRefusal: Error, Hashable, Sendable {
  case titleEmpty
  case titleTooLong(limit: Int)
  case locationTooLong(limit: Int)
  case bodyTooLong(limit: Int)
  case controlCharacter(EventField)
  /// The end has to come after the start; the two moments it would have had.
  case endNotAfterStart(start: Now, end: Now)
  /// No calendar has that time, in one zone or another.
  case outOfCalendar
  /// It is another event by now than the one that is to be taken back.
  case changedSince
  /// A rule by which it cannot come again.
  case badRecurrence(RepeatRefusal)
  /// The rule names its days, so that it cannot be moved to others along with the start.
  case ruleNamesDays
  /// It comes again, and nobody said which occurrences are meant; the next one is on that day.
  case whichOccurrence(on: Day)
  /// The series does not come on that day.
  case noSuchOccurrence(Day)
  /// It comes only once, so that there are no others to be told apart.
  case comesOnce
  /// One occurrence of a series alone cannot come again by a rule of its own.
  case oneOccurrence
  /// Occurrences before today would be changed as well, so many.
  case changesPast(Int)
  /// Too many reminders, or one that is too early.
  case reminderRange
}

/// Why a request about the schedule was not done.
public enum ScheduleError: StorageFailing, Equatable, Sendable {
  case refused(EventRefusal)
  case unknown(reference: String, nearest: [String] = [])
  /// The reference fits several events.
  case ambiguous(reference: String, [Event])
  case storage(StorageFailure)
}
