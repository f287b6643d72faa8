import Domain

/// The SQL of what was put away in all parts.
enum TrashSQL {
  static let parts: [TrashPart] = StoreParts.all.map { $0.trash() }

  private static let all = parts.flatMap(\.sources).map(\.sql).joined(separator: " UNION ALL ")

  static let list = """
    SELECT * FROM (SELECT * FROM (\(all))) ORDER BY deleted DESC, kind, id
    """

  static let beginning = """
    SELECT * FROM (\(all)) WHERE id BETWEEN ?1 AND ?2 ORDER BY deleted DESC LIMIT 21
    """

  /// The kinds of which a thing is called as what it belongs to.
  static let borrowing = Set(parts.flatMap(\.sources).filter(\.borrowsTitle).map(\.kind))

  private static let doomed = parts.flatMap(\.doomed).joined(separator: " UNION ALL ")

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
  static let forgetConflicts =
    "UPDATE notices SET title = '', body = '' WHERE subject IN (\(doomed))"

  static let count = "SELECT count(*) FROM (\(all))"
}
