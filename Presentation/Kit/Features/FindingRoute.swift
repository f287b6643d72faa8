package import Domain

/// A page across all parts that can be opened from elsewhere.
package enum FindingRoute: FeatureRoute {
  /// The search with an empty text.
  case search
  /// The timeline at a day, or today if nil, with a record selected if one is given.
  case timeline(Day?, choosing: ItemName? = nil)

  package var part: Part? { nil }
  package var leadsToChanges: Bool { false }
}

extension Route {
  package static func finding(_ route: FindingRoute) -> Route { Route(route) }
  package var finding: FindingRoute? { cast() }
}
