public import Domain
import Synchronization

extension PeopleInMemory {
  public func merge(_ other: ID<Person>, into id: ID<Person>, at now: Now, by rule: MergeRule)
    throws(PeopleFailure) -> MergedPeople
  {
    try kept.withLock { kept throws(PeopleFailure) in
      let index = try Self.index(of: id, in: kept)
      let gone = try Self.index(of: other, in: kept)
      let days = (kept[index].waterings + kept[gone].waterings).map(\.at.day)
      let merged: MergedPeople
      do throws(PersonRefusal) {
        merged = try rule(
          MergeMoment(
            kept: kept[index].person, other: kept[gone].person, lastContact: days.max()))
      } catch { throw .refused(error) }
      var after = kept
      after[gone].isRemoved = true
      if let known = Self.samePerson(as: merged.kept, in: after) {
        throw .refused(.duplicatePerson(knownAs: known))
      }
      after[index].person = merged.kept
      after[gone].person = merged.other
      after[index].waterings += kept[gone].waterings.map { $0.of(id) }
      after[index].removedWaterings += kept[gone].removedWaterings.map { $0.of(id) }
      after[index].missedMeetings.formUnion(
        kept[gone].missedMeetings.map { MissedMeeting(person: id, event: $0.event, day: $0.day) })
      (after[gone].waterings, after[gone].removedWaterings, after[gone].missedMeetings) = (
        [], [], []
      )
      if let begun = kept[gone].pending,
        kept[index].pending.map({ $0.at.instant < begun.at.instant }) ?? true
      {
        after[index].pending = PendingReview(person: id, channel: begun.channel, at: begun.at)
      }
      after[gone].pending = nil
      kept = after
      return merged
    }
  }
}

extension Watering {
  /// Returns the same contact with another person.
  fileprivate func of(_ person: Person.ID) -> Watering {
    Watering(
      id: id, person: person, at: at, channel: channel, keywords: keywords, memo: memo,
      isEarly: isEarly, award: award)
  }
}
