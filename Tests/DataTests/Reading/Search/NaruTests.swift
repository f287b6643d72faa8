import Data
import Domain
import Support
import Testing

@Suite struct `The libraries of Korea` {
  private let isbn = ISBN(stored: "9788936434120")
  private static let hidden = "ttb%26secret%20%EC%97%B4%EC%87%A0"

  static let members = #"""
    "bookname":"소년이 온다 :한강 장편소설 ","authors":"지은이: 한강 ;그림: B","publisher":"창비",
    "publication_year":"2014","isbn13":"9788936434120","addition_symbol":"03810","vol":"",
    "class_no":"813.62","class_nm":"문학 > 한국문학 > 소설",
    "bookImageURL":"https://image.aladin.co.kr/product/1/2/cover/a.jpg",
    "bookDtlUrl":"https://data4library.kr/bookV?seq=1","loan_count":"3699"
    """#

  private static func docs(_ docs: String, found: Int = 1) -> LoopbackServer.Answer {
    BookShop.page(#"{"response":{"request":{},"numFound":\#(found),"docs":[\#(docs)]}}"#)
  }

  private static let found = BookSearchResult(
    isbn13: ISBN("9788936434120"), title: "소년이 온다", subtitle: "한강 장편소설",
    authors: BookAuthors(names: ["한강"]), publisher: "창비", year: 2014, category: .poem,
    cover: "https://image.aladin.co.kr/product/1/2/cover/a.jpg",
    link: "https://data4library.kr/bookV?seq=1", source: .naru)

  private func asked<T>(
    _ answers: [String: LoopbackServer.Answer], key: String? = BookShop.key,
    _ body: (BookSearch, LoopbackServer) throws -> T
  ) throws -> T {
    try LoopbackServer.using(
      Dictionary(uniqueKeysWithValues: answers.map { ("/api/" + $0.key, $0.value) })
    ) { server in try body(BookShop(key: key).naru(server), server) }
  }

  @Test func `are searched by title`() throws {
    let answers = ["srchBooks": Self.docs(#"{"doc":{\#(Self.members)}}"#, found: 120)]
    try asked(answers) { search, server in
      let page = try search.results("소년 & 온다", 2).get()
      #expect(page.results == [Self.found])
      #expect(page.total == 120 && page.pages == 3 && page.source == .naru)
      #expect(
        server.questions.first?.hasPrefix(
          "GET /api/srchBooks?authKey=\(Self.hidden)&title=%EC%86%8C%EB%85%84%20%26%20"
            + "%EC%98%A8%EB%8B%A4&pageNo=2&pageSize=50&format=json HTTP/1.1") == true)
      #expect(search.reason("책", 4) == .noSuchPage(last: 3))
      #expect(search.reason("책", 21) == .noSuchPage(last: 20))
    }
  }

  @Test func `are searched by author where no title fits`() throws {
    func path(_ field: String) -> String {
      "srchBooks?authKey=\(Self.hidden)&\(field)=A&pageNo=1&pageSize=50&format=json"
    }
    try asked([
      path("title"): Self.docs("", found: 0),
      path("author"): Self.docs(#"{"doc":{\#(Self.members)}}"#),
    ]) { search, server in
      let results = try search.results("A").get().results
      #expect(results == [Self.found])
      #expect(server.questions.count == 2)
    }
  }

  @Test func `look a number up, also where it is searched for`() throws {
    let book =
      #"{"book":{"no":1,\#(Self.members),"publication_date":"2014-05-19","description":"소개"}}"#
    for detail in [book, "[\(book)]"] {
      let body = BookShop.page(#"{"response":{"detail":\#(detail)}}"#)
      try asked(["srchDtlList": body]) { search, server in
        let answer = try search.book(isbn).get().book
        #expect(answer.published == Day("2014-05-19") && answer.description == "소개")
        #expect(answer.title == "소년이 온다" && answer.pages == nil && answer.category == .poem)
        #expect(
          server.questions.first?.contains("&isbn13=9788936434120&loaninfoYN=N&format=json ")
            == true)
        #expect(try search.results("978-89-364-3412-0").get().results.count == 1)
      }
    }
  }

  // D-26
  @Test func `report a book with another ISBN than requested`() throws {
    let other = #"{"response":{"detail":[{"book":{"bookname":"B","isbn13":"9788994492032"}}]}}"#
    try asked(["srchDtlList": BookShop.page(other)]) { search, _ in
      #expect(search.book(isbn).reason == .otherBook)
      #expect(search.results("9788936434120").reason == .otherBook)
    }
    try asked(["srchDtlList": BookShop.page(#"{"response":{"detail":[]}}"#)]) { search, _ in
      #expect(search.book(isbn).reason == .notFound)
      let total = try search.results("9788936434120").get().total
      #expect(total == 0)
    }
  }

  @Test(arguments: [nil, "", " "]) func `need a key, and are not asked without`(key: String?) throws
  {
    try asked([:], key: key) { search, server in
      #expect(search.reason() == .noKey && search.book(isbn).reason == .noKey)
      #expect(search.list(.bestseller).reason == .noKey)
      #expect(server.questions.isEmpty)
    }
  }

  // BK-12: the service reports errors with status 200, some of them as XML.
  @Test(arguments: [
    (
      #"{"response":{"errCode":"            authErr","error":"인증정보가 일치하지 않습니다."}}"#,
      BookSearchFailure.Cause.badKey(message: "인증정보가 일치하지 않습니다.")
    ),
    (
      #"{"response":{"errCode":"vitalizationErr","error":"API 활성화 상태가아닙니다."}}"#,
      .badKey(message: "API 활성화 상태가아닙니다.")
    ),
    (
      #"{"response":{"errCode":"outOflimit","error":"1일 500건 이상 요청 시 IP 등록이 필요합니다."}}"#, .quota
    ),
    (
      "<?xml version=\"1.0\"?><response><errCode> authErr</errCode><error>인증</error></response>",
      .badKey(message: "인증")
    ),
    (#"{"response":{"error":"ttb&secret 열쇠 \u001b[2J"}}"#, .service(code: nil, message: "… [2J")),
    ("<html></html>", .badAnswer), ("{}", .badAnswer), (#"{"response":{}}"#, .badAnswer),
    (#"{"response":{"docs":[{"doc":{"bookname":"A"#, .badAnswer), ("", .badAnswer),
  ])
  func `say what is wrong, without the key`(body: String, reason: BookSearchFailure.Cause) throws {
    let answer = BookShop.page(body)
    try asked(["srchBooks": answer, "srchDtlList": answer, "hotTrend": answer]) { search, _ in
      #expect(search.reason() == reason)
      #expect(search.book(isbn).reason == reason)
      #expect(search.list(.notable).reason == reason)
    }
  }

  @Test(arguments: [
    (401, BookSearchFailure.Cause.badKey(message: nil)), (429, .quota), (500, .status(500)),
  ])
  func `answer with a status`(status: Int, reason: BookSearchFailure.Cause) throws {
    try asked(["srchBooks": BookShop.page("x", status: status)]) { search, _ in
      #expect(search.reason() == reason)
    }
  }

  @Test func `may leave anything away`() throws {
    for member in ["bookname", "authors", "publisher", "publication_year", "isbn13", "class_no"] {
      for other in ["\"other\":", "\"\(member)\":null,\"other\":", "\"\(member)\":[{}],\"other\":"]
      {
        let doc = Self.members.replacing("\"\(member)\":", with: other)
        try asked(["srchBooks": Self.docs(#"{"doc":{\#(doc)}}"#)]) { search, _ in
          let book = try #require(try search.results("책").get().results.first)
          #expect(member == "bookname" || book.title == "소년이 온다")
        }
      }
    }
    try asked(["srchBooks": Self.docs(#"{"doc":{"publisher":"x"}},{"book":{}},7,null"#)]) {
      search, _ in
      let results = try search.results("책").get().results
      #expect(results.isEmpty)
    }
  }
}
