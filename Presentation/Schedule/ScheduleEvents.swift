package import Domain
package import PresentationKit
import TextUI

/// Requests that the screens of the schedule send to the features.
package enum ScheduleWork: FeatureRequest {
  /// Loads all events that overlap a range of days.
  case days(ClosedRange<Day>)
  /// Loads how busy the days are in the month of a day.
  case month(Day)
  /// Loads the number and total length of events for each day of a year.
  case year(Int)
  case plan(EventDraft)
  case edit(Event, EventChange)
  case remove(Event)
  /// Counts past occurrences, before the user is asked which occurrences to change.
  case series(Event, SeriesChange)
  case editSome(Event, EventChange, SeriesScope)
  case removeSome(Event, SeriesScope)
  case search(String)
  /// Requests a preview of an event at these times as it would be saved; `besides` is the event being edited.
  case weigh(from: DayAndTime, to: DayAndTime, besides: Event?)

  package func answer(of runner: EffectRunner) -> FeatureEvent {
    .schedule(run(runner.features.schedule, runner.language))
  }

  package var removesRecord: Bool {
    switch self {
    case .remove: true
    case .days, .month, .year, .plan, .edit, .series, .editSome, .removeSome, .search, .weigh: false
    }
  }
}

/// A kind of change to some occurrences of a series.
package enum SeriesChange: Equatable, Sendable { case edit, remove }

/// Answers that the features send to the screens of the schedule.
package enum ScheduleEvent: FeatureMessage {
  /// Loaded days, and the birthdays on them.
  case days([DayAgenda], [Day: [CalendarOccasion]])
  /// How busy the days of a month are, and the birthdays. The month is given by its first day.
  case month(Day, MonthLoad, [Day: [CalendarOccasion]])
  /// A year, and the weights by which its days are shaded.
  case year(ScheduleYear, shaded: ShadedDays)
  /// A change was made; the texts are the notice to show.
  case done(Event, [String])
  case results(String, [Event])
  /// The user must choose the occurrences to change. `past` counts the occurrences before today, from the shown
  /// occurrence on; `pastOfAll` counts those of the whole series.
  case series(Event, SeriesChange, past: Int, pastOfAll: Int)
  /// The preview of an event as it would be saved; nil if its times are not possible.
  case weighed(PlannedEvent?)
  /// The request failed and changed nothing.
  case failed(Report)

  package var isFailure: Bool {
    switch self {
    case .failed: true
    case .days, .month, .year, .done, .results, .series, .weighed: false
    }
  }
}

extension ScheduleWork {
  /// The maximum number of upcoming events in a search result, and also of past events.
  static let mostResults = 100

  func run(_ schedule: Schedule, _ language: Language) -> ScheduleEvent {
    let words = ScheduleWords(language)
    let now = schedule.queries.now
    let actions = ScheduleActions(schedule: schedule, words: words)
    do throws(ScheduleFailure) {
      switch self {
      case .days(let days):
        return .days(try schedule.queries.days(days), birthdays(days, schedule))
      case .month(let day):
        let first = day.firstOfMonth
        return .month(
          first, try schedule.queries.month(of: day), birthdays(first...first.lastOfMonth, schedule)
        )
      case .year(let year):
        let (year, shaded) = try schedule.queries.shadedYear(year)
        return .year(year, shaded: shaded)
      case .plan(let draft): return done(try actions.plan(draft), language)
      case .edit(let event, let change):
        return done(
          try actions.edit(event.id, change, isPlaced: change.start != nil), language)
      case .remove(let event):
        return done(try actions.remove(event, nil, evenPast: false), language)
      case .series(let event, let change):
        let past = try schedule.edit.past(of: event)
        return .series(event, change, past: past.following, pastOfAll: past.all)
      // The question already said how many occurrences before today are affected.
      case .editSome(let event, let change, let scope):
        return done(
          try actions.edit(event, change, scope, evenPast: true, isPlaced: change.start != nil),
          language)
      case .removeSome(let event, let scope):
        return done(try actions.remove(event, scope, evenPast: true), language)
      case .search(let text):
        let typed = TypedFilter<EventFacet>(text)
        return .results(text, try schedule.queries.search(typed.filter, atMost: Self.mostResults))
      case .weigh(let start, let end, let known):
        return .weighed(try schedule.plan.weigh(from: start, to: end, besides: known))
      }
    } catch {
      if case .unknown = error, let event { return .failed(words.gone(event)) }
      return .failed(words.report(error, at: now))
    }
  }

  /// Returns the birthdays on some days. If they cannot be read, the days are shown without them.
  private func birthdays(_ days: ClosedRange<Day>, _ schedule: Schedule) -> [Day:
    [CalendarOccasion]]
  {
    do throws(StorageFailure) { return try schedule.queries.birthdays(days) } catch { return [:] }
  }

  private func done(_ answer: Answer<Event>, _ language: Language) -> ScheduleEvent {
    .done(answer.record, [answer.sentences(in: language)] + answer.remarks)
  }

  /// The event to be changed; nil for requests that change no event.
  private var event: Event? {
    switch self {
    case .edit(let event, _), .remove(let event), .series(let event, _),
      .editSome(let event, _, _), .removeSome(let event, _):
      event
    case .days, .month, .year, .plan, .search, .weigh: nil
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
