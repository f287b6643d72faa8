package import Domain
package import PresentationKit

/// A screen of people that something else can lead to.
package enum PeopleRoute: FeatureRoute {
  case card(Plant)
  /// The form for somebody new, typed or taken from the address book.
  case newPerson(PersonPrefill?)
  /// The address book to choose from.
  case contacts
  /// The form in which several cards become plants at once.
  case plantMany(Set<ID<AddressCard>>)
  case edit(Plant)
  /// The choice of what to do for a plant.
  case care(Plant)
  /// The form in which a contact is recorded, with how it was begun if it was.
  case water(Plant, by: Watering.Channel? = nil)
  case postpone(Plant)
  /// The month of a plant, on a day; or the week of that day, with what was noted on it.
  case calendar(Plant, Day, asWeek: Bool = false)
  /// Everything there is with somebody, in one list.
  case timeline(Plant)
  /// The form in which the note of a watering is changed.
  case review(Plant, Watering)
  /// The pages about the kind of plant somebody is.
  case guide(Plant)
  /// Nowhere: how a contact went is not asked about again for now.
  case later(ID<Person>)
  /// A question with its answers.
  case question(Question)

  /// Whether something is changed at the end of it.
  package var leadsToChanges: Bool {
    switch self {
    case .newPerson, .contacts, .plantMany, .edit, .care, .water, .postpone, .review, .question:
      true
    case .card, .calendar, .timeline, .guide, .later: false
    }
  }

  package var part: Part? { .people }
}

extension Route {
  package static func people(_ route: PeopleRoute) -> Route { Route(route) }
  var people: PeopleRoute? { cast() }
}
