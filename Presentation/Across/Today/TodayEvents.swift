package import Domain
package import PresentationKit

/// Requests of the Today screen to the features.
package enum TodayWork: FeatureRequest {
  /// Loads everything the page shows.
  case page

  func run(_ today: Today) -> TodayEvent {
    switch self {
    case .page: .page(today.page())
    }
  }

  package func answer(of runner: EffectRunner) -> FeatureEvent {
    .today(run(runner.features.today))
  }
}

/// Answers of the features to the Today screen.
package enum TodayEvent: FeatureMessage {
  case page(TodayPage)

  package var isFailure: Bool { false }
}

extension Work {
  /// The request to load the page, from which the tabs take their counts.
  package static let figures = Work.today(.page)

  package static func today(_ request: TodayWork) -> Work { Work(request) }
}

extension FeatureEvent {
  package static func today(_ message: TodayEvent) -> FeatureEvent { FeatureEvent(message) }
  package var today: TodayEvent? { cast() }
}

extension Part {
  package static let today = Part("today", PartWords.today) { look, _, _ in TodayScreen(look) }
}
