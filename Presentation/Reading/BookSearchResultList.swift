import Domain
import TextUI

/// The results loaded so far, the category filter, and the selection.
struct BookSearchResultList: RowCursor {
  /// The request that returned the first page.
  let backgroundTask: BooksTask
  let source: BookSource
  /// The total number of books, as reported by the source.
  private(set) var total: Int
  /// The age of the oldest loaded page of results.
  private(set) var freshness: BookFreshness
  /// The sources that failed before `source` answered.
  let failures: [BookSearchFailure]
  /// The way in which a list is compiled; nil for a search. `listCategory` is set only for a list of a single category.
  let making: ListMaking?
  let listCategory: BookCategory?
  private(set) var books: [BookSearchResult]
  /// Collects the pages of a search; nil for requests that have only one page.
  private var results: BookResults?
  /// The category filter; nil shows all categories.
  private(set) var category: BookCategory?
  /// The selected index among the shown books. The last index may be the entry that loads more results.
  var selected = 0

  /// Starts with the first page of results.
  init(_ backgroundTask: BooksTask, _ page: BookPage, after failures: [BookSearchFailure] = []) {
    self.backgroundTask = backgroundTask
    source = page.source
    self.failures = failures
    making = page.making
    listCategory = page.category
    freshness = page.freshness
    books = page.results
    total = page.total
    guard case .search(let query, _, _) = backgroundTask else { return }
    var results = BookResults(query)
    results.add(page, of: query)
    self.results = results
    books = results.books
  }

  /// The search that found the shown results; nil unless they are from a text search. The search field may have another
  /// text meanwhile.
  var query: BookQuery? { results?.query }
  /// The number of the next page to request; nil if all pages are loaded.
  var next: Int? { results?.next }
  /// The names of all loaded books, used to look up which are stored or liked.
  var names: [LikedName] { books.map(\.likedName) }

  /// Appends another page of results; the shown books keep their positions.
  mutating func receive(_ page: BookPage, of query: BookQuery) {
    guard var results else { return }
    results.add(page, of: query)
    self.results = results
    books = results.books
    total = results.total
    freshness = freshness.older(page.freshness)
  }

  // MARK: Categories

  /// Returns the categories that occur in the results, in the given order.
  func categories(in order: [BookCategory]) -> [BookCategory] {
    let present = Set(books.map(\.category))
    return order.filter(present.contains)
  }

  /// Returns the number of loaded books in a category; nil counts all books.
  func count(of category: BookCategory?) -> Int {
    guard let category else { return books.count }
    return books.count { $0.category == category }
  }

  /// Sets the category filter; nil shows all categories. A changed filter selects the first book.
  mutating func narrow(to category: BookCategory?) {
    if category != self.category { selected = 0 }
    self.category = category
  }

  // MARK: Shown books

  /// The books that pass the category filter.
  var shown: [BookSearchResult] {
    guard let category else { return books }
    return books.filter { $0.category == category }
  }

  /// The number of entries: the shown books, and the entry that loads more if there are further pages.
  var count: Int { shown.count + (next == nil ? 0 : 1) }

  /// The selected book; nil at the entry that loads more results.
  var book: BookSearchResult? {
    let shown = shown
    return shown.indices.contains(selected) ? shown[selected] : nil
  }
}

extension BookFreshness {
  /// Returns the older of two ages.
  fileprivate func older(_ other: BookFreshness) -> BookFreshness {
    switch (self, other) {
    case (.asked, _): other
    case (_, .asked): self
    case (.offline, _): self
    case (.cached, .offline): other
    case (.cached(let one), .cached(let another)): one <= another ? self : other
    }
  }
}
