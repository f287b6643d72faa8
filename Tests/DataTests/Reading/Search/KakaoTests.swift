import Data
import Domain
import Foundation
import Support
import Testing

@Suite struct `Kakao's book search` {
  private let isbn = ISBN(stored: "9788994492032")
  private static let path = "/v3/search/book"
  private static let key = "0123456789abcdef"

  static let whole = #"""
    {"title":"Java의 정석 - 3rd Edition","contents":"자바의 <b>기초</b>부터 실무까지 Q&amp;A를 다룬",
    "url":"https://search.daum.net/search?w=bookpage&bookId=1","isbn":"8994492038 9788994492032",
    "datetime":"2016-01-27T00:00:00.000+09:00","authors":["남궁성"],"publisher":"도우출판",
    "translators":[],"price":30000,"sale_price":27000,
    "thumbnail":"https://search1.kakaocdn.net/thumb/?fname=http%3A%2F%2Ft1.daumcdn.net%2Fa",
    "status":"정상판매"}
    """#

  private static func page(_ documents: String, meta: String = #"{"is_end":true}"#)
    -> LoopbackServer.Answer
  {
    BookShop.page(#"{"meta":\#(meta),"documents":[\#(documents)]}"#)
  }

  private func asked<T>(
    _ answer: LoopbackServer.Answer, key: String? = Self.key, timeout: Int = 20_000,
    _ body: (BookSearch, LoopbackServer) throws -> T
  ) throws -> T {
    try LoopbackServer.using([Self.path: answer]) { server in
      try body(BookShop(key: key, timeout: timeout).kakao(server), server)
    }
  }

  private func book(_ members: String) throws -> BookSearchResult {
    try asked(Self.page("{\(members)}")) { search, _ in
      try #require(try search.results("책").get().results.first)
    }
  }

  @Test func `tells all it knows of a book, but no pages`() throws {
    try asked(Self.page(Self.whole)) { search, server in
      let answer = try search.book(isbn).get()
      #expect(
        answer.book
          == BookSearchResult(
            isbn13: isbn, title: "Java의 정석", subtitle: "3rd Edition",
            authors: BookAuthors(names: ["남궁성"]), publisher: "도우출판",
            published: Day("2016-01-27"),
            cover: "https://search1.kakaocdn.net/thumb/?fname=http%3A%2F%2Ft1.daumcdn.net%2Fa",
            link: "https://search.daum.net/search?w=bookpage&bookId=1",
            description: "자바의 기초부터 실무까지 Q&A를 다룬…", source: .kakao))
      #expect(answer.book.pages == nil)
      let question = try #require(server.questions.first)
      #expect(
        question.hasPrefix("GET /v3/search/book?query=9788994492032&target=isbn&size=10 HTTP/1.1"))
    }
  }

  @Test func `is asked with the key in the header, and nowhere else`() throws {
    try asked(Self.page(Self.whole)) { search, server in
      _ = search.results("뷁 & 100%", 1)
      let question = try #require(server.questions.first)
      #expect(
        question.hasPrefix(
          "GET /v3/search/book?query=%EB%B7%81%20%26%20100%25&size=50&page=1 HTTP/1.1"))
      #expect(question.contains("Authorization: KakaoAK \(Self.key)\r\n"))
      #expect(question.contains("User-Agent: Haru/1.0\r\n"))
      #expect(question.ranges(of: Self.key).count == 1)
    }
  }

  @Test(arguments: [nil, "", "  "]) func `needs a key, and asks nobody without`(key: String?) throws
  {
    try asked(Self.page(""), key: key) { search, server in
      #expect(search.reason() == .noKey && search.book(isbn).reason == .noKey)
      #expect(server.questions.isEmpty)
    }
  }

  @Test(arguments: ["a b", "a\u{0}b", "열쇠", "a\nX: y"])
  func `sends no key that would be another header`(key: String) throws {
    try asked(Self.page(""), key: key) { search, server in
      #expect(search.reason() == .badKey(message: nil))
      #expect(server.questions.isEmpty)
    }
  }

  @Test func `tells its key to nobody who listens, nor to whom it is led`() throws {
    let search = BookShop(key: Self.key).services().kakao(key: Self.key, base: "http://a.example/")
    #expect(search.reason() == .insecure)
    try LoopbackServer.using([
      Self.path: .redirect(to: "/other"), "/other": Self.page(Self.whole),
    ]) { server in
      #expect(BookShop(key: Self.key).kakao(server).reason() == .status(302))
      #expect(server.questions.count == 1)
    }
  }

  @Test(arguments: [
    ("8994492038 9788994492032", "9788994492032"), (" 9788994492032", "9788994492032"),
    ("8937460440", "9788937460449"), ("8937460440 ", "9788937460449"), ("", nil), (" ", nil),
    // An ISBN-10 that was cut from 979-11… would be another book.
    ("1190157551", nil), ("9788994492033", nil), ("x y", nil),
  ])
  func `has a number that proves itself, or none`(numbers: String, isbn: String?) throws {
    #expect(try book(#""title":"A","isbn":"\#(numbers)""#).isbn13?.text == isbn)
  }

  @Test func `may leave anything away, and sends what a terminal obeys as a text`() throws {
    for member in ["isbn", "datetime", "authors", "publisher", "contents", "thumbnail", "url"] {
      for other in ["\"other\":", "\"\(member)\":null,\"other\":", "\"\(member)\":{},\"other\":"] {
        let item = Self.whole.replacing("\"\(member)\":", with: other)
        try asked(Self.page(item)) { search, _ in
          let title = try search.results("책").get().results.first?.title
          #expect(title == "Java의 정석", "\(member)")
        }
      }
    }
    let odd = try book(
      #""title":"A\u001b[2J","authors":["B\u202e","C"],"contents":"x\u0007.","datetime":"2016-02-30T"#
        + #"00","url":"javascript:x","thumbnail":"""#)
    #expect(odd.title == "A[2J" && odd.description == "x." && odd.published == nil)
    #expect(odd.link == nil && odd.cover == nil)
    #expect(odd.authors?.text.unicodeScalars.contains("\u{202E}") == false)
    #expect(try book(#""title":"A","authors":[],"translators":["B"]"#).author == "B")
    #expect(
      try asked(Self.page(#"{"status":"x"},7,null"#)) { search, _ in
        try search.results("책").get().results.isEmpty
      })
  }

  // BK-15
  @Test func `has as many pages as can be reached, and no more`() throws {
    let many = #"{"total_count":5000,"pageable_count":120,"is_end":false}"#
    try asked(Self.page(Self.whole, meta: many)) { search, server in
      let page = try search.results("책").get()
      #expect(page.total == 120 && page.pages == 3 && page.page == 1)
      #expect(search.reason("책", 4) == .noSuchPage(last: 3))
      #expect(search.reason("책", 51) == .noSuchPage(last: 50))
      #expect(server.questions.count == 2, "nobody is asked for a page no search has")
    }
    let last = #"{"pageable_count":120,"is_end":true}"#
    try asked(Self.page(Self.whole, meta: last)) { search, _ in
      let pages = try search.results("책", 2).get().pages
      #expect(pages == 2)
    }
  }

  @Test func `knows no such book`() throws {
    try asked(Self.page("")) { search, _ in
      #expect(search.book(isbn).reason == .notFound)
      let total = try search.results("책").get().total
      #expect(total == 0)
    }
  }

  // D-26
  @Test(arguments: [
    #""isbn":"0140328726 9780140328721""#, #""isbn":"""#, #""isbn":"9788937460449""#,
    #""status":"x""#,
  ])
  func `reports a book with another ISBN than requested`(number: String) throws {
    try asked(Self.page(#"{"title":"다른 책",\#(number)}"#)) { search, _ in
      #expect(search.book(isbn).reason == .otherBook)
    }
    try asked(Self.page(#"{"title":"다른 책",\#(number)},\#(Self.whole)"#)) { search, _ in
      let title = try search.book(isbn).get().book.title
      #expect(title == "Java의 정석")
    }
  }

  // BK-12
  @Test(arguments: [
    (401, BookSearchFailure.Cause.badKey(message: nil)), (429, .quota), (403, .status(403)),
    (500, .status(500)),
  ])
  func `refuses a key, or has answered enough`(status: Int, reason: BookSearchFailure.Cause) throws
  {
    let body = #"{"errorType":"AccessDeniedError","message":"wrong appKey(\#(Self.key)) format"}"#
    try asked(BookShop.page(body, status: status)) { search, _ in
      #expect(search.reason() == reason && search.book(isbn).reason == reason)
    }
  }

  @Test func `says itself what is wrong, without the key`() throws {
    let denied = #"{"errorType":"AccessDeniedError","message":"wrong appKey(\#(Self.key)) format"}"#
    try asked(BookShop.page(denied)) { search, _ in
      #expect(search.reason() == .badKey(message: "wrong appKey(…) format"))
    }
    try asked(BookShop.page(#"{"errorType":"RequestThrottled"}"#)) { search, _ in
      #expect(search.reason() == .quota)
    }
    try asked(BookShop.page(#"{"code":-7,"msg":"<b>maintenance</b>"}"#)) { search, _ in
      #expect(search.reason() == .service(code: nil, message: "maintenance"))
    }
  }

  @Test(arguments: [
    "", "{", #"{"documents":[{"title":"A"}"#, #"{"documents":[{"ti"#, "[]", "{}", "<html></html>",
  ])
  func `sends what cannot be understood`(body: String) throws {
    try asked(BookShop.page(body)) { search, _ in #expect(search.reason() == .badAnswer) }
  }

  @Test func `is not there, or says nothing`() throws {
    try asked(.hangUp) { search, _ in #expect(search.reason() == .offline) }
    try asked(.silence, timeout: 300) { search, _ in #expect(search.reason() == .slow) }
    let services = BookShop().services(.forBooks(.bookSearch, path: "/nowhere", version: "1"))
    #expect(services.kakao(key: Self.key).reason() == .noProgram)
  }

  @Test func `has no lists`() throws {
    for list in DiscoveryList.allCases {
      #expect(BookShop().services().kakao(key: Self.key).list(list).reason == .notOffered)
    }
  }

  @Test func `is kept without its key`() throws {
    try SampleFolder.using { folder in
      try LoopbackServer.using([Self.path: Self.page(Self.whole)]) { server in
        let shop = BookShop(key: Self.key, folder: folder.path("answers"))
        #expect(try shop.kakao(server).results("책").get().freshness == .asked)
        let again = try shop.kakao(server).results("책").get()
        #expect(again.freshness == .cached(since: BookShop.moment.instant))
      }
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("answers"))
      #expect(!names.isEmpty)
      for name in names {
        let bytes = try folder.bytes("answers/" + name)
        #expect(!String(decoding: bytes, as: UTF8.self).contains(Self.key))
      }
    }
  }
}
