/// What is to be changed about an event; what is not mentioned stays.
public struct EventChange: Equatable, Sendable {
  /// The new title.
  public var title: String?
  /// The new text; empty takes it away.
  public var body: String?
  /// Where it is from now on; empty takes it away.
  public var location: String?
  /// The new beginning.
  public var start: DayAndTime?
  /// The new end.
  public var end: DayAndTime?
  /// The days it takes from now on, from the first through the last.
  public var days: ClosedRange<Day>?
  /// How it comes again from now on.
  public var repeating: TypedRepeat?
  /// How many seconds before its start one is reminded from now on.
  public var reminders: [Int]?
  /// The ids of the people it is with from now on.
  public var companions: [String]?

  /// Describes a change.
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

/// How somebody says that an event comes again.
public struct TypedRepeat: Hashable, Sendable {
  /// The words or the rule; empty where it comes once.
  public let text: String
  /// In which order days and months are read.
  public let order: DateOrder

  /// Takes what was typed.
  public init(_ text: String, order: DateOrder = .monthFirst) {
    self.text = text
    self.order = order
  }
}

/// Which occurrences of a series are meant.
public enum SeriesScope: Hashable, Sendable {
  /// The one of a day.
  case this(Day)
  /// The one of a day and all that come after it.
  case following(Day)
  case all

  /// Whether only one occurrence is meant.
  public var isOfOne: Bool {
    switch self {
    case .this: true
    case .following, .all: false
    }
  }
}

extension EventTimes {
  /// Changes an event as somebody wants. A start that is moved takes the end along; a time that is
  /// not mentioned stays to the second.
  mutating func change(_ event: inout Event, by change: EventChange) throws(EventRefusal) {
    if let title = change.title { event.title = try Event.title(title) }
    if let body = change.body { event.body = try Event.body(body) }
    if let location = change.location { event.location = try Event.location(location) }
    if let companions = change.companions { event.companions = companions }
    if let reminders = change.reminders { event.reminders = try Event.reminders(reminders) }
    if let days = change.days {
      try fill(days, with: &event)
    } else {
      try move(&event, by: change)
    }
  }

  /// Has an event take whole days.
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
      // Of several whole days the last one stays the last.
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
  /// The most reminders of one event, and the longest time before it, in seconds.
  public static let mostReminders = 10
  public static let longestReminder = 366 * 86_400

  /// Accepts how long before its start somebody wants to be reminded.
  static func reminders(_ seconds: [Int]) throws(EventRefusal) -> [Int] {
    guard seconds.count <= mostReminders,
      seconds.allSatisfy({ $0 >= 0 && $0 <= longestReminder })
    else { throw .reminderRange }
    return Set(seconds).sorted(by: >)
  }
}
