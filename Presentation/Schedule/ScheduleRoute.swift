package import Domain
package import PresentationKit

/// The screens of the schedule that other screens can open.
package enum ScheduleRoute: FeatureRoute {
  /// The form for a new event on a day.
  case new(Day)
  case edit(Event)
  /// The form for some occurrences of a series, which shows one of them.
  case editSome(Event, SeriesScope)
  /// The search for events or a day.
  case find
  /// The home screen on a day, with an event selected unless nil.
  case day(Day, ID<Event>?)
  /// The agenda from a day on.
  case agenda(Day)
  /// The week that contains a day.
  case week(Day)
  /// The year that contains a day.
  case year(Day)

  /// Whether the screen exists to change data.
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
  package var schedule: ScheduleRoute? { cast() }
}
