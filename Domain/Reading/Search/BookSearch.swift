/// The operations of one source of books.
public struct BookSearch: Sendable {
  public let source: BookSource
  /// Searches by text. Pages are numbered from 1, and an empty page is a valid answer.
  public var search: @Sendable (BookQuery, _ page: Int) throws(BookSearchFailure) -> BookPage
  /// Looks up a book by ISBN.
  public var lookup: @Sendable (ISBN) throws(BookSearchFailure) -> BookAnswer
  /// Loads a discovery list.
  public var discover: @Sendable (DiscoveryRequest) throws(BookSearchFailure) -> BookPage

  public init(
    source: BookSource,
    search: @escaping @Sendable (BookQuery, Int) throws(BookSearchFailure) -> BookPage,
    lookup: @escaping @Sendable (ISBN) throws(BookSearchFailure) -> BookAnswer,
    discover: @escaping @Sendable (DiscoveryRequest) throws(BookSearchFailure) -> BookPage
  ) {
    self.source = source
    self.search = search
    self.lookup = lookup
    self.discover = discover
  }
}

/// A search query: words of a title, an author's name, or an ISBN.
public struct BookQuery: Hashable, Sendable {
  /// The trimmed text.
  public let text: String

  /// The maximum number of characters.
  public static let limit = 200

  /// Whether the text has Hangul.
  public var isKorean: Bool { text.contains(where: Hangul.isSyllable) }

  /// Creates a query. Throws if the text is empty, too long or contains control characters.
  public init(_ raw: String) throws(TextRefusal) {
    text = try SingleLineText(raw, limit: Self.limit).text
  }
}
