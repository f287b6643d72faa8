/// Registers many persons in one change. Their first waterings are spread over the cycle, so that few plants are due on
/// the same day. A person is never due if neither the draft nor a tag of the draft has a cycle.
public struct PlantMany: Sendable {
  let add: AddPerson

  /// Registers all drafts and returns the registered persons. Registers none and throws if a draft breaks a rule.
  /// Drafts with the same name and number as an existing person are skipped.
  public func callAsFunction(_ drafts: [PersonInput]) throws(PeopleFailure) -> [Person] {
    let hour = try add.hour()
    let cycles = try add.cycles()
    var people: [Person] = []
    for (index, draft) in drafts.enumerated() {
      do throws(PersonRefusal) {
        var person = try add.register(draft, hour: draft.alarmHour ?? hour, cycles, orNever: true)
        if let rhythm = person.rhythm {
          let share = Self.share(index, of: drafts.count, rhythm.cycle)
          person.rhythm?.next = person.startedOn + share
        }
        people.append(person)
      } catch { throw .refused(error) }
    }
    if people.isEmpty { return [] }
    let kept = try add.people.insertNew(people)
    return people.filter { kept.contains($0.id) }
  }

  /// Returns the days until the first watering of one of `count` persons. The last person gets a full cycle, like a
  /// person who is registered alone.
  static func share(_ index: Int, of count: Int, _ cycle: Cycle) -> Int {
    ((index + 1) * cycle.days + count - 1) / count
  }
}
