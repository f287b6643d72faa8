import Domain

/// What the history is asked for by the screens.
public enum HistoryWork: Equatable, Sendable {
  case look

  /// Does the work.
  func run(_ features: Features, _ language: Language) -> HistoryEvent {
    switch self {
    case .look: .looked
    }
  }
}

/// What the history answered.
public enum HistoryEvent: Equatable, Sendable {
  case looked
}
