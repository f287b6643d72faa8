import Domain
import TextUI

/// The results loaded so far, the category filter, and the selection.
struct BookSearchResultList: RowCursor {
  /// The request of the first page.
  let backgroundTask: BooksTask
  /// The source of the results.
  let source: BookSource
  /// The total number of books, as reported by the source.
  private(set) var total: Int
  /// The age of the oldest loaded page.
  private(set) var freshness: BookFreshness
  /// The sources that failed before.
  let failures: [BookSearchFailure]
  /// How a list is compiled, and its only category if it has one; nil for a search.
  let making: ListMaking?
  let listCategory: BookCategory?
  private(set) var books: [BookSearchResult]
  /// Collects the pages of a search; nil if there can be only one page.
  private var results: BookResults?
  /// The category filter; nil shows all.
  private(set) var category: BookCategory?
  /// The selected index among the shown books. The last index may be the entry that loads more.
  var selected = 0

  /// Starts with the first page.
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

  /// The query of the results, independent of the search field.
  var query: BookQuery? { results?.query }
  /// The next page to request; nil if there is none.
  var next: Int? { results?.next }
  /// The names of all loaded books, used to look up their marks.
  var names: [LikedName] { books.map(\.likedName) }

  /// Appends another page; the shown books keep their positions.
  mutating func receive(_ page: BookPage, of query: BookQuery) {
    guard var results else { return }
    results.add(page, of: query)
    self.results = results
    books = results.books
    total = results.total
    freshness = freshness.older(page.freshness)
  }

  // MARK: Categories

  /// The categories present in the results, in the given order.
  func categories(in order: [BookCategory]) -> [BookCategory] {
    let present = Set(books.map(\.category))
    return order.filter(present.contains)
  }

  /// How many loaded books a category has; nil counts all.
  func count(of category: BookCategory?) -> Int {
    guard let category else { return books.count }
    return books.count { $0.category == category }
  }

  /// Sets the category filter; nil shows all. A changed filter selects the first book.
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

  /// How many entries there are: the books, and one that loads more if there are further pages.
  var count: Int { shown.count + (next == nil ? 0 : 1) }

  /// The selected book; nil at the entry that loads more.
  var book: BookSearchResult? {
    let shown = shown
    return shown.indices.contains(selected) ? shown[selected] : nil
  }
}

extension BookFreshness {
  /// The older of the two.
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
