/// An event of the schedule: an interval of time, optionally recurring.
public struct Event: Hashable, Identifiable, Sendable {
  public internal(set) var id: Domain.ID<Event>
  public var title: SingleLineText
  /// The notes.
  public var body: MultilineText?
  public var location: SingleLineText?
  /// The start in local time.
  public var start: Now
  /// The end; always after the start.
  public var end: Now
  /// The part of the length that counts in calendar days, which daylight saving may make longer or
  /// shorter (nominal duration). Nil if the whole length is exact seconds.
  public var nominalDays: Int?
  /// Whether it takes whole days. Start and end are then midnights, and the end is exclusive.
  public var isAllDay = false
  /// The recurrence rule in RRULE syntax; nil for a single event.
  public var rule: SingleLineText?
  /// The zone it was planned in: an IANA name (`Asia/Seoul`), a description from a calendar file
  /// (`ZoneText`), or the word for floating. Nil if unknown.
  public var zone: String?
  /// The excluded days of a series (EXDATE), in its own zone.
  public var leftOut: [Day] = []
  /// The extra occurrences of a series (RDATE), in its own zone.
  public var added: [DayAndTime] = []
  /// The length in seconds of extra occurrences that differ from the series.
  public var lengths: [DayAndTime: Int] = [:]
  /// The reminders in seconds before the start, the earliest reminder first.
  public var reminders: [Int] = []
  /// The ids of the people the user named as companions.
  public var companions: [String] = []
  /// Which occurrence of a series this is; nil for a single event and for the stored series itself.
  public var occurrence: Occurrence?

  /// The zone whose days the rule counts, if the shown day differs from it; nil for a stored event.
  public var ruleZone: String?

  /// The identity of one occurrence of a series.
  public struct Occurrence: Hashable, Sendable {
    public let series: Domain.ID<Event>
    /// The day of the occurrence in the zone of the series.
    public let day: Day

    public init(of series: Domain.ID<Event>, on day: Day) {
      self.series = series
      self.day = day
    }
  }

  /// The identity of a shown event. The id alone is ambiguous, because occurrences of a series
  /// share it.
  public struct Name: Hashable, Sendable {
    /// The id of the event or the series.
    public let id: Domain.ID<Event>
    /// The day of the occurrence; nil for a single event, or for any occurrence.
    public let day: Day?

    public init(id: Domain.ID<Event>, day: Day?) {
      self.id = id
      self.day = day
    }
  }

  /// The identity of the event among shown events.
  public var name: Name { Name(id: id, day: occurrence?.day) }

  /// Whether it is an occurrence computed from its series, not one that was changed on its own.
  public var isOccurrence: Bool { occurrence?.series == id }

  public init(
    id: Domain.ID<Event>, title: SingleLineText, body: MultilineText? = nil, start: Now, end: Now,
    rule: SingleLineText? = nil
  ) {
    self.id = id
    self.title = title
    self.body = body
    self.start = start
    self.end = end
    self.rule = rule
  }

  /// The maximum number of characters of a title, a location and a body.
  public static let textLimit = 500
  /// The number of characters from which forms show how much room is left.
  public static let textWarning = 450
  /// Events of at least this many seconds are long-term: they never conflict and are shown as
  /// all-day. It is 23 hours, the length of the shortest day.
  public static let longTerm = 23 * 3600

  /// The last day it covers. All-day events end at the following midnight, which does not count.
  public var lastDay: Day { isAllDay ? max(start.day, end.day - 1) : end.day }

  public var isOfSeveralDays: Bool { start.day != lastDay }

  /// Whether it blocks time, so that overlaps count as conflicts. All-day and long-term events do
  /// not.
  public var takesTime: Bool { !isAllDay && end.instant - start.instant < Self.longTerm }

  /// Whether it is a stored series, as opposed to a single event or an occurrence.
  public var isSeries: Bool { occurrence == nil && (rule != nil || !added.isEmpty) }

  /// Whether both events have the same contents and instants, whichever zone their local times are
  /// in.
  func saysSame(as other: Event) -> Bool {
    var other = other
    guard start.instant == other.start.instant, end.instant == other.end.instant else {
      return false
    }
    (other.start, other.end) = (start, end)
    return self == other
  }

  /// Whether two events overlap and both take time. Occurrences of one series never conflict.
  public func isInConflict(with other: Event) -> Bool {
    series != other.series && takesTime && other.takesTime
      && start.instant < other.end.instant && other.start.instant < end.instant
  }

  /// The id of its series, or its own id.
  var series: Domain.ID<Event> { occurrence?.series ?? id }

  /// The sort order of a day: start (all-day first), end, title, id.
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

/// The fields of an event, as forms and messages name them.
public enum EventField: String, Hashable, Sendable {
  case title, body, from, to
  case days = "day"
  case repeating = "repeat"
  case remind
  case companions = "with"
  case location
}

extension Event {
  /// Validates a title.
  public static func title(_ raw: String) throws(EventRefusal) -> SingleLineText {
    do throws(TextRefusal) { return try SingleLineText(raw, limit: textLimit) } catch {
      switch error {
      case .empty: throw .titleEmpty
      case .tooLong(let limit): throw .titleTooLong(limit: limit)
      case .controlCharacter: throw .controlCharacter(.title)
      }
    }
  }

  /// Validates a location; nil for an empty text.
  static func location(_ raw: String) throws(EventRefusal) -> SingleLineText? {
    do throws(TextRefusal) { return try SingleLineText(raw, limit: textLimit) } catch {
      switch error {
      case .empty: return nil
      case .tooLong(let limit): throw .locationTooLong(limit: limit)
      case .controlCharacter: throw .controlCharacter(.location)
      }
    }
  }

  /// Validates notes; nil for an empty text.
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

/// A rule about events that an input breaks. The user can correct each of them.
public enum EventRefusal: Error, Hashable, Sendable {
  case titleEmpty
  case titleTooLong(limit: Int)
  case locationTooLong(limit: Int)
  case bodyTooLong(limit: Int)
  case controlCharacter(EventField)
  /// The end has to come after the start. The values are the two moments as they were resolved.
  case endNotAfterStart(start: Now, end: Now)
  /// The instant is outside the supported range in some zone.
  case outOfCalendar
  /// The event changed since the change that is to be undone.
  case changedSince
  /// The recurrence rule is not valid.
  case badRecurrence(RepeatRefusal)
  /// The rule names fixed days, so it cannot be shifted along with the start.
  case ruleNamesDays
  /// The event is a series and no scope was given; `on` is the day of the next occurrence.
  case whichOccurrence(on: Day)
  /// The series has no occurrence on that day.
  case noSuchOccurrence(Day)
  /// The event is not a series, so a scope makes no sense.
  case comesOnce
  /// A single occurrence cannot have a recurrence rule of its own.
  case oneOccurrence
  /// This many occurrences before today would change as well.
  case changesPast(Int)
  /// There are too many reminders, or one is too long before the start.
  case reminderRange
}

/// Why a request to the schedule failed.
public enum ScheduleFailure: StorageFailing, Equatable, Sendable {
  case refused(EventRefusal)
  case unknown(reference: String, nearest: [String] = [])
  /// The reference matches several events.
  case ambiguous(reference: String, [Event])
  case storage(StorageFailure)
}
