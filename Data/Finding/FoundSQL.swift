import Domain

/// The SQL of finding over everything. Whatever a record is, it has the same columns.
enum FoundSQL {
  // MARK: Days

  private static let sayingDay = "date(s.uploaded + s.uploaded_offset, 'unixepoch')"
  private static let useDay = "date(s.used_at + s.used_offset, 'unixepoch')"
  private static let sentenceDay = "date(t.instant + t.offset, 'unixepoch')"

  /// Where records of each kind lie by their days: the table, the day, what else has to be true.
  private static let byDay: [(columns: String, source: String, day: String, condition: String)] = [
    (
      FoundColumns.person, "people p INDEXED BY people_by_start", "p.started_on",
      "p.deleted_at IS NULL"
    ),
    (
      FoundColumns.watering,
      "waterings w INDEXED BY waterings_by_day CROSS JOIN people p ON p.key = w.person", "w.day",
      "w.deleted_at IS NULL AND p.deleted_at IS NULL"
    ),
    (
      FoundColumns.saying, "sayings s INDEXED BY sayings_by_day", sayingDay,
      "s.deleted_at IS NULL AND NOT \(StarterSayings.isStarter)"
    ),
    (
      FoundColumns.use, "sayings s INDEXED BY sayings_by_use", useDay,
      "s.used_at IS NOT NULL AND s.deleted_at IS NULL"
    ),
    (FoundColumns.feeling, "moods m INDEXED BY moods_by_day", "m.day", "m.deleted_at IS NULL"),
    (
      FoundColumns.pages,
      "readings r INDEXED BY readings_by_day CROSS JOIN books b ON b.key = r.book", "r.day",
      "r.here = 1"
    ),
    (
      FoundColumns.finish, "books b INDEXED BY books_by_end", "b.last_day",
      "b.deleted_at IS NULL AND b.finished = 1"
    ),
    (
      FoundColumns.sentence,
      "sentences t INDEXED BY sentences_by_day CROSS JOIN books b ON b.key = t.book",
      sentenceDay, "t.deleted_at IS NULL AND b.deleted_at IS NULL"
    ),
  ]

  /// All records of the day ?3, and the events that touch the time from ?1 to ?2.
  static let ofDay =
    (byDay.map { "SELECT \($0.columns) FROM \($0.source) WHERE \($0.day) = ?3 AND \($0.condition)" }
    + [
      "SELECT \(FoundColumns.event) \(ScheduleSQL.goingOn)",
      """
      SELECT \(FoundColumns.event) FROM events e INDEXED BY events_by_start
      WHERE e.starts >= ?1 AND e.starts < ?2 AND e.deleted_at IS NULL
      """,
    ]).joined(separator: "\nUNION ALL ") + "\nORDER BY at, kind, id"

  /// The last day up to ?1 that has records without counting events.
  static let latest = ends("<=", "DESC", "max")
  /// The first day from ?1 on.
  static let earliest = ends(">=", "ASC", "min")

  private static func ends(_ comparison: String, _ order: String, _ choice: String) -> String {
    let days = byDay.map { part in
      """
      SELECT * FROM (SELECT \(part.day) AS day FROM \(part.source)
        WHERE \(part.day) \(comparison) ?1 AND \(part.condition)
        ORDER BY \(part.day) \(order) LIMIT 1)
      """
    }
    return "SELECT \(choice)(day) FROM (\(days.joined(separator: "\nUNION ALL ")))"
  }

  /// The last event that begins before ?1, and the first one from ?1 on.
  static let lastStart = """
    SELECT e.starts FROM events e INDEXED BY events_by_start
    WHERE e.starts < ?1 AND e.deleted_at IS NULL ORDER BY e.starts DESC LIMIT 1
    """
  static let firstStart = """
    SELECT e.starts FROM events e INDEXED BY events_by_start
    WHERE e.starts >= ?1 AND e.deleted_at IS NULL ORDER BY e.starts LIMIT 1
    """
  /// When the last of what goes on at ?1 is over; nothing where nothing goes on.
  static let lastEnd = "SELECT max(e.ends) \(ScheduleSQL.goingOn)"

  // MARK: Words

  /// The records of a kind whose words match ?1, those written last first, at most ?2 of them.
  static func matching(_ kind: FoundKind) -> String? {
    switch kind {
    case .person:
      found(
        FoundColumns.person, "people_index", "people p ON p.key = i.rowid", "p.deleted_at IS NULL")
    case .watering:
      found(
        FoundColumns.watering, "waterings_index",
        "waterings w ON w.key = i.rowid CROSS JOIN people p ON p.key = w.person",
        "p.deleted_at IS NULL")
    case .saying:
      found(FoundColumns.saying, "sayings_index", "sayings s ON s.number = i.rowid", "true")
    case .feeling: found(FoundColumns.feeling, "moods_index", "moods m ON m.key = i.rowid", "true")
    case .event: found(FoundColumns.event, "events_index", "events e ON e.key = i.rowid", "true")
    case .book: found(FoundColumns.book, "books_index", "books b ON b.key = i.rowid", "true")
    case .sentence:
      found(
        FoundColumns.sentence, "sentences_index",
        "sentences t ON t.key = i.rowid CROSS JOIN books b ON b.key = t.book",
        "b.deleted_at IS NULL")
    case .favourite:
      found(FoundColumns.favourite, "favourites_index", "favourites b ON b.key = i.rowid", "true")
    case .use, .pages, .finish: nil
    }
  }

  private static func found(
    _ columns: String, _ index: String, _ joined: String, _ condition: String
  ) -> String {
    """
    SELECT \(columns) FROM \(index) i CROSS JOIN \(joined)
    WHERE i.\(index) MATCH ?1 AND \(condition) ORDER BY i.rowid DESC LIMIT ?2
    """
  }

  /// The records of a kind that are called just ?1, at most ?2 of them.
  static func called(_ kind: FoundKind) -> String? {
    switch kind {
    case .person:
      """
      SELECT \(FoundColumns.person) FROM people p WHERE p.deleted_at IS NULL AND p.key IN (
        SELECT key FROM people WHERE name_folded = ?1 AND deleted_at IS NULL
        UNION SELECT key FROM people WHERE nickname_folded = ?1 AND nickname_folded IS NOT NULL
          AND deleted_at IS NULL)
      ORDER BY p.key DESC LIMIT ?2
      """
    case .event:
      """
      SELECT \(FoundColumns.event) FROM events e INDEXED BY events_by_title
      WHERE e.title_folded = ?1 AND e.deleted_at IS NULL ORDER BY e.key DESC LIMIT ?2
      """
    case .book:
      """
      SELECT \(FoundColumns.book) FROM books b INDEXED BY books_by_name
      WHERE b.title_folded = ?1 AND b.deleted_at IS NULL ORDER BY b.key DESC LIMIT ?2
      """
    case .favourite:
      """
      SELECT \(FoundColumns.favourite) FROM favourites b INDEXED BY favourites_by_name
      WHERE b.title_folded = ?1 ORDER BY b.key DESC LIMIT ?2
      """
    case .watering, .saying, .feeling, .sentence, .use, .pages, .finish: nil
    }
  }
}

extension StarterSayings {
  /// Whether a saying `s` is one a new store begins with: their numbers are never given again, and
  /// they came at one moment.
  static let isStarter = "(s.number < \(all.count) AND s.uploaded = 1767193200)"
}
