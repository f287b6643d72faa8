/// When somebody is seen next, as whoever looks at a plant needs to know.
public struct Appointment: Hashable, Sendable {
  /// What it is known by where it is planned.
  public let id: String
  /// What it is called.
  public let title: String
  /// The day it begins on.
  public let day: Day
  /// When it begins; nothing where it takes whole days.
  public let start: Now?

  /// Names a plan.
  public init(id: String, title: String, day: Day, start: Now?) {
    self.id = id
    self.title = title
    self.day = day
    self.start = start
  }
}

/// Knows when somebody is seen next (a port), or everybody who is seen in the year to come.
public typealias Appointments =
  @Sendable (_ of: Person?) throws(StorageFailure) -> [ID<Person>: Appointment]

extension PlantQueries {
  /// A plant with when its person is seen next.
  public func joined(_ plant: Plant) throws(PeopleError) -> Plant {
    var plant = plant
    plant.nextTogether = try appointments(of: plant.person)[plant.person.id]
    return plant
  }

  /// When everybody is seen next.
  public func allAppointments() throws(PeopleError) -> [ID<Person>: Appointment] {
    try appointments(of: nil)
  }

  private func appointments(of person: Person?) throws(PeopleError) -> [ID<Person>: Appointment] {
    do throws(StorageFailure) { return try appointments(person) } catch { throw .storage(error) }
  }
}
