package import Domain

/// A page across all parts that other screens can open.
package enum FindingRoute: FeatureRoute {
  /// A new search without text.
  case search
  /// The timeline at a day, or at today if the day is nil. A record is selected if it is given.
  case timeline(Day?, choosing: ItemName? = nil)
  /// The year of a day as a film, stopped at that day.
  case film(Day)

  package var part: Part? { nil }
  package var leadsToChanges: Bool { false }
}

extension Route {
  package static func finding(_ route: FindingRoute) -> Route { Route(route) }
  package var finding: FindingRoute? { cast() }
}
