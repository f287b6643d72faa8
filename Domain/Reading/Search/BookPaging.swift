/// How a source hands out what it found.
public struct BookPaging: Equatable, Sendable {
  /// How many books a page has.
  public let size: Int
  /// How many books can be reached at all, however many there are.
  public let reach: Int

  /// Describes a way of paging.
  public init(size: Int, reach: Int) {
    self.size = max(1, size)
    self.reach = max(1, reach)
  }

  /// The last page of so many books.
  public func pages(of total: Int) -> Int { max(1, (min(total, reach) + size - 1) / size) }

  /// The last page that may be asked for.
  public var last: Int { pages(of: reach) }

  /// Refuses a page that no search has, before anybody is asked for it.
  public func check(_ page: Int, of source: BookSource) throws(BookSearchFailure) {
    if !(1...last).contains(page) { throw BookSearchFailure(source, .noSuchPage(last: last)) }
  }
}
