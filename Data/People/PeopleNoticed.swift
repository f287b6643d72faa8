public import Domain

/// Queries of the notifier about people.
extension SQLiteNoticeReadings {
  public func thirsty(on days: ClosedRange<Day>, atMost limit: Int) throws(StorageFailure)
    -> [Person]
  {
    try all(
      PeopleNoticesSQL.thirsty, [.day(days.lowerBound), .day(days.upperBound), .int(limit)],
      PeopleRow.person)
  }

  public func born(on days: [Birthday], atMost limit: Int) throws(StorageFailure) -> [Person] {
    if days.isEmpty { return [] }
    return try all(
      BirthdaySQL.born(on: days.count, notifiedOnly: true),
      BirthdaySQL.values(days, atMost: limit), PeopleRow.person)
  }

  public func contactsBorn(on days: [Birthday], atMost limit: Int) throws(StorageFailure)
    -> [AddressCard]
  {
    if days.isEmpty { return [] }
    return try all(
      BirthdaySQL.contacts(on: days.count), BirthdaySQL.values(days, atMost: limit)
    ) { (row) throws(StorageFailure) in try AddressBookRow.listed(row).card }
  }

  public func unrecorded(after instant: Int, atMost limit: Int) throws(StorageFailure)
    -> [UnrecordedContact]
  {
    try all(PeopleNoticesSQL.unrecorded, [.int(instant), .int(limit)]) {
      (row) throws(StorageFailure) in
      let waiting = try PendingRow.waiting(row)
      return UnrecordedContact(person: waiting.person, review: waiting.pending)
    }
  }
}

enum PeopleNoticesSQL {
  static let thirsty = """
    SELECT \(PeopleSQL.columns) FROM people INDEXED BY people_by_urgency
    WHERE \(PeopleSQL.urgency) BETWEEN ?1 AND ?2 AND notify = 1 AND deleted_at IS NULL
    ORDER BY \(PeopleSQL.urgency) DESC, key DESC LIMIT ?3
    """

  /// The query for people with notifications whose pending review began after ?1, the latest first: the columns of
  /// the person, then those of the review.
  static let unrecorded = """
    SELECT \(PeopleRow.shape.list(of: "p")), \(PendingRow.shape.list(of: "r"))
    FROM pending_reviews r INDEXED BY pending_by_time CROSS JOIN people p ON p.key = r.person
    WHERE r.instant > ?1 AND p.notify = 1 AND p.deleted_at IS NULL
    ORDER BY r.instant DESC, p.key LIMIT ?2
    """
}
