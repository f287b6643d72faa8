import Domain
import Testing

@Suite struct `The results of a search` {
  private let query: BookQuery

  init() throws { query = try BookQuery("자바") }

  private func page(_ number: Int, _ names: Range<Int>, of total: Int, from: BookSource = .aladin)
    -> BookPage
  {
    let paging = BookPaging(size: 50, reach: 200)
    return BookPage(
      results: names.map {
        BookSearchResult(isbn13: ISBN(stored: "\($0)"), title: "\($0)", source: from)
      },
      page: number, pages: paging.pages(of: total), total: total, source: from)
  }

  // BK-15
  @Test func `grow page by page until there is no more`() throws {
    var results = BookResults(query)
    #expect(results.next == 1)
    results.add(page(1, 0..<50, of: 120), of: query)
    #expect(results.books.count == 50 && results.next == 2)
    // A page of another query is ignored, so the results still belong to the first search.
    results.add(page(2, 500..<550, of: 120), of: try BookQuery("다른"))
    #expect(results.books.count == 50 && results.next == 2)
    results.add(page(2, 50..<100, of: 120), of: query)
    #expect(results.books.count == 100 && results.next == 3)
    results.add(page(3, 100..<120, of: 120), of: query)
    #expect(results.books.count == 120 && results.next == nil)
  }

  @Test func `end at two hundred`() {
    var results = BookResults(query)
    for number in 1...4 {
      results.add(page(number, (number * 50 - 50)..<(number * 50), of: 5_000), of: query)
    }
    #expect(results.books.count == 200 && results.next == nil && results.total == 5_000)
  }

  @Test func `ask again for a page that failed`() {
    var results = BookResults(query)
    results.add(page(1, 0..<50, of: 120), of: query)
    let before = results
    // A failure adds no page.
    #expect(before.next == 2 && results == before)
  }

  @Test func `have no book twice, and end where nothing new comes`() {
    var results = BookResults(query)
    results.add(page(1, 0..<50, of: 200), of: query)
    results.add(page(2, 40..<60, of: 200), of: query)
    #expect(results.books.count == 60 && results.next == 3)
    results.add(page(3, 0..<50, of: 200), of: query)
    #expect(results.books.count == 60 && results.next == nil)
  }

  @Test func `come from one place, in order, once`() {
    var results = BookResults(query)
    results.add(page(2, 50..<100, of: 120), of: query)
    #expect(results.books.isEmpty)
    results.add(page(1, 0..<50, of: 120), of: query)
    results.add(page(1, 0..<50, of: 120), of: query)
    results.add(page(2, 50..<100, of: 120, from: .openlibrary), of: query)
    #expect(results.books.count == 50 && results.source == .aladin)
  }

  @Test func `keep books without a number although they look alike`() {
    let nameless = BookSearchResult(title: "A", source: .aladin)
    let page = BookPage(
      results: [nameless, nameless], page: 1, pages: 1, total: 2, source: .aladin)
    #expect(page.results.count == 2)
  }
}

@Suite struct `Paging` {
  @Test(arguments: [(0, 1), (1, 1), (50, 1), (51, 2), (120, 3), (200, 4), (5_000, 4), (-3, 1)])
  func `never goes beyond what can be reached`(total: Int, pages: Int) {
    #expect(BookPaging(size: 50, reach: 200).pages(of: total) == pages)
  }

  @Test(arguments: [0, -1, 5, .max, .min])
  func `refuses a page that no search has`(page: Int) {
    #expect(throws: BookSearchFailure(.aladin, .noSuchPage(last: 4))) {
      try BookPaging(size: 50, reach: 200).check(page, of: .aladin)
    }
  }
}
