/// One place where books are searched, whoever keeps it.
public struct BookSearch: Sendable {
  /// Which place it is.
  public let source: BookSource
  /// The books a text finds, page by page from one; no books is an answer too.
  public var search: @Sendable (BookQuery, _ page: Int) throws(BookSearchFailure) -> BookPage
  /// The book a number names.
  public var lookup: @Sendable (ISBN) throws(BookSearchFailure) -> BookAnswer
  /// The books of a list.
  public var discover: @Sendable (DiscoveryWish) throws(BookSearchFailure) -> BookPage

  /// Gives access to a place.
  public init(
    source: BookSource,
    search: @escaping @Sendable (BookQuery, Int) throws(BookSearchFailure) -> BookPage,
    lookup: @escaping @Sendable (ISBN) throws(BookSearchFailure) -> BookAnswer,
    discover: @escaping @Sendable (DiscoveryWish) throws(BookSearchFailure) -> BookPage
  ) {
    self.source = source
    self.search = search
    self.lookup = lookup
    self.discover = discover
  }
}

/// What somebody wants to find: words of a title, a name, or a book's number.
public struct BookQuery: Hashable, Sendable {
  /// The words without blanks around them.
  public let text: String

  /// Nobody types more.
  public static let limit = 200

  /// Accepts a text that says something.
  public init(_ raw: String) throws(TextRefusal) {
    text = try Line(raw, limit: Self.limit).text
  }
}
