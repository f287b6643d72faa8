import Domain

/// The SQL of a year in review. Each query uses an index by day and is aggregated by SQLite.
enum YearSQL {
  enum DayColumn: Int, RowColumn { case day, count }

  // MARK: Feelings

  static let brightest = """
    SELECT \(MoodsRow.shape.list(of: "m")) FROM moods m INDEXED BY moods_by_day
    WHERE m.day BETWEEN ? AND ? AND m.deleted_at IS NULL AND m.text IS NOT NULL
      AND m.level IS NOT NULL
    ORDER BY m.level DESC, m.instant LIMIT 1
    """

  // MARK: People

  /// Waterings from day ?1 to ?2 of people who are not soft-deleted.
  private static let watering = """
    FROM waterings w INDEXED BY waterings_by_day CROSS JOIN people p ON p.key = w.person
    WHERE w.day BETWEEN ?1 AND ?2 AND w.deleted_at IS NULL AND p.deleted_at IS NULL
    """

  static let waterings = """
    SELECT \(DayColumn.list([.day: "w.day", .count: "count(*)"])) \(watering)
    GROUP BY w.day ORDER BY w.day
    """

  /// The columns after those of a person: the number of waterings, the first and last day, and the number of watered
  /// people.
  enum WateredColumn: Int, RowColumn { case times, first, last, people }

  static let watered = """
    SELECT \(PeopleRow.shape.list(of: "people")), \(WateredColumn.list([
      .times: "g.times", .first: "g.first", .last: "g.last", .people: "count(*) OVER ()",
    ])) FROM (
      SELECT w.person, count(*) AS times, min(w.day) AS first, max(w.day) AS last \(watering)
      GROUP BY w.person) g
      CROSS JOIN people ON people.key = g.person
    ORDER BY g.times DESC, people.key LIMIT ?3
    """

  static let registered = """
    SELECT count(*) FROM people INDEXED BY people_by_start
    WHERE started_on BETWEEN ? AND ? AND deleted_at IS NULL
    """

  // MARK: Events

  /// Timed single events whose local start is from ?1 to ?2, in local seconds since 1970. No time zone offset exceeds
  /// a day, so the index range is widened by a day on both sides.
  private static let begun = """
    FROM events e INDEXED BY events_by_start
    WHERE e.starts BETWEEN ?1 - 86400 AND ?2 + 86400
      AND e.starts + e.starts_offset BETWEEN ?1 AND ?2 AND e.deleted_at IS NULL
      AND e.kind = 0
    """

  /// The columns of a day with events. `seconds` is the total duration of the events that are shorter than ?3
  /// seconds.
  enum EventDayColumn: Int, RowColumn { case day, count, seconds }

  static let events = """
    SELECT \(EventDayColumn.list([
      .day: "date(e.starts + e.starts_offset, 'unixepoch') AS local", .count: "count(*)",
      .seconds: "coalesce(sum(e.ends - e.starts) FILTER (WHERE e.ends - e.starts < ?3), 0)",
    ])) \(begun) GROUP BY local ORDER BY local
    """

  static let longestEvent = """
    SELECT \(ScheduleRow.shape.list(of: "e")) \(begun)
    ORDER BY e.ends - e.starts DESC, e.starts LIMIT 1
    """

  // MARK: Books

  /// Books that were finished from day ?1 to ?2.
  private static let ended = """
    FROM books b INDEXED BY books_by_end
    WHERE b.status = 1 AND b.deleted_at IS NULL AND b.end_day BETWEEN ?1 AND ?2
    """

  static let finished = """
    SELECT \(BooksSQL.columns) \(ended) ORDER BY b.end_day, b.end_instant, b.key LIMIT ?3
    """
  /// Counts the finished books, including those that have been reread since.
  static let finishedCount = """
    SELECT (SELECT count(*) \(ended)) + (SELECT count(*) \(ReadingSQL.finishedBefore))
    """
  static let longestBook = """
    SELECT \(BooksSQL.columns) \(ended) ORDER BY b.pages DESC, b.end_day, b.key LIMIT 1
    """

