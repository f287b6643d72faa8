package import Domain
package import PresentationKit
package import PresentationMoods

/// Requests of the Today screen to the features.
package enum TodayWork: FeatureRequest {
  /// Loads everything the page shows.
  case page
  /// Loads the moods of the week up to today.
  case week
  /// Loads the plants that are due next.
  case garden

  package func answer(of runner: EffectRunner) -> FeatureEvent {
    let today = runner.features.today
    switch self {
    case .page: return .today(.page(today.page(withLastWords: true)))
    case .week:
      do {
        return .today(.week(.success(try MoodWeek(upTo: today.day, runner.features.moods.queries))))
      } catch {
        return .today(.week(.failure(error)))
      }
    case .garden:
      var plants: [Plant] = []
      do {
        try runner.features.people.queries(PeopleQuery(limit: TodayScreen.plantsOnBoard)) {
          plants.append($0)
          return true
        }
      } catch {
        // The page says what is wrong with the part.
        return .today(.garden([]))
      }
      return .today(.garden(plants))
    }
  }
}

/// Answers of the features to the Today screen.
package enum TodayEvent: FeatureMessage {
  case page(TodayPage)
  /// The moods of the week, or why they could not be loaded.
  case week(Result<MoodWeek, MoodsFailure>)
  /// The plants that are due next; empty if they could not be loaded.
  case garden([Plant])

  package var isFailure: Bool {
    if case .week(.failure) = self { true } else { false }
  }
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
  package static let today = Part("today", PartWords.today) { context, _, _ in TodayScreen(context)
  }
}
