import Data
import Domain
import Support
import Testing

@Suite struct `Aladin failing` {
  private typealias Cause = BookSearchFailure.Cause
  private static let path = "/ttb/api/ItemSearch.aspx"
  private let isbn = ISBN(stored: "9788994492032")

  private func reason(_ answer: LoopbackServer.Answer, timeout: Int = 20_000) throws
    -> BookSearchFailure.Cause?
  {
    try LoopbackServer.using([Self.path: answer]) { server in
      BookShop(timeout: timeout).aladin(server).reason()
    }
  }

  // BK-12: the service reports errors with status 200.
  @Test func `says so itself`() throws {
    #expect(
      try reason(BookShop.page(#"{"errorCode":4,"errorMessage":"API출력이 금지된 회원입니다."}"#))
        == .service(code: "4", message: "API출력이 금지된 회원입니다."))
    #expect(
      try reason(BookShop.page(#"{"errorCode":"100","errorMessage":"a&lt;b\u001b[2J"};"#))
        == .service(code: "100", message: "a<b[2J"))
    #expect(
      try reason(BookShop.page(#"f(false,{"errorMessage":"no"});"#))
        == .service(code: nil, message: "no"))
    let empty = BookShop.page(#"{"errorCode":0,"errorMessage":"","item":[]}"#)
    #expect(try reason(empty) == nil)
  }

  @Test(arguments: [
    String(repeating: "x", count: 190) + " ttb&secret 열쇠", "TTB&SECRET 열쇠",
    "t t b & s e c r e t 열 쇠", "ttb\u{200B}&sec\u{200B}ret 열쇠", "ttb%26%73ecret%20열쇠",
  ])
  func `never tells the key, however it is written or where the sentence is cut`(_ words: String)
    throws
  {
    let body = #"{"errorCode":1,"errorMessage":"\#(words)"}"#
    guard case .service(_, let message)? = try reason(BookShop.page(body)) else {
      Issue.record("no sentence of the service")
      return
    }
    let letters = message.lowercased().filter { $0.isLetter }
    #expect(!letters.contains("secret") && !letters.contains("열쇠"), "\(message)")
  }

  @Test func `never tells the key`() throws {
    let words =
      #"{"errorCode":1,"errorMessage":"key ttb&secret 열쇠 and ttb%26secret%20%EC%97%B4%EC%87%A0"}"#
    #expect(try reason(BookShop.page(words)) == .service(code: "1", message: "key … and …"))
    for answer in [LoopbackServer.Answer.silence, .hangUp, .page([], status: 500)] {
      let said = "\(String(describing: try reason(answer, timeout: 300)))"
      #expect(!said.contains("secret"))
    }
  }

  @Test(arguments: [404, 403, 429, 500, 503])
  func `answers with a status`(status: Int) throws {
    #expect(try reason(BookShop.page("oops", status: status)) == .status(status))
  }

  @Test func `is closed`() throws {
    #expect(try reason(BookShop.page("gone", status: 410)) == .closed(message: nil))
    let words = #"{"errorCode":900,"errorMessage":"Open API 서비스가 종료되었습니다."}"#
    #expect(
      try reason(BookShop.page(words)) == .closed(message: "Open API 서비스가 종료되었습니다."))
    let notice = "<html><body>알라딘 Open API 서비스 종료 안내</body></html>"
    #expect(try reason(BookShop.page(notice)) == .closed(message: nil))
    // At the service's own address, status 404 means the same.
    let gone = Fetcher { (address, _) throws(FetchFailure) in
      throw FetchFailure(address: address, .refused(status: 404))
    }
    #expect(BookShop().services(gone).aladin(key: "k").reason() == .closed(message: nil))
  }

  @Test(.slow) func `says nothing, or drips, for too long`() throws {
    #expect(try reason(.silence, timeout: 300) == .slow)
    #expect(try reason(.endless(piece: 1, pause: 20), timeout: 300) == .slow)
  }

  @Test func `is not there, or goes away`() throws {
    #expect(try reason(.hangUp) == .offline)
    #expect(try reason(.half(Array(#"{"item":["#.utf8), of: 1000)) == .offline)
    let dead = try LoopbackServer.deadAddress()
    #expect(BookShop().services().aladin(key: "k", base: dead).reason() == .offline)
  }

  @Test func `is missed where there is no program to ask it`() {
    let services = BookShop().services(.forBooks(.bookSearch, path: "/nowhere", version: "1"))
    #expect(services.aladin(key: "k").reason() == .noProgram)
  }

  @Test(arguments: [
    "", " ", "no JSON", "{", #"{"item":[{"title":"A"}"#, #"{"item":"#, "[]", "7", "null", "{}",
    #"{"totalResults":1}"#, "<html></html>", "f(", "f(true,", "\u{FEFF}", "}{",
    String(repeating: "[", count: 100_000), String(repeating: #"{"a":"#, count: 100_000),
  ])
  func `sends what cannot be understood`(body: String) throws {
    #expect(try reason(BookShop.page(body)) == .badAnswer)
  }

  @Test func `sends far too much`() throws {
    #expect(try reason(.endless(piece: 1 << 16, pause: 0)) == .tooLarge(limit: 4 << 20))
    let announced = [UInt8](repeating: 0x20, count: 5 << 20)
    #expect(try reason(.page(announced, status: 200)) == .tooLarge(limit: 4 << 20))
  }

  // BK-12: an empty list must not crash.
  @Test func `knows no such book`() throws {
    for body in [#"{"item":[]}"#, #"{"item":null}"#, #"{"errorCode":8,"errorMessage":"x"}"#] {
      try LoopbackServer.using(["/ttb/api/ItemLookUp.aspx": BookShop.page(body)]) { server in
        let search = BookShop().aladin(server)
        #expect(search.book(isbn).reason == .notFound)
        let page = try search.results("9788994492032").get()
        #expect(page.total == 0)
      }
    }
    #expect(try reason(BookShop.page(#"{"totalResults":0,"item":[]}"#)) == nil)
  }

  @Test(arguments: [
    #"{"isbn13":"9780140328721","title":"Fantastic Mr. Fox"}"#,
    #"{"isbn13":"","isbn":"K142130036","title":"다른 책"}"#,
    #"{"isbn13":"9771234567003","isbn":"5000004597","title":"잡지"}"#,
  ])
  func `reports a book with another ISBN than requested`(item: String) throws {
    let body = BookShop.page(#"{"item":[\#(item)]}"#)
    try LoopbackServer.using(["/ttb/api/ItemLookUp.aspx": body]) { server in
      #expect(BookShop().aladin(server).book(isbn).reason == .otherBook)
    }
  }

  // BK-15: after the last page, the service returns the first page again.
  @Test func `sends the first page again`() throws {
    let first = BookShop.page(#"{"totalResults":500,"startIndex":1,"item":[{"title":"A"}]}"#)
    try LoopbackServer.using([Self.path: first]) { server in
      let search = BookShop().aladin(server)
      #expect(search.reason("책", 4) == .noSuchPage(last: 3))
      #expect(search.reason("책", 1) == nil)
    }
    for start in [3, 101] {
      let third = BookShop.page(#"{"totalResults":500,"startIndex":\#(start),"item":[]}"#)
      try LoopbackServer.using([Self.path: third]) { server in
        #expect(BookShop().aladin(server).reason("책", 3) == nil)
      }
    }
  }
}
