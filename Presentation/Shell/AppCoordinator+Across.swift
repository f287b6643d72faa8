import Domain

/// What belongs to no part alone.
extension AppCoordinator {
  /// Takes what the history answered.
  mutating func hear(_ event: HistoryEvent) -> [AppEffect] {
    switch event {
    case .looked: return []
    }
  }

  /// Takes what was found.
  mutating func hear(_ event: FindingEvent) -> [AppEffect] {
    switch event {
    case .looked: return []
    }
  }
}
