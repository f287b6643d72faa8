public import Domain
import Synchronization

extension PeopleInMemory: ReviewsRepository {
  public func waterings(of id: ID<Person>, within days: ClosedRange<Day>)
    throws(PeopleFailure) -> [Watering]
  {
    kept.withLock { kept in
      let all = kept.first { !$0.isRemoved && $0.person.id == id }?.waterings ?? []
      let meant = all.enumerated().filter { days.contains($0.element.at.day) }
      return meant.sorted { ($0.element.at.day, $0.offset) < ($1.element.at.day, $1.offset) }
        .map(\.element)
    }
  }

  public func counts(within days: ClosedRange<Day>) throws(PeopleFailure) -> [Day: Int] {
    kept.withLock { kept in
      let all = kept.filter { !$0.isRemoved }.flatMap(\.waterings).map(\.at.day)
      return all.filter(days.contains).reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }
  }

  public func revise(
    _ id: ID<Person>, on day: Day, watering: ID<Watering>?, by rule: RevisionRule
  ) throws(PeopleFailure) -> Watering {
    try kept.withLock { kept throws(PeopleFailure) in
      guard let personIndex = kept.firstIndex(where: { !$0.isRemoved && $0.person.id == id }),
        let index = kept[personIndex].waterings.lastIndex(where: {
          $0.at.day == day && $0.id == watering ?? $0.id
        })
      else { throw .noWatering(day) }
      let found = kept[personIndex].waterings[index]
      let revision: Revision
      do throws(PersonRefusal) { revision = try rule(found) } catch { throw .refused(error) }
      switch revision {
      case .noted(let review):
        kept[personIndex].waterings[index] = found.noting(review)
        return found.noting(review)
      case .removed:
        kept[personIndex].removedWaterings.append(kept[personIndex].waterings.remove(at: index))
        kept[personIndex].person = kept[personIndex].log.person(
          kept[personIndex].person, without: found, due: nil)
        return found
      }
    }
  }

  public func restore(_ watering: ID<Watering>) throws(PeopleFailure) -> Person {
    try kept.withLock { kept throws(PeopleFailure) in
      let personIndex = kept.firstIndex { one in
        !one.isRemoved && (one.waterings + one.removedWaterings).contains { $0.id == watering }
      }
      guard let personIndex else { throw .unknown(reference: watering.text) }
      if let index = kept[personIndex].removedWaterings.firstIndex(where: { $0.id == watering }) {
        let restored = kept[personIndex].removedWaterings.remove(at: index)
        kept[personIndex].waterings.append(restored)
        kept[personIndex].person = kept[personIndex].log.person(
          kept[personIndex].person, with: restored)
      }
      return kept[personIndex].person
    }
  }

  public func begin(_ pending: PendingReview) throws(PeopleFailure) {
    try kept.withLock { kept throws(PeopleFailure) in
      let index = try Self.index(of: pending.person, in: kept)
      kept[index].pending = pending
    }
  }

  public func pending() throws(PeopleFailure) -> [PendingReview] {
    kept.withLock { kept in
      kept.filter { !$0.isRemoved }.compactMap(\.pending)
        .sorted { $0.at.instant < $1.at.instant }
    }
  }

  public func waiting(atMost limit: Int?) throws(PeopleFailure) -> [WaitingReview] {
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

  public func keep(_ meeting: MissedMeeting) throws(PeopleFailure) {
    kept.withLock { kept in
      guard let index = kept.firstIndex(where: { !$0.isRemoved && $0.person.id == meeting.person })
      else { return }
      kept[index].missedMeetings.insert(meeting)
    }
  }

  public func missedMeetings(from day: Day) throws(PeopleFailure) -> Set<MissedMeeting> {
    kept.withLock { kept in Set(kept.flatMap(\.missedMeetings).filter { $0.day >= day }) }
  }

  public func forget(_ id: ID<Person>) throws(PeopleFailure) -> Bool {
    kept.withLock { kept in
      guard let index = kept.firstIndex(where: { $0.person.id == id && $0.pending != nil })
      else { return false }
      kept[index].pending = nil
      return true
    }
  }
}
