import Domain

/// Completions of book titles and quote ids.
enum ReadingNames {
  static let books = CandidateSource(kind: .book) { (search) throws(StorageFailure) in
    try search.named(likely: beingRead, folded: [titles])
  }

  static let sentences = CandidateSource(kind: .sentence) { (search) throws(StorageFailure) in
    try search.byID(likely: newest, beginning: beginning)
  }

  private static let printed =
    CandidateColumn.select("title", note: "ifnull(author, '')") + " FROM books"
  private static let beingRead = """
    \(printed) INDEXED BY books_by_rank WHERE status = 0 AND deleted_at IS NULL
    ORDER BY rank, key LIMIT ?
    """
  private static let titles = """
    \(printed) INDEXED BY books_by_name WHERE deleted_at IS NULL
      AND title_folded >= ? AND title_folded < ? ORDER BY title_folded LIMIT ?
    """

  private static let quoted =
    CandidateColumn.select(CandidateColumn.short("text"), note: "''") + " FROM sentences"
  private static let newest = "\(quoted) WHERE deleted_at IS NULL ORDER BY key DESC LIMIT ?"
  private static let beginning = """
    \(quoted) WHERE id >= ? AND id < ? AND deleted_at IS NULL ORDER BY id LIMIT ?
    """
}
