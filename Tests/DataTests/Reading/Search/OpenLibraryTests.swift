import Data
import Domain
import Support
import Testing

@Suite struct `Open Library` {
  private let isbn = ISBN(stored: "9780140328721")
  private static let edition = #"""
    {"key":"/books/OL7353617M","title":"Fantastic Mr. Fox","publishers":["Puffin"],
    "publish_date":"October 1, 1988","number_of_pages":96,"covers":[8739161],
    "isbn_10":["0140328726"],"isbn_13":["9780140328721"],"authors":[{"key":"/authors/OL34184A"}],
    "description":{"type":"/type/text","value":"A fox.\r\n\r\nThree farmers."}}
    """#
  private static let works = #"""
    {"numFound":120,"start":0,"docs":[{"key":"/works/OL45804W","title":"Fantastic Mr Fox",
    "author_name":["Roald Dahl","Quentin Blake"],"number_of_pages_median":90,"cover_i":1,
    "isbn":["x","0140328726","9780141311289"],"editions":{"numFound":1,"docs":[{"key":"/books/OL1M",
    "title":"Fantastic Mr. Fox","isbn":["9780140328721"],"publisher":["Puffin"],
    "publish_date":["1988-10-01"],"cover_i":8739161}]}},{"title":"Thin"},{"key":"/works/OL2W"},7]}
    """#

  private func search(_ answer: LoopbackServer.Answer, page: Int = 1) throws
    -> Result<BookPage, BookSearchFailure>
  {
    try LoopbackServer.using(["/search.json": answer]) { server in
      BookShop().openLibrary(server).results("fox", page)
    }
  }

  private func lookup(_ answers: [String: LoopbackServer.Answer]) throws
    -> Result<BookAnswer, BookSearchFailure>
  {
    try LoopbackServer.using(answers) { server in BookShop().openLibrary(server).book(isbn) }
  }

  private var editionPath: String { "/isbn/\(isbn).json" }

  @Test func `tells what it knows, however little`() throws {
    try LoopbackServer.using(["/search.json": BookShop.page(Self.works)]) { server in
      let page = try BookShop().openLibrary(server).results("여우 & fox").get()
      #expect(page.results.map(\.title) == ["Fantastic Mr. Fox", "Thin"])
      #expect(page.total == 120 && page.pages == 3 && page.source == .openlibrary)
      let fox = BookSearchResult(
        isbn13: isbn, title: "Fantastic Mr. Fox",
        authors: BookAuthors(names: ["Roald Dahl", "Quentin Blake"]), publisher: "Puffin",
        published: Day("1988-10-01"), pages: 90,
        cover: "https://covers.example/b/id/8739161-L.jpg",
        link: server.address("/works/OL45804W"), source: .openlibrary)
      #expect(page.results.first == fox)
      #expect(page.results.last == BookSearchResult(title: "Thin", source: .openlibrary))
      let question = try #require(server.questions.first)
      #expect(question.hasPrefix("GET /search.json?q=%EC%97%AC%EC%9A%B0%20%26%20fox&fields="))
      #expect(question.contains("&limit=50&page=1 "))
      #expect(question.contains("User-Agent: Haru/1.0\r\n"))
    }
  }

  @Test func `looks up an edition, and its authors with the work`() throws {
    let book = try lookup([
      editionPath: BookShop.page(Self.edition), "/search.json": BookShop.page(Self.works),
    ]).get().book
    #expect(book.isbn13 == isbn && book.title == "Fantastic Mr. Fox" && book.pages == 96)
    #expect(book.authors == BookAuthors(names: ["Roald Dahl", "Quentin Blake"]))
    #expect(book.published == Day("1988-10-01") && book.publisher == "Puffin")
    #expect(book.description == "A fox.\n\nThree farmers.")
    #expect(book.cover == "https://covers.example/b/id/8739161-L.jpg")
  }

  @Test func `finds authors and books by other ways`() throws {
    let alone = try lookup([
      editionPath: BookShop.page(Self.edition),
      "/authors/OL34184A.json": BookShop.page(#"{"name":"Roald Dahl"}"#),
    ])
    #expect(try alone.get().book.author == "Roald Dahl")
    let nameless = try lookup([editionPath: BookShop.page(Self.edition)]).get()
    #expect(nameless.book.author == nil && nameless.book.pages == 96)
    let led = try lookup([
      editionPath: .redirect(to: "/books/OL7353617M.json"),
      "/books/OL7353617M.json": BookShop.page(Self.edition),
    ])
    #expect(try led.get().book.pages == 96)
    let work = try lookup(["/search.json": BookShop.page(Self.works)]).get()
    #expect(work.book.isbn13 == isbn && work.book.pages == 90)
  }

  // real 6
  @Test func `tells a year, pages and an author as catalogues write them`() throws {
    let edition = #"""
      {"title":"데미안","isbn_13":["9780140328721"],"publish_date":"c1999",
      "pagination":"xii, 435 p. ; 24 cm","authors":[{"key":"/authors/OL1A"},{"key":"/authors/OL2A"}]}
      """#
    let book = try lookup([
      editionPath: BookShop.page(edition),
      "/authors/OL1A.json": BookShop.page(#"{"personal_name":"Hermann Hesse"}"#),
      "/authors/OL2A.json": BookShop.page(#"{"name":"전영애","personal_name":"x"}"#),
    ]).get().book
    #expect(book.published == nil && book.year == 1999 && book.publishedIn == 1999)
    #expect(book.pages == 435)
    #expect(book.authors == BookAuthors(names: ["Hermann Hesse", "전영애"]))
  }

  // real 24
  @Test(arguments: ["delete", "redirect"])
  func `knows no book that was taken away or merged`(kind: String) throws {
    let gone = BookShop.page(##"{"type":{"key":"/type/\##(kind)"},"key":"/books/OL1M"}"##)
    #expect(try lookup([editionPath: gone]).reason == .notFound)
  }

  @Test func `knows no such book`() throws {
    #expect(try lookup([:]).reason == .notFound)
    let empty = BookShop.page(#"{"numFound":0,"start":0,"docs":[]}"#)
    #expect(try lookup(["/search.json": empty]).reason == .notFound)
    #expect(try search(empty).get().results.isEmpty)
    let other = BookShop.page(#"{"numFound":1,"docs":[{"title":"B","isbn":["9788994492032"]}]}"#)
    #expect(try lookup(["/search.json": other]).reason == .notFound)
  }

  @Test func `reports a book with another ISBN than requested`() throws {
    let other = BookShop.page(#"{"title":"B","isbn_13":["9788994492032"]}"#)
    #expect(try lookup([editionPath: other]).reason == .otherBook)
    #expect(try lookup([editionPath: BookShop.page("{}")]).reason == .badAnswer)
  }

  @Test(arguments: [403, 429, 500, 503]) func `answers with a status`(status: Int) throws {
    let body = #"{"status":\#(status),"message":"x"}"#
    #expect(try search(BookShop.page(body, status: status)).reason == .status(status))
    #expect(
      try lookup([editionPath: BookShop.page(body, status: status)]).reason == .status(status))
  }

  @Test(arguments: [
    "", "<html></html>", "[]", "{}", #"{"numFound":1,"docs":[{"title":"A"}"#, #"{"docs":[{"ti"#,
  ])
  func `sends what cannot be understood`(body: String) throws {
    #expect(try search(BookShop.page(body)).reason == .badAnswer)
  }

  @Test func `says itself what is wrong`() throws {
    let words = BookShop.page(#"{"error":"Solr is <b>down</b>"}"#)
    #expect(try search(words).reason == .service(code: nil, message: "Solr is down"))
  }

  @Test func `is asked for pages that are there`() throws {
    #expect(try search(.silence, page: 21).reason == .noSuchPage(last: 20))
    #expect(try search(BookShop.page(Self.works), page: 2).reason == .noSuchPage(last: 1))
  }

  @Test(arguments: [
    ("1988-10-01", "1988-10-01"), ("October 1, 1988", "1988-10-01"), ("Oct 01, 1988", "1988-10-01"),
    ("1 October 1988", "1988-10-01"), ("Oct. 1, 1988", "1988-10-01"), ("1988", nil),
    ("October 1988", nil), ("February 30, 1988", nil), ("Foo 1, 1988", nil), ("", nil),
    ("c 1, 1988", nil), ("... 1, 1988", nil),
  ])
  func `writes days as people do`(written: String, day: String?) throws {
    let body = BookShop.page(#"{"title":"A","publish_date":"\#(written)"}"#)
    let book = try lookup([editionPath: body]).get().book
    #expect(book.published?.description == day)
  }
}
