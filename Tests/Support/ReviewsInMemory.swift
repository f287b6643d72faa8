import Domain
import Synchronization

/// The same store, seen as what was recorded and what still has to be.
extension PeopleInMemory: ReviewsRepository {
  package func waterings(of id: ID<Person>, within days: ClosedRange<Day>)
    throws(PeopleError) -> [Watering]
  {
    kept.withLock { kept in
      let all = kept.first { !$0.isRemoved && $0.person.id == id }?.waterings ?? []
      let meant = all.enumerated().filter { days.contains($0.element.at.day) }
      return meant.sorted { ($0.element.at.day, $0.offset) < ($1.element.at.day, $1.offset) }
        .map(\.element)
    }
  }

  package func counts(within days: ClosedRange<Day>) throws(PeopleError) -> [Day: Int] {
    kept.withLock { kept in
      let all = kept.filter { !$0.isRemoved }.flatMap(\.waterings).map(\.at.day)
      return all.filter(days.contains).reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }
  }

  package func revise(
    _ id: ID<Person>, on day: Day, watering: ID<Watering>?, by rule: RevisionRule
  ) throws(PeopleError) -> Watering {
    try kept.withLock { kept throws(PeopleError) in
      guard let place = kept.firstIndex(where: { !$0.isRemoved && $0.person.id == id }),
        let index = kept[place].waterings.lastIndex(where: {
          $0.at.day == day && $0.id == watering ?? $0.id
        })
      else { throw .noWatering(day) }
      let found = kept[place].waterings[index]
      let revision: Revision
      do throws(PersonRefusal) { revision = try rule(found) } catch { throw .refused(error) }
      switch revision {
      case .noted(let review):
        kept[place].waterings[index] = found.noting(review)
        return found.noting(review)
      case .takenAway:
        kept[place].taken.append(kept[place].waterings.remove(at: index))
        kept[place].person.timesWatered = max(0, kept[place].person.timesWatered - 1)
        return found
      }
    }
  }

  package func restore(_ watering: ID<Watering>) throws(PeopleError) -> Person {
    try kept.withLock { kept throws(PeopleError) in
      let place = kept.firstIndex { one in
        !one.isRemoved && (one.waterings + one.taken).contains { $0.id == watering }
      }
      guard let place else { throw .unknown(reference: watering.text) }
      if let index = kept[place].taken.firstIndex(where: { $0.id == watering }) {
        kept[place].waterings.append(kept[place].taken.remove(at: index))
        kept[place].person.timesWatered += 1
      }
      return kept[place].person
    }
  }

  package func begin(_ pending: PendingReview) throws(PeopleError) {
    try kept.withLock { kept throws(PeopleError) in
      let place = try Self.place(of: pending.person, in: kept)
      kept[place].pending = pending
    }
  }

  package func pending() throws(PeopleError) -> [PendingReview] {
    kept.withLock { kept in
      kept.filter { !$0.isRemoved }.compactMap(\.pending)
        .sorted { $0.at.instant < $1.at.instant }
    }
  }

  package func waiting(atMost limit: Int?) throws(PeopleError) -> [WaitingReview] {
    let found = kept.withLock { kept in
      kept.filter { !$0.isRemoved }.compactMap { kept in
        kept.pending.map { WaitingReview(kept.person, $0) }
      }
    }
    let sorted = found.enumerated().sorted {
      ($0.element.pending.at.instant, $0.offset) < ($1.element.pending.at.instant, $1.offset)
    }
    return sorted.prefix(limit ?? .max).map(\.element)
  }

  package func keep(_ unmet: UnmetAppointment) throws(PeopleError) {
    kept.withLock { kept in
      guard let place = kept.firstIndex(where: { !$0.isRemoved && $0.person.id == unmet.person })
      else { return }
      kept[place].unmet.insert(unmet)
    }
  }

  package func unmet(from day: Day) throws(PeopleError) -> Set<UnmetAppointment> {
    kept.withLock { kept in Set(kept.flatMap(\.unmet).filter { $0.day >= day }) }
  }

  package func forget(_ id: ID<Person>) throws(PeopleError) -> Bool {
    kept.withLock { kept in
      guard let place = kept.firstIndex(where: { $0.person.id == id && $0.pending != nil })
      else { return false }
      kept[place].pending = nil
      return true
    }
  }
}
