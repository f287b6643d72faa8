package import Domain

/// What the page of the day asks of the features.
package enum TodayWork: Equatable, Sendable {
  /// All that the day asks for.
  case page

  /// Does the work.
  func run(_ today: Today) -> TodayEvent {
    switch self {
    case .page: .page(today.page())
    }
  }
}

/// What the features answered.
package enum TodayEvent: Equatable, Sendable {
  case page(TodayPage)
}
