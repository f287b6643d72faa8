/// One plant's month: the days it was watered, what was noted then, and the day to come.
public struct PlantCalendar: Equatable, Sendable {
  /// Whose calendar it is.
  public let plant: Plant
  /// The first day of the month.
  public let month: Day
  /// The waterings of the month, oldest first.
  public let waterings: [Watering]
  /// The waterings of the days beside it that share a week with its own.
  public let beside: [Watering]

  /// Puts a month together, of waterings in the order of time.
  public init(plant: Plant, month: Day, waterings: [Watering]) {
    let days = Self.days(ofMonth: month)
    self.plant = plant
    self.month = days.lowerBound
    self.waterings = waterings.filter { days.contains($0.at.day) }
    beside = waterings.filter { !days.contains($0.at.day) }
  }

  static func days(ofMonth day: Day) -> ClosedRange<Day> {
    let (year, month, _) = day.parts
    return day.firstOfMonth...day.firstOfMonth + (Day.length(ofMonth: month, in: year) - 1)
  }

  /// The days with a watering, each once.
  public var watered: [Day] {
    waterings.map(\.at.day).reduce(into: []) { days, day in
      if days.last != day { days.append(day) }
    }
  }

  /// What a day's panel shows: its latest watering.
  public func watering(on day: Day) -> Watering? {
    waterings.last { $0.at.day == day } ?? beside.last { $0.at.day == day }
  }
}

/// Looks at the months of a plant, and at what is still to be recorded.
public struct ReviewQueries: Sendable {
  let reviews: any ReviewsRepository
  let look: PlantQueries

  /// The month a day lies in, with the days that share its first and its last week.
  public func month(of person: Person, around day: Day) throws(PeopleError) -> PlantCalendar {
    let month = PlantCalendar.days(ofMonth: day)
    let first = max(Day.range.lowerBound, month.lowerBound - 6)
    let last = min(Day.range.upperBound, month.upperBound + 6)
    return PlantCalendar(
      plant: look(at: person), month: day,
      waterings: try reviews.waterings(of: person.id, within: first...last))
  }

  /// What is still to be recorded, the oldest first.
  public func pending() throws(PeopleError) -> [PendingReview] { try reviews.pending() }

  /// The same with the people it is about, the oldest first; at most so many, or all.
  public func waiting(atMost limit: Int? = nil) throws(PeopleError) -> [WaitingReview] {
    try reviews.waiting(atMost: limit)
  }

  /// Remembers that a meeting did not take place.
  public func decline(_ unmet: UnmetAppointment) throws(PeopleError) { try reviews.keep(unmet) }

  /// Forgets that something was to be recorded, because nothing came of it.
  public func forget(_ id: ID<Person>) throws(PeopleError) -> Bool { try reviews.forget(id) }
}

/// What all plants ever got.
public struct Garden: Equatable, Sendable {
  /// The people registered now.
  public let plants: Int
  /// Waterings of all time, also of people put away.
  public let timesWatered: Int
  /// Postponements of all time, also of people put away.
  public let timesPostponed: Int
  /// The people registered now whose affection is full.
  public let completed: Int
  /// What whoever keeps it is called, if they ever said.
  public var owner: String?

  /// Puts the counters together.
  public init(plants: Int, timesWatered: Int, timesPostponed: Int, completed: Int) {
    self.plants = plants
    self.timesWatered = timesWatered
    self.timesPostponed = timesPostponed
    self.completed = completed
  }
}
