public import Domain

/// Recorded waterings and pending reviews in SQLite.
public struct SQLiteReviews: ReviewsRepository, StoreRepository {
  typealias Failure = PeopleFailure

  let database: Database
  private let clock: WallClock

  /// Uses a database. The clock gives the time of soft deletes.
  public init(_ database: Database, clock: WallClock) {
    self.database = database
    self.clock = clock
  }

  public func waterings(of id: ID<Person>, within days: ClosedRange<Day>)
    throws(PeopleFailure) -> [Watering]
  {
    try alone { (store) throws(StorageFailure) in
      try store.all(
        ReviewsSQL.within, [.text(id.text), .day(days.lowerBound), .day(days.upperBound)]
      ) { WateringRow.watering($0, of: id) }
    }
  }

  public func counts(within days: ClosedRange<Day>) throws(PeopleFailure) -> [Day: Int] {
    try alone { (store) throws(StorageFailure) in
      var counts: [Day: Int] = [:]
      let span: [Value] = [.day(days.lowerBound), .day(days.upperBound)]
      try store.visit(ReviewsSQL.counts, span) { (row) throws(StorageFailure) in
        let row = NamedRow<ReviewsSQL.CountColumn>(row)
        counts[try row.day(.day)] = row.int(.count)
        return true
      }
      return counts
    }
  }

  public func revise(
    _ id: ID<Person>, on day: Day, watering: ID<Watering>?, by rule: RevisionRule
  ) throws(PeopleFailure) -> Watering {
    let now = clock.now()
    return try deciding(as: .reviewWatering) { (store) throws(StorageFailure) in
      guard
        let found = try store.first(
          ReviewsSQL.latestOfDay,
          [.text(id.text), .day(day), .optional(watering?.text)],
          { WateringRow.watering($0, of: id) })
      else { return .failure(.noWatering(day)) }
      let revision: Revision
      do throws(PersonRefusal) { revision = try rule(found) } catch {
        return .failure(.refused(error))
      }
      try Self.setSubject(of: id, in: store)
      if revision == .removed { store.setKind(.takeWatering) }
      switch revision {
      case .removed:
        try store.run(ReviewsSQL.takeAway, [.int(now.instant), .text(found.id.text)])
        try PeopleIndex.remove(found, from: store)
        try Self.recompute(id, without: found, in: store)
        return .success(found)
      case .noted(let review):
        let noted = found.noting(review)
        try store.run(
          ReviewsSQL.note, WateringRow.shape.changes(of: noted) + [.text(noted.id.text)])
        try PeopleIndex.remove(found, from: store)
        try PeopleIndex.add(noted, to: store)
        return .success(noted)
      }
    }
  }

  public func begin(_ pending: PendingReview) throws(PeopleFailure) {
    let isKnown = try writing(as: .contactPerson) { (store) throws(StorageFailure) -> Bool in
      try Self.setSubject(of: pending.person, in: store)
      try store.run(
        ReviewsSQL.begin,
        [
          .text(pending.channel.rawValue), .int(pending.at.instant), .int(pending.at.offset),
          .text(pending.person.text),
        ])
      return store.changedRows > 0
    }
    if !isKnown { throw .unknown(reference: pending.person.text) }
  }

  public func pending() throws(PeopleFailure) -> [PendingReview] {
    try alone { (store) throws(StorageFailure) in
      try store.all(ReviewsSQL.pending, [], PendingRow.pending)
    }
  }

  public func waiting(atMost limit: Int?) throws(PeopleFailure) -> [WaitingReview] {
    try alone { (store) throws(StorageFailure) in
      try store.all(ReviewsSQL.waiting, [.int(limit ?? -1)], PendingRow.waiting)
    }
  }

  public func keep(_ meeting: MissedMeeting) throws(PeopleFailure) {
    try writing(as: .declineAppointment) { (store) throws(StorageFailure) in
      try Self.setSubject(of: meeting.person, in: store)
      try store.run(
        ReviewsSQL.keepMissedMeeting,
        [.text(meeting.event), .day(meeting.day), .text(meeting.person.text)])
    }
  }

  public func missedMeetings(from day: Day) throws(PeopleFailure) -> Set<MissedMeeting> {
    try alone { (store) throws(StorageFailure) in
      Set(try store.all(ReviewsSQL.missedMeetings, [.day(day)], MissedMeetingRow.missedMeeting))
    }
  }

  public func forget(_ id: ID<Person>) throws(PeopleFailure) -> Bool {
    try writing(as: .forgetContact) { (store) throws(StorageFailure) -> Bool in
      try Self.setSubject(of: id, in: store)
      try store.run(ReviewsSQL.forget, [.text(id.text)])
      return store.changedRows > 0
    }
  }

  public func restore(_ watering: ID<Watering>) throws(PeopleFailure) -> Person {
    let restored = try writing(as: .restoreWatering) { (store) throws(StorageFailure) -> Person? in
      guard
        let person = try store.first(
          ReviewsSQL.wateredBy, [.text(watering.text)], PeopleRow.person)
      else { return nil }
      store.setSubject(of: person.calledName, person.id.text)
      try store.run(ReviewsSQL.restore, [.text(watering.text)])
      if store.changedRows > 0 {
        try PeopleIndex.addBack(watering, to: store)
        let log = try Self.contacts(of: person.id, in: store).log
        if let restored = log.current.first(where: { $0.id == watering }) {
          try Self.store(log.person(person, with: restored), in: store)
        }
      }
      return try store.first(PeopleSQL.toChange, [.text(person.id.text)], PeopleRow.person)
    }
    guard let restored else { throw .unknown(reference: watering.text) }
    return restored
  }

  /// Gives a person the affection and the due day that it would have without a contact that was just removed.
  private static func recompute(_ id: ID<Person>, without gone: Watering, in store: Connection)
    throws(StorageFailure)
  {
    guard
      let (person, key) = try store.first(PeopleSQL.toChange, [.text(id.text)], PeopleRow.stored)
    else { return }
    let (log, keys) = try contacts(of: id, in: store)
    let removed = Set(log.removed.compactMap { keys[$0.id] })
    let due = try keys[gone.id].flatMap { (gone) throws(StorageFailure) in
      try DueBefore.find(person, key: key, gone: gone, removed: removed, in: store)
    }
    try Self.store(log.person(person, without: gone, due: due), in: store)
  }

  private static func store(_ person: Person, in store: Connection) throws(StorageFailure) {
    try store.run(PeopleSQL.update, PeopleRow.shape.changes(of: person) + [.text(person.id.text)])
    try store.run(ReviewsSQL.lastAward, [.text(person.id.text)])
  }

  /// Returns all contacts of a person, and their keys.
  private static func contacts(of id: ID<Person>, in store: Connection)
    throws(StorageFailure) -> (log: ContactLog, keys: [ID<Watering>: Int])
  {
    var (log, keys) = (ContactLog(current: [], removed: []), [ID<Watering>: Int]())
    try store.visit(ReviewsSQL.contacts, [.text(id.text)]) { (row) throws(StorageFailure) in
      let watering = WateringRow.watering(row, of: id)
      let rest = NamedRow<ReviewsSQL.ContactColumn>(row, from: WateringRow.shape.read.count)
      keys[watering.id] = rest.int(.key)
      if rest.bool(.removed) { log.removed.append(watering) } else { log.current.append(watering) }
      return true
    }
    return (log, keys)
  }

  private static func setSubject(of id: ID<Person>, in store: Connection) throws(StorageFailure) {
    let name = try store.first(ReviewsSQL.called, [.text(id.text)]) { $0.text }
    store.setSubject(of: name ?? "", id.text)
  }
}
