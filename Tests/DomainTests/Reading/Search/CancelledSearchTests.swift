import Domain
import Support
import Synchronization
import Testing

@Suite struct `A search that nobody wants any more` {
  private let isbn = ISBN(stored: "9788994492032")
  private let asked = Asked()

  /// The sources that were asked, in order.
  private final class Asked: Sendable {
    private let all = Mutex<[BookSource]>([])

    func add(_ source: BookSource) { all.withLock { $0.append(source) } }
    var sources: [BookSource] { all.withLock { $0 } }
  }

  /// Returns a source that fails. It runs `meanwhile` before it fails.
  private func bookSearch(
    _ source: BookSource, _ reason: BookSearchFailure.Cause,
    meanwhile: @escaping @Sendable () -> Void = {}
  ) -> BookSearch {
    let asked = asked
    return BookSearch(
      source: source,
      search: { (_, _) throws(BookSearchFailure) in
        asked.add(source)
        meanwhile()
        throw BookSearchFailure(source, reason)
      },
      lookup: { (_) throws(BookSearchFailure) in
        asked.add(source)
        meanwhile()
        throw BookSearchFailure(source, reason)
      },
      discover: { (_) throws(BookSearchFailure) in
        asked.add(source)
        meanwhile()
        throw BookSearchFailure(source, reason)
      })
  }

  @Test func `asks no further search once one was cancelled`() throws {
    let sources = BookSources([
      bookSearch(.openlibrary, .slow), bookSearch(.aladin, .cancelled), bookSearch(.library, .slow),
    ])
    #expect(throws: BookSearchFailure(.aladin, .cancelled)) {
      try sources.search(BookQuery("책"), in: .openlibrary)
    }
    #expect(asked.sources == [.openlibrary, .aladin])
    #expect(throws: BookSearchFailure(.aladin, .cancelled)) {
      try sources.lookup(isbn, in: .aladin)
    }
    #expect(throws: BookSearchFailure(.aladin, .cancelled)) {
      try sources.discover(DiscoveryRequest(.new), in: .aladin)
    }
    #expect(asked.sources == [.openlibrary, .aladin, .aladin, .aladin])
  }

  @Test func `asks no further search although the one before failed by itself`() throws {
    let cancellation = Cancellation()
    let find = FindBooks(in: .aladin) { cancellation in
      BookSources(
        [
          bookSearch(.aladin, .offline) { cancellation?.cancel() }, bookSearch(.openlibrary, .slow),
        ],
        cancellation: cancellation)
    }
    #expect(throws: BookSearchFailure(.openlibrary, .cancelled)) {
      try find.search(BookQuery("책"), cancellation: cancellation)
    }
    #expect(asked.sources == [.aladin])
  }

  @Test func `asks nobody where it was cancelled before it began`() throws {
    let cancellation = Cancellation()
    cancellation.cancel()
    let find = FindBooks(in: .aladin) {
      BookSources([bookSearch(.aladin, .offline)], cancellation: $0)
    }
    #expect(throws: BookSearchFailure(.aladin, .cancelled)) {
      try find.search(BookQuery("책"), in: .aladin, cancellation: cancellation)
    }
    #expect(throws: BookSearchFailure(.aladin, .cancelled)) {
      try find.lookup(isbn, in: .aladin, cancellation: cancellation)
    }
    #expect(throws: BookSearchFailure(.aladin, .cancelled)) {
      try find.discover(DiscoveryRequest(.new), in: .aladin, cancellation: cancellation)
    }
    #expect(asked.sources == [])
  }

  @Test func `has no answer, even one that was put together at last`() throws {
    let cancellation = Cancellation()
    let page = BookPage(
      results: [BookSearchResult(title: "A", source: .library)], page: 1, pages: 1, total: 1,
      source: .library)
    let find = FindBooks(in: .library) { cancellation in
      var search = bookSearch(.library, .slow)
      search.search = { (_, _) throws(BookSearchFailure) in
        cancellation?.cancel()
        return page
      }
      return BookSources([search])
    }
    #expect(try find.search(BookQuery("책"), in: .library).found == page)
    #expect(throws: BookSearchFailure(.library, .cancelled)) {
      try find.search(BookQuery("책"), in: .library, cancellation: cancellation)
    }
  }
}
