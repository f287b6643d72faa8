package import Domain
package import PresentationKit

/// A screen of the schedule that something else can lead to.
package enum ScheduleRoute: FeatureRoute {
  /// The form for a new event on a day.
  case new(Day)
  case edit(Event)
  /// The form for some occurrences of a series, which shows one of them.
  case editSome(Event, SeriesScope)
  /// The search for words or a day.
  case find
  /// The home on a day, with an event chosen where one is meant.
  case day(Day, ID<Event>?)
  /// What comes from a day on.
  case agenda(Day)
  /// The week of a day.
  case week(Day)
  /// The year of a day.
  case year(Day)

  /// Whether something is changed at the end of it.
  package var leadsToChanges: Bool {
    switch self {
    case .new, .edit, .editSome: true
    case .find, .day, .agenda, .week, .year: false
    }
  }

  package var part: Part? { .schedule }
}

extension Route {
  package static func schedule(_ route: ScheduleRoute) -> Route { Route(route) }
  var schedule: ScheduleRoute? { cast() }
}
