import Domain

/// The SQL of what was put away in all parts.
enum TrashSQL {
  private static let kinds = [
    kind(.person, "people", title: "coalesce(nickname, name)"),
    """
    \(kind(
      .watering, [
        .id: "w.id", .title: "coalesce(p.nickname, p.name)", .day: "w.day",
        .deleted: "w.deleted_at", .isHeld: "p.deleted_at IS NOT NULL",
      ]))
    FROM waterings w JOIN people p ON p.key = w.person WHERE w.deleted_at IS NOT NULL
    """,
    kind(
      .saying, "sayings", title: "coalesce(kor, eng)",
      [.id: "CAST(number AS TEXT)", .english: "CASE WHEN kor IS NOT NULL THEN eng END"]),
    kind(.mood, "moods", title: "coalesce(text, CAST(level AS TEXT))", [.day: "day"]),
    kind(.event, "events", title: "title"), kind(.book, "books", title: "title"),
    """
    \(kind(
      .records, [
        .id: "b.id || '-' || r.deleted_at || '-' || min(r.key)", .title: "b.title",
        .day: "min(r.day)", .deleted: "r.deleted_at", .isHeld: "b.deleted_at IS NOT NULL",
      ]))
    FROM readings r JOIN books b ON b.key = r.book WHERE r.deleted_at IS NOT NULL
    GROUP BY r.book, r.deleted_at
    """,
    """
    \(kind(
      .sentence, [
        .id: "s.id", .title: "s.text", .deleted: "s.deleted_at",
        .isHeld: "b.deleted_at IS NOT NULL",
      ]))
    FROM sentences s JOIN books b ON b.key = s.book WHERE s.deleted_at IS NOT NULL
    """,
  ]

  private static func kind(_ kind: TrashItem.Kind, _ parts: [TrashColumn: String]) -> String {
    let usual: [TrashColumn: String] = [.kind: "'\(kind.rawValue)'", .isHeld: "0"]
    return "SELECT " + TrashColumn.named(usual.merging(parts) { _, own in own })
  }

  /// What belongs to nothing else.
  private static func kind(
    _ kind: TrashItem.Kind, _ table: String, title: String, _ parts: [TrashColumn: String] = [:]
  ) -> String {
    let usual: [TrashColumn: String] = [.id: "id", .title: title, .deleted: "deleted_at"]
    return self.kind(kind, usual.merging(parts) { _, own in own })
      + " FROM \(table) WHERE deleted_at IS NOT NULL"
  }

  private static let all = kinds.joined(separator: " UNION ALL ")

  static let list = """
    SELECT * FROM (SELECT * FROM (\(all))) ORDER BY deleted DESC, kind, id
    """

  static let beginning = """
    SELECT * FROM (\(all)) WHERE id BETWEEN ?1 AND ?2 ORDER BY deleted DESC LIMIT 21
    """

  /// The names of the people who were put away, whatever else they are called.
  static let people = """
    SELECT \(PeopleRow.shape.list(of: "p")) FROM people p WHERE deleted_at IS NOT NULL
    """

  /// The records that were taken back at once, the oldest first, with the id of their book.
  static let records = """
    SELECT \(RecordsRow.shape.list(of: "r")), b.id
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
