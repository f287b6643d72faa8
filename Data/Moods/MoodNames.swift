import Domain

/// Completions of mood ids.
enum MoodNames {
  static let feelings = CandidateSource(kind: .mood) { (search) throws(StorageFailure) in
    try search.byID(likely: newest, beginning: beginning)
  }

  private static let felt =
    CandidateColumn.select(
      CandidateColumn.short("coalesce(text, level, tags, '')"),
      note: "strftime(iif(timed, '%Y-%m-%d %H:%M', '%Y-%m-%d'), instant + offset, 'unixepoch')")
    + " FROM moods"
  private static let newest = """
    \(felt) INDEXED BY moods_by_instant WHERE deleted_at IS NULL ORDER BY instant DESC LIMIT ?
    """
  private static let beginning = """
    \(felt) WHERE id >= ? AND id < ? AND deleted_at IS NULL ORDER BY id LIMIT ?
    """
}
