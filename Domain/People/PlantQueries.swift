/// Looks at plants as they are today, each under a phrase drawn at random.
public struct PlantQueries: Sendable {
  let people: any PeopleRepository
  let clock: WallClock
  let randomSource: RandomSource
  let owner: @Sendable () throws(StorageFailure) -> String?
  let appointments: Appointments

  /// The moment plants are looked at.
  public var now: Now { clock.now() }

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

  /// What all plants ever got, and whose garden it is.
  public func garden() throws(PeopleError) -> Garden {
    var garden = try people.garden()
    do throws(StorageFailure) { garden.owner = try owner() } catch { throw .storage(error) }
    return garden
  }

  /// The whole of a person's card: the plant, the newest notes and the last keywords.
  public func card(of person: Person) throws(PeopleError) -> PlantCard {
    let notes = try people.waterings(of: person.id, newest: 2, withMemo: true)
    let last = try people.waterings(of: person.id, newest: 1, withMemo: false).first
    return PlantCard(
      plant: self(at: person), notes: notes, lastKeywords: last.map(\.keywords) ?? [])
  }

  /// A stretch of the list around a spot, for a screen that shows no more than that. Whoever
  /// knows how many the list has spares the store counting them again.
  public func slice(
    _ query: PeopleQuery, at spot: PlantAnchor, length: Int, knownTotal: Int? = nil
  ) throws(PeopleError) -> PlantSlice {
    let total = if let knownTotal { knownTotal } else { try people.count(query) }
    let place = try spot.place { (id) throws(PeopleError) in try people.place(of: id, in: query) }
    let window = ListWindow(around: place ?? 0, of: total, length: length)
    var plants: [Plant] = []
    var part = query
    part.skip = window.skip
    part.limit = window.shown
    part.isBackward = window.isBackward
    try self(part) {
      plants.append($0)
      return true
    }
    if window.isBackward { plants.reverse() }
    return PlantSlice(items: plants, start: window.start, total: total, focus: window.focus)
  }

  private func plant(_ person: Person, on day: Day) -> Plant {
    Plant(person, today: day, epithet: randomSource.below(Epithet.perPool))
  }
}

/// A plant with what is remembered about it.
public struct PlantCard: Equatable, Sendable {
  /// The plant.
  public var plant: Plant
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

/// A spot in the list of plants.
public typealias PlantAnchor = ListAnchor<ID<Person>>

/// A part of the list of plants, and where in the list it lies.
public typealias PlantSlice = ListSlice<Plant>
