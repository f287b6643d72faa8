/// A meeting that was planned and did not take place, so that nobody is asked about it again.
public struct UnmetAppointment: Hashable, Sendable {
  /// With whom it would have been.
  public let person: ID<Person>
  /// What it was planned as, by an id of another part.
  public let event: String
  /// The day it would have been.
  public let day: Day

  /// Names a meeting.
  public init(person: ID<Person>, event: String, day: Day) {
    self.person = person
    self.event = event
    self.day = day
  }
}
