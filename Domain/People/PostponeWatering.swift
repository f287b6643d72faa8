/// Postpones the watering of a plant that is due today.
public struct PostponeWatering: Sendable {
  let people: any PeopleRepository
  let clock: WallClock

  /// The allowed numbers of days for one postponement.
  public static let range = 1...7
  /// The number of free postponements since the last watering. Each further postponement costs a point of affection.
  public static let free = 3

  /// Postpones a person's watering. Throws if a rule forbids it.
  public func callAsFunction(_ id: ID<Person>, days: Int) throws(PeopleFailure) -> Plant {
    let today = clock.now().day
    let rule: ChangeRule = { (person) throws(PersonRefusal) in
      try Self.postponed(person, by: days, on: today)
    }
    return Plant(try people.change(id, by: rule), today: today)
  }

  /// Returns the person with the watering postponed, counted in days from today. Throws unless the plant is due today.
  static func postponed(_ person: Person, by days: Int, on today: Day)
    throws(PersonRefusal) -> Person
  {
    guard range.contains(days) else { throw .postponeRange(range) }
    guard let due = person.nextWatering else { throw .neverDue(calledName: person.calledName) }
    if due > today { throw .notDueYet(calledName: person.calledName, until: due) }
    if due < today { throw .withered(calledName: person.calledName) }
    var waiting = person
    if costs(person) { waiting.affection = person.affection + -1 }
    waiting.rhythm?.next = due + days
    waiting.postponedSinceWatering += 1
    waiting.timesPostponed += 1
    return waiting
  }

  public static func costs(_ person: Person) -> Bool { person.postponedSinceWatering >= free }
}
