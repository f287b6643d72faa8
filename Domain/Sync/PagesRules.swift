/// Decides which page numbers of a book count when several devices wrote them. Each rule mirrors a constraint of the
/// store and depends on the written values only.
public enum PagesRules {
  /// The `CHECK` constraint of the store that the page count mirrors, verbatim.
  public static let constraint = "last_total BETWEEN 1 AND ifnull(pages, 100)"

  /// Returns the page count of a book. This is `recorded`, or `read` if more pages than `recorded` were read. If `recorded` is nil,
  /// the book is read in percent. The result is then nil, or `read` if it exceeds 100.
  public static func pages(recorded: Int?, read: Int) -> Int? {
    read > recorded ?? ReadingRecord.wholeInPercent ? read : recorded
  }

  /// Returns the number of pages that a reading record counts for its day. `before` is the total of earlier days. The
  /// result is `recorded`, but at most `total` minus `before`. If `total` does not exceed `before`, the result is `recorded`,
  /// or nil if another device wrote the earlier record.
  public static func pagesRead(
    recorded: Int, total: Int, before: Int, byOther isByOther: Bool
  ) -> Int? {
    if total <= before { return isByOther ? nil : recorded }
    return min(recorded, total - before)
  }
}
