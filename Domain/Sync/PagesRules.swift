/// Derives the pages of a book that are shown when several devices wrote them (2.6). Each rule mirrors a constraint of
/// the store and depends on the written values only.
public enum PagesRules {
  /// The `CHECK` constraint of the store that the page count mirrors, verbatim.
  public static let constraint = "last_total BETWEEN 1 AND ifnull(pages, 100)"

  /// The page count a book shows: at least the pages read. A book without pages is read in percent.
  public static func pages(said: Int?, read: Int) -> Int? {
    read > said ?? ReadingRecord.wholeInPercent ? read : said
  }

  /// The pages a record shows as read on its day, at most those beyond `before`, the total reached earlier. Nil if it
  /// falls behind what another device wrote for an earlier day.
  public static func pagesRead(
    said: Int, total: Int, before: Int, byOther isByOther: Bool
  ) -> Int? {
    if total <= before { return isByOther ? nil : said }
    return min(said, total - before)
  }
}
