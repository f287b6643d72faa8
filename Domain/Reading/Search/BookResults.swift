/// The accumulated pages of one search.
public struct BookResults: Equatable, Sendable {
  /// The query of the search, even if the user has typed on since.
  public let query: BookQuery
  /// The books in order, without repeated ISBNs.
  public private(set) var books: [BookSearchResult] = []
  /// The source that answered the first page; later pages must come from it.
  public private(set) var source: BookSource?
  /// The number of results in all, as the source reports it.
  public private(set) var total = 0
  private var page = 0
  private var pages = 1

  public init(_ query: BookQuery) { self.query = query }

  /// The next page to request; nil after the last. A failed page is requested again.
  public var next: Int? { page < pages ? page + 1 : nil }

  /// Adds the next page. Ignores an answer to another query, from another source, or out of order.
  public mutating func add(_ answer: BookPage, of asked: BookQuery) {
    guard asked == query, answer.page == page + 1, source ?? answer.source == answer.source
    else { return }
    let new = answer.results.withoutRepeatedNumbers(besides: Set(books.compactMap(\.isbn13)))
    books += new
    source = answer.source
    total = answer.total
    page = answer.page
    // A page without new books ends the search, because later pages would not bring any either.
    pages = new.isEmpty ? answer.page : answer.pages
  }
}
