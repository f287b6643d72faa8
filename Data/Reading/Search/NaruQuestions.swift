import Domain

/// Builds requests to 도서관 정보나루. The key is part of the URL but not of the cache name.
struct NaruQuestions: Sendable {
  let base: String
  let key: String

  /// Fifty books per page. The reach is a limit of this program, not of the API.
  static let paging = BookPaging(size: 50, reach: 1_000)
  /// The length of a requested list. It is filtered here, so more is requested than shown.
  private static let longest = 200
  /// The number of days that loans are counted for, up to yesterday.
  private static let span = 30

  /// The field that a search looks in; the API allows only one.
  enum Field: String {
    case title, author
  }

  /// Searches titles or names.
  func search(_ query: BookQuery, in field: Field, page: Int) -> ServiceQuestion {
    question(
      "srchBooks",
      [(field.rawValue, query.text), ("pageNo", "\(page)"), ("pageSize", "\(Self.paging.size)")],
      lifetime: ServiceQuestion.hour)
  }

  /// Looks up one book.
  func lookup(_ isbn: ISBN) -> ServiceQuestion {
    question(
      "srchDtlList", [("isbn13", isbn.text), ("loaninfoYN", "N")], lifetime: ServiceQuestion.week)
  }

  /// Returns the most lent books until yesterday, of one main class or of all (nil).
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

  /// Returns the books lent much more often than a week before.
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
