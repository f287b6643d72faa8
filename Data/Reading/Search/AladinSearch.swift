import Domain

/// Searches Aladin's shop through its open interface.
struct AladinSearch: Sendable {
  /// Where the interface is for everybody.
  static let home = "https://www.aladin.co.kr/ttb/api/"

  private let questions: AladinQuestions
  private let line: ServiceLine

  /// Asks at an address, with a key that the shop gave to somebody.
  init(base: String, key: String?, line: ServiceLine) {
    questions = AladinQuestions(base: base, key: Text.trimmed(key ?? ""))
    self.line = line
  }

  /// The place as everybody searches it.
  var port: BookSearch {
    BookSearch(
      source: .aladin,
      search: { (query, page) throws(BookSearchFailure) in try search(query, page) },
      lookup: { (isbn) throws(BookSearchFailure) in try lookup(isbn) },
      discover: { (list) throws(BookSearchFailure) in
        try self.page(questions.list(list), 1, isList: true)
      })
  }

  private func search(_ query: BookQuery, _ page: Int) throws(BookSearchFailure) -> BookPage {
    try AladinQuestions.paging.check(page, of: .aladin)
    // Its search does not find most numbers, which its lookup knows.
    guard let isbn = ISBN(query.text), page == 1 else {
      return try self.page(questions.search(query, page: page), page, isList: false)
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

  private func page(_ question: ServiceQuestion, _ page: Int, isList: Bool)
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
        pages: isList ? 1 : AladinQuestions.paging.pages(of: total), total: total,
        source: .aladin)
    }
    found.answer.freshness = found.freshness
    return found.answer
  }

  private func lookup(_ isbn: ISBN) throws(BookSearchFailure) -> BookAnswer {
    let found = try ask(questions.lookup(isbn)) { (response) throws(BookSearchFailure) in
      guard let first = response.items.first else { throw BookSearchFailure(.aladin, .notFound) }
      let items = response.items.map { AladinItem(item: $0) }
      // A number that is mistyped names a real book, but another one.
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

  /// At its home address, that there is no such page means that the interface is gone.
  private static func plain(_ reason: BookSearchFailure.Reason, _ questions: AladinQuestions)
    -> BookSearchFailure.Reason
  {
    switch reason {
    case .status(410): .closed(message: nil)
    case .status(404) where questions.base == home: .closed(message: nil)
    case .other(let words): .other(AladinNotice.hiding(questions.key, in: words))
    case .status, .service, .closed, .notFound, .slow, .badAnswer, .tooLarge, .otherBook, .noKey,
      .offline, .notKept, .busy, .cancelled, .badAddress, .insecure, .noProgram, .notOffered,
      .noSuchPage,
      .storage:
      reason
    }
  }
}
