import Domain
import PresentationKit

/// The requests of the garden and of a card.
extension PeopleWork {
  /// Returns the totals of the garden, the numbers of persons whose watering is overdue or due today, and the number of
  /// withered plants with full affection.
  func figures(_ people: People) throws(PeopleFailure) -> GardenFigures {
    let today = people.queries.today
    func due(by day: Day, length: Int) throws(PeopleFailure) -> PlantSlice {
      try people.queries.slice(PeopleQuery(dueBy: day), at: .index(0), length: length)
    }
    let late = try due(by: today - 1, length: Self.lateRead)
    return GardenFigures(
      garden: try people.queries.garden(), late: late.total,
      today: try due(by: today, length: 1).total - late.total,
      withered: late.items.count { $0.person.affection.points >= Affection.full },
      zone: people.zone())
  }

  /// The maximum number of overdue plants that are read to count the withered ones with full affection.
  private static let lateRead = 500

  func memories(of persons: [Person], _ people: People) throws(PeopleFailure)
    -> [ID<Person>: PlantMemory]
  {
    var memories: [ID<Person>: PlantMemory] = [:]
    for person in persons { memories[person.id] = PlantMemory(try people.queries.card(of: person)) }
    return memories
  }

  /// Returns today's latest contact with a person if it has no details yet.
  func bareContact(with person: Person, _ people: People) throws(PeopleFailure) -> Watering? {
    let today = people.queries.today
    return try people.reviews.month(of: person, around: today).waterings.last {
      $0.at.day == today && $0.keywords.isEmpty && $0.memo == nil
    }
  }

  /// Returns the contacts of the last year, oldest first. The month in which the year begins is included as a whole.
  func contactYear(of person: Person, _ people: People) throws(PeopleFailure) -> [Watering] {
    let today = people.queries.today
    var month = (today - (ContactYear.length - 1)).firstOfMonth
    var contacts: [Watering] = []
    while month <= today {
      contacts += try people.reviews.month(of: person, around: month).waterings
      month = (month + 31).firstOfMonth
    }
    return contacts
  }
}
