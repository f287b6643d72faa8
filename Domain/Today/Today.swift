/// Today: what this day asks for, gathered from all parts.
public struct Today: Sendable {
  let people: People
  let sayings: Sayings
  let schedule: Schedule

  /// Gathers from the parts.
  public init(people: People, sayings: Sayings, schedule: Schedule) {
    self.people = people
    self.sayings = sayings
    self.schedule = schedule
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
