/// Decides which page numbers of a book count when several devices wrote them. Each rule mirrors a constraint of the
/// store and depends on the written values only.
public enum PagesRules {
  /// The `CHECK` constraint of the store that the page count mirrors, verbatim.
  public static let constraint = "last_total BETWEEN 1 AND ifnull(pages, 100)"

  /// Returns the page count of a book. This is `said`, or `read` if more pages than `said` were read. If `said` is nil,
  /// the book is read in percent. The result is then nil, or `read` if it exceeds 100.
  public static func pages(said: Int?, read: Int) -> Int? {
    read > said ?? ReadingRecord.wholeInPercent ? read : said
  }

  /// Returns the number of pages that a reading record counts for its day. `before` is the total of earlier days. The
  /// result is `said`, but at most `total` minus `before`. If `total` does not exceed `before`, the result is `said`,
  /// or nil if another device wrote the earlier record.
  public static func pagesRead(
    said: Int, total: Int, before: Int, byOther isByOther: Bool
  ) -> Int? {
    if total <= before { return isByOther ? nil : said }
    return min(said, total - before)
  }
}
