package import Domain
package import PresentationKit

/// The screens of the people part that other screens can open.
package enum PeopleRoute: FeatureRoute {
  case card(Plant)
  /// The form for a new person; it starts with the data of a contact card unless nil is given.
  case newPerson(PersonPrefill?)
  /// The contact picker.
  case contacts
  /// The form for registering several cards at once.
  case plantMany(Set<ID<AddressCard>>)
  case edit(Plant)
  /// The menu of actions for a plant, such as watering.
  case care(Plant)
  /// The form for recording a contact; `by` is the channel if the contact was begun in Haru.
  case water(Plant, by: Watering.Channel? = nil)
  case postpone(Plant)
  /// The month around a day, or only the week with that day's notes.
  case calendar(Plant, Day, asWeek: Bool = false)
  /// The timeline of everything recorded about a person.
  case timeline(Plant)
  /// The form for editing the note of a watering.
  case review(Plant, Watering)
  /// The list of a person's dates.
  case dates(Plant)
  /// The form for a date; nil for a new one.
  case date(Plant, PersonDate?)
  /// The list of what was given to a person, received, lent and borrowed.
  case gifts(Plant)
  /// The form for a gift or loan; nil for a new one.
  case gift(Plant, Gift?)
  /// The guide to a person's kind of plant.
  case guide(Plant)
  /// Opens no screen. Haru does not ask about the person's pending contact again for now.
  case later(ID<Person>)
  case question(Question)

  /// Whether the screen serves to change data.
  package var leadsToChanges: Bool {
    switch self {
    case .newPerson, .contacts, .plantMany, .edit, .care, .water, .postpone, .review, .date, .gift,
      .question:
      true
    case .card, .calendar, .timeline, .dates, .gifts, .guide, .later: false
    }
  }

  package var part: Part? { .people }
}

extension Route {
  package static func people(_ route: PeopleRoute) -> Route { Route(route) }
  package var people: PeopleRoute? { cast() }
}
