/// Edits a person. The next watering changes only if the cycle changes.
public struct EditPerson: Sendable {
  let people: any PeopleRepository
  let clock: WallClock

  /// Edits one person. Throws if the change breaks a rule.
  public func callAsFunction(_ id: ID<Person>, _ change: PersonInput) throws(PeopleFailure)
    -> Plant
  {
    let today = clock.now().day
    let rule: ChangeRule = { (person) throws(PersonRefusal) in
      try Self.changed(person, change, on: today)
    }
    return Plant(try people.change(id, by: rule), today: today)
  }

  static func changed(_ person: Person, _ change: PersonInput, on today: Day)
    throws(PersonRefusal) -> Person
  {
    var changed = person
    try changed.apply(change, on: today, isNew: false)
    return changed
  }
}

/// Moves a person to the trash.
public struct RemovePerson: Sendable {
  let people: any PeopleRepository
  let clock: WallClock

  /// Soft-deletes a person with all waterings.
  public func callAsFunction(_ id: ID<Person>) throws(PeopleFailure) -> Plant {
    let now = clock.now()
    return Plant(try people.remove(id, at: now), today: now.day)
  }
}
