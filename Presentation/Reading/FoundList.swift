import Domain
import TextUI

/// What was found so far, the category it is narrowed to, and the place the keys are at.
struct FoundList: RowCursor {
  /// What was asked for first.
  let backgroundTask: BooksTask
  /// Who answered.
  let source: BookSource
  /// How many books there are, by the source's own account.
  private(set) var total: Int
  /// When the oldest part of it was answered.
  private(set) var freshness: BookFreshness
  /// Who was asked before in vain.
  let failures: [BookSearchFailure]
  /// What a list is made of, and the only category it has; nothing for a search.
  let making: ListMaking?
  let listCategory: BookCategory?
  private(set) var books: [FoundBook]
  /// What pages are put together in, where there can be more than one.
  private var results: BookResults?
  /// The only category that is shown; nothing where all are.
  private(set) var category: BookCategory?
  /// The place among what is shown, of which the last may ask for more.
  var selected = 0

  /// Begins with the first answer.
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

  /// The words that were searched for, whatever was typed since.
  var query: BookQuery? { results?.query }
  /// The page to ask for next; nothing when there is none.
  var next: Int? { results?.next }
  /// The names of all books, so that their marks can be looked up.
  var names: [LikedName] { books.map(\.likedName) }

  /// Takes in another page; what is shown stays where it is.
  mutating func receive(_ page: BookPage, of query: BookQuery) {
    guard var results else { return }
    results.add(page, of: query)
    self.results = results
    books = results.books
    total = results.total
    freshness = freshness.older(page.freshness)
  }

  // MARK: Categories

  /// The categories that are there, in an order.
  func categories(in order: [BookCategory]) -> [BookCategory] {
    let present = Set(books.map(\.category))
    return order.filter(present.contains)
  }

  /// How many of the loaded books a category has.
  func count(of category: BookCategory?) -> Int {
    guard let category else { return books.count }
    return books.count { $0.category == category }
  }

  /// Shows one category only, or all of them, from the top.
  mutating func narrow(to category: BookCategory?) {
    if category != self.category { selected = 0 }
    self.category = category
  }

  // MARK: What is shown

  /// The books of the category.
  var shown: [FoundBook] {
    guard let category else { return books }
    return books.filter { $0.category == category }
  }

  /// How many places there are: the books, and one that asks for more.
  var count: Int { shown.count + (next == nil ? 0 : 1) }

  /// The book the keys are at; nothing at the place that asks for more.
  var book: FoundBook? {
    let shown = shown
    return shown.indices.contains(selected) ? shown[selected] : nil
  }
}

extension BookFreshness {
  /// The one of two that was answered earlier.
  fileprivate func older(_ other: BookFreshness) -> BookFreshness {
    switch (self, other) {
    case (.asked, _): other
    case (_, .asked): self
    case (.offline, _): self
    case (.kept, .offline): other
    case (.kept(let one), .kept(let another)): one <= another ? self : other
    }
  }
}
