/// What one search has brought so far, page after page.
public struct BookResults: Equatable, Sendable {
  /// What was asked for, whatever is typed since.
  public let query: BookQuery
  /// The books in their order, none of them twice.
  public private(set) var books: [FoundBook] = []
  /// Who answered; all pages come from there.
  public private(set) var source: BookSource?
  /// How many books there are, by the source's own account.
  public private(set) var total = 0
  private var page = 0
  private var pages = 1

  /// Begins with nothing.
  public init(_ query: BookQuery) { self.query = query }

  /// The page to ask for next; nothing when there is none. A page that failed is asked for again.
  public var next: Int? { page < pages ? page + 1 : nil }

  /// Takes in a page. An answer to another search, or one that came twice, changes nothing.
  public mutating func add(_ answer: BookPage, of asked: BookQuery) {
    guard asked == query, answer.page == page + 1, source ?? answer.source == answer.source
    else { return }
    let new = answer.results.withoutRepeatedNumbers(besides: Set(books.compactMap(\.isbn13)))
    books += new
    source = answer.source
    total = answer.total
    page = answer.page
    // Where a page brings nothing new, the next one would not either.
    pages = new.isEmpty ? answer.page : answer.pages
  }
}
