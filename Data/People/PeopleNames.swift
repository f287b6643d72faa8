import Domain

/// Completion of people's names and nicknames.
enum PeopleNames {
  static let people = CandidateSource(kind: .person) { (search) throws(StorageFailure) in
    try search.named(likely: urgent, folded: [nicknames, names])
  }

  private static let called =
    CandidateColumn.select(
      "coalesce(nickname, name)", note: "CASE WHEN nickname IS NULL THEN '' ELSE name END")
    + " FROM people"
  private static let urgent = """
    \(called) INDEXED BY people_by_urgency WHERE deleted_at IS NULL
    ORDER BY \(PeopleSQL.order) LIMIT ?
    """
  private static let nicknames = """
    \(called) INDEXED BY people_by_nickname WHERE deleted_at IS NULL
      AND nickname_folded IS NOT NULL AND nickname_folded >= ? AND nickname_folded < ?
    ORDER BY nickname_folded LIMIT ?
    """
  private static let names = """
    \(CandidateColumn.select("name", note: "ifnull(nickname, '')"))
    FROM people INDEXED BY people_by_name
    WHERE deleted_at IS NULL AND name_folded >= ? AND name_folded < ? ORDER BY name_folded LIMIT ?
    """
}
