/// Finds books, wherever somebody wants them searched, for somebody who may lose patience meanwhile.
public struct FindBooks: Sendable {
  private let places: @Sendable () throws(StorageFailure) -> BookCatalogues
  /// The places, which stop asking when they are told to.
  private let sources: @Sendable (BookCatalogues, Cancellation?) -> BookSources
  /// The pictures of their covers.
  private let covers: @Sendable (BookCatalogues, Cancellation?) -> BookCovers

  /// Finds books in the places that settings name.
  public init(
    preferences: Preferences,
    sources: @escaping @Sendable (BookCatalogues, Cancellation?) -> BookSources,
    covers: @escaping @Sendable (BookCatalogues, Cancellation?) -> BookCovers = { _, _ in .none }
  ) {
    places = { () throws(StorageFailure) in try preferences.bookCatalogues() }
    self.sources = sources
    self.covers = covers
  }

  /// Finds books in the same places, whatever is set.
  public init(
    in chosen: BookSource, sources: @escaping @Sendable (Cancellation?) -> BookSources
  ) {
    places = { () throws(StorageFailure) in BookCatalogues(chosen: chosen) }
    self.sources = { _, cancellation in sources(cancellation) }
    covers = { _, _ in .none }
  }

  /// Asks nobody: there is no place that knows books.
  public static let nowhere = FindBooks(in: .library) { _ in BookSources([]) }

  /// The books a text finds. Somebody who names a place wants that one alone.
  public func search(
    _ query: BookQuery, page: Int = 1, in named: BookSource? = nil,
    cancellation: Cancellation? = nil
  ) throws(BookSearchFailure) -> BookFinding<BookPage> {
    try asked(named, cancellation) { (sources, chosen) throws(BookSearchFailure) in
      try sources.search(query, page: page, in: chosen, fallingBack: named == nil)
    }
  }

  /// The book a number names.
  public func lookup(
    _ isbn: ISBN, in named: BookSource? = nil, cancellation: Cancellation? = nil
  ) throws(BookSearchFailure) -> BookFinding<BookAnswer> {
    try asked(named, cancellation) { (sources, chosen) throws(BookSearchFailure) in
      try sources.lookup(isbn, in: chosen, fallingBack: named == nil)
    }
  }

  /// The books of a list.
  public func discover(
    _ wish: DiscoveryWish, in named: BookSource? = nil, cancellation: Cancellation? = nil
  ) throws(BookSearchFailure) -> BookFinding<BookPage> {
    try asked(named, cancellation) { (sources, chosen) throws(BookSearchFailure) in
      try sources.discover(wish, in: chosen, fallingBack: named == nil)
    }
  }

  /// The cover of a book, where it is kept already; nobody is asked for it.
  public func keptCover(_ address: String) -> CoverImage? {
    covers(BookCatalogues(isOffline: true), nil).cached(address)
  }

  /// The cover of a book, wherever it lies; nothing where it cannot be had.
  public func cover(_ address: String, cancellation: Cancellation? = nil) -> CoverImage? {
    let set: BookCatalogues
    do throws(StorageFailure) { set = try places() } catch { return nil }
    do throws(CoverFailure) { return try covers(set, cancellation).fetch(address) } catch {
      return nil
    }
  }

  /// An answer, unless nobody wants it any more: one that was put together while it was being
  /// cancelled may lack a part.
  private func asked<Answer>(
    _ named: BookSource?, _ cancellation: Cancellation?,
    _ ask: (BookSources, BookSource) throws(BookSearchFailure) -> Answer
  ) throws(BookSearchFailure) -> Answer {
    let set: BookCatalogues
    do throws(StorageFailure) { set = try places() } catch {
      throw BookSearchFailure(named ?? .library, .storage(error))
    }
    let chosen = named ?? set.chosen
    let answer = try ask(sources(set, cancellation), chosen)
    if cancellation?.isCancelled == true { throw BookSearchFailure(chosen, .cancelled) }
    return answer
  }
}

extension BookDraft {
  /// A book as a source describes it.
  public init(_ found: FoundBook) {
    self.init(
      title: found.title, subtitle: found.subtitle ?? "", author: found.author ?? "",
      publisher: found.publisher ?? "", published: found.published, pages: found.pages,
      isbn: found.isbn13?.text ?? "", category: found.category,
      description: found.description ?? "", link: found.link ?? "", cover: found.cover ?? "")
  }
}

extension FoundBook {
  /// A book that is kept here, as if it had been found elsewhere.
  public init(_ facts: BookFacts) {
    self.init(
      isbn13: facts.isbn, title: facts.title.text, subtitle: facts.subtitle?.text,
      authors: facts.author.map { BookAuthors(stored: $0.text) },
      publisher: facts.publisher?.text, published: facts.published, pages: facts.pages,
      category: facts.category, cover: facts.cover?.text, link: facts.link?.text,
      description: facts.description?.text, source: .library)
  }
}
