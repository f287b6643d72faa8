import Data
import Domain
import Support
import Testing

@Suite struct `A question to Aladin` {
  private let isbn = ISBN(stored: "9788994492032")
  private static let nothing = BookShop.page(#"{"totalResults":0,"startIndex":1,"item":[]}"#)

  /// Returns the request line that the client sends to Aladin.
  private func question(_ ask: (BookSearch) -> Void) throws -> String {
    try LoopbackServer.using([
      "/ttb/api/ItemSearch.aspx": Self.nothing, "/ttb/api/ItemLookUp.aspx": Self.nothing,
      "/ttb/api/ItemList.aspx": Self.nothing,
    ]) { server in
      ask(BookShop().aladin(server))
      #expect(server.questions.count == 1)
      let line = try #require(server.questions.first?.split(separator: "\r\n").first)
      return String(line)
    }
  }

  // BK-09: every value is encoded as UTF-8, whatever letters it has.
  @Test func `has its words percent-encoded`() throws {
    let line = try question { _ = $0.results("뷁 C++ & 100%#?", 2) }
    #expect(
      line == "GET /ttb/api/ItemSearch.aspx?ttbkey=ttb%26secret%20%EC%97%B4%EC%87%A0"
        + "&Query=%EB%B7%81%20C%2B%2B%20%26%20100%25%23%3F&QueryType=Keyword&SearchTarget=Book"
        + "&MaxResults=50&start=2&Cover=Big&output=js&Version=20131101 HTTP/1.1")
  }

  @Test func `names a book by all of its digits`() throws {
    let line = try question { _ = $0.book(isbn) }
    #expect(line.contains("/ItemLookUp.aspx?"))
    #expect(line.contains("&ItemIdType=ISBN13&ItemId=9788994492032&"))
  }

  @Test func `looks a number up, because searching finds few of them`() throws {
    let line = try question { search in
      let page = search.results("978-89-94492-03-2")
      #expect(page.reason == nil)
    }
    #expect(line.contains("/ItemLookUp.aspx?"))
  }

  @Test(arguments: [
    (DiscoveryList.bestseller, "Bestseller"), (.new, "ItemNewAll"), (.notable, "ItemNewSpecial"),
    (.blog, "BlogBest"),
  ])
  func `asks for a list of fifty Korean books`(list: DiscoveryList, kind: String) throws {
    let line = try question { search in
      do throws(BookSearchFailure) { _ = try search.discover(DiscoveryRequest(list)) } catch {
        Issue.record("\(error)")
      }
    }
    #expect(
      line.contains("/ItemList.aspx?")
        && line.contains("&QueryType=\(kind)&SearchTarget=Book&MaxResults=50&start=1&"))
  }

  // BK-15
  @Test(arguments: [0, 5, 100])
  func `is not asked for a page nobody can reach`(page: Int) throws {
    try LoopbackServer.using([:]) { server in
      #expect(BookShop().aladin(server).reason("책", page) == .noSuchPage(last: 4))
      #expect(server.questions.isEmpty)
    }
  }

  @Test(arguments: [nil, "", "  "])
  func `needs a key`(key: String?) throws {
    try LoopbackServer.using([:]) { server in
      let search = BookShop(key: key).aladin(server)
      #expect(search.reason() == .noKey)
      #expect(search.book(isbn).reason == .noKey)
      #expect(server.questions.isEmpty)
    }
  }

  @Test func `says who asks`() throws {
    try LoopbackServer.using(["/ttb/api/ItemSearch.aspx": Self.nothing]) { server in
      _ = BookShop().aladin(server).results("책")
      #expect(
        server.questions.first?.contains("User-Agent: Haru/1.0") == true)
    }
  }

  @Test func `goes nowhere from an address that is none`() {
    let search = BookShop().services().aladin(key: "k", base: "file:///etc/")
    #expect(search.reason() == .badAddress)
  }
}
