/// A page of search results.
public struct BookPage: Equatable, Sendable {
  public var results: [BookSearchResult]
  /// The number of this page, from 1.
  public let page: Int
  /// The number of available pages, at least 1.
  public let pages: Int
  /// The number of results in all, as the source reports it.
  public let total: Int
  public let source: BookSource
  public var freshness: BookFreshness
  /// The basis of a discovery list; nil for a search.
  public let making: ListMaking?
  /// The category the list is restricted to; nil for all.
  public let category: BookCategory?

  /// Drops results that repeat an ISBN; the first one stays.
  public init(
    results: [BookSearchResult], page: Int, pages: Int, total: Int, source: BookSource,
    freshness: BookFreshness = .asked, making: ListMaking? = nil, category: BookCategory? = nil
  ) {
    self.results = results.withoutRepeatedNumbers(besides: [])
    self.page = page
    self.pages = max(1, pages)
    self.total = max(total, results.count)
    self.source = source
    self.freshness = freshness
    self.making = making
    self.category = category
  }
}

/// The result of a lookup by ISBN.
public struct BookAnswer: Equatable, Sendable {
  public var book: BookSearchResult
  public var freshness: BookFreshness
  /// Another source that supplied missing fields, such as the page count.
  public var helper: BookSource?

  public init(_ book: BookSearchResult, freshness: BookFreshness = .asked) {
    self.book = book
    self.freshness = freshness
  }
}

/// The age of a source's answer. Instants are seconds since 1970.
public enum BookFreshness: Equatable, Sendable {
  /// Fetched just now.
  case asked
  /// From the cache, and recent enough not to ask again.
  case cached(since: Int)
  /// From the cache, of any age, because the source is unreachable.
  case offline(since: Int)
}

extension [BookSearchResult] {
  /// Drops books whose ISBN is known or repeated; books without an ISBN stay.
  func withoutRepeatedNumbers(besides known: Set<ISBN>) -> [BookSearchResult] {
    var seen = known
    return filter { book in book.isbn13.map { seen.insert($0).inserted } ?? true }
  }
}
