import Domain
import PresentationKit
import TextUI

/// The sayings home screen's handling of answers and routes.
extension SayingsScreen {
  mutating func receive(_ answer: FeatureEvent) -> [ScreenEffect] {
    if let event = answer.settings, let page = event.page {
      lettering = SayingLettering(page)
      cardStyle = CardStyle(options: ColourOptions(page))
    }
    guard let event = answer.sayings else { return [] }
    switch event {
    case .loaded(let query, let slice): show(slice, for: query)
    case .recommended(let saying): recommend(saying)
    // Opening a saying marks it as seen, so the list behind it is reloaded.
    case .opened(let saying, let index):
      let isKnown = index == nil && isSeen(saying.number, at: now)
      return isKnown ? [] : [.work(load(at: saying.number))]
    case .nothingFurther: return [.say(NoticeLine(.plain, words.nothingFurther))]
    case .added(let saying, let sentence):
      showAll()
      wanted = saying.number
      return [.done(sentence)]
    case .changed(_, let sentence): return [.done(sentence)]
    case .removed(_, let sentence): return [.home, .done(sentence)]
    case .saved(let sentence): return [.done(sentence)]
    case .failed(let report): return [.failed(report)]
    }
    return []
  }

  mutating func open(_ route: Route) -> [ScreenEffect]? {
    if let route = route.sayings { open(route) } else { nil }
  }

  private func open(_ route: SayingsRoute) -> [ScreenEffect] {
    switch route {
    case .saying(let number, let query, let index):
      [
        .show(
          SayingScreen(
            number, at: index, from: query, lettering: lettering, style: style, context))
      ]
    case .new: [.show(SayingForm(nil, style: style, context))]
    case .edit(let saying): [.show(SayingForm(saying, style: style, context))]
    case .share(let saying, let style):
      [.show(QuestionScreen(.sharing(saying, style, words), context))]
    case .save(let saying, let form, let style):
      [.show(SavingSheet(saying, form, style, context))]
    }
  }
}

extension SayingLettering {
  /// Reads the lettering of sayings on the screen from the settings; plain by default.
  init(_ page: SettingsPage) {
    self = SayingLettering(rawValue: page.value(of: .sayingsLettering)) ?? .plain
  }
}
