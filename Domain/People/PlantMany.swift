/// Registers many people in one deed. Who has no cycle, and no tag that has one, is never due: many
/// thirsty plants on one day would be a bad beginning. The first waterings of those who have one are
/// spread over the cycle, for the same reason.
public struct PlantMany: Sendable {
  let add: AddPerson

  /// Registers drafts, or says which rule the first bad one breaks; then nobody is registered. Whoever
  /// has the number of somebody who is here is passed over.
  public func callAsFunction(_ drafts: [PersonDraft]) throws(PeopleError) -> [Person] {
    let hour = try add.hour()
    let cycles = try add.cycles()
    var people: [Person] = []
    for (place, draft) in drafts.enumerated() {
      do throws(PersonRefusal) {
        var person = try add.register(draft, hour: draft.alarmHour ?? hour, cycles, orNever: true)
        if let rhythm = person.rhythm {
          let share = Self.share(place, of: drafts.count, rhythm.cycle)
          person.rhythm?.next = person.startedOn + share
        }
        people.append(person)
      } catch { throw .refused(error) }
    }
    if people.isEmpty { return [] }
    let kept = try add.people.insertNew(people)
    return people.filter { kept.contains($0.id) }
  }

  /// After how many days the first watering of one of many is: the last one's cycle is whole, as that
  /// of somebody who is registered alone.
  static func share(_ place: Int, of count: Int, _ cycle: Cycle) -> Int {
    ((place + 1) * cycle.days + count - 1) / count
  }
}
