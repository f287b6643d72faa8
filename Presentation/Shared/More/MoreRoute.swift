package import Domain
package import PresentationKit

/// Screens reachable from More.
package enum MoreRoute: FeatureRoute {
  case page(SupportPage)
  case news
  /// The list of mood settings.
  case moods
  /// The latest version of Haru.
  case latest
  case tutorial(TutorialSubject)
  /// The list of tutorials.
  case tutorials
  /// The questions for a new user: notifications and contacts.
  case permissions(isFirst: Bool)
  /// The list of feedback kinds.
  case feedback
  case question(Question)
  case account(AccountRoute)
  case lock(LockRoute)
  case encryption(EncryptionRoute)
  case history(HistoryRoute)
  /// The import of files from other programs.
  case bringIn
  /// The lines to sort and the notes, with one of them selected, and given a day at once if `isSorting` is set.
  case notes(ID<Note>?, isSorting: Bool = false)
  /// The wall of counters, with one of them selected.
  case counts(ID<Counter>?)
  /// The question how much of a counter to add.
  case count(Counter)
  /// Sync between devices.
  case sync

  /// Whether Esc leads back to Today if the screen was opened there.
  package var leadsBack: Bool {
    switch self {
    case .bringIn, .notes, .counts, .count: true
    case .page, .news, .moods, .latest, .tutorial, .tutorials, .permissions, .feedback, .question,
      .account, .lock, .encryption, .history, .sync:
      false
    }
  }

  /// Whether the screen serves only to change data, so that it does not open in read-only mode.
  package var leadsToChanges: Bool {
    switch self {
    case .account(let route): route.leadsToChanges
    case .lock, .bringIn, .encryption(.form), .count: true
    case .page, .news, .moods, .latest, .tutorial, .tutorials, .permissions, .feedback, .question,
      .history, .notes, .counts, .sync, .encryption(.page):
      false
    }
  }

  package var part: Part? { .more }
}

extension Route {
  package static func more(_ route: MoreRoute) -> Route { Route(route) }
  package var more: MoreRoute? { cast() }
}

extension Part {
  package static let more = Part("more", Phrase("더보기", "More")) { context, _, version in
    MoreScreen(version: version, context)
  }
}
