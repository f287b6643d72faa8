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

  /// What all plants ever got.
  public func garden() throws(PeopleError) -> Garden { try people.garden() }

  /// The whole of a person's card: the plant, the newest notes and the last keywords.
  public func card(of person: Person) throws(PeopleError) -> PlantCard {
    let notes = try people.waterings(of: person.id, newest: 2, withMemo: true)
    let last = try people.waterings(of: person.id, newest: 1, withMemo: false).first
    return PlantCard(
      plant: self(at: person), notes: notes, lastKeywords: last.map(\.keywords) ?? [])
  }

  /// A stretch of the list around a spot, for a screen that shows no more than that. Whoever
  /// knows how many the list has spares the store counting them again.
  public func stretch(
    _ query: PeopleQuery, at spot: PlantSpot, length: Int, knownTotal: Int? = nil
  ) throws(PeopleError) -> PlantStretch {
    let total = if let knownTotal { knownTotal } else { try people.count(query) }
    let place: Int
    switch spot {
    case .place(let wanted): place = wanted
    case .person(let id): place = try people.place(of: id, in: query) ?? 0
    }
    let focus = max(0, min(place, total - 1))
    let start = max(0, min(focus - length / 2, total - length))
    var plants: [Plant] = []
    // Skipping costs time, so the list is walked from its nearer end.
    let shown = min(length, total - start)
    let isBackward = start > total - start - shown
    let part = PeopleQuery(
      dueBy: query.dueBy, search: query.search,
      skip: isBackward ? max(0, total - start - shown) : start, limit: shown,
      isBackward: isBackward)
    try self(part) {
      plants.append($0)
      return true
    }
    if isBackward { plants.reverse() }
    return PlantStretch(plants: plants, start: start, total: total, focus: focus)
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

/// A spot in the list of plants.
public enum PlantSpot: Equatable, Sendable {
  /// Wherever this person stands now; the beginning when the list leaves them out.
  case person(ID<Person>)
  /// So many places from the beginning.
  case place(Int)
}

/// A part of the list of plants, and where in the list it lies.
public struct PlantStretch: Equatable, Sendable {
  public let plants: [Plant]
  /// The place of the first one in the whole list.
  public let start: Int
  /// How many the whole list has.
  public let total: Int
  /// The place that was asked for, within the list.
  public let focus: Int

  /// Puts a stretch together.
  public init(plants: [Plant], start: Int, total: Int, focus: Int) {
    self.plants = plants
    self.start = start
    self.total = total
    self.focus = focus
  }

  /// A list without anybody.
  public static let empty = PlantStretch(plants: [], start: 0, total: 0, focus: 0)

  /// The plant at a place of the whole list, if that part is loaded.
  public func plant(at place: Int) -> Plant? {
    plants.indices.contains(place - start) ? plants[place - start] : nil
  }
}
