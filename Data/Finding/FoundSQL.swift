import Domain

/// The SQL of finding over everything. Whatever a record is, it has the same columns, in the order
/// `FoundRow` reads them: what it is, its id, its title, another name, four texts, its instant and
/// offset, two of its numbers or words, and its day where the instant does not tell it.
enum FoundSQL {
  private static let person = """
    'person', p.id, coalesce(p.nickname, p.name),
      CASE WHEN p.nickname IS NULL THEN NULL ELSE p.name END,
      p.phone, NULL, NULL, NULL, NULL, NULL, p.cycle_days, NULL, p.started_on
    """
  private static let watering = """
    'watering', p.id, coalesce(p.nickname, p.name), NULL,
      w.keyword1, w.keyword2, w.keyword3, w.memo, w.instant, w.offset, w.channel, NULL, w.day
    """
  private static let sayingWords = """
    s.number, coalesce(s.kor, s.eng), NULL,
      CASE WHEN s.kor IS NULL THEN NULL ELSE s.eng END, s.who, NULL, NULL
    """
  private static let saying = """
    'saying', \(sayingWords), s.uploaded, s.uploaded_offset, NULL, NULL, NULL
    """
  private static let use = "'use', \(sayingWords), s.used_at, s.used_offset, NULL, NULL, NULL"
  private static let feeling = """
    'feeling', m.id, coalesce(m.text, ''), NULL, NULL, NULL, NULL, NULL, m.instant, m.offset, m.level, NULL, m.day
    """
  private static let event = """
    'event', e.id, e.title, NULL, e.body, NULL, NULL, NULL, e.starts, e.starts_offset,
      e.ends, e.ends_offset, NULL
    """
  private static let bookWords = "b.title, NULL, b.subtitle, b.author, NULL, NULL"
  private static let book = """
    'book', b.id, \(bookWords), b.started, b.started_offset, NULL, NULL, NULL
    """
  private static let pages = """
    'pages', b.id, b.title, NULL, NULL, NULL, NULL, NULL, r.instant, r.offset, r.total, r.pages, r.day
    """
  private static let finish = """
    'finish', b.id, \(bookWords), b.last_instant, b.last_offset, b.last_total, b.last_pages, b.last_day
    """
  private static let sentence = """
    'sentence', t.id, b.title, NULL, t.text, NULL, NULL, NULL, t.instant, t.offset, t.page, NULL, NULL
    """
  private static let favourite = """
    'favourite', b.name, \(bookWords), b.liked, b.liked_offset, NULL, NULL, NULL
    """

  // MARK: Days

  private static let sayingDay = "date(s.uploaded + s.uploaded_offset, 'unixepoch')"
  private static let useDay = "date(s.used_at + s.used_offset, 'unixepoch')"
  private static let sentenceDay = "date(t.instant + t.offset, 'unixepoch')"

  /// Where records of each kind lie by their days: the table, the day, what else has to be true.
  private static let byDay: [(columns: String, source: String, day: String, condition: String)] = [
    (person, "people p INDEXED BY people_by_start", "p.started_on", "p.deleted_at IS NULL"),
    (
      watering,
      "waterings w INDEXED BY waterings_by_day CROSS JOIN people p ON p.key = w.person", "w.day",
      "w.deleted_at IS NULL AND p.deleted_at IS NULL"
    ),
    (
      saying, "sayings s INDEXED BY sayings_by_day", sayingDay,
      "s.deleted_at IS NULL AND NOT \(StarterSayings.isStarter)"
    ),
    (
      use, "sayings s INDEXED BY sayings_by_use", useDay,
      "s.used_at IS NOT NULL AND s.deleted_at IS NULL"
    ),
    (feeling, "moods m INDEXED BY moods_by_day", "m.day", "m.deleted_at IS NULL"),
    (
      pages, "readings r INDEXED BY readings_by_day CROSS JOIN books b ON b.key = r.book", "r.day",
      "r.here = 1"
    ),
    (
      finish, "books b INDEXED BY books_by_end", "b.last_day",
      "b.deleted_at IS NULL AND b.finished = 1"
    ),
    (
      sentence, "sentences t INDEXED BY sentences_by_day CROSS JOIN books b ON b.key = t.book",
      sentenceDay, "t.deleted_at IS NULL AND b.deleted_at IS NULL"
    ),
  ]

  /// All records of the day ?3, and the events that touch the time from ?1 to ?2.
  static let ofDay =
    (byDay.map { "SELECT \($0.columns) FROM \($0.source) WHERE \($0.day) = ?3 AND \($0.condition)" }
    + [
      "SELECT \(event) \(ScheduleSQL.goingOn)",
      """
      SELECT \(event) FROM events e INDEXED BY events_by_start
      WHERE e.starts >= ?1 AND e.starts < ?2 AND e.deleted_at IS NULL
      """,
    ]).joined(separator: "\nUNION ALL ") + "\nORDER BY 9, 1, 2"

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
      found(person, "people_index", "people p ON p.key = i.rowid", "p.deleted_at IS NULL")
    case .watering:
      found(
        watering, "waterings_index",
        "waterings w ON w.key = i.rowid CROSS JOIN people p ON p.key = w.person",
        "p.deleted_at IS NULL")
    case .saying: found(saying, "sayings_index", "sayings s ON s.number = i.rowid", "true")
    case .feeling: found(feeling, "moods_index", "moods m ON m.key = i.rowid", "true")
    case .event: found(event, "events_index", "events e ON e.key = i.rowid", "true")
    case .book: found(book, "books_index", "books b ON b.key = i.rowid", "true")
    case .sentence:
      found(
        sentence, "sentences_index",
        "sentences t ON t.key = i.rowid CROSS JOIN books b ON b.key = t.book",
        "b.deleted_at IS NULL")
    case .favourite:
      found(favourite, "favourites_index", "favourites b ON b.key = i.rowid", "true")
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
      SELECT \(person) FROM people p WHERE p.deleted_at IS NULL AND p.key IN (
        SELECT key FROM people WHERE name_folded = ?1 AND deleted_at IS NULL
        UNION SELECT key FROM people WHERE nickname_folded = ?1 AND nickname_folded IS NOT NULL
          AND deleted_at IS NULL)
      ORDER BY p.key DESC LIMIT ?2
      """
    case .event:
      """
      SELECT \(event) FROM events e INDEXED BY events_by_title
      WHERE e.title_folded = ?1 AND e.deleted_at IS NULL ORDER BY e.key DESC LIMIT ?2
      """
    case .book:
      """
      SELECT \(book) FROM books b INDEXED BY books_by_name
      WHERE b.title_folded = ?1 AND b.deleted_at IS NULL ORDER BY b.key DESC LIMIT ?2
      """
    case .favourite:
      """
      SELECT \(favourite) FROM favourites b INDEXED BY favourites_by_name
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
