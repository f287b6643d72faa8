/// All recorded contacts of a person, from which the state of the plant is computed again when one is removed.
public struct ContactLog: Sendable {
  /// The contacts that are not removed, oldest first.
  public var current: [Watering]
  public var removed: [Watering]

  public init(current: [Watering], removed: [Watering]) {
    (self.current, self.removed) = (current, removed)
  }

  /// The points for all contacts, at most `Affection.full`. If the contact that earned the points of a day was removed,
  /// the first other contact of that day earns its own.
  private var points: Int {
    let days = Dictionary(grouping: current, by: \.at.day).sorted { $0.key < $1.key }
    let lost = Set(removed.filter { $0.award > 0 }.map(\.at.day))
    return days.reduce(0) { points, day in
      var award = day.value.map(\.award).max() ?? 0
      if award == 0, lost.contains(day.key), let first = day.value.first {
        award = 1 + (first.keywords.isEmpty ? 0 : 1) + (first.memo == nil ? 0 : 1)
      }
      return min(Affection.full, points + award)
    }
  }

  /// Returns the person as if a removed contact had not been recorded. `due` is the due day before the contact, with
  /// the number of postponements; if it is nil, it is computed from the contacts.
  public func person(
    _ person: Person, without gone: Watering, due: (next: Day, postponed: Int)?
  ) -> Person {
    var with = self
    with.removed.removeAll { $0.id == gone.id }
    with.current = (current + [gone]).sorted { $0.at.instant < $1.at.instant }
    var person = person
    person.affection = person.affection + (points - with.points)
    person.timesWatered = max(0, person.timesWatered - 1)
    // The due day follows from a later contact, of which the history of this device may not know.
    guard let rhythm = person.rhythm, current.allSatisfy({ $0.at.day <= gone.at.day }) else {
      return person
    }
    let cycle = rhythm.cycle.days
    let last = current.map(\.at.day).max()
    if let due {
      person.rhythm?.next = due.next
      person.postponedSinceWatering = due.postponed
    } else if rhythm.next == gone.at.day + cycle, last ?? person.startedOn < gone.at.day {
      person.rhythm?.next = (last ?? person.startedOn) + cycle
    }
    return person
  }

  /// Returns the person after a removed contact was restored.
  public func person(_ person: Person, with restored: Watering) -> Person {
    var without = self
    without.removed.append(restored)
    without.current.removeAll { $0.id == restored.id }
    var person = person
    person.affection = person.affection + (points - without.points)
    person.timesWatered += 1
    if let rhythm = person.rhythm, restored.at.day + rhythm.cycle.days > rhythm.next {
      person.rhythm?.next = restored.at.day + rhythm.cycle.days
      person.postponedSinceWatering = 0
    }
    return person
  }
}
