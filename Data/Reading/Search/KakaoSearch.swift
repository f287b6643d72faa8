import Domain

/// Searches books at Kakao, which requires a key in a header.
struct KakaoSearch: Sendable {
  /// The public base URL of the API.
  static let home = "https://dapi.kakao.com/"

  private let questions: KakaoQuestions
  private let line: ServiceClient

  /// Creates a search. The key is the user's own, issued by Kakao.
  init(base: String, key: String?, line: ServiceClient) {
    questions = KakaoQuestions(base: base, key: Text.trimmed(key ?? ""))
    self.line = line
  }

  /// The search as the domain's interface. Kakao has no lists.
  var port: BookSearch {
    BookSearch(
      source: .kakao,
      search: { (query, page) throws(BookSearchFailure) in try search(query, page) },
      lookup: { (isbn) throws(BookSearchFailure) in try lookup(isbn) },
      discover: { (_) throws(BookSearchFailure) in throw BookSearchFailure(.kakao, .notOffered) })
  }

  private func search(_ query: BookQuery, _ page: Int) throws(BookSearchFailure) -> BookPage {
    let paging = KakaoQuestions.paging
    try paging.check(page, of: .kakao)
    var found = try ask(questions.search(query, page: page), isKept: { !$0.results.isEmpty }) {
      (response) throws(BookSearchFailure) in
      let total = max(0, response.total ?? response.documents.count)
      let last = paging.pages(of: total)
      // Beyond the last page Kakao returns the last one again, or nothing.
      if page > last { throw BookSearchFailure(.kakao, .noSuchPage(last: last)) }
      return BookPage(
        results: response.documents.compactMap(\.book), page: page,
        pages: response.isEnd ? page : last, total: total, source: .kakao)
    }
    found.answer.freshness = found.freshness
    return found.answer
  }

  /// Requests a book by its ISBN. Kakao may return other books, which are refused.
  private func lookup(_ isbn: ISBN) throws(BookSearchFailure) -> BookAnswer {
    let found = try ask(questions.lookup(isbn)) { (response) throws(BookSearchFailure) in
      if response.documents.isEmpty { throw BookSearchFailure(.kakao, .notFound) }
      let book = response.documents.first { $0.isbn == isbn }?.book
      guard let book else { throw BookSearchFailure(.kakao, .otherBook) }
      return book
    }
    return BookAnswer(found.answer, freshness: found.freshness)
  }

  private func ask<Answer>(
    _ question: ServiceQuestion, isKept: (Answer) -> Bool = { _ in true },
    _ read: (KakaoResponse) throws(BookSearchFailure) -> Answer
  ) throws(BookSearchFailure) -> (answer: Answer, freshness: BookFreshness) {
    guard !questions.key.isEmpty else { throw BookSearchFailure(.kakao, .noKey) }
    guard questions.isKeyPlain else { throw BookSearchFailure(.kakao, .badKey(message: nil)) }
    do throws(BookSearchFailure) {
      return try line.answer(to: question, isKept: isKept) { (bytes) throws(BookSearchFailure) in
        try read(KakaoResponse(bytes, hiding: questions.key))
      }
    } catch {
      switch error.reason {
      case .status(401): throw BookSearchFailure(.kakao, .badKey(message: nil))
      case .status(429): throw BookSearchFailure(.kakao, .quota)
      case .other(let words):
        throw BookSearchFailure(.kakao, .other(ServiceNotice.hiding(questions.key, in: words)))
      case .status, .service, .closed, .badKey, .quota, .notFound, .slow, .badAnswer, .tooLarge,
        .otherBook, .noKey, .offline, .notCached, .busy, .cancelled, .badAddress, .insecure,
        .noProgram, .notOffered, .noSuchPage, .storage:
        throw error
      }
    }
  }
}
