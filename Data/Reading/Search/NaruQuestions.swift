import Domain

/// The questions 도서관 정보나루 understands, as far as Haru asks them. The key is a part of the
/// address, and left out of the name an answer is kept under.
struct NaruQuestions: Sendable {
  let base: String
  let key: String

  /// Nobody leafs further than this.
  static let paging = BookPaging(size: 50, reach: 1_000)
  /// A list is narrowed here, so that more of it is asked for than is shown.
  private static let longest = 200
  /// So many days are counted, up to yesterday.
  private static let span = 30

  /// What a search looks in; the words that are looked for stand in one of them.
  enum Field: String {
    case title, author
  }

  /// Words of titles, or of names.
  func search(_ query: BookQuery, in field: Field, page: Int) -> ServiceQuestion {
    question(
      "srchBooks",
      [(field.rawValue, query.text), ("pageNo", "\(page)"), ("pageSize", "\(Self.paging.size)")],
      lifetime: ServiceQuestion.hour)
  }

  /// One book.
  func lookup(_ isbn: ISBN) -> ServiceQuestion {
    question(
      "srchDtlList", [("isbn13", isbn.text), ("loaninfoYN", "N")], lifetime: ServiceQuestion.week)
  }

  /// What was lent most until yesterday, of one class of knowledge or of all.
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

  /// What is lent much more often than a week before.
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
