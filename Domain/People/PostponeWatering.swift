/// Lets a plant that is due today wait a little longer.
public struct PostponeWatering: Sendable {
  let people: any PeopleRepository
  let clock: WallClock

  /// The days one can wait at once.
  public static let range = 1...7
  /// So many postponements since the last watering are free; each one more costs a point.
  public static let free = 3

  /// Postpones one person's watering, or says why it cannot be.
  public func callAsFunction(_ id: ID<Person>, days: Int) throws(PeopleError) -> Plant {
    let today = clock.now().day
    let rule: ChangeRule = { (person) throws(PersonRefusal) in
      try Self.postponed(person, by: days, on: today)
    }
    return Plant(try people.change(id, by: rule), today: today)
  }

  /// The rule itself: on the day alone, and counted from that day.
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

  /// Whether the next postponement costs a point of affection.
  public static func costs(_ person: Person) -> Bool { person.postponedSinceWatering >= free }
}
