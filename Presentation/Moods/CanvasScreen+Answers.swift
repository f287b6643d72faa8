import Domain
import PresentationKit
import TextUI

/// Handles mood events and opens mood routes.
extension CanvasScreen {
  mutating func receive(_ answer: FeatureEvent) -> [ScreenEffect] {
    guard let event = answer.moods else { return [] }
    switch event {
    case .page(let page):
      show(page)
      return missingDays(around: page.canvas.day)
    case .added(let record, let sentence):
      go(to: record)
      land(record)
      return [.done(sentence)]
    case .changed(let record, let sentence):
      choose(after: record)
      return [.done(sentence)]
    case .removed(_, let sentence): return [.done(sentence)]
    case .shuffled(let page, let sentence):
      if hasMotion { shuffle(to: page) } else { show(page) }
      return [.say(NoticeLine(.good, sentence))]
    case .confirmed(let day, let sentence):
      return [.work(.moods(.canvas(day))), .say(NoticeLine(.good, sentence))]
    case .saved(let sentence): return [.done(sentence)]
    case .failed(let report): return [.failed(report)]
    case .year(let year): years[year.year.year] = year
    case .lately(let week): lately = week
    case .diary, .record, .month, .wall, .patterns: break
    }
    return []
  }

  mutating func open(_ route: Route) -> [ScreenEffect]? {
    if let route = route.moods { open(route) } else { nil }
  }

  private mutating func open(_ route: MoodsRoute) -> [ScreenEffect] {
    switch route {
    case .canvas(let day): return [.work(.moods(.canvas(day)))]
    case .quick:
      let theme = canvas.flatMap { $0.day == today ? $0.theme : nil }
      return [.show(QuickMoodScreen(theme: theme ?? .dawn, context))]
    case .gauge(let day):
      let isNew = !knowsGauge && page?.isEarly == true
      return [
        .show(
          GaugeScreen(
            day, theme: canvas?.theme ?? .dawn, showsHint: isNew, isKnown: knowsGauge, context))
      ]
    case .write(let level, let day):
      knowsGauge = true
      return [.show(MoodForm(level, on: day, theme: theme(of: day), context))]
    case .words(let level, let day, let typed):
      return [.show(MoodForm(level, on: day, theme: theme(of: day), typed: typed, context))]
    case .entry(let day): return [.show(MoodForm(on: day, context))]
    case .edit(let record): return [.show(MoodForm(record, context))]
    case .card(let record, let theme): return [.show(MoodCard(.record(record, theme), context))]
    case .tip(let number): return [.show(MoodCard(.tip(number), context))]
    case .diary(let day): return [.show(DiaryScreen(on: day, context))]
    case .year(let day): return [.show(MoodYearScreen(on: day, context))]
    case .patterns: return [.show(MoodCard(.patterns(nil), context))]
    case .shareYear(let year): return [.show(QuestionScreen(.saving(year, words), context))]
    case .saveYear(let year, let form):
      let name = "haru-\(year.year).\(form.rawValue)"
      return [.show(SingleLineForm(.saveYear(year, form), text: name, context))]
    case .name(let name): return [.show(SingleLineForm(.name, text: name ?? "", context))]
    case .save(let canvas, let form):
      let name = "haru-\(canvas.day).\(form.rawValue)"
      return [.show(SingleLineForm(.save(canvas, form), text: name, context))]
    case .share(let canvas):
      let question = ScreenEffect.show(QuestionScreen(.saving(canvas, words), context))
      // Before a canvas is shared, ask for the artist's name, but only once per session.
      if page?.artist != nil || isReadOnly || asksNoMore { return [question] }
      asksNoMore = true
      return [question, .show(SingleLineForm(.name, text: "", context))]
    }
  }

  /// Returns the theme of a day if its page is shown, else the default theme.
  private func theme(of day: Day) -> MoodTheme {
    canvas.flatMap { $0.day == day ? $0.theme : nil } ?? .dawn
  }
}
