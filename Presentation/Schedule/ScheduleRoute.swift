package import Domain
package import PresentationKit

/// The screens of the schedule that other screens can open.
package enum ScheduleRoute: FeatureRoute {
  /// The form for a new event on a day.
  case new(Day)
  case edit(Event)
  /// The form for editing some occurrences of a series, which shows one of these occurrences.
  case editSome(Event, SeriesScope)
  /// The screen for searching events or a day.
  case find
  /// The home screen of the schedule at a day. If an id is given, that event is selected.
  case day(Day, ID<Event>?)
  /// The agenda from a day on.
  case agenda(Day)
  /// The week that contains a day.
  case week(Day)
  /// The year that contains a day.
  case year(Day)

  /// Whether the screen serves to change data.
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
