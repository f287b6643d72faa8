import Domain

/// Searches Aladin's shop through its open API.
struct AladinSearch: Sendable {
  /// The public base URL of the API.
  static let home = "https://www.aladin.co.kr/ttb/api/"

  private let questions: AladinQuestions
  private let line: ServiceClient

  /// Creates a search. The key is the user's own, issued by Aladin.
  init(base: String, key: String?, line: ServiceClient) {
    questions = AladinQuestions(base: base, key: Text.trimmed(key ?? ""))
    self.line = line
  }

  var port: BookSearch {
    BookSearch(
      source: .aladin,
      search: { (query, page) throws(BookSearchFailure) in try search(query, page) },
      lookup: { (isbn) throws(BookSearchFailure) in try lookup(isbn) },
      discover: { (request) throws(BookSearchFailure) in try list(request)
      })
  }

  private func search(_ query: BookQuery, _ page: Int) throws(BookSearchFailure) -> BookPage {
    try AladinQuestions.paging.check(page, of: .aladin)
    // Aladin's search misses most ISBNs that its lookup finds.
    guard let isbn = ISBN(query.text), page == 1 else {
      return try self.page(questions.search(query, page: page), page)
    }
    do throws(BookSearchFailure) {
      let answer = try lookup(isbn)
      return BookPage(
        results: [answer.book], page: 1, pages: 1, total: 1, source: .aladin,
        freshness: answer.freshness)
    } catch {
      guard error.reason == .notFound else { throw error }
      return BookPage(results: [], page: 1, pages: 1, total: 0, source: .aladin)
    }
  }

  /// Requests a list. Aladin has one list of each kind, so a category is applied as a filter.
  private func list(_ request: DiscoveryRequest) throws(BookSearchFailure) -> BookPage {
    let all = try page(questions.list(request.list), 1, list: request.list)
    guard let category = request.category else { return all }
    let books = all.results.filter { $0.category == category }
    return BookPage(
      results: books, page: 1, pages: 1, total: books.count, source: .aladin,
      freshness: all.freshness, making: all.making, category: category)
  }

  private func page(_ question: ServiceQuestion, _ page: Int, list: DiscoveryList? = nil)
    throws(BookSearchFailure) -> BookPage
  {
    var found = try ask(question, isKept: { !$0.results.isEmpty }) {
      (response) throws(BookSearchFailure) in
      if response.isOther(than: page) {
        throw BookSearchFailure(.aladin, .noSuchPage(last: page - 1))
      }
      let total = max(0, response.total ?? response.items.count)
      return BookPage(
        results: response.items.compactMap { AladinItem(item: $0).book() }, page: page,
        pages: list == nil ? AladinQuestions.paging.pages(of: total) : 1, total: total,
        source: .aladin, making: list.flatMap(BookSource.aladin.making))
    }
    found.answer.freshness = found.freshness
    return found.answer
  }

  private func lookup(_ isbn: ISBN) throws(BookSearchFailure) -> BookAnswer {
    let found = try ask(questions.lookup(isbn)) { (response) throws(BookSearchFailure) in
      guard let first = response.items.first else { throw BookSearchFailure(.aladin, .notFound) }
      let items = response.items.map { AladinItem(item: $0) }
      // A mistyped ISBN may return another book.
      let item = items.first { $0.isbn == isbn } ?? AladinItem(item: first)
      guard item.isbn == isbn || !item.hasNumber else {
        throw BookSearchFailure(.aladin, .otherBook)
      }
      guard let book = item.book(named: isbn) else {
        throw BookSearchFailure(.aladin, .badAnswer)
      }
      return book
    }
    return BookAnswer(found.answer, freshness: found.freshness)
  }

  private func ask<Answer>(
    _ question: ServiceQuestion, isKept: (Answer) -> Bool = { _ in true },
    _ read: (AladinResponse) throws(BookSearchFailure) -> Answer
  ) throws(BookSearchFailure) -> (answer: Answer, freshness: BookFreshness) {
    guard !questions.key.isEmpty else { throw BookSearchFailure(.aladin, .noKey) }
    do throws(BookSearchFailure) {
      return try line.answer(to: question, isKept: isKept) { (bytes) throws(BookSearchFailure) in
        try read(AladinResponse(bytes, hiding: questions.key))
      }
    } catch {
      throw BookSearchFailure(.aladin, Self.plain(error.reason, questions))
    }
  }

  /// Returns the failure to report. Status 410, and 404 at the public base URL, mean that the API has been shut down.
  /// The key is removed from other messages.
  private static func plain(_ reason: BookSearchFailure.Cause, _ questions: AladinQuestions)
    -> BookSearchFailure.Cause
  {
    switch reason {
    case .status(410): .closed(message: nil)
    case .status(404) where questions.base == home: .closed(message: nil)
    case .other(let words): .other(ServiceNotice.hiding(questions.key, in: words))
    case .status, .service, .closed, .badKey, .quota, .notFound, .slow, .badAnswer, .tooLarge,
      .otherBook, .noKey,
      .offline, .notCached, .busy, .cancelled, .badAddress, .insecure, .noProgram, .notOffered,
      .noSuchPage,
      .storage:
      reason
    }
  }
}
