/// Today: what this day asks for, gathered from all parts.
public struct Today: Sendable {
  let people: People

  /// Gathers from the parts.
  public init(people: People) { self.people = people }

  /// The day it is.
  public var day: Day { people.look.today }

  /// The plants that wait for water, most urgent first, until the visitor returns false.
  public func duePlants(_ visitor: (Plant) -> Bool) throws(PeopleError) {
    try people.look(PeopleQuery(dueBy: day), visitor)
  }
}
