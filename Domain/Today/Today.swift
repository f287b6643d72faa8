/// Today: what this day asks for, gathered from all parts.
public struct Today: Sendable {
  let people: People
  let sayings: Sayings
  let schedule: Schedule
  let reading: Reading

  /// Gathers from the parts.
  public init(people: People, sayings: Sayings, schedule: Schedule, reading: Reading) {
    self.people = people
    self.sayings = sayings
    self.schedule = schedule
    self.reading = reading
  }

  /// The books that are being read, as they stand today, the one that is due first at the top.
  public func books() throws(ReadingError) -> [BookStanding] {
    let books = try reading.books.list(BookList(.reading, sort: .custom))
    return books.enumerated()
      .sorted { ($0.element.target, $0.offset) < ($1.element.target, $1.offset) }
      .map { reading.books.standing(of: $0.element) }
  }

  /// All that touches today.
  public func agenda() throws(ScheduleError) -> DayAgenda { try schedule.look.day(day) }

  /// The saying of the day; nothing where there are no sayings.
  public func saying() throws(SayingsError) -> Saying? {
    do throws(SayingsError) { return try sayings.look.ofToday() } catch {
      if error == .none { return nil }
      throw error
    }
  }

  /// The moment it is.
  public var now: Now { sayings.look.now }

  /// The day it is.
  public var day: Day { people.look.today }

  /// The plants that wait for water, most urgent first, until the visitor returns false.
  public func duePlants(_ visitor: (Plant) -> Bool) throws(PeopleError) {
    try people.look(PeopleQuery(dueBy: day), visitor)
  }
}
