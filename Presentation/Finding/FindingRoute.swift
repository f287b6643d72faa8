public import Domain

/// A page across all parts that something else can lead to.
public enum FindingRoute: Equatable, Sendable {
  /// The search, as it was left.
  case search
  /// The timeline on a day, or on today.
  case timeline(Day?)
}
