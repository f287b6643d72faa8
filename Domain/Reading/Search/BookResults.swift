/// The results of one search, collected from consecutive pages.
public struct BookResults: Equatable, Sendable {
  /// The query of the search, even if the user has changed the text since.
  public let query: BookQuery
  /// The books in order, without repeated ISBNs.
  public private(set) var books: [BookSearchResult] = []
  /// The source that answered the first page; nil before that. Later pages must come from the same source.
  public private(set) var source: BookSource?
  /// The total number of results, as the source reports it.
  public private(set) var total = 0
  private var page = 0
  private var pages = 1

  public init(_ query: BookQuery) { self.query = query }

  /// The number of the next page to request; nil after the last page. A page that failed is requested again.
  public var next: Int? { page < pages ? page + 1 : nil }

  /// Adds the next page. A page is ignored if it belongs to another query, comes from another source, or is out of
  /// order.
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
