/// The waterings of one plant in a month.
public struct PlantCalendar: Equatable, Sendable {
  public let plant: Plant
  /// The date of the first day of the month.
  public let month: Day
  /// The waterings of the month, oldest first.
  public let waterings: [Watering]
  /// The waterings in the adjacent months that fall in the first or last week of this month.
  public let beside: [Watering]

  /// Creates the calendar from waterings in chronological order, and separates those of the month from those of
  /// adjacent days.
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

  /// Returns the latest watering of a day; nil if the day has no watering.
  public func watering(on day: Day) -> Watering? {
    waterings.last { $0.at.day == day } ?? beside.last { $0.at.day == day }
  }
}

/// Queries the months of a plant and the pending reviews.
public struct ReviewQueries: Sendable {
  let reviews: any ReviewsRepository
  let queries: PlantQueries

  /// Loads the month of a day, including the adjacent days that share its first and last week.
  public func month(of person: Person, around day: Day) throws(PeopleFailure) -> PlantCalendar {
    let month = PlantCalendar.days(ofMonth: day)
    let first = max(Day.range.lowerBound, month.lowerBound - 6)
    let last = min(Day.range.upperBound, month.upperBound + 6)
    return PlantCalendar(
      plant: queries(at: person), month: day,
      waterings: try reviews.waterings(of: person.id, within: first...last))
  }

  /// Loads the pending reviews, oldest first.
  public func pending() throws(PeopleFailure) -> [PendingReview] { try reviews.pending() }

  /// Loads the pending reviews with their persons, oldest first. Loads all if `limit` is nil.
  public func waiting(atMost limit: Int? = nil) throws(PeopleFailure) -> [WaitingReview] {
    try reviews.waiting(atMost: limit)
  }

  /// Records that a meeting did not take place.
  public func decline(_ meeting: MissedMeeting) throws(PeopleFailure) { try reviews.keep(meeting) }

  /// Removes a pending review, because the contact did not happen. Returns false if there was no pending review.
  public func forget(_ id: ID<Person>) throws(PeopleFailure) -> Bool { try reviews.forget(id) }
}

/// The totals of all plants.
public struct Garden: Equatable, Sendable {
  /// The number of current persons.
  public let plants: Int
  /// The number of all waterings, including those of persons in the trash.
  public let timesWatered: Int
  /// The number of all postponements, including those of persons in the trash.
  public let timesPostponed: Int
  /// The number of current persons with full affection.
  public let completed: Int
  /// The user's name; nil if it is not set.
  public var owner: String?

  public init(plants: Int, timesWatered: Int, timesPostponed: Int, completed: Int) {
    self.plants = plants
    self.timesWatered = timesWatered
    self.timesPostponed = timesPostponed
    self.completed = completed
  }
}
