import Domain

/// The SQL of the trash, over all parts.
enum TrashSQL {
  static let parts: [TrashPart] = StoreParts.all.map { $0.trash() }

  private static let all = parts.flatMap(\.sources).map(\.sql).joined(separator: " UNION ALL ")

  static let list = """
    SELECT * FROM (SELECT * FROM (\(all))) ORDER BY deleted DESC, kind, id
    """

  static let beginning = """
    SELECT * FROM (\(all)) WHERE id BETWEEN ?1 AND ?2 ORDER BY deleted DESC LIMIT 21
    """

  /// The kinds of records whose title is that of their owner.
  static let borrowing = Set(parts.flatMap(\.sources).filter(\.borrowsTitle).map(\.kind))

  private static let doomed = parts.flatMap(\.doomed).joined(separator: " UNION ALL ")

  /// The statement that clears the subject of history entries about records that are to be
  /// destroyed.
  static let forgetSubjects = """
    UPDATE history SET subject = '', item = NULL
    WHERE subject <> '' AND item IN (\(doomed))
    """

  /// The statement that clears the subjects of all undone history entries, whatever records they are about.
  static let forgetUndone = """
    UPDATE history SET subject = '', item = NULL
    WHERE state IN (\(HistoryEntry.State.undone.rawValue), \(HistoryEntry.State.overtaken.rawValue))
    """

  /// The statement that clears the text of notices about records that are to be destroyed. The column `subject` stays,
  /// so that the same notice is not sent again.
  static let forgetConflicts =
    "UPDATE notices SET title = '', body = '' WHERE subject IN (\(doomed))"

  static let count = "SELECT count(*) FROM (\(all))"
}
