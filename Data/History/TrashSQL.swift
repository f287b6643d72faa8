import Domain

/// The SQL of what was put away in all parts.
enum TrashSQL {
  /// The columns of something in the trash, in the order `TrashRow` reads them: its id, what it is,
  /// its words, its day, when it was put away, whether what it belongs to was put away too, and its
  /// words in English where those that stand before them are Korean.
  private static let kinds = [
    """
    SELECT id, 'person', coalesce(nickname, name), NULL, deleted_at, 0, NULL
    FROM people WHERE deleted_at IS NOT NULL
    """,
    """
    SELECT w.id, 'watering', coalesce(p.nickname, p.name), w.day, w.deleted_at,
      p.deleted_at IS NOT NULL, NULL
    FROM waterings w JOIN people p ON p.key = w.person WHERE w.deleted_at IS NOT NULL
    """,
    """
    SELECT CAST(number AS TEXT), 'saying', coalesce(kor, eng), NULL, deleted_at, 0,
      CASE WHEN kor IS NOT NULL THEN eng END
    FROM sayings WHERE deleted_at IS NOT NULL
    """,
    """
    SELECT id, 'mood', coalesce(text, CAST(level AS TEXT)), day, deleted_at, 0, NULL
    FROM moods WHERE deleted_at IS NOT NULL
    """,
    """
    SELECT id, 'event', title, NULL, deleted_at, 0, NULL FROM events WHERE deleted_at IS NOT NULL
    """,
    """
    SELECT id, 'book', title, NULL, deleted_at, 0, NULL FROM books WHERE deleted_at IS NOT NULL
    """,
    """
    SELECT b.id || '-' || r.deleted_at || '-' || min(r.key), 'records', b.title, min(r.day),
      r.deleted_at, b.deleted_at IS NOT NULL, NULL
    FROM readings r JOIN books b ON b.key = r.book WHERE r.deleted_at IS NOT NULL
    GROUP BY r.book, r.deleted_at
    """,
    """
    SELECT s.id, 'sentence', s.text, NULL, s.deleted_at, b.deleted_at IS NOT NULL, NULL
    FROM sentences s JOIN books b ON b.key = s.book WHERE s.deleted_at IS NOT NULL
    """,
  ]

  private static let all = kinds.joined(separator: " UNION ALL ")

  static let list = """
    SELECT * FROM (SELECT * FROM (\(all))) ORDER BY 5 DESC, 2, 1
    """

  static let beginning = """
    SELECT * FROM (SELECT NULL AS id, NULL, NULL, NULL, NULL, NULL, NULL WHERE 0 UNION ALL \(all))
    WHERE id BETWEEN ?1 AND ?2 ORDER BY 5 DESC LIMIT 21
    """

  /// The names of the people who were put away, whatever else they are called.
  static let people = "SELECT id, name FROM people WHERE deleted_at IS NOT NULL"

  /// The records that were taken back at once, the oldest first, with the id of their book.
  static let records = """
    SELECT r.instant, r.offset, r.total, r.pages, b.id
    FROM readings r JOIN books b ON b.key = r.book
    WHERE b.id || '-' || r.deleted_at = ? AND r.deleted_at IS NOT NULL ORDER BY r.day, r.key
    """

  /// The ids of all that is to be destroyed, and of what goes with it.
  private static let doomed = """
    SELECT id FROM people WHERE deleted_at IS NOT NULL
    UNION ALL SELECT CAST(number AS TEXT) FROM sayings WHERE deleted_at IS NOT NULL
    UNION ALL SELECT id FROM moods WHERE deleted_at IS NOT NULL
    UNION ALL SELECT id FROM events WHERE deleted_at IS NOT NULL
    UNION ALL SELECT id FROM books WHERE deleted_at IS NOT NULL
    UNION ALL SELECT s.id FROM sentences s JOIN books b ON b.key = s.book
      WHERE s.deleted_at IS NOT NULL OR b.deleted_at IS NOT NULL
    """

  /// What a line of the history says of something that is to be destroyed goes with it.
  static let forgetSubjects = """
    UPDATE history SET subject = '', item = NULL
    WHERE subject <> '' AND item IN (\(doomed))
    """

  /// The same for what was undone and not done again.
  static let forgetUndone = """
    UPDATE history SET subject = '', item = NULL
    WHERE state IN (\(HistoryEntry.State.undone.rawValue), \(HistoryEntry.State.overtaken.rawValue))
    """

  /// What was told of it keeps its name alone, so that it is not told again.
  static let forgetTold = "UPDATE notices SET title = '', body = '' WHERE subject IN (\(doomed))"

  /// What is put away goes, and before it what names it.
  static let destroy = [
    "DELETE FROM waterings WHERE deleted_at IS NOT NULL",
    "DELETE FROM people WHERE deleted_at IS NOT NULL",
    """
    DELETE FROM sayings_days
    WHERE number IN (SELECT number FROM sayings WHERE deleted_at IS NOT NULL)
    """,
    "DELETE FROM sayings WHERE deleted_at IS NOT NULL",
    "DELETE FROM moods WHERE deleted_at IS NOT NULL",
    "DELETE FROM events WHERE deleted_at IS NOT NULL",
    "DELETE FROM readings WHERE deleted_at IS NOT NULL",
    "DELETE FROM sentences WHERE deleted_at IS NOT NULL",
    "DELETE FROM books WHERE deleted_at IS NOT NULL",
  ]

  static let count = "SELECT count(*) FROM (\(all))"
}
