import Domain
import PresentationKit
import TextUI

/// The schedule home screen's handling of answers and routes.
extension ScheduleScreen {
  mutating func receive(_ answer: FeatureEvent) -> [ScreenEffect] {
    guard let event = answer.schedule else { return [] }
    switch event {
    case .done(let event, let sentences): return [.home] + show(event, sentences)
    case .failed(let report): return [.failed(report)]
    case .series(let event, let change, let past, let all):
      let question = SeriesQuestion(
        words: words, event: event, change: change, past: past, all: all)
      return [.show(QuestionScreen(question.question, context))]
    case .days(let days, let born):
      context.language = context.language.with(birthdays: born)
      receive(days)
    case .month(let month, let load, let born):
      context.language = context.language.with(birthdays: born)
      show(load, of: month)
    case .results, .weighed, .year: break
    }
    return []
  }

  /// Shows the day of an event, unless the shown day already contains the event.
  private mutating func show(_ event: Event, _ sentences: [String]) -> [ScreenEffect] {
    let days = event.start.day...max(event.start.day, event.end.day)
    let kind: NoticeLine.Kind = sentences.count > 1 ? .plain : .good
    let notice = NoticeLine(kind, NoticeLine.joined(sentences))
    _ = go(to: days.contains(day) ? day : event.start.day, event.id)
    // The days around have changed too.
    return reload.map(ScreenEffect.work) + [.say(notice)]
  }

  mutating func open(_ route: Route) -> [ScreenEffect]? {
    guard let route = route.schedule else { return nil }
    switch route {
    case .new(let day): return [.show(EventForm(on: day, context))]
    case .edit(let event): return [.show(EventForm(event, context))]
    case .editSome(let event, let scope): return [.show(EventForm(event, context, scope))]
    case .find: return [.show(FindScreen(context))]
    case .day(let day, let event): return go(to: day, event).map(ScreenEffect.work)
    case .agenda(let day): return [.show(AgendaScreen(from: day, context))]
    case .week(let day): return [.show(WeekScreen(on: day, context))]
    case .year(let day): return [.show(ScheduleYearScreen(on: day, context))]
    }
  }
}
