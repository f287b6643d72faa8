/// The next planned meeting with a person.
public struct Appointment: Hashable, Sendable {
  /// The id of the event in the store of the Schedule part.
  public let id: String
  public let title: String
  public let day: Day
  /// The start time; nil for an all-day event.
  public let start: Now?

  public init(id: String, title: String, day: Day, start: Now?) {
    self.id = id
    self.title = title
    self.day = day
    self.start = start
  }
}

/// A closure that returns the next appointment of a person. For nil, it returns the next appointments of all persons
/// within a year. An adapter provides the implementation.
public typealias Appointments =
  @Sendable (_ of: Person?) throws(StorageFailure) -> [ID<Person>: Appointment]

extension PlantQueries {
  /// Returns a copy of the plant with the next appointment, the dates and the gifts of its person.
  public func joined(_ plant: Plant) throws(PeopleFailure) -> Plant {
    var plant = plant
    plant.nextMeeting = try appointments(of: plant.person)[plant.person.id]
    plant.dates = try dates?.dates(of: plant.person.id).map(\.date) ?? []
    plant.gifts = try gifts?.gifts(of: plant.person.id).map(\.gift) ?? []
    return plant
  }

  /// Returns the dates of each person who has any, besides birthdays.
  public func allDates() throws(PeopleFailure) -> [ID<Person>: [PersonDate]] {
    Dictionary(grouping: try dates?.dates(of: nil).map(\.date) ?? [], by: \.person)
  }

  /// Returns the next appointment of each person. Persons without an appointment are left out.
  public func allAppointments() throws(PeopleFailure) -> [ID<Person>: Appointment] {
    try appointments(of: nil)
  }

  private func appointments(of person: Person?) throws(PeopleFailure) -> [ID<Person>: Appointment] {
    do throws(StorageFailure) { return try appointments(person) } catch { throw .storage(error) }
  }
}
