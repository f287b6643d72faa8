import Domain
import PresentationKit
import TextUI

/// Handling of events, and opening of routes, in the books part.
extension ReadingPages {
  mutating func receive(_ event: ReadingEvent) -> [ScreenEffect] {
    let taken = updateAll { $0.receive(.reading(event)) }
    switch event {
    case .home, .book, .newTarget, .shelf, .analysis, .search: return taken
    case .done(let change): return taken + [.done(change.sentence)] + celebrate(change)
    case .failed(let report): return taken + [.failed(report)]
    }
  }

  private func celebrate(_ change: ReadingChange) -> [ScreenEffect] {
    guard let celebration = change.celebration else { return [] }
    return [.signal, .open(.reading(.celebrate(celebration)))]
  }

  mutating func open(_ route: Route) -> [ScreenEffect]? {
    if let route = route.reading { open(route) } else { nil }
  }

  private mutating func open(_ route: ReadingRoute) -> [ScreenEffect] {
    switch route {
    case .page(let page): return [.home] + turn(to: page).map(ScreenEffect.work)
    case .book(let id): return [.show(BookScreen(id, context))]
    case .new: return [.show(BookForm(nil, context)), .work(.reading(.newTarget))]
    case .edit(let book): return [.show(BookForm(book, context))]
    case .read(let book): return [.show(ReadForm(book, context))]
    case .quote(let book): return [.show(QuoteForm(book, nil, context))]
    case .requote(let sentence, let book): return [.show(QuoteForm(book, sentence, context))]
    case .records(let book): return [.show(RecordsScreen(book, context))]
    case .celebrate(let celebration):
      // The form is below the confetti, so that the key that ends the confetti leads to it.
      return [
        .show(FinishedForm(celebration.book, context)),
        .show(CelebrationScreen(celebration, context)),
      ]
    case .question(let question): return [.show(QuestionScreen(question, context))]
    case .search(let route): return open(route)
    case .shelf(let route): return open(route)
    case .analysis(let route): return open(route)
    }
  }
}
