/// Queries plants as of today, each with a random phrase.
public struct PlantQueries: Sendable {
  let people: any PeopleRepository
  let clock: WallClock
  let randomSource: RandomSource
  let owner: @Sendable () throws(StorageFailure) -> String?
  let appointments: Appointments
  let dates: (any PersonDatesRepository)?
  let gifts: (any GiftsRepository)?

  public var now: Now { clock.now() }

  public var today: Day { clock.now().day }

  /// Returns the plant of one person.
  public func callAsFunction(at person: Person) -> Plant { plant(person, on: today) }

  /// Passes the plants that match a query to the visitor, most urgent first, until the visitor returns false.
  public func callAsFunction(_ query: PeopleQuery, _ visitor: (Plant) -> Bool)
    throws(PeopleFailure)
  {
    let today = today
    try people.visit(query) { visitor(plant($0, on: today)) }
  }

  /// Computes the totals of all plants, and adds the user's name.
  public func garden() throws(PeopleFailure) -> Garden {
    var garden = try people.garden()
    do throws(StorageFailure) { garden.owner = try owner() } catch { throw .storage(error) }
    return garden
  }

  /// Loads a plant with its newest notes and last keywords.
  public func card(of person: Person) throws(PeopleFailure) -> PlantCard {
    let notes = try people.waterings(of: person.id, newest: 2, withMemo: true)
    let last = try people.waterings(of: person.id, newest: 1, withMemo: false).first
    return PlantCard(
      plant: self(at: person), notes: notes, lastKeywords: last.map(\.keywords) ?? [])
  }

  /// Returns a slice of the list around an anchor, for a screen. If the caller gives `knownTotal`, the store does not
  /// count the matches again.
  public func slice(
    _ query: PeopleQuery, at anchor: PlantAnchor, length: Int, knownTotal: Int? = nil
  ) throws(PeopleFailure) -> PlantSlice {
    let total = if let knownTotal { knownTotal } else { try people.count(query) }
    let index = try anchor.index { (id) throws(PeopleFailure) in try people.index(of: id, in: query)
    }
    let window = ListWindow(around: index ?? 0, of: total, length: length)
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

/// A plant with details from its waterings.
public struct PlantCard: Equatable, Sendable {
  public var plant: Plant
  /// The newest waterings with a memo, at most two, newest first.
  public let notes: [Watering]
  public let lastKeywords: [SingleLineText]

  public init(plant: Plant, notes: [Watering], lastKeywords: [SingleLineText]) {
    self.plant = plant
    self.notes = notes
    self.lastKeywords = lastKeywords
  }
}

/// A position in the list of plants, given by a plant or an index.
public typealias PlantAnchor = ListAnchor<ID<Person>>

public typealias PlantSlice = ListSlice<Plant>
