/// The paging limits of a source.
public struct BookPaging: Equatable, Sendable {
  /// The number of books on a page.
  public let size: Int
  /// The maximum number of results that the source returns, whatever the total.
  public let reach: Int

  public init(size: Int, reach: Int) {
    self.size = max(1, size)
    self.reach = max(1, reach)
  }

  /// Returns the number of pages for a total number of results; at least 1.
  public func pages(of total: Int) -> Int { max(1, (min(total, reach) + size - 1) / size) }

  /// The highest page number that may be requested.
  public var last: Int { pages(of: reach) }

  /// Throws `noSuchPage` for an invalid page number before any request is made.
  public func check(_ page: Int, of source: BookSource) throws(BookSearchFailure) {
    if !(1...last).contains(page) { throw BookSearchFailure(source, .noSuchPage(last: last)) }
  }
}
