package import Domain
package import PresentationKit
import TextUI

/// What the screens of the schedule ask of the features.
package enum ScheduleWork: FeatureRequest {
  /// A day with its events, and the busy days of its month.
  case page(Day)
  /// All that touches some days.
  case days(ClosedRange<Day>)
  /// How full a year is.
  case year(Int)
  case plan(EventDraft)
  case edit(Event, EventChange)
  case remove(Event)
  /// What somebody wants to do to an occurrence, of which it has to be asked which others are meant.
  case series(Event, SeriesDeed)
  case editSome(Event, EventChange, SeriesScope)
  case removeSome(Event, SeriesScope)
  case search(String)
  /// What an event from one time to another would come to, besides the one that is changed.
  case weigh(from: DayAndTime, to: DayAndTime, besides: Event?)

  package func answer(of runner: EffectRunner) -> FeatureEvent {
    .schedule(run(runner.features.schedule, runner.language))
  }

  package var removesRecord: Bool {
    switch self {
    case .remove: true
    case .page, .days, .year, .plan, .edit, .series, .editSome, .removeSome, .search, .weigh: false
    }
  }
}

/// What can be done to some occurrences of a series.
package enum SeriesDeed: Equatable, Sendable { case edit, remove }

/// A day with what stands around it.
package struct SchedulePage: Equatable, Sendable {
  package let agenda: DayAgenda
  /// The days of its month that have events.
  package let busy: [Day]

  /// Puts a page together.
  package init(agenda: DayAgenda, busy: [Day]) {
    self.agenda = agenda
    self.busy = busy
  }
}

/// What the features answered.
package enum ScheduleEvent: FeatureMessage {
  case page(SchedulePage)
  case days([DayAgenda])
  case year(ScheduleYear)
  /// Something was done, with the sentences to say about it.
  case done(Event, [String])
  case found(String, [Event])
  /// Which occurrences are meant is to be asked; how many lie before today from this one on, and of
  /// all.
  case series(Event, SeriesDeed, past: Int, pastOfAll: Int)
  /// What an event would come to; nothing where its times cannot be.
  case weighed(PlannedEvent?)
  /// Nothing was done, for the reason given.
  case failed(Report)

  package var isFailure: Bool {
    switch self {
    case .failed: true
    case .page, .days, .year, .done, .found, .series, .weighed: false
    }
  }
}

extension ScheduleWork {
  /// How many events a search shows of those that come, and of those that are over.
  static let mostFound = 100

  /// Does the work.
  func run(_ schedule: Schedule, _ language: Language) -> ScheduleEvent {
    let words = ScheduleWords(language)
    let now = schedule.look.now
    let desk = ScheduleDesk(schedule: schedule, words: words)
    do throws(ScheduleError) {
      switch self {
      case .page(let day):
        let agenda = try schedule.look.day(day)
        return .page(SchedulePage(agenda: agenda, busy: try schedule.look.busyDays(inMonthOf: day)))
      case .days(let days): return .days(try schedule.look.days(days))
      case .year(let year): return .year(try schedule.look.year(year))
      case .plan(let draft): return done(try desk.plan(draft), language)
      case .edit(let event, let change):
        return done(
          try desk.edit(event.id, change, isPlaced: change.start != nil), language)
      case .remove(let event):
        return done(try desk.remove(event, nil, evenPast: false), language)
      case .series(let event, let deed):
        let past = try schedule.edit.past(of: event)
        return .series(event, deed, past: past.following, pastOfAll: past.all)
      // The question said how many lie before today.
      case .editSome(let event, let change, let scope):
        return done(
          try desk.edit(event, change, scope, evenPast: true, isPlaced: change.start != nil),
          language)
      case .removeSome(let event, let scope):
        return done(try desk.remove(event, scope, evenPast: true), language)
      case .search(let text):
        let typed = TypedFilter<EventFacet>(text)
        return .found(text, try schedule.look.search(typed.filter, atMost: Self.mostFound))
      case .weigh(let start, let end, let known):
        return .weighed(try schedule.plan.weigh(from: start, to: end, besides: known))
      }
    } catch {
      if case .unknown = error, let event { return .failed(words.gone(event)) }
      return .failed(words.report(error, at: now))
    }
  }

  private func done(_ answer: Answer<Event>, _ language: Language) -> ScheduleEvent {
    .done(answer.record, [answer.said(in: language)] + answer.remarks)
  }

  /// The event that is to be changed.
  private var event: Event? {
    switch self {
    case .edit(let event, _), .remove(let event), .series(let event, _),
      .editSome(let event, _, _), .removeSome(let event, _):
      event
    case .page, .days, .year, .plan, .search, .weigh: nil
    }
  }
}

extension Work {
  package static func schedule(_ request: ScheduleWork) -> Work { Work(request) }
}

extension FeatureEvent {
  package static func schedule(_ message: ScheduleEvent) -> FeatureEvent { FeatureEvent(message) }
  package var schedule: ScheduleEvent? { cast() }
}
