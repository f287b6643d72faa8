import Domain

/// What is asked for by the page that finds.
public enum FindingWork: Equatable, Sendable {
  case look

  /// Does the work.
  func run(_ features: Features, _ language: Language) -> FindingEvent {
    switch self {
    case .look: .looked
    }
  }
}

/// What was found.
public enum FindingEvent: Equatable, Sendable {
  case looked
}
