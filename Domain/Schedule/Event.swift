/// An event of the schedule. It is an interval of time, and may recur.
public struct Event: Hashable, Identifiable, Sendable {
  public internal(set) var id: Domain.ID<Event>
  public var title: SingleLineText
  /// The notes about the event; nil if there are none.
  public var body: MultilineText?
  public var location: SingleLineText?
  /// The start in local time.
  public var start: Now
  /// The end; always after the start.
  public var end: Now
  /// The number of calendar days in the length (nominal duration). Daylight saving may make such a day longer or
  /// shorter than 24 hours. Nil if the whole length is in exact seconds.
  public var nominalDays: Int?
  /// Whether the event takes whole days. If true, start and end are midnights, and the end is exclusive.
  public var isAllDay = false
  /// The recurrence rule in RRULE syntax; nil for a single event.
  public var rule: SingleLineText?
  /// The time zone in which the event was planned: an IANA name (`Asia/Seoul`), a description from a calendar file
  /// (`ZoneText`), or `floating`. Nil if unknown.
  public var zone: String?
  /// The excluded days of a series (EXDATE), in the time zone of the series.
  public var leftOut: [Day] = []
  /// The extra occurrences of a series (RDATE), in the time zone of the series.
  public var added: [DayAndTime] = []
  /// The length in seconds of each extra occurrence whose length differs from that of the series.
  public var lengths: [DayAndTime: Int] = [:]
  /// The reminders in seconds before the start, earliest reminder first.
  public var reminders: [Int] = []
  /// The ids of the persons whom the user named as companions.
  public var companions: [String] = []
  /// Whether the days until the event are counted down.
  public var isCountedDown = false
  /// The occurrence of a series that this event is; nil for a single event and for the stored series.
  public var occurrence: Occurrence?

  /// The time zone in which the rule counts days, if the shown day differs from the day in that zone. Nil if both days
  /// are the same, and for a stored event.
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

  /// The identity of an event that is shown. The id alone is ambiguous, because the occurrences of a series share it.
  public struct Name: Hashable, Sendable {
    /// The id of the event or the series.
    public let id: Domain.ID<Event>
    /// The day of the occurrence; nil for a single event, or to mean any occurrence.
    public let day: Day?

    public init(id: Domain.ID<Event>, day: Day?) {
      self.id = id
      self.day = day
    }
  }

  /// The identity of this event among the shown events.
  public var name: Name { Name(id: id, day: occurrence?.day) }

  /// Whether the event is an occurrence that was computed from its series. False for an occurrence that was changed on
  /// its own.
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

  /// The maximum number of characters of a title, of a location and of notes.
  public static let textLimit = 500
  /// The number of characters at which forms begin to show how many are left.
  public static let textWarning = 450
  /// The minimum length of a long-term event, in seconds. Long-term events never conflict and are shown as all-day
  /// events. It is 23 hours, the length of the shortest day.
  public static let longTerm = 23 * 3600

  /// The last day that the event covers. The midnight at which an all-day event ends does not count.
  public var lastDay: Day { isAllDay ? max(start.day, end.day - 1) : end.day }

  public var isOfSeveralDays: Bool { start.day != lastDay }

  /// Whether the event blocks time, so that overlaps count as conflicts. All-day and long-term events do not block
  /// time.
  public var takesTime: Bool { !isAllDay && end.instant - start.instant < Self.longTerm }

  /// Whether the event is a stored series, rather than a single event or an occurrence.
  public var isSeries: Bool { occurrence == nil && (rule != nil || !added.isEmpty) }

  /// Returns whether both events have the same contents and instants, even if their local times are in different time
  /// zones.
  func saysSame(as other: Event) -> Bool {
    var other = other
    guard start.instant == other.start.instant, end.instant == other.end.instant else {
      return false
    }
    (other.start, other.end) = (start, end)
    return self == other
  }

  /// Returns whether two events overlap and both block time. Occurrences of one series never conflict.
  public func isInConflict(with other: Event) -> Bool {
    series != other.series && takesTime && other.takesTime
      && start.instant < other.end.instant && other.start.instant < end.instant
  }

  /// The id of the series of an occurrence, or the id of the event.
  var series: Domain.ID<Event> { occurrence?.series ?? id }

  /// Returns whether an event is sorted before another within a day: by start (all-day first), end, title and id.
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

/// The fields of an event, which forms show and messages name.
public enum EventField: String, Hashable, Sendable {
  case title, body, from, to
  case days = "day"
  case repeating = "repeat"
  case remind
  case companions = "with"
  case location
  case countdown
}

extension Event {
  public static func title(_ raw: String) throws(EventRefusal) -> SingleLineText {
    do throws(TextRefusal) { return try SingleLineText(raw, limit: textLimit) } catch {
      switch error {
      case .empty: throw .titleEmpty
      case .tooLong(let limit): throw .titleTooLong(limit: limit)
      case .controlCharacter: throw .controlCharacter(.title)
      }
    }
  }

  /// Validates a location. Returns nil if the text is empty.
  static func location(_ raw: String) throws(EventRefusal) -> SingleLineText? {
    do throws(TextRefusal) { return try SingleLineText(raw, limit: textLimit) } catch {
      switch error {
      case .empty: return nil
      case .tooLong(let limit): throw .locationTooLong(limit: limit)
      case .controlCharacter: throw .controlCharacter(.location)
      }
    }
  }

  /// Validates notes. Returns nil if the text is empty.
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

/// A rule of the Schedule part that an input breaks. The user can correct each of these errors.
public enum EventRefusal: Error, Hashable, Sendable {
  case titleEmpty
  case titleTooLong(limit: Int)
  case locationTooLong(limit: Int)
  case bodyTooLong(limit: Int)
  case controlCharacter(EventField)
  /// The end is not after the start. Carries the two times as they were resolved.
  case endNotAfterStart(start: Now, end: Now)
  /// The instant is outside the supported range in some time zone.
  case outOfCalendar
  /// The event changed after the change that the user wants to undo.
  case changedSince
  /// The recurrence rule is not valid.
  case badRecurrence(RepeatRefusal)
  /// The rule names fixed days, so it cannot be moved together with the start.
  case ruleNamesDays
  /// The event is a series, and no scope was given. `on` is the day of the next occurrence.
  case whichOccurrence(on: Day)
  case noSuchOccurrence(Day)
  /// The event is not a series, so a scope is not allowed.
  case comesOnce
  /// The event is a single occurrence, which cannot have its own recurrence rule.
  case oneOccurrence
  /// Occurrences before today would also change. Carries their number.
  case changesPast(Int)
  /// There are too many reminders, or a reminder is after the start or too long before it.
  case reminderRange
}

public enum ScheduleFailure: StorageFailing, Equatable, Sendable {
  case refused(EventRefusal)
  case unknown(reference: String, nearest: [String] = [])
  /// The reference matches several events.
  case ambiguous(reference: String, [Event])
  case storage(StorageFailure)
}
