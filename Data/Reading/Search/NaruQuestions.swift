import Domain

/// Builds requests to 도서관 정보나루. The key is part of the URL but not of the cache name.
struct NaruQuestions: Sendable {
  let base: String
  let key: String

  /// The page size, and the maximum number of books for a search. The maximum is set by this
  /// program, not by the API.
  static let paging = BookPaging(size: 50, reach: 1_000)
  /// The length of a requested list. More is requested than shown, because the list is filtered
  /// afterwards.
  private static let longest = 200
  /// The number of days over which loans are counted, up to yesterday.
  private static let span = 30

  /// The field that a search looks in. The API allows only one at a time.
  enum Field: String {
    case title, author
  }

  /// Returns a request that searches titles or names.
  func search(_ query: BookQuery, in field: Field, page: Int) -> ServiceQuestion {
    question(
      "srchBooks",
      [(field.rawValue, query.text), ("pageNo", "\(page)"), ("pageSize", "\(Self.paging.size)")],
      lifetime: ServiceQuestion.hour)
  }

  /// Returns a request for one book.
  func lookup(_ isbn: ISBN) -> ServiceQuestion {
    question(
      "srchDtlList", [("isbn13", isbn.text), ("loaninfoYN", "N")], lifetime: ServiceQuestion.week)
  }

  /// Returns a request for the most borrowed books until yesterday, of one main class, or of all if
  /// `main` is nil.
  func loans(_ today: Day, of main: Int?) -> ServiceQuestion {
    let span = [
      ("startDt", (today + -Self.span).description),
      ("endDt", (today + -1).description),
    ]
    let narrowed = main.map { [("kdc", "\($0)")] } ?? []
    return question(
      "loanItemSrch", span + narrowed + [("pageNo", "1"), ("pageSize", "\(Self.longest)")],
      lifetime: ServiceQuestion.hour * 3)
  }

  /// Returns a request for the books that were borrowed much more often than a week before.
  func rising(_ today: Day) -> ServiceQuestion {
    question(
      "hotTrend", [("searchDt", (today + -1).description)],
      lifetime: ServiceQuestion.hour * 3)
  }

  private func question(_ page: String, _ own: [(String, String)], lifetime: Int)
    -> ServiceQuestion
  {
    let all = own + [("format", "json")]
    return ServiceQuestion(
      address: WebQuestion.address(base, page, [("authKey", key)] + all),
      name: WebQuestion.address(base, page, all), lifetime: lifetime)
  }
}
