/// What somebody wants to plan.
public struct EventDraft: Equatable, Sendable {
  /// What it is called.
  public var title: String
  /// What else is to be known about it; may be empty.
  public var body: String
  /// When it is.
  public var times: Times
  /// How it comes again; nothing for what happens once.
  public var repeating: TypedRepeat?
  /// How many seconds before its start one is reminded.
  public var reminders: [Int]
  /// The ids of the people it is with.
  public var companions: [String] = []
  /// Where it is; may be empty.
  public var location = ""

  /// When an event is, as local clocks or a calendar on the wall show it.
  public enum Times: Equatable, Sendable {
    /// From one time to another; without an end for an hour.
    case hours(from: DayAndTime, to: DayAndTime?)
    /// Whole days, the last one included.
    case days(ClosedRange<Day>)
  }

  /// Writes a draft of something at a time.
  public init(
    title: String, body: String = "", start: DayAndTime, end: DayAndTime? = nil,
    repeating: TypedRepeat? = nil, reminders: [Int] = []
  ) {
    self.init(
      title: title, body: body, .hours(from: start, to: end), repeating: repeating,
      reminders: reminders)
  }

  /// Writes a draft.
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

/// An event that was kept, and what should be said about it.
public struct PlannedEvent: Equatable, Sendable {
  /// The event that was planned.
  public let event: Event
  /// What it was in the store until then; nothing for a new one.
  public let before: Event?
  /// Where its times are not the ones that were asked for.
  public let adjustments: [Adjustment]
  /// What is meant for the same time.
  public let conflicts: [Event]
  /// Changed occurrences that the series has no place for any more, and that stand by themselves.
  public let detached: [Event]

  /// Puts it together.
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

/// Plans an event.
public struct PlanEvent: Sendable {
  let schedule: any ScheduleRepository
  let look: ScheduleQueries
  let ids: IDSource

  /// Keeps an event, or says which rule it breaks.
  public func callAsFunction(_ draft: EventDraft) throws(ScheduleError) -> PlannedEvent {
    var event: Event
    var times = EventTimes(look.calendar)
    do throws(EventRefusal) {
      let title = try Event.title(draft.title)
      let body = try Event.body(draft.body)
      let here = look.now
      event = Event(id: ID(""), title: title, body: body, start: here, end: here)
      event.reminders = try Event.reminders(draft.reminders)
      event.companions = draft.companions
      event.location = try Event.location(draft.location)
      switch draft.times {
      case .hours(let start, let end):
        (event.start, event.end) = try times.span(from: start, to: end)
      case .days(let days): try times.fill(days, with: &event)
      }
      if let words = draft.repeating { try times.repeats(&event, words) }
      event = event.copied(as: ids.id())
    } catch { throw .refused(error) }
    // What is kept has to be told as kept, so nothing may fail afterwards.
    let conflicts = try look.conflicts(with: event)
    try schedule.add(event)
    return PlannedEvent(
      event: look.planned(event), adjustments: times.adjustments, conflicts: conflicts)
  }
}

extension PlanEvent {
  /// What an event from one time to another would come to, before it is kept: how long it would
  /// really last, what its times would become and what it would overlap, besides one that is being
  /// changed. Nothing comes back for times that cannot be.
  public func weigh(from start: DayAndTime, to end: DayAndTime, besides known: Event?)
    throws(ScheduleError) -> PlannedEvent?
  {
    var times = EventTimes(look.calendar)
    let span: (Now, Now)
    do throws(EventRefusal) { span = try times.span(from: start, to: end) } catch { return nil }
    var event = Event(
      id: known?.id ?? ID(""), title: Line(stored: ""), start: span.0, end: span.1)
    event.occurrence = known?.occurrence
    return PlannedEvent(
      event: event, adjustments: times.adjustments, conflicts: try look.conflicts(with: event))
  }
}

extension EventTimes {
  /// Has an event come again as somebody says. It begins on the first day that the rule chooses.
  mutating func repeats(_ event: inout Event, _ words: TypedRepeat) throws(EventRefusal) {
    if words.text.isEmpty {
      event.rule = nil
      event.leftOut = []
      event.added = []
      event.lengths = [:]
      return
    }
    // What is said here is meant by the clocks of here.
    if !event.isAllDay {
      event.zone = calendar.zone()
      event.start = calendar.local(event.start.instant)
      event.end = calendar.local(event.end.instant)
    }
    let start = event.start.day
    let rule: RepeatRule
    do throws(RepeatRefusal) {
      switch try RepeatPhrase(start: start, order: words.order).wish(words.text) {
      case .lunar(let date):
        let (rule, first) = try Self.lunar(date, from: start)
        if first != start { try begin(&event, on: first) }
        event.rule = Line(stored: rule.text)
        return
      case .rule(let wanted): rule = wanted
      }
      guard let first = rule.firstDay(from: start) else { throw .neverOccurs }
      try rule.check(start: first)
      if first != start { try begin(&event, on: first) }
    } catch { throw .badRecurrence(error) }
    event.rule = Line(stored: rule.text)
  }

  /// The rule of a lunar date with the first day it is kept; without one, of that of a day.
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
  /// A series that was just planned, as its first occurrence; anything else as it is.
  func planned(_ event: Event) -> Event {
    guard event.isSeries else { return here(event) }
    return here(Series(event, calendar).first ?? event)
  }
}
