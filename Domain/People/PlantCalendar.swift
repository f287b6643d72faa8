/// The waterings of one plant in a month.
public struct PlantCalendar: Equatable, Sendable {
  public let plant: Plant
  /// The first day of the month.
  public let month: Day
  /// The waterings of the month, oldest first.
  public let waterings: [Watering]
  /// Waterings in the adjacent months that are in the first or last week of this one.
  public let beside: [Watering]

  /// Takes waterings in chronological order and sorts them into the month and its adjacent days.
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

  /// The days with a watering, without duplicates.
  public var watered: [Day] {
    waterings.map(\.at.day).reduce(into: []) { days, day in
      if days.last != day { days.append(day) }
    }
  }

  /// The latest watering of a day.
  public func watering(on day: Day) -> Watering? {
    waterings.last { $0.at.day == day } ?? beside.last { $0.at.day == day }
  }
}

/// Queries for the months of a plant and for pending reviews.
public struct ReviewQueries: Sendable {
  let reviews: any ReviewsRepository
  let look: PlantQueries

  /// The month of a day, including the days that share its first and last week.
  public func month(of person: Person, around day: Day) throws(PeopleFailure) -> PlantCalendar {
    let month = PlantCalendar.days(ofMonth: day)
    let first = max(Day.range.lowerBound, month.lowerBound - 6)
    let last = min(Day.range.upperBound, month.upperBound + 6)
    return PlantCalendar(
      plant: look(at: person), month: day,
      waterings: try reviews.waterings(of: person.id, within: first...last))
  }

  /// The pending reviews, oldest first.
  public func pending() throws(PeopleFailure) -> [PendingReview] { try reviews.pending() }

  /// The pending reviews with their people, oldest first; all of them if `limit` is nil.
  public func waiting(atMost limit: Int? = nil) throws(PeopleFailure) -> [WaitingReview] {
    try reviews.waiting(atMost: limit)
  }

  /// Records that a meeting did not take place.
  public func decline(_ unmet: UnmetAppointment) throws(PeopleFailure) { try reviews.keep(unmet) }

  /// Removes a pending review, because the contact did not happen; false if there was none.
  public func forget(_ id: ID<Person>) throws(PeopleFailure) -> Bool { try reviews.forget(id) }
}

/// The totals of all plants.
public struct Garden: Equatable, Sendable {
  /// The number of current people.
  public let plants: Int
  /// All waterings ever, including those of people in the trash.
  public let timesWatered: Int
  /// All postponements ever, including those of people in the trash.
  public let timesPostponed: Int
  /// The number of current people with full affection.
  public let completed: Int
  /// The user's name, if it is set.
  public var owner: String?

  public init(plants: Int, timesWatered: Int, timesPostponed: Int, completed: Int) {
    self.plants = plants
    self.timesWatered = timesWatered
    self.timesPostponed = timesPostponed
    self.completed = completed
  }
}
