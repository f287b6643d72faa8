/// Looks at plants as they are today, each under a phrase drawn at random.
public struct LookAtPlants: Sendable {
  let people: any PeopleRepository
  let clock: WallClock
  let chance: Chance

  /// The day plants are looked at.
  public var today: Day { clock.now().day }

  /// Looks at one person.
  public func callAsFunction(at person: Person) -> Plant { plant(person, on: today) }

  /// Visits the plants a query means, most urgent first, until the visitor returns false.
  public func callAsFunction(_ query: PeopleQuery, _ visitor: (Plant) -> Bool)
    throws(PeopleError)
  {
    let today = today
    try people.visit(query) { visitor(plant($0, on: today)) }
  }

  /// The whole of a person's card: the plant, the newest notes and the last keywords.
  public func card(of person: Person) throws(PeopleError) -> PlantCard {
    let notes = try people.waterings(of: person.id, newest: 2, withMemo: true)
    let last = try people.waterings(of: person.id, newest: 1, withMemo: false).first
    return PlantCard(
      plant: self(at: person), notes: notes, lastKeywords: last.map(\.keywords) ?? [])
  }

  /// A stretch of the list around one person, for a screen that shows no more than that.
  public func stretch(_ query: PeopleQuery, around id: ID<Person>?, length: Int)
    throws(PeopleError) -> PlantStretch
  {
    let total = try people.count(query)
    let place = try id.flatMap { (id) throws(PeopleError) in try people.place(of: id, in: query) }
    let start = max(0, min((place ?? 0) - length / 2, total - length))
    return try stretch(query, from: start, length: length, total: total)
  }

  /// A stretch of the list from a place on.
  public func stretch(_ query: PeopleQuery, from start: Int, length: Int, total: Int)
    throws(PeopleError) -> PlantStretch
  {
    var plants: [Plant] = []
    let part = PeopleQuery(
      dueBy: query.dueBy, search: query.search, skip: max(0, start), limit: length)
    try self(part) {
      plants.append($0)
      return true
    }
    return PlantStretch(plants: plants, start: max(0, start), total: total)
  }

  private func plant(_ person: Person, on day: Day) -> Plant {
    Plant(person, today: day, epithet: chance.below(Epithet.perPool))
  }
}

/// A plant with what is remembered about it.
public struct PlantCard: Equatable, Sendable {
  public let plant: Plant
  /// The newest waterings that have a memo, newest first, at most two.
  public let notes: [Watering]
  /// The keywords of the latest watering.
  public let lastKeywords: [Line]

  /// Puts a card together.
  public init(plant: Plant, notes: [Watering], lastKeywords: [Line]) {
    self.plant = plant
    self.notes = notes
    self.lastKeywords = lastKeywords
  }
}

/// A part of the list of plants, and where in the list it lies.
public struct PlantStretch: Equatable, Sendable {
  public let plants: [Plant]
  /// The place of the first one in the whole list.
  public let start: Int
  /// How many the whole list has.
  public let total: Int

  /// Puts a stretch together.
  public init(plants: [Plant], start: Int, total: Int) {
    self.plants = plants
    self.start = start
    self.total = total
  }
}
