package import PresentationKit

/// The places behind the comma.
package enum MoreRoute: FeatureRoute {
  case page(SupportPage)
  case news
  /// The settings of moods in one place.
  case moods
  /// Which version is the newest.
  case latest
  case tutorial(TutorialSubject)
  /// Which tutorial it is to be.
  case tutorials
  /// What is asked of somebody new: notices and contacts.
  case arrangements(isFirst: Bool)
  /// What a letter is to be about.
  case feedback
  case question(Question)
  case account(AccountRoute)
  case lock(LockRoute)
  case history(HistoryRoute)
  /// Where files of other programs come in.
  case bringIn
  /// Several computers, one Haru.
  case sync

  /// Whether something is changed at the end of it.
  package var leadsToChanges: Bool {
    switch self {
    case .account(let route): route.leadsToChanges
    case .lock, .bringIn: true
    case .page, .news, .moods, .latest, .tutorial, .tutorials, .arrangements, .feedback, .question,
      .history, .sync:
      false
    }
  }

  package var part: Part? { .more }
}

extension Route {
  package static func more(_ route: MoreRoute) -> Route { Route(route) }
  var more: MoreRoute? { cast() }
}

extension Part {
  static let more = Part("more", Phrase("더보기", "More")) { look, _, version in
    MoreScreen(version: version, look)
  }
}
