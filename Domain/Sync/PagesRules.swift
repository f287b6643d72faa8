/// What is shown of the pages of a book where several devices wrote of them (2.6): each rule is one of
/// the store's own, and a function of what they wrote alone.
public enum PagesRules {
  /// The constraint of the store that the pages of a book stand for, as it is written there.
  public static let constraint = "last_total BETWEEN 1 AND ifnull(pages, 100)"

  /// The pages a book shows: no fewer than were read of it. A book without pages is read in percent.
  public static func pages(said: Int?, read: Int) -> Int? {
    read > said ?? ReadingRecord.wholeInPercent ? read : said
  }

  /// How many pages a record shows as read on its day, beyond what had been reached before that day.
  /// Nothing where it goes back behind what another device wrote of an earlier day.
  public static func pagesRead(
    said: Int, total: Int, before: Int, byOther isByOther: Bool
  ) -> Int? {
    if total <= before { return isByOther ? nil : said }
    return min(said, total - before)
  }
}
