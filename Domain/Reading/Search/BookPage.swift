/// One page of the results of a search or a discovery list.
public struct BookPage: Equatable, Sendable {
  public var results: [BookSearchResult]
  /// The number of this page of results, from 1.
  public let page: Int
  /// The number of available pages, at least 1.
  public let pages: Int
  /// The total number of results, as the source reports it.
  public let total: Int
  public let source: BookSource
  public var freshness: BookFreshness
  /// How the source made a discovery list; nil for a search.
  public let making: ListMaking?
  /// The category of the list; nil for all categories.
  public let category: BookCategory?

  /// Creates a page of results. A result that repeats an ISBN is dropped; the first one stays.
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
  /// Another source that supplied missing fields, such as the page count; nil if none was needed.
  public var helper: BookSource?

  public init(_ book: BookSearchResult, freshness: BookFreshness = .asked) {
    self.book = book
    self.freshness = freshness
  }
}

/// The age of an answer from a source. Instants are seconds since 1970.
public enum BookFreshness: Equatable, Sendable {
  /// The answer was fetched just now.
  case asked
  /// The answer is from the cache, and recent enough that the source was not asked again.
  case cached(since: Int)
  /// The answer is from the cache and may be of any age, because the source is unreachable.
  case offline(since: Int)
}

extension [BookSearchResult] {
  /// Returns the books without those whose ISBN is in `known` or repeats the ISBN of an earlier book. Books without an
  /// ISBN stay.
  func withoutRepeatedNumbers(besides known: Set<ISBN>) -> [BookSearchResult] {
    var seen = known
    return filter { book in book.isbn13.map { seen.insert($0).inserted } ?? true }
  }
}
