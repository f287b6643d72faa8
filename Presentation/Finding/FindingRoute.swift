package import Domain

/// A page across all parts that something else can lead to.
package enum FindingRoute: Equatable, Sendable {
  /// The search, with nothing in its line yet.
  case search
  /// The page of a day, or of today, on which a record may be chosen.
  case timeline(Day?, choosing: ItemName? = nil)
}
