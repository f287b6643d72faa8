import Domain

/// Searches the public libraries of Korea (도서관 정보나루, data4library.kr), which require a key.
struct NaruSearch: Sendable {
  /// The public base URL of the API.
  static let home = "https://data4library.kr/api/"

  private let questions: NaruQuestions
  private let line: ServiceClient

  /// Creates a search. The key is the user's own, issued by the libraries.
  init(base: String, key: String?, line: ServiceClient) {
    questions = NaruQuestions(base: base, key: Text.trimmed(key ?? ""))
    self.line = line
  }

  var port: BookSearch {
    BookSearch(
      source: .naru,
      search: { (query, page) throws(BookSearchFailure) in try search(query, page) },
      lookup: { (isbn) throws(BookSearchFailure) in try lookup(isbn) },
      discover: { (request) throws(BookSearchFailure) in try discover(request) })
  }

  // MARK: Searching

  /// Searches titles and, if no title matches, names, because the API searches one field at a time.
  private func search(_ query: BookQuery, _ page: Int) throws(BookSearchFailure) -> BookPage {
    try NaruQuestions.paging.check(page, of: .naru)
    if let isbn = ISBN(query.text), page == 1 { return try self.page(of: isbn) }
    let titles = try self.page(query, .title, page)
    return titles.total > 0 ? titles : try self.page(query, .author, page)
  }

  private func page(of isbn: ISBN) throws(BookSearchFailure) -> BookPage {
    do throws(BookSearchFailure) {
      let answer = try lookup(isbn)
      return BookPage(
        results: [answer.book], page: 1, pages: 1, total: 1, source: .naru,
        freshness: answer.freshness)
    } catch {
      guard error.reason == .notFound else { throw error }
      return BookPage(results: [], page: 1, pages: 1, total: 0, source: .naru)
    }
  }

  private func page(_ query: BookQuery, _ field: NaruQuestions.Field, _ page: Int)
    throws(BookSearchFailure) -> BookPage
  {
    let paging = NaruQuestions.paging
    let question = questions.search(query, in: field, page: page)
    var found = try ask(question, isKept: { !$0.results.isEmpty }) {
      (response) throws(BookSearchFailure) in
      let total = max(0, response.total ?? response.books.count)
      let last = paging.pages(of: total)
      if total > 0, page > last { throw BookSearchFailure(.naru, .noSuchPage(last: last)) }
      return BookPage(
        results: response.books.prefix(paging.size).compactMap { $0.searchResult() }, page: page,
        pages: last, total: total, source: .naru)
    }
    found.answer.freshness = found.freshness
    return found.answer
  }

  private func lookup(_ isbn: ISBN) throws(BookSearchFailure) -> BookAnswer {
    let found = try ask(questions.lookup(isbn)) { (response) throws(BookSearchFailure) in
      guard let first = response.books.first else { throw BookSearchFailure(.naru, .notFound) }
      let book = response.books.first { $0.isbn == isbn } ?? first
      guard book.isbn == isbn || !book.hasNumber else {
        throw BookSearchFailure(.naru, .otherBook)
      }
      guard let found = book.searchResult(named: isbn) else {
        throw BookSearchFailure(.naru, .badAnswer)
      }
      return found
    }
    return BookAnswer(found.answer, freshness: found.freshness)
  }

  // MARK: Lists

  /// Requests a list, filtered by category if one is given. New books are the newest of the most
  /// borrowed ones, because the API lists acquisitions only per library.
  private func discover(_ request: DiscoveryRequest) throws(BookSearchFailure) -> BookPage {
    let today = line.clock.now().day
    guard request.category?.isClassified ?? true else {
      throw BookSearchFailure(.naru, .notOffered)
    }
    let question: ServiceQuestion
    var oldest: Int?
    switch request.list {
    case .bestseller: question = questions.loans(today, of: request.category?.mainClass)
    case .new:
      question = questions.loans(today, of: request.category?.mainClass)
      oldest = today.parts.year - 1
    case .notable: question = questions.rising(today)
    case .blog: throw BookSearchFailure(.naru, .notOffered)
    }
    var found = try ask(question, isKept: { !$0.results.isEmpty }) { response in
      let books = response.books.filter { book in
        let isNew = oldest.map { (book.year ?? 0) >= $0 } ?? true
        return isNew && request.category.map { book.category == $0 } ?? true
      }.compactMap { $0.searchResult() }
      let shown = Array(books.prefix(NaruQuestions.paging.size))
      return BookPage(
        results: shown, page: 1, pages: 1, total: shown.count, source: .naru,
        making: BookSource.naru.making(request.list), category: request.category)
    }
    found.answer.freshness = found.freshness
    return found.answer
  }

  // MARK: Asking

  private func ask<Answer>(
    _ question: ServiceQuestion, isKept: (Answer) -> Bool = { _ in true },
    _ read: (NaruResponse) throws(BookSearchFailure) -> Answer
  ) throws(BookSearchFailure) -> (answer: Answer, freshness: BookFreshness) {
    guard !questions.key.isEmpty else { throw BookSearchFailure(.naru, .noKey) }
    do throws(BookSearchFailure) {
      return try line.answer(to: question, isKept: isKept) { (bytes) throws(BookSearchFailure) in
        try read(NaruResponse(bytes, hiding: questions.key))
      }
    } catch {
      switch error.reason {
      case .status(401): throw BookSearchFailure(.naru, .badKey(message: nil))
      case .status(429): throw BookSearchFailure(.naru, .quota)
      case .other(let words):
        throw BookSearchFailure(.naru, .other(ServiceNotice.hiding(questions.key, in: words)))
      case .status, .service, .closed, .badKey, .quota, .notFound, .slow, .badAnswer, .tooLarge,
        .otherBook, .noKey, .offline, .notCached, .busy, .cancelled, .badAddress, .insecure,
        .noProgram, .notOffered, .noSuchPage, .storage:
        throw error
      }
    }
  }
}
