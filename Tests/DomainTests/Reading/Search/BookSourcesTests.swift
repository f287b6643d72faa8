import Domain
import Testing

@Suite struct `Several places that know books` {
  private typealias Cause = BookSearchFailure.Cause

  /// Returns a book source that gives the same answer to every search.
  private func bookSearch(
    _ source: BookSource, _ answer: Result<[BookSearchResult], BookSearchFailure>
  )
    -> BookSearch
  {
    BookSearch(
      source: source,
      search: { (_, page) throws(BookSearchFailure) in
        let books = try answer.get()
        return BookPage(
          results: books, page: page, pages: 1, total: books.count, source: source)
      },
      lookup: { (_) throws(BookSearchFailure) in
        guard let book = try answer.get().first else {
          throw BookSearchFailure(source, .notFound)
        }
        return BookAnswer(book)
      },
      discover: { (_) throws(BookSearchFailure) in
        BookPage(results: try answer.get(), page: 1, pages: 1, total: 1, source: source)
      })
  }

  private func bookSearch(_ source: BookSource, _ titles: [String]) -> BookSearch {
    bookSearch(source, .success(titles.map { BookSearchResult(title: $0, source: source) }))
  }

  private func bookSearch(_ source: BookSource, failing reason: Cause) -> BookSearch {
    bookSearch(source, .failure(BookSearchFailure(source, reason)))
  }

  private let isbn = ISBN(stored: "9788994492032")

  @Test func `answer in the place of the chosen one while that fails or finds nothing`() throws {
    let query = try BookQuery("책")
    for chosen in [bookSearch(.aladin, failing: .offline), bookSearch(.aladin, [])] {
      let sources = BookSources([bookSearch(.library, []), bookSearch(.openlibrary, ["A"]), chosen])
      let finding = try sources.search(query, in: .aladin)
      #expect(finding.found.source == .openlibrary)
      #expect(finding.found.results.map(\.source) == [.openlibrary])
    }
    let failing = BookSources([
      bookSearch(.openlibrary, ["A"]), bookSearch(.aladin, failing: .slow),
    ])
    #expect(
      try failing.search(query, in: .aladin).failures == [BookSearchFailure(.aladin, .slow)])
    #expect(try failing.lookup(isbn, in: .aladin).found.book.title == "A")
    #expect(try failing.discover(DiscoveryRequest(.new), in: .aladin).found.source == .openlibrary)
  }

  @Test func `leave the answer to the chosen one when it has one`() throws {
    let sources = BookSources([bookSearch(.aladin, ["A"]), bookSearch(.openlibrary, ["B"])])
    let finding = try sources.search(BookQuery("책"), in: .openlibrary)
    #expect(finding.found.results.map(\.title) == ["B"])
    #expect(finding.failures.isEmpty)
  }

  @Test func `say why the chosen one fails when nobody can help`() throws {
    let sources = BookSources([
      bookSearch(.aladin, failing: .noKey), bookSearch(.openlibrary, failing: .status(500)),
      bookSearch(.library, []),
    ])
    #expect(throws: BookSearchFailure(.openlibrary, .status(500))) {
      try sources.search(BookQuery("책"), in: .openlibrary)
    }
    #expect(throws: BookSearchFailure(.aladin, .noKey)) {
      try sources.lookup(isbn, in: .aladin)
    }
  }

  @Test func `find nothing together, which is no failure of a search`() throws {
    let sources = BookSources([
      bookSearch(.openlibrary, []), bookSearch(.aladin, failing: .noKey), bookSearch(.library, []),
    ])
    let finding = try sources.search(BookQuery("책"), in: .openlibrary)
    #expect(finding.found.results.isEmpty && finding.found.source == .openlibrary)
    // The user did not choose Aladin, so its missing key is not reported.
    #expect(finding.failures.isEmpty)
    #expect(throws: BookSearchFailure(.openlibrary, .notFound)) {
      try sources.lookup(isbn, in: .openlibrary)
    }
  }

  @Test func `stay out of it when they are told to`() throws {
    let sources = BookSources([
      bookSearch(.aladin, failing: .noKey), bookSearch(.openlibrary, ["A"]),
    ])
    #expect(throws: BookSearchFailure(.aladin, .noKey)) {
      try sources.search(BookQuery("책"), in: .aladin, fallingBack: false)
    }
    #expect(throws: BookSearchFailure(.library, .notOffered)) {
      try sources.search(BookQuery("책"), in: .library, fallingBack: false)
    }
  }

  // BK-15
  @Test func `never stand in for a page behind the last one`() throws {
    var aladin = bookSearch(.aladin, [])
    aladin.search = { (_, page) throws(BookSearchFailure) in
      throw BookSearchFailure(.aladin, .noSuchPage(last: 4))
    }
    let sources = BookSources([aladin, bookSearch(.openlibrary, ["A"])])
    #expect(throws: BookSearchFailure(.aladin, .noSuchPage(last: 4))) {
      try sources.search(BookQuery("책"), page: 5, in: .aladin)
    }
    aladin.search = { (_, page) throws(BookSearchFailure) in
      BookPage(results: [], page: page, pages: 1, total: 30, source: .aladin)
    }
    let others = BookSources([aladin, bookSearch(.openlibrary, ["A"])])
    #expect(try others.search(BookQuery("책"), page: 2, in: .aladin).found.source == .aladin)
  }

  @Test func `take a list from whoever has it, and its failure for the reason`() throws {
    let none = bookSearch(.openlibrary, failing: .notOffered)
    #expect(
      try BookSources([none, bookSearch(.aladin, ["A"])]).discover(
        DiscoveryRequest(.new), in: .openlibrary
      )
      .found.source == .aladin)
    #expect(throws: BookSearchFailure(.aladin, .closed(message: nil))) {
      try BookSources([none, bookSearch(.aladin, failing: .closed(message: nil))])
        .discover(DiscoveryRequest(.new), in: .openlibrary)
    }
    #expect(throws: BookSearchFailure(.openlibrary, .notOffered)) {
      try BookSources([none, bookSearch(.aladin, failing: .noKey)]).discover(
        DiscoveryRequest(.new), in: .openlibrary)
    }
  }

  @Test func `have the books that are kept here among them`() throws {
    let books = (1...120).map {
      BookSearchResult(isbn13: $0 == 7 ? isbn : nil, title: "\($0)", source: .library)
    }
    let library = BookSearch.library(
      find: { (query) throws(StorageFailure) in query.text == "책" ? books : [] },
      book: { (isbn) throws(StorageFailure) in books.first { $0.isbn13 == isbn } })
    let page = try library.search(BookQuery("책"), 3)
    #expect(page.results.map(\.title) == (101...120).map(String.init))
    #expect(page.pages == 3 && page.total == 120)
    #expect(try library.search(BookQuery("x"), 1).results.isEmpty)
    #expect(try library.lookup(isbn).book.title == "7")
    #expect(throws: BookSearchFailure(.library, .noSuchPage(last: 3))) {
      try library.search(BookQuery("책"), 4)
    }
    #expect(throws: BookSearchFailure(.library, .notFound)) {
      try library.lookup(ISBN(stored: "9780140328721"))
    }
    let broken = BookSearch.library(
      find: { (_) throws(StorageFailure) in throw .corrupt },
      book: { (_) throws(StorageFailure) in throw .corrupt })
    #expect(throws: BookSearchFailure(.library, .storage(.corrupt))) {
      try broken.search(BookQuery("책"), 1)
    }
  }
}
