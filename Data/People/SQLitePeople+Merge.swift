public import Domain

/// Merges two people: all their records and all references to them, in one transaction.
extension SQLitePeople {
  public func merge(_ other: ID<Person>, into id: ID<Person>, at now: Now, by rule: MergeRule)
    throws(PeopleFailure) -> MergedPeople
  {
    try deciding(as: .mergePeople) { (store) throws(StorageFailure) in
      guard let kept = try store.first(PeopleSQL.toChange, [.text(id.text)], PeopleRow.stored)
      else { return .failure(.unknown(reference: id.text)) }
      guard let gone = try store.first(PeopleSQL.toChange, [.text(other.text)], PeopleRow.stored)
      else { return .failure(.unknown(reference: other.text)) }
      let last = try store.first(MergeSQL.lastContact, [.int(kept.key), .int(gone.key)]) {
        (row) throws(StorageFailure) in try row.day
      }
      let merged: MergedPeople
      do throws(PersonRefusal) {
        merged = try rule(MergeMoment(kept: kept.person, other: gone.person, lastContact: last))
      } catch { return .failure(.refused(error)) }
      if let known = try Self.another(like: merged.kept, besides: other, in: store) {
        return .failure(.refused(.duplicatePerson(knownAs: known)))
      }
      store.setSubject(of: kept.person.calledName, id.text)
      // The other one is removed first, as the unique index does not allow the same name and number twice.
      try PeopleIndex.remove(gone.person, from: store)
      try store.run(
        PeopleSQL.update, PeopleRow.shape.changes(of: merged.other) + [.text(other.text)])
      try store.run(PeopleSQL.remove, [.int(now.instant), .text(other.text)])
      try PeopleIndex.remove(kept.person, from: store)
      try store.run(
        PeopleSQL.update, PeopleRow.shape.changes(of: merged.kept) + [.text(id.text)])
      try store.run(
        MergeSQL.takeDays, [.int(kept.key), .int(gone.key), .day(merged.kept.startedOn)])
      try PeopleIndex.add(merged.kept, to: store)
      try Self.takePending(of: other, into: id, in: store)
      for sql in MergeSQL.takeRecords { try store.run(sql, [.int(kept.key), .int(gone.key)]) }
      try store.run(MergeSQL.takeSources, [.text(id.text), .text(other.text)])
      try Self.takeEvents(of: other, into: id, in: store)
      return .success(merged)
    }
  }

  /// Returns the name of a third person with the same name and number; nil if there is none.
  private static func another(like person: Person, besides other: ID<Person>, in store: Connection)
    throws(StorageFailure) -> String?
  {
    guard let key = person.phone?.key else { return nil }
    return try store.first(
      MergeSQL.another,
      [
        .text(key), .text(TextForms.folded(person.name.text)), .text(person.id.text),
        .text(other.text),
      ]
    ) { $0.text }
  }

  /// Merges the pending reviews. If both people have one, the later one remains.
  private static func takePending(
    of other: ID<Person>, into id: ID<Person>, in store: Connection
  ) throws(StorageFailure) {
    guard let begun = try store.first(ReviewsSQL.pendingOf, [.text(other.text)], PendingRow.pending)
    else { return }
    try store.run(ReviewsSQL.forget, [.text(other.text)])
    let own = try store.first(ReviewsSQL.pendingOf, [.text(id.text)], PendingRow.pending)
    if let own, own.at.instant >= begun.at.instant { return }
    try store.run(
      ReviewsSQL.begin,
      [
        .text(begun.channel.rawValue), .int(begun.at.instant), .int(begun.at.offset),
        .text(id.text),
      ])
  }

  /// Replaces the other person in all events, including events in the trash.
  private static func takeEvents(
    of other: ID<Person>, into id: ID<Person>, in store: Connection
  ) throws(StorageFailure) {
    let events = try store.all(MergeSQL.eventsWith, [.text(other.text)]) { row in
      let row = NamedRow<MergeSQL.EventColumn>(row)
      return (
        key: row.int(.key), people: row.text(.companions).split(separator: ",").map(String.init)
      )
    }
    for event in events where event.people.contains(other.text) {
      var people: [String] = []
      for person in event.people.map({ $0 == other.text ? id.text : $0 })
      where !people.contains(person) {
        people.append(person)
      }
      try store.run(
        MergeSQL.nameEvent, [.text(people.joined(separator: ",")), .int(event.key)])
    }
  }
}

/// The SQL of merging two people: `?1` is the remaining person, `?2` the removed person.
private enum MergeSQL {
  static let lastContact = """
    SELECT day FROM waterings WHERE person IN (?1, ?2) AND deleted_at IS NULL
    ORDER BY day DESC LIMIT 1
    """

  static let another = PeopleSQL.samePerson + " AND id <> ?"

  /// The statement that sets the earlier start day and the later award day.
  static let takeDays = """
    UPDATE people SET started_on = ?3, last_award = coalesce(
      max(last_award, (SELECT last_award FROM people WHERE key = ?2)),
      last_award, (SELECT last_award FROM people WHERE key = ?2))
    WHERE key = ?1
    """

  /// The statements that move waterings, dates and gifts, including soft-deleted ones, and unmet appointments.
  static let takeRecords = [
    "UPDATE waterings SET person = ?1 WHERE person = ?2",
    "UPDATE dates SET person = ?1 WHERE person = ?2",
    "UPDATE gifts SET person = ?1 WHERE person = ?2",
    """
    INSERT INTO unmet (person, event, day) SELECT ?1, event, day FROM unmet WHERE person = ?2
    ON CONFLICT DO NOTHING
    """,
    "DELETE FROM unmet WHERE person = ?2",
  ]

  /// The statement that moves import sources, so that a later import updates the remaining person.
  static let takeSources = "UPDATE sources SET record = ?1 WHERE record = ?2 AND kind = 'person'"

  enum EventColumn: Int, RowColumn { case key, companions }

  static let eventsWith = """
    SELECT \(EventColumn.list()) FROM events
    WHERE companions IS NOT NULL AND instr(companions, ?1)
    """

  static let nameEvent = "UPDATE events SET companions = ? WHERE key = ?"
}
