/// The SQL of recorded waterings and pending reviews.
enum ReviewsSQL {
  private static let columns = WateringRow.shape.list(of: "w")

  static let within = """
    SELECT \(columns) FROM waterings w
    WHERE w.person = (SELECT key FROM people WHERE id = ? AND deleted_at IS NULL)
      AND w.deleted_at IS NULL AND w.day BETWEEN ? AND ?
    ORDER BY w.day, w.key
    """

  enum CountColumn: Int, RowColumn { case day, count }

  static let counts = """
    SELECT \(CountColumn.list([.day: "w.day", .count: "count(*)"])) FROM waterings w INDEXED BY waterings_by_day
    CROSS JOIN people p ON p.key = w.person
    WHERE w.deleted_at IS NULL AND w.day BETWEEN ? AND ? AND p.deleted_at IS NULL
    GROUP BY w.day
    """

  static let latestOfDay = """
    SELECT \(columns) FROM waterings w
    WHERE w.person = (SELECT key FROM people WHERE id = ? AND deleted_at IS NULL)
      AND w.deleted_at IS NULL AND w.day = ? AND w.id = coalesce(?, w.id)
    ORDER BY w.key DESC LIMIT 1
    """

  static let note = WateringRow.shape.update(where: "id = ?")

  static let takeAway = "UPDATE waterings SET deleted_at = ? WHERE id = ?"

  /// The columns after those of a watering.
  enum ContactColumn: Int, RowColumn { case key, removed }

  /// The query for all contacts of a person, including removed ones, oldest first.
  static let contacts = """
    SELECT \(columns), \(ContactColumn.list([.key: "w.key", .removed: "w.deleted_at IS NOT NULL"]))
    FROM waterings w WHERE w.person = (SELECT key FROM people WHERE id = ?)
    ORDER BY w.day, w.key
    """

  /// The statement that sets `last_award` to the latest day with a contact. That day has points even if the award of
  /// its contact is 0, because another contact inherits the points of a removed one (`ContactLog`).
  static let lastAward = """
    UPDATE people SET last_award = (
      SELECT max(day) FROM waterings WHERE person = people.key AND deleted_at IS NULL)
    WHERE id = ?
    """

  /// The query for the nickname of a person, or the name if there is no nickname.
  static let called = "SELECT coalesce(nickname, name) FROM people WHERE id = ?"

  /// The query for the person of a watering; no row if the person is soft-deleted.
  static let wateredBy = """
    SELECT \(PeopleSQL.columns) FROM people
    WHERE key = (SELECT person FROM waterings WHERE id = ?) AND deleted_at IS NULL
    """

  static let restore = """
    UPDATE waterings SET deleted_at = NULL WHERE id = ? AND deleted_at IS NOT NULL
    """

  static let begin = """
    INSERT INTO pending_reviews (person, channel, instant, offset)
    SELECT key, ?, ?, ? FROM people WHERE id = ? AND deleted_at IS NULL
    ON CONFLICT (person) DO UPDATE
      SET channel = excluded.channel, instant = excluded.instant, offset = excluded.offset
    """

  private static let pendingColumns = PendingRow.shape.list(of: "r")

  static let pending = """
    SELECT \(pendingColumns), p.id FROM pending_reviews r JOIN people p ON p.key = r.person
    WHERE p.deleted_at IS NULL ORDER BY r.instant, p.key
    """

  /// The query for pending reviews with their people, oldest first, using the time index.
  static let waiting = """
    SELECT \(PeopleRow.shape.list(of: "p")), \(pendingColumns)
    FROM pending_reviews r INDEXED BY pending_by_time CROSS JOIN people p ON p.key = r.person
    WHERE p.deleted_at IS NULL ORDER BY r.instant, r.person LIMIT ?
    """

  static let pendingOf = """
    SELECT \(pendingColumns), p.id FROM pending_reviews r JOIN people p ON p.key = r.person
    WHERE p.id = ?
    """

  static let keepMissedMeeting = """
    INSERT INTO unmet (person, event, day)
    SELECT key, ?, ? FROM people WHERE id = ? AND deleted_at IS NULL
    ON CONFLICT DO NOTHING
    """

  static let missedMeetings = """
    SELECT \(MissedMeetingRow.shape.list(of: "u")), p.id
    FROM unmet u INDEXED BY unmet_by_day CROSS JOIN people p ON p.key = u.person
    WHERE u.day >= ?
    """

  static let forget = """
    DELETE FROM pending_reviews WHERE person = (SELECT key FROM people WHERE id = ?)
    """
}
