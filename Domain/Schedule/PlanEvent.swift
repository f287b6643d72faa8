/// The input for a new event.
public struct EventDraft: Equatable, Sendable {
  public var title: String
  /// The notes; may be empty.
  public var body: String
  public var times: Times
  /// The recurrence; nil for a single event.
  public var repeating: TypedRepeat?
  /// The reminders, in seconds before the start.
  public var reminders: [Int]
  /// The ids of the companions.
  public var companions: [String] = []
  /// The location; may be empty.
  public var location = ""
  /// Whether the days until the event are counted down.
  public var isCountedDown = false

  /// The times of an event, in local time.
  public enum Times: Equatable, Sendable {
    /// A timed event; if the end is nil, it lasts one hour.
    case hours(from: DayAndTime, to: DayAndTime?)
    /// Whole days, both ends included.
    case days(ClosedRange<Day>)
  }

  /// Creates a draft with a start time.
  public init(
    title: String, body: String = "", start: DayAndTime, end: DayAndTime? = nil,
    repeating: TypedRepeat? = nil, reminders: [Int] = []
  ) {
    self.init(
      title: title, body: body, .hours(from: start, to: end), repeating: repeating,
      reminders: reminders)
  }

  public init(
    title: String, body: String = "", _ times: Times, repeating: TypedRepeat? = nil,
    reminders: [Int] = []
  ) {
    self.title = title
    self.body = body
    self.times = times
    self.repeating = repeating
    self.reminders = reminders
  }
}

/// A stored or previewed event, with its adjusted times, conflicts and detached occurrences.
public struct PlannedEvent: Equatable, Sendable {
  public let event: Event
  /// The stored event before the change; nil for a new event, a changed series or a preview.
  public let before: Event?
  /// The requested times that were replaced by other times, with the reasons.
  public let adjustments: [Adjustment]
  /// The events that overlap this event.
  public let conflicts: [Event]
  /// Changed occurrences that no longer fit into the series and became single events.
  public let detached: [Event]

  public init(
    event: Event, before: Event? = nil, adjustments: [Adjustment] = [], conflicts: [Event] = [],
    detached: [Event] = []
  ) {
    self.event = event
    self.before = before
    self.adjustments = adjustments
    self.conflicts = conflicts
    self.detached = detached
  }
}

/// Adds events to the schedule.
public struct PlanEvent: Sendable {
  let schedule: any ScheduleRepository
  let queries: ScheduleQueries
  let ids: IDSource

  /// Stores a new event. Throws if the draft breaks a rule of the schedule.
  public func callAsFunction(_ draft: EventDraft) throws(ScheduleFailure) -> PlannedEvent {
    var event: Event
    var times = EventTimes(queries.calendar)
    do throws(EventRefusal) {
      let title = try Event.title(draft.title)
      let body = try Event.body(draft.body)
      let here = queries.now
      event = Event(id: ID(""), title: title, body: body, start: here, end: here)
      event.reminders = try Event.reminders(draft.reminders)
      event.companions = draft.companions
      event.isCountedDown = draft.isCountedDown
      event.location = try Event.location(draft.location)
      try times.set(&event, from: draft)
      event = event.copied(as: ids.id())
    } catch { throw .refused(error) }
    // The conflicts are looked up first: nothing may fail after the event is stored.
    let conflicts = try queries.conflicts(with: event)
    try schedule.add(event)
    return PlannedEvent(
      event: queries.planned(event), adjustments: times.adjustments, conflicts: conflicts)
  }
}

extension PlanEvent {
  /// Previews an event before it is stored: its resolved times and its conflicts. `besides` is the event that is being
  /// edited. Returns nil if the times are invalid.
  public func weigh(from start: DayAndTime, to end: DayAndTime, besides known: Event?)
    throws(ScheduleFailure) -> PlannedEvent?
  {
    var times = EventTimes(queries.calendar)
    let span: (Now, Now)
    do throws(EventRefusal) { span = try times.span(from: start, to: end) } catch { return nil }
    var event = Event(
      id: known?.id ?? ID(""), title: SingleLineText(stored: ""), start: span.0, end: span.1)
    event.occurrence = known?.occurrence
    return PlannedEvent(
      event: event, adjustments: times.adjustments, conflicts: try queries.conflicts(with: event))
  }
}

extension EventTimes {
  /// Sets the times and the recurrence of an event.
  mutating func set(_ event: inout Event, from draft: EventDraft) throws(EventRefusal) {
    switch draft.times {
    case .hours(let start, let end): (event.start, event.end) = try span(from: start, to: end)
    case .days(let days): try fill(days, with: &event)
    }
    if let words = draft.repeating { try repeats(&event, words) }
  }

  /// Sets the recurrence of an event from a phrase, and moves its start to the first day of the rule. An empty phrase
  /// removes the recurrence.
  mutating func repeats(_ event: inout Event, _ words: TypedRepeat) throws(EventRefusal) {
    if words.text.isEmpty {
      event.rule = nil
      event.leftOut = []
      event.added = []
      event.lengths = [:]
      return
    }
    // A rule that is entered here counts days in the local zone.
    if !event.isAllDay {
      event.zone = calendar.zone()
      event.start = calendar.local(event.start.instant)
      event.end = calendar.local(event.end.instant)
    }
    let start = event.start.day
    let rule: RepeatRule
    do throws(RepeatRefusal) {
      switch try RepeatPhrase(start: start, order: words.order).parse(words.text) {
      case .lunar(let date):
        let (rule, first) = try Self.lunar(date, from: start)
        if first != start { try begin(&event, on: first) }
        event.rule = SingleLineText(stored: rule.text)
        return
      case .rule(let wanted): rule = wanted
      }
      guard let first = rule.firstDay(from: start) else { throw .neverOccurs }
      try rule.check(start: first)
      if first != start { try begin(&event, on: first) }
    } catch { throw .badRecurrence(error) }
    event.rule = SingleLineText(stored: rule.text)
  }

  /// Returns the lunar rule with its first day. If `date` is nil, the lunar date of `day` is used.
  private static func lunar(_ date: LunarDate?, from day: Day) throws(RepeatRefusal)
    -> (rule: LunarRepeat, first: Day)
  {
    if let date {
      guard let first = date.next(onOrAfter: day) else { throw .outsideLunarCalendar }
      return (LunarRepeat(date), first.day)
    }
    guard let lunar = LunarDay(day) else { throw .outsideLunarCalendar }
    return (LunarRepeat(LunarDate(lunar)), day)
  }

  /// Moves an event to the first day of its rule.
  private mutating func begin(_ event: inout Event, on first: Day) throws(RepeatRefusal) {
    if event.isAllDay {
      let length = event.end.day - event.start.day
      guard first < Day.range.upperBound - length else { throw .neverOccurs }
      event.start = Now(day: first, time: event.start.time, offset: 0)
      event.end = Now(day: first + length, time: event.start.time, offset: 0)
    } else {
      let length = event.end.instant - event.start.instant
      event.start = calendar.moment(first, calendar.local(event.start.instant).time)
      event.end = calendar.later(event.start, by: length)
    }
    adjustments.append(Adjustment(.from, .fitted))
  }
}

extension ScheduleQueries {
  /// Returns the first occurrence of a series, or the event itself if it does not recur.
  func planned(_ event: Event) -> Event {
    guard event.isSeries else { return here(event) }
    return here(Series(event, calendar).first ?? event)
  }
}
