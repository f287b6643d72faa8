/// People: every dear person is a plant that contact waters. This is all one can do with them.
public struct People: Sendable {
  /// Registers a person.
  public let add: AddPerson
  /// Records a contact.
  public let water: WaterPerson
  /// Finds the person that a name or an id means.
  public let find: FindPerson
  /// Looks at plants as they are today.
  public let look: LookAtPlants

  /// Puts the feature together over a store and the world's ports.
  public init(
    people: any PeopleRepository, clock: WallClock, ids: IDSource, chance: Chance, usualHour: Int
  ) {
    add = AddPerson(people: people, clock: clock, ids: ids, usualHour: usualHour)
    water = WaterPerson(people: people, clock: clock, ids: ids)
    find = FindPerson(people: people)
    look = LookAtPlants(people: people, clock: clock, chance: chance)
  }
}
