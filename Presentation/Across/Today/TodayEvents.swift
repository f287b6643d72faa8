package import Domain
package import PresentationKit
package import PresentationMoods

/// Requests of the Today screen to the features.
package enum TodayWork: FeatureRequest {
  /// Loads everything the page shows.
  case page
  /// Loads the moods of the week up to today.
  case week

  package func answer(of runner: EffectRunner) -> FeatureEvent {
    let today = runner.features.today
    switch self {
    case .page: return .today(.page(today.page()))
    case .week:
      // A failure of the moods is already shown on the page.
      let week = try? MoodWeek(upTo: today.day, runner.features.moods.look)
      return .today(.week(week))
    }
  }
}

/// Answers of the features to the Today screen.
package enum TodayEvent: FeatureMessage {
  case page(TodayPage)
  /// The moods of the week; nil if they could not be loaded.
  case week(MoodWeek?)

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
