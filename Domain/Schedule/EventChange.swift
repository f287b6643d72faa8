/// A partial change of an event. If a field is nil, the value of the event stays unchanged.
public struct EventChange: Equatable, Sendable {
  public var title: String?
  /// The new notes. An empty text removes the notes.
  public var body: String?
  /// The new location. An empty text removes the location.
  public var location: String?
  public var start: DayAndTime?
  public var end: DayAndTime?
  /// The new days of an all-day event, both ends included.
  public var days: ClosedRange<Day>?
  /// The new recurrence. An empty text removes the recurrence.
  public var repeating: TypedRepeat?
  /// The new reminders, in seconds before the start.
  public var reminders: [Int]?
  /// The ids of the new companions.
  public var companions: [String]?
  /// Whether the days until the event are counted down from now on.
  public var countdown: Bool?

  public init(
    title: String? = nil, body: String? = nil, start: DayAndTime? = nil, end: DayAndTime? = nil,
    days: ClosedRange<Day>? = nil, repeating: TypedRepeat? = nil, reminders: [Int]? = nil
  ) {
    self.title = title
    self.body = body
    self.start = start
    self.end = end
    self.days = days
    self.repeating = repeating
    self.reminders = reminders
  }
}

/// A recurrence as the user typed it.
public struct TypedRepeat: Hashable, Sendable {
  /// The phrase or rule; empty if the event does not recur.
  public let text: String
  /// The order of day and month in typed dates.
  public let order: DateOrder

  public init(_ text: String, order: DateOrder = .monthFirst) {
    self.text = text
    self.order = order
  }
}

/// The occurrences of a series that a change applies to.
public enum SeriesScope: Hashable, Sendable {
  /// The occurrence of one day.
  case this(Day)
  /// The occurrence of one day and all later ones.
  case following(Day)
  case all

  public var isOfOne: Bool {
    switch self {
    case .this: true
    case .following, .all: false
    }
  }
}

extension EventTimes {
  /// Applies a change to an event. A new start without a new end keeps the length of a timed event. A time that the
  /// change does not set keeps its seconds.
  mutating func change(_ event: inout Event, by change: EventChange) throws(EventRefusal) {
    if let title = change.title { event.title = try Event.title(title) }
    if let body = change.body { event.body = try Event.body(body) }
    if let location = change.location { event.location = try Event.location(location) }
    if let companions = change.companions { event.companions = companions }
    if let countdown = change.countdown { event.isCountedDown = countdown }
    if let reminders = change.reminders { event.reminders = try Event.reminders(reminders) }
    if let days = change.days {
      try fill(days, with: &event)
    } else {
      try move(&event, by: change)
    }
  }

  /// Makes the event an all-day event.
  mutating func fill(_ days: ClosedRange<Day>, with event: inout Event) throws(EventRefusal) {
    guard days.upperBound < Day.range.upperBound - 1 else { throw .outOfCalendar }
    event.isAllDay = true
    event.zone = nil
    event.start = Now(day: days.lowerBound, time: TimeOfDay(seconds: 0), offset: 0)
    event.end = Now(day: days.upperBound + 1, time: TimeOfDay(seconds: 0), offset: 0)
  }

  private mutating func move(_ event: inout Event, by change: EventChange) throws(EventRefusal) {
    let wasAllDay = event.isAllDay
    if change.start != nil || change.end != nil { event.isAllDay = false }
    switch (change.start, change.end) {
    case (nil, nil): return
    case (let start?, let end?): (event.start, event.end) = try span(from: start, to: end)
    case (nil, let end?):
      event.end = moment(end, for: .to)
      guard event.start.instant < event.end.instant else {
        throw .endNotAfterStart(start: calendar.local(event.start.instant), end: event.end)
      }
    case (let start?, nil):
      // A former all-day event of several days keeps its last day.
      let length =
        wasAllDay
        ? 3600 + max(0, event.end.day - event.start.day - 1) * 86_400
        : event.end.instant - event.start.instant
      event.start = moment(start, for: .from)
      event.end = calendar.later(event.start, by: length)
    }
    _ = try Self.inCalendar(event.start, event.end)
  }
}

extension Event {
  /// The maximum number of reminders of one event.
  public static let mostReminders = 10
  /// The maximum time from a reminder to the start of the event, in seconds.
  public static let longestReminder = 366 * 86_400

  /// Validates reminders, sorts them with the earliest first and drops duplicates.
  static func reminders(_ seconds: [Int]) throws(EventRefusal) -> [Int] {
    guard seconds.count <= mostReminders,
      seconds.allSatisfy({ $0 >= 0 && $0 <= longestReminder })
    else { throw .reminderRange }
    return Set(seconds).sorted(by: >)
  }
}
