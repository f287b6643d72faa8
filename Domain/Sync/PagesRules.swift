/// Decides which page numbers of a book count when several devices wrote them. Each rule mirrors a constraint of the
/// store and depends on the written values only.
public enum PagesRules {
  /// The `CHECK` constraint of the store that the page count mirrors, verbatim.
  public static let constraint = "last_total BETWEEN 1 AND ifnull(pages, 100)"

  /// Returns the page count of a book, which is at least the number of pages read. Nil for a book without a page count,
  /// which is read in percent.
  public static func pages(said: Int?, read: Int) -> Int? {
    read > said ?? ReadingRecord.wholeInPercent ? read : said
  }

  /// Returns the number of pages that a record counts as read on its day, at most those beyond `before`, the total
  /// reached earlier. Nil if the record falls behind what another device wrote for an earlier day.
  public static func pagesRead(
    said: Int, total: Int, before: Int, byOther isByOther: Bool
  ) -> Int? {
    if total <= before { return isByOther ? nil : said }
    return min(said, total - before)
  }
}
