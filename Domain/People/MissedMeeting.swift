/// A planned meeting that did not take place. It is stored so that Haru does not ask about it again.
public struct MissedMeeting: Hashable, Sendable {
  public let person: ID<Person>
  /// The id of the event in the store of the Schedule part.
  public let event: String
  public let day: Day

  public init(person: ID<Person>, event: String, day: Day) {
    self.person = person
    self.event = event
    self.day = day
  }
}