  enum CopiedColumn: Int, RowColumn { case text, page, title, author }

  private static let copied = """
    FROM sentences s INDEXED BY sentences_by_day CROSS JOIN books b ON b.key = s.book
    WHERE date(s.instant + s.offset, 'unixepoch') BETWEEN ?1 AND ?2
      AND s.deleted_at IS NULL AND b.deleted_at IS NULL
    """

  /// Selects quotes from the best rated books, one from each book in turn.
  static let sentences = """
    SELECT \(CopiedColumn.list()) FROM (
      SELECT s.text, s.page, b.title, b.author, b.rating, s.instant, s.key, row_number() OVER (
        PARTITION BY s.book ORDER BY s.instant, s.key) AS turn \(copied))
    ORDER BY turn, rating DESC, instant, key LIMIT ?3
    """
  static let sentenceCount = "SELECT count(*) \(copied)"

  // MARK: Counted tags

  private static let counted = """
    FROM counters c CROSS JOIN counts n INDEXED BY counts_of_counter ON n.counter = c.key
    WHERE n.day BETWEEN ?1 AND ?2 AND n.amount > 0 AND n.deleted_at IS NULL
      AND c.deleted_at IS NULL
    """

  static let countedDays = """
    SELECT \(DayColumn.list([.day: "n.day", .count: "count(DISTINCT c.tag_folded)"])) \(counted)
    GROUP BY n.day ORDER BY n.day
    """

  enum CounterColumn: Int, RowColumn { case tag, unit, sum, days }

  static let counters = """
    SELECT \(CounterColumn.list([
      .tag: "c.tag", .unit: "c.unit", .sum: "sum(n.amount)", .days: "count(DISTINCT n.day) AS days",
    ])) \(counted) GROUP BY c.tag_folded, c.unit ORDER BY days DESC, c.tag LIMIT ?3
    """

  // MARK: Sayings

  /// The counts of sayings written, liked and used on a day.
  enum SayingDayColumn: Int, RowColumn { case day, written, liked, used }

  private static let uploadedOn = "date(s.uploaded + s.uploaded_offset, 'unixepoch')"
  private static let likedOn = "date(s.liked_at + s.liked_offset, 'unixepoch')"
  private static let usedOn = "date(s.used_at + s.used_offset, 'unixepoch')"

  /// Sayings that the user wrote. Built-in and imported sayings have a fingerprint of their origin.
  private static let written = """
    FROM sayings s INDEXED BY sayings_by_day
    WHERE \(uploadedOn) BETWEEN ?1 AND ?2 AND s.origin IS NULL AND s.deleted_at IS NULL
    """
  private static let liked = """
    FROM sayings s INDEXED BY sayings_by_liking
    WHERE s.liking IS NOT NULL AND s.deleted_at IS NULL AND \(likedOn) BETWEEN ?1 AND ?2
    """
  private static let used = """
    FROM sayings s INDEXED BY sayings_by_use
    WHERE \(usedOn) BETWEEN ?1 AND ?2 AND s.used_at IS NOT NULL AND s.deleted_at IS NULL
    """

  static let sayingDays = """
    SELECT \(SayingDayColumn.list([
      .day: "day", .written: "sum(kind = 1)", .liked: "sum(kind = 2)", .used: "sum(kind = 3)",
    ])) FROM (
      SELECT \(uploadedOn) AS day, 1 AS kind \(written)
      UNION ALL SELECT \(likedOn), 2 \(liked)
      UNION ALL SELECT \(usedOn), 3 \(used))
    GROUP BY day ORDER BY day
    """

  static let writtenSayings = """
    SELECT \(SayingsSQL.columns) \(written) ORDER BY \(uploadedOn) DESC, s.number DESC LIMIT ?3
    """
  static let likedSayings = """
    SELECT \(SayingsSQL.columns) \(liked) ORDER BY s.liking DESC LIMIT ?3
    """
}
