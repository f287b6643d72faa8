/// A page of what was found.
public struct BookPage: Equatable, Sendable {
  public var results: [FoundBook]
  /// Which page it is, counted from one.
  public let page: Int
  /// How many pages can be asked for; never fewer than one.
  public let pages: Int
  /// How many books there are, by the source's own account.
  public let total: Int
  public let source: BookSource
  public var freshness: BookFreshness
  /// What a list is made of; nothing for a search.
  public let making: ListMaking?
  /// The only category a list has; nothing where it has all.
  public let category: BookCategory?

  /// Puts a page together. A number that stands twice is one book, and the first is kept.
  public init(
    results: [FoundBook], page: Int, pages: Int, total: Int, source: BookSource,
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

/// A book that was looked up.
public struct BookAnswer: Equatable, Sendable {
  public var book: FoundBook
  public var freshness: BookFreshness
  /// Who else told a part of it.
  public var helper: BookSource?

  /// Puts an answer together.
  public init(_ book: FoundBook, freshness: BookFreshness = .asked) {
    self.book = book
    self.freshness = freshness
  }
}

/// When a source said what is shown. Instants are seconds since 1970.
public enum BookFreshness: Equatable, Sendable {
  /// Just now.
  case asked
  /// A while ago, which is recent enough not to ask again.
  case kept(since: Int)
  /// Before the source was out of reach, however long that is.
  case offline(since: Int)
}

extension [FoundBook] {
  /// The books whose numbers appear for the first time; a book without one is always kept.
  func withoutRepeatedNumbers(besides known: Set<ISBN>) -> [FoundBook] {
    var seen = known
    return filter { book in book.isbn13.map { seen.insert($0).inserted } ?? true }
  }
}
