package import Domain

/// A page across all parts that something else can lead to.
package enum FindingRoute: FeatureRoute {
  /// The search, with nothing in its line yet.
  case search
  /// The page of a day, or of today, on which a record may be chosen.
  case timeline(Day?, choosing: ItemName? = nil)

  package var part: Part? { nil }
  package var leadsToChanges: Bool { false }
}

extension Route {
  package static func finding(_ route: FindingRoute) -> Route { Route(route) }
  package var finding: FindingRoute? { cast() }
}
