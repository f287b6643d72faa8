import Domain

extension Route {
  /// The part a place belongs to.
  var part: Part? {
    switch self {
    case .people: .people
    case .sayings: .sayings
    case .moods: .moods
    case .schedule: .schedule
    case .reading: .reading
    case .more, .settings: .more
    case .finding: .finding
    case .entrance, .item: nil
    }
  }

  /// Whether something is changed at the end of it.
  var leadsToChanges: Bool {
    switch self {
    case .people(let route): route.leadsToChanges
    case .sayings(let route): route.leadsToChanges
    case .moods(let route): route.leadsToChanges
    case .schedule(let route): route.leadsToChanges
    case .reading(let route): route.leadsToChanges
    case .more, .settings, .entrance, .finding, .item: false
    }
  }
}
