public import Domain

/// What the screens of the schedule ask of the features.
public enum ScheduleWork: Equatable, Sendable {
  /// A day with its events, and the busy days of its month.
  case page(Day)
  case plan(EventDraft)
  case edit(Event, EventChange)
  case remove(Event)
  case search(String)
  /// What an event from one time to another would come to, besides the one that is changed.
  case weigh(from: DayAndTime, to: DayAndTime, besides: ID<Event>?)
  /// Takes back what was done last.
  case undo(ScheduleUndo)
}

/// What takes back a change of the schedule.
public enum ScheduleUndo: Equatable, Sendable {
  /// What was planned is put away.
  case planned(Event)
  /// What was changed is again what it was.
  case changed(from: Event, to: Event)
  /// What was put away comes back.
  case removed(Event)
}

/// A day with what stands around it.
public struct SchedulePage: Equatable, Sendable {
  public let agenda: DayAgenda
  /// The days of its month that have events.
  public let busy: [Day]

  /// Puts a page together.
  public init(agenda: DayAgenda, busy: [Day]) {
    self.agenda = agenda
    self.busy = busy
  }
}

/// What the features answered.
public enum ScheduleEvent: Equatable, Sendable {
  case page(SchedulePage)
  /// Something was done, with the sentences to say about it and what takes it back.
  case done(Event, [String], ScheduleUndo)
  /// Something was taken back.
  case undone(Event, String)
  case found(String, [Event])
  /// What an event would come to; nothing where its times cannot be.
  case weighed(PlannedEvent?)
  /// Nothing was done, for the reason given.
  case failed(Report)
}

extension ScheduleWork {
  /// How many events a search shows of those that come, and of those that are over.
  static let mostFound = 100

  /// Does the work.
  func run(_ schedule: Schedule, _ language: Language) -> ScheduleEvent {
    let words = ScheduleWords(language)
    let now = schedule.look.now
    do throws(ScheduleError) {
      switch self {
      case .page(let day):
        let agenda = try schedule.look.day(day)
        return .page(SchedulePage(agenda: agenda, busy: try schedule.look.busyDays(inMonthOf: day)))
      case .plan(let draft):
        let planned = try schedule.plan(draft)
        return .done(
          planned.event,
          [words.planned(planned.event, at: now)] + words.remarks(planned, at: now),
          .planned(planned.event))
      case .edit(let event, let change):
        let planned = try schedule.edit(event.id, change)
        return .done(
          planned.event,
          [words.changed(planned.event, at: now)] + words.remarks(planned, at: now),
          // What the store had is put back, which may be newer than what the form began with.
          .changed(from: planned.before ?? event, to: planned.event))
      case .remove(let event):
        let removed = try schedule.edit.remove(event.id)
        return .done(removed, [words.removed(removed)], .removed(removed))
      case .search(let text):
        return .found(text, try schedule.look.search(text, atMost: Self.mostFound))
      case .weigh(let start, let end, let id):
        return .weighed(try schedule.plan.weigh(from: start, to: end, besides: id))
      case .undo(let undo): return try undo.run(schedule, words)
      }
    } catch {
      if case .unknown = error, let event { return .failed(words.gone(event)) }
      return .failed(words.report(error, at: now))
    }
  }

  /// The event that is to be changed.
  private var event: Event? {
    switch self {
    case .edit(let event, _), .remove(let event), .undo(.planned(let event)),
      .undo(.changed(_, let event)), .undo(.removed(let event)):
      event
    case .page, .plan, .search, .weigh: nil
    }
  }
}

extension ScheduleUndo {
  fileprivate func run(_ schedule: Schedule, _ words: ScheduleWords) throws(ScheduleError)
    -> ScheduleEvent
  {
    switch self {
    case .planned(let event):
      let removed = try schedule.edit.takeBack(event)
      return .undone(removed, words.unplanned(removed))
    case .changed(let event, let made):
      let restored = try schedule.edit.putBack(event, insteadOf: made)
      return .undone(restored, words.restored(restored))
    case .removed(let event):
      let restored = try schedule.edit.restore(event.id)
      return .undone(restored, words.restored(restored))
    }
  }
}
