import Data
import Domain
import Support
import Testing

@Suite struct `A book of Aladin's` {
  private let isbn = ISBN(stored: "9788994492032")

  static let whole = #"""
    {"title":"Java의 정석 - 3rd Edition","link":"http://www.aladin.co.kr/shop/wproduct.aspx?ItemId=1&amp;partner=openAPI",
    "author":"남궁성 (지은이)","pubDate":"2016-01-27","description":"자바의 <b>기초</b>부터&nbsp;실무까지 Q&amp;A",
    "isbn":"8994492038","isbn13":"9788994492032","itemId":1,"priceSales":27000,
    "cover":"https://image.aladin.co.kr/product/1/2/cover200/a.jpg",
    "categoryName":"국내도서>컴퓨터/모바일>프로그래밍 언어&gt;자바","publisher":"도우출판","salesPoint":31234,
    "subInfo":{"subTitle":"","itemPage":1022,"packing":{"styleDesc":"반양장본"}}}
    """#

  private func found(_ body: String) throws -> Result<BookPage, BookSearchFailure> {
    try LoopbackServer.using(["/ttb/api/ItemSearch.aspx": BookShop.page(body)]) { server in
      BookShop().aladin(server).results("책")
    }
  }

  private func book(_ item: String) throws -> BookSearchResult {
    let page = try found(#"{"totalResults":1,"startIndex":1,"item":[\#(item)]}"#).get()
    return try #require(page.results.first)
  }

  // BK-11, BK-19…BK-23
  @Test func `is told with all that is known`() throws {
    let body = BookShop.page(#"{"version":"20131101","totalResults":1,"item":[\#(Self.whole)]}"#)
    try LoopbackServer.using(["/ttb/api/ItemLookUp.aspx": body]) { server in
      let answer = try BookShop().aladin(server).book(isbn).get()
      #expect(answer.freshness == .asked)
      #expect(
        answer.book
          == BookSearchResult(
            isbn13: isbn, title: "Java의 정석", subtitle: "3rd Edition",
            authors: BookAuthors(names: ["남궁성"]), publisher: "도우출판",
            published: Day("2016-01-27"), pages: 1022, category: .computer,
            cover: "https://image.aladin.co.kr/product/1/2/cover200/a.jpg",
            link: "http://www.aladin.co.kr/shop/wproduct.aspx?ItemId=1&partner=openAPI",
            description: "자바의 기초부터 실무까지 Q&A", salesPoint: 31234, source: .aladin))
    }
  }

  static let members = [
    "title", "link", "author", "pubDate", "description", "isbn", "isbn13", "cover", "categoryName",
    "publisher", "salesPoint", "subInfo", "itemPage",
  ]

  // BK-11: one missing member must not lose the whole page.
  @Test(arguments: members) func `is told although one thing is missing`(member: String) throws {
    for other in ["\"other\":", "\"\(member)\":null,\"other\":", "\"\(member)\":[{}],\"other\":"] {
      let item = Self.whole.replacing("\"\(member)\":", with: other)
      let book = try book(item)
      #expect(member == "title" || book.title == "Java의 정석")
      #expect(member == "isbn13" || book.isbn13 == isbn)
      #expect(member != "pubDate" || book.published == nil)
      #expect(member != "author" || book.author == nil)
      #expect(member != "categoryName" || book.category == .etc)
      #expect(!["subInfo", "itemPage"].contains(member) || book.pages == nil)
    }
  }

  @Test(arguments: ["", ";", "\n;\n", "\0", ")", "; //"])
  func `may be followed by what is no JSON`(end: String) throws {
    let body = #"{"totalResults":1,"item":[\#(Self.whole)]}"# + end
    #expect(try found(body).get().results.first?.isbn13 == isbn)
    #expect(try found("\u{FEFF}" + body).get().results.first?.isbn13 == isbn)
    #expect(try found("\r\n f(true," + body + ");").get().results.first?.isbn13 == isbn)
    #expect(try found("a.b$c(" + body + ")").get().results.first?.isbn13 == isbn)
  }

  @Test func `may have escapes that do not exist, and letters that are none`() throws {
    #expect(try book(#"{"title":"It\'s a \x dog's \\ life"}"#).title == #"It's a x dog's \ life"#)
    #expect(try book("{\"title\":\"a\nb\tc\u{1}\"}").title == "a b c")
    #expect(
      try book(#"{"title":"\ud83d\ude00 \ud800 \udc00x \u12 \"y\""}"#).title == "😀 � �x u12 \"y\"")
    var bytes = Array(#"{"item":[{"title":"가나"}]}"#.utf8)
    bytes.remove(at: 20)
    try LoopbackServer.using(["/ttb/api/ItemSearch.aspx": .page(bytes, status: 200)]) { server in
      let page = try BookShop().aladin(server).results("책").get()
      #expect(page.results.first?.title.hasSuffix("나") == true)
    }
    // Decomposed characters are composed again.
    #expect(
      try book("{\"title\":\"\u{1112}\u{1161}\u{1105}\u{116E}\"}").title.utf8.elementsEqual(
        "하루".utf8))
  }

  @Test(arguments: [
    (#""isbn13":"9788994492032""#, "9788994492032"), (#""isbn13":9788994492032"#, "9788994492032"),
    (#""isbn13":"978-89-94492-03-2""#, "9788994492032"),
    (#""isbn13":"","isbn":"8937460440""#, "9788937460449"),
    (#""isbn":"978-89-94492-03-2""#, "9788994492032"),
    (#""isbn13":"","isbn":"K142130036""#, nil), (#""isbn13":"9771234567003""#, nil),
    (#""isbn13":"9788994492033""#, nil), (#""isbn13":"","isbn":"5000004597""#, nil),
    // An ISBN-10 that was cut from 979-11… would be another book.
    (#""isbn13":"","isbn":"1162540605""#, nil), (#""isbn13":null"#, nil),
  ])
  func `has a number that proves itself, or none`(members: String, number: String?) throws {
    #expect(try book(#"{"title":"A",\#(members)}"#).isbn13?.text == number)
  }

  @Test(arguments: [
    (#""itemPage":"320""#, 320), (#""itemPage":320.0"#, 320), (#""itemPage":0"#, nil),
    (#""itemPage":-5"#, nil), (#""itemPage":"많음""#, nil), (#""itemPage":1e300"#, nil),
    (#""itemPage":99999999999999999999"#, nil),
  ])
  func `has pages or does not know how many`(member: String, pages: Int?) throws {
    #expect(try book(#"{"title":"A","subInfo":{\#(member)}}"#).pages == pages)
  }

  // BK-22: an invalid date is read as no date, not as today.
  @Test(arguments: ["", "2016", "2016-02-30", "27.01.2016", "0000-00-00", "2016-01-27T00:00"])
  func `does not know a day that is none`(day: String) throws {
    #expect(try book(#"{"title":"A","pubDate":"\#(day)"}"#).published == nil)
  }

  @Test func `has neither a cover nor a link that leads elsewhere`() throws {
    let noimg =
      #"{"title":"A","cover":"http://image.aladin.co.kr/img/noimg_b.gif","link":"javascript:x"}"#
    #expect(try book(noimg).cover == nil)
    #expect(try book(noimg).link == nil)
  }

  @Test func `takes its subtitle from where there is one`() throws {
    #expect(try book(#"{"title":"A","subInfo":{"subTitle":"B"}}"#).subtitle == "B")
    #expect(try book(#"{"title":"A - C","subInfo":{"subTitle":"B"}}"#).subtitle == "C")
    #expect(try book(#"{"title":"A","subInfo":[]}"#).subtitle == nil)
  }

  @Test func `is left out alone when nothing names it`() throws {
    let page = try found(#"{"item":[{"author":"x"},7,null,{"title":"A"},{"title":"B"}]}"#).get()
    #expect(page.results.map(\.title) == ["A", "B"])
    let twice = try found(#"{"item":[\#(Self.whole),\#(Self.whole)]}"#).get()
    #expect(twice.results.count == 1)
    let alone = try found(#"{"item":\#(Self.whole)}"#).get()
    #expect(alone.results.count == 1)
  }

  @Test func `is one of many, of which two hundred can be had`() throws {
    let items = (0..<70).map { #"{"title":"\#($0)"}"# }.joined(separator: ",")
    let page = try found(#"{"totalResults":"5000","startIndex":1,"item":[\#(items)]}"#).get()
    #expect(page.results.count == 50 && page.pages == 4 && page.total == 5000)
  }

  @Test func `is believed without a number when its number was asked for`() throws {
    let body = BookShop.page(#"{"item":[{"title":"A"}]}"#)
    try LoopbackServer.using(["/ttb/api/ItemLookUp.aspx": body]) { server in
      let answer = try BookShop().aladin(server).book(isbn).get()
      #expect(answer.book.isbn13 == isbn)
    }
  }
}
