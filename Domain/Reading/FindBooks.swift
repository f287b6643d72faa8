/// Searches for books in the configured sources. Each search can be cancelled.
public struct FindBooks: Sendable {
  private let catalogues: @Sendable () throws(StorageFailure) -> BookCatalogues
  /// A closure that creates the sources of a search. After cancellation the sources stop.
  private let sources: @Sendable (BookCatalogues, Cancellation?) -> BookSources
  private let covers: @Sendable (BookCatalogues, Cancellation?) -> BookCovers

  /// Creates a search in the sources that the settings name.
  public init(
    preferences: Preferences,
    sources: @escaping @Sendable (BookCatalogues, Cancellation?) -> BookSources,
    covers: @escaping @Sendable (BookCatalogues, Cancellation?) -> BookCovers = { _, _ in .none }
  ) {
    catalogues = { () throws(StorageFailure) in try preferences.bookCatalogues() }
    self.sources = sources
    self.covers = covers
  }

  /// Creates a search in fixed sources, ignoring the settings.
  public init(
    in chosen: BookSource, sources: @escaping @Sendable (Cancellation?) -> BookSources
  ) {
    catalogues = { () throws(StorageFailure) in BookCatalogues(chosen: chosen) }
    self.sources = { _, cancellation in sources(cancellation) }
    covers = { _, _ in .none }
  }

  /// The implementation without sources. Every search fails.
  public static let nowhere = FindBooks(in: .library) { _ in BookSources([]) }

  /// Searches for books. If `named` is given, only that source is used.
  public func search(
    _ query: BookQuery, page: Int = 1, in named: BookSource? = nil,
    cancellation: Cancellation? = nil
  ) throws(BookSearchFailure) -> BookFinding<BookPage> {
    try asked(named, cancellation) { (sources, chosen) throws(BookSearchFailure) in
      try sources.search(query, page: page, in: chosen, fallingBack: named == nil)
    }
  }

  /// Looks up a book by ISBN. If `named` is given, only that source is used.
  public func lookup(
    _ isbn: ISBN, in named: BookSource? = nil, cancellation: Cancellation? = nil
  ) throws(BookSearchFailure) -> BookFinding<BookAnswer> {
    try asked(named, cancellation) { (sources, chosen) throws(BookSearchFailure) in
      try sources.lookup(isbn, in: chosen, fallingBack: named == nil)
    }
  }

  /// Loads a discovery list. If `named` is given, only that source is used.
  public func discover(
    _ request: DiscoveryRequest, in named: BookSource? = nil, cancellation: Cancellation? = nil
  ) throws(BookSearchFailure) -> BookFinding<BookPage> {
    try asked(named, cancellation) { (sources, chosen) throws(BookSearchFailure) in
      try sources.discover(request, in: chosen, fallingBack: named == nil)
    }
  }

  /// Whether a search for a Korean book asks only sources that know few of them, for lack of a key.
  public func lacksKoreanKey(for query: BookQuery) -> Bool {
    guard query.isKorean else { return false }
    do throws(StorageFailure) { return try !catalogues().hasKoreanKey } catch { return false }
  }

  /// Returns the cached cover of a book, without network access. Returns nil if the cover is not cached.
  public func cachedCover(_ address: String) -> CoverImage? {
    covers(BookCatalogues(isOffline: true), nil).cached(address)
  }

  /// Returns the cover of a book, and fetches it if needed. Returns nil if the cover is not available.
  public func cover(_ address: String, cancellation: Cancellation? = nil) -> CoverImage? {
    let set: BookCatalogues
    do throws(StorageFailure) { set = try catalogues() } catch { return nil }
    do throws(CoverFailure) { return try covers(set, cancellation).fetch(address) } catch {
      return nil
    }
  }

  /// Runs `ask` with the sources of the settings. Throws `cancelled` if the search was cancelled in the meantime,
  /// because the answer may then be incomplete.
  private func asked<Answer>(
    _ named: BookSource?, _ cancellation: Cancellation?,
    _ ask: (BookSources, BookSource) throws(BookSearchFailure) -> Answer
  ) throws(BookSearchFailure) -> Answer {
    let set: BookCatalogues
    do throws(StorageFailure) { set = try catalogues() } catch {
      throw BookSearchFailure(named ?? .library, .storage(error))
    }
    let chosen = named ?? set.chosen
    let answer = try ask(sources(set, cancellation), chosen)
    if cancellation?.isCancelled == true { throw BookSearchFailure(chosen, .cancelled) }
    return answer
  }
}

extension BookDraft {
  public init(_ found: BookSearchResult) {
    self.init(
      title: found.title, subtitle: found.subtitle ?? "", author: found.author ?? "",
      publisher: found.publisher ?? "", published: found.published, pages: found.pages,
      isbn: found.isbn13?.text ?? "", category: found.category,
      description: found.description ?? "", link: found.link ?? "", cover: found.cover ?? "")
  }
}

extension BookSearchResult {
  /// Converts a stored book to a search result.
  public init(_ facts: BookMetadata) {
    self.init(
      isbn13: facts.isbn, title: facts.title.text, subtitle: facts.subtitle?.text,
      authors: facts.author.map { BookAuthors(stored: $0.text) },
      publisher: facts.publisher?.text, published: facts.published, pages: facts.pages,
      category: facts.category, cover: facts.cover?.text, link: facts.link?.text,
      description: facts.description?.text, source: .library)
  }
}
