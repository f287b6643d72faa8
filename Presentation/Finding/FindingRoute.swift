package import Domain

/// A page across all parts that something else can lead to.
package enum FindingRoute: Equatable, Sendable {
  /// The search, with nothing in its line yet.
  case search
  /// The timeline on a day, or on today.
  case timeline(Day?)
}
