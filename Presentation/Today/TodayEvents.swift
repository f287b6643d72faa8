package import Domain
package import PresentationKit

/// What the page of the day asks of the features.
package enum TodayWork: FeatureRequest {
  /// All that the day asks for.
  case page

  /// Does the work.
  func run(_ today: Today) -> TodayEvent {
    switch self {
    case .page: .page(today.page())
    }
  }

  package func answer(of runner: EffectRunner) -> FeatureEvent {
    .today(run(runner.features.today))
  }
}

/// What the features answered.
package enum TodayEvent: FeatureMessage {
  case page(TodayPage)

  package var isFailure: Bool { false }
}

extension Work {
  /// Reads what the tabs count.
  static let figures = Work.today(.page)

  package static func today(_ request: TodayWork) -> Work { Work(request) }
}

extension FeatureEvent {
  package static func today(_ message: TodayEvent) -> FeatureEvent { FeatureEvent(message) }
  var today: TodayEvent? { cast() }
}

extension Part {
  static let today = Part("today", PartWords.today) { look, _, _ in TodayScreen(look) }
}
