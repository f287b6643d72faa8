import Domain

/// Completions of event titles and ids.
enum EventNames {
  static let events = CandidateSource(kind: .event) { (search) throws(StorageFailure) in
    try search.named(
      likely: soon, [.int(search.now.instant - 86_400)], folded: [titles], exact: [ids])
  }

  private static let planned =
    CandidateColumn.select(
      "title", note: "strftime('%Y-%m-%d %H:%M', starts + starts_offset, 'unixepoch')")
    + " FROM events"
  private static let soon = """
    \(planned) INDEXED BY events_by_start WHERE deleted_at IS NULL AND kind = 0 AND starts >= ?
    ORDER BY starts, ends LIMIT ?
    """
  private static let titles = """
    \(planned) INDEXED BY events_by_title WHERE deleted_at IS NULL
      AND title_folded >= ? AND title_folded < ? ORDER BY title_folded LIMIT ?
    """
  private static let ids = """
    \(CandidateColumn.select("id", note: "title")) FROM events
    WHERE id >= ? AND id < ? AND deleted_at IS NULL ORDER BY id LIMIT ?
    """
}
