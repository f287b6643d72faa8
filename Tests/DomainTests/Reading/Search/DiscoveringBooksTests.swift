import Domain
import Testing

@Suite struct `Looking for books in several places` {
  private let isbn = ISBN(stored: "9788994492032")

  private func bookSearch(
    _ source: BookSource, _ reason: BookSearchFailure.Cause? = nil, book: BookSearchResult? = nil
  ) -> BookSearch {
    @Sendable func answer() throws(BookSearchFailure) -> BookSearchResult {
      if let reason { throw BookSearchFailure(source, reason) }
      return book ?? BookSearchResult(title: "A", source: source)
    }
    return BookSearch(
      source: source,
      search: { (_, _) throws(BookSearchFailure) in
        BookPage(results: [try answer()], page: 1, pages: 1, total: 1, source: source)
      },
      lookup: { (_) throws(BookSearchFailure) in BookAnswer(try answer()) },
      discover: { (request) throws(BookSearchFailure) in
        guard let making = source.making(request.list) else {
          throw BookSearchFailure(source, .notOffered)
        }
        return BookPage(
          results: [try answer()], page: 1, pages: 1, total: 1, source: source, making: making)
      })
  }

  // BK-13: a source that counts loans or sales is asked before one that only knows what readers look at.
  @Test func `asks who counts books before a catalogue`() throws {
    let all = [
      bookSearch(.kakao), bookSearch(.openlibrary), bookSearch(.naru), bookSearch(.aladin, .noKey),
    ]
    let request = DiscoveryRequest(.bestseller)
    for chosen in [BookSource.openlibrary, .kakao, .naru, .library] {
      let finding = try BookSources(all).discover(request, in: chosen)
      #expect(finding.found.source == .naru && finding.found.making == .loans, "\(chosen)")
    }
    let keyless = [bookSearch(.kakao, .noKey), bookSearch(.openlibrary), bookSearch(.naru, .noKey)]
    let finding = try BookSources(keyless).discover(request, in: .openlibrary)
    #expect(finding.found.making == .trendingWeek && finding.failures.isEmpty)
    // A user who chose a source without its key is told so.
    #expect(
      try BookSources(keyless).discover(request, in: .naru).failures
        == [BookSearchFailure(.naru, .noKey)])
    // Without `fallingBack` only the named source is asked.
    #expect(
      try BookSources(all).discover(request, in: .openlibrary, fallingBack: false).found.source
        == .openlibrary)
    #expect(throws: BookSearchFailure(.kakao, .notOffered)) {
      try BookSources(all).discover(request, in: .kakao, fallingBack: false)
    }
  }

  private func kakao(pages: Int? = nil) -> BookSearchResult {
    BookSearchResult(isbn13: isbn, title: "자바", pages: pages, source: .kakao)
  }

  @Test func `asks the catalogue for pages that Kakao never tells`() throws {
    let known = BookSearchResult(isbn13: isbn, title: "Java", pages: 1022, source: .openlibrary)
    let sources = BookSources([
      bookSearch(.kakao, book: kakao()), bookSearch(.openlibrary, book: known),
    ])
    let answer = try sources.lookup(isbn, in: .kakao).found
    #expect(answer.book.title == "자바" && answer.book.pages == 1022)
    #expect(answer.book.source == .kakao && answer.helper == .openlibrary)
    let alone = try sources.lookup(isbn, in: .kakao, fallingBack: false).found
    #expect(alone.book.pages == nil && alone.helper == nil)
  }

  // D-26
  @Test func `takes no pages of another book, and misses none it cannot have`() throws {
    let other = BookSearchResult(
      isbn13: ISBN("9788937460449"), title: "B", pages: 7, source: .openlibrary)
    for search in [
      bookSearch(.openlibrary, book: other), bookSearch(.openlibrary, .offline),
      bookSearch(
        .openlibrary, book: BookSearchResult(isbn13: isbn, title: "C", source: .openlibrary)),
    ] {
      let sources = BookSources([self.bookSearch(.kakao, book: kakao()), search])
      let finding = try sources.lookup(isbn, in: .kakao)
      #expect(finding.found.book == kakao() && finding.found.helper == nil)
      #expect(finding.failures.isEmpty)
    }
  }

  @Test func `goes on where a key is refused or worn out, and says so`() throws {
    for reason in [BookSearchFailure.Cause.badKey(message: nil), .quota] {
      let sources = BookSources([bookSearch(.kakao, reason), bookSearch(.openlibrary)])
      let finding = try sources.search(BookQuery("책"), in: .kakao)
      #expect(finding.found.source == .openlibrary)
      #expect(finding.failures == [BookSearchFailure(.kakao, reason)])
    }
  }

  @Test func `knows beforehand who makes the lists`() {
    #expect(BookCatalogues().lists == .openlibrary)
    #expect(BookCatalogues(kakao: KeyedCatalogue(key: "k")).lists == .openlibrary)
    #expect(BookCatalogues(naru: KeyedCatalogue(key: "k")).lists == .naru)
    #expect(BookCatalogues(aladinKey: "k").lists == .aladin)
    let both = KeyedCatalogue(key: "k")
    #expect(BookCatalogues(aladinKey: "k", naru: both).lists == .naru)
    #expect(BookCatalogues(chosen: .aladin, aladinKey: "k", naru: both).lists == .aladin)
  }
}
