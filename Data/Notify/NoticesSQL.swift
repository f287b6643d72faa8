/// The SQL of what was told.
enum NoticesSQL {
  enum MemoryColumn: Int, RowColumn { case since, seen }

  static let memory = "SELECT \(MemoryColumn.list()) FROM notifier"

  static let remember = """
    INSERT INTO notifier (one, since, seen) VALUES (1, ?1, ?2)
    ON CONFLICT (one) DO UPDATE SET since = excluded.since, seen = excluded.seen
    """

  static let failed = """
    SELECT id FROM notices INDEXED BY notices_open WHERE state = 'failed' AND state <> 'told'
    ORDER BY at DESC LIMIT 1000
    """

  /// What nobody told is claimed, and what could not be told.
  static let claim = """
    \(NoticeRow.shape.insert)
    ON CONFLICT (id) DO UPDATE SET state = 'claimed', at = excluded.at,
      at_offset = excluded.at_offset, claimed_at = excluded.claimed_at, title = excluded.title,
      body = excluded.body
      WHERE state = 'failed'
    """

  static let settle = "UPDATE notices SET state = ?1 WHERE id = ?2 AND state = 'claimed'"

  static let state = "SELECT state FROM notices WHERE id = ?"

  static let uncertain = """
    SELECT \(NoticeRow.shape.list(of: "n")) FROM notices n INDEXED BY notices_open
    WHERE state = 'claimed' AND state <> 'told' AND at >= ?1 ORDER BY at, id LIMIT ?2
    """

  /// The newest are kept whatever the clock says: it may have been set by mistake.
  static let forget = """
    DELETE FROM notices WHERE at < ?1
      AND key <= (SELECT max(key) FROM notices) - \(kept)
    """

  /// How many of the newest are never forgotten.
  static let kept = 2000
}

/// The SQL of what the notifier looks for in the parts.
enum NoticeReadingsSQL {
  static let thirsty = """
    SELECT \(PeopleSQL.columns) FROM people INDEXED BY people_by_urgency
    WHERE next_watering BETWEEN ?1 AND ?2 AND notify = 1 AND deleted_at IS NULL
    ORDER BY next_watering DESC, key DESC LIMIT ?3
    """

  static let born = """
    SELECT \(PeopleSQL.columns) FROM people INDEXED BY people_by_birthday
    WHERE substr(birthday, -5) = ?1 AND birthday IS NOT NULL AND notify = 1
      AND deleted_at IS NULL
    ORDER BY key LIMIT ?2
    """

  /// A person's columns, and then what was begun.
  static let unrecorded = """
    SELECT \(PeopleRow.shape.list(of: "p")), \(PendingRow.shape.list(of: "r"))
    FROM pending_reviews r INDEXED BY pending_by_time CROSS JOIN people p ON p.key = r.person
    WHERE r.instant > ?1 AND p.notify = 1 AND p.deleted_at IS NULL
    ORDER BY r.instant DESC, p.key LIMIT ?2
    """

  static let unfinished = """
    SELECT \(BooksSQL.columns) FROM books b INDEXED BY books_by_target
    WHERE b.finished = 0 AND b.target BETWEEN ?1 AND ?2 AND b.deleted_at IS NULL
    ORDER BY b.target, b.key LIMIT ?3
    """
}
