import Domain
import PresentationKit
import TextUI

/// The handling of answers and routes by the search screen.
extension FindingScreen {
  mutating func receive(_ answer: FeatureEvent) -> [ScreenEffect] {
    if case .failed(let report)? = answer.origin { return [.failed(report)] }
    guard let event = answer.finding else { return [] }
    switch event {
    case .results(let text, let part, let day, let hits):
      show(hits, day, for: text, in: part)
      return askForPicture()
    case .picture(let record, let day, let picture):
      if record == shown?.record, day == shown?.day { self.picture = picture }
    case .leads(let route): return [.open(route)]
    case .failed(let report): return [.failed(report)]
    case .day, .film, .saved: break
    }
    return []
  }

  mutating func open(_ route: Route) -> [ScreenEffect]? {
    guard let route = route.finding else { return nil }
    switch route {
    case .search:
      self = FindingScreen(context)
      return [.home]
    case .timeline(let day, let record):
      return [.show(TimelineScreen(on: day ?? today, choosing: record, context))]
    case .film(let day): return [.home, .show(FilmScreen(on: day, context))]
    }
  }
}
