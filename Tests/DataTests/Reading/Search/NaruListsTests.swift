import Data
import Domain
import Support
import Testing

@Suite struct `What the libraries of Korea lend` {
  private static func doc(_ title: String, _ year: Int, _ kdc: String, _ number: Int) -> String {
    let isbn = ISBN.counted(number)
    return #"{"doc":{"bookname":"\#(title)","publication_year":"\#(year)","class_no":"\#(kdc)","#
      + #""isbn13":"\#(isbn)","ranking":\#(number)}}"#
  }

  private static let loans = BookShop.page(
    #"{"response":{"resultNum":4,"docs":["#
      + [
        doc("시집", 2026, "811", 1), doc("옛 소설", 1999, "813.6", 2), doc("수필", 2025, "814", 3),
        doc("과학", 2026, "400", 4),
      ].joined(separator: ",") + "]}}")

  private static let rising = BookShop.page(
    #"{"response":{"results":[{"result":{"date":"2026-03-07","docs":["#
      + doc("A", 2020, "813", 5) + "," + doc("B", 2020, "320", 6)
      + #"]}},{"result":{"date":"2026-03-06","docs":["# + doc("A", 2020, "813", 5) + "]}}]}}")

  private func asked<T>(_ body: (BookSearch, LoopbackServer) throws -> T) throws -> T {
    try LoopbackServer.using(["/api/loanItemSrch": Self.loans, "/api/hotTrend": Self.rising]) {
      try body(BookShop().naru($0), $0)
    }
  }

  // BK-13
  @Test func `is what was lent most in thirty days, up to yesterday`() throws {
    try asked { search, server in
      let page = try search.list(.bestseller).get()
      #expect(page.results.map(\.title) == ["시집", "옛 소설", "수필", "과학"])
      #expect(page.making == .loans && page.category == nil && page.pages == 1)
      let question = try #require(server.questions.first)
      #expect(
        question.contains(
          "&startDt=2026-02-06&endDt=2026-03-07&pageNo=1&pageSize=200&format=json "))
    }
  }

  @Test func `is new where it came out this year or last`() throws {
    try asked { search, _ in
      let page = try search.list(.new).get()
      #expect(page.results.map(\.title) == ["시집", "수필", "과학"] && page.making == .newLoans)
    }
  }

  @Test func `is notable where it is lent much more than before, each book once`() throws {
    try asked { search, server in
      let page = try search.list(.notable).get()
      #expect(page.results.map(\.title) == ["A", "B"] && page.making == .risingLoans)
      #expect(server.questions.first?.contains("&searchDt=2026-03-07&") == true)
    }
  }

  @Test func `is of one category where that is told`() throws {
    try asked { search, server in
      let page = try search.list(.bestseller, of: .essay).get()
      #expect(page.results.map(\.title) == ["수필"] && page.category == .essay)
      #expect(server.questions.first?.contains("&kdc=8&") == true)
      #expect(try search.list(.notable, of: .economic).get().results.map(\.title) == ["B"])
      #expect(search.list(.bestseller, of: .romance).reason == .notOffered)
      #expect(search.list(.blog).reason == .notOffered)
      #expect(server.questions.count == 2)
    }
  }
}

@Suite struct `What libraries write` {
  @Test(arguments: [
    ("지은이: 한강", ["한강"]), ("지은이: 한강 ;옮긴이: B", ["한강"]),
    ("저자: 유발 하라리 ;옮긴이: 조현욱", ["유발 하라리"]), ("글: 최설희 ;그림: 한현동", ["최설희"]),
    ("프리다 맥파든 지음 ;김은영 옮김", ["프리다 맥파든"]), ("A, B 지음", ["A", "B"]), ("한강", ["한강"]),
    ("엮은이: 홍길동", ["홍길동"]), ("A 글·그림", ["A"]), ("", []), (";:,", []), ("지음", ["지음"]),
  ])
  func `names those who wrote`(text: String, names: [String]) throws {
    let doc = #"{"response":{"numFound":1,"docs":[{"doc":{"bookname":"A","authors":"\#(text)"}}]}}"#
    try LoopbackServer.using(["/api/srchBooks": BookShop.page(doc)]) { server in
      let book = try #require(try BookShop().naru(server).results("A").get().results.first)
      #expect(book.authors?.names ?? [] == names)
    }
  }

  @Test(arguments: [
    ("813.62", "03810", BookCategory.poem), ("814.7", "", .essay), ("004.5", "93000", .computer),
    ("005", "x", .computer), ("199.1", "03190", .selfImprovement), ("180", "03180", .humanities),
    ("325", "13320", .economic), ("360", "93360", .law), ("517", "", .health), ("594.5", "", .cook),
    ("657", "07650", .cartoon), ("981.1", "", .travel), ("990.9", "", .autobiography),
    ("911", "", .history), ("813.8", "73810", .children), ("813.7", "43810", .teenager),
    ("410", "53410", .highSchool), ("700", "63700", .elementarySchool), ("030", "", .etc),
    ("808.9", "", .etc), ("", "", .etc), ("8", "", .etc), ("세", "", .etc), ("81x", "", .etc),
  ])
  func `sorts books by what they are about and whom they are for`(
    number: String, addition: String, category: BookCategory
  ) throws {
    let doc = #"{"bookname":"A","class_no":"\#(number)","addition_symbol":"\#(addition)"}"#
    let body = #"{"response":{"numFound":1,"docs":[{"doc":\#(doc)}]}}"#
    try LoopbackServer.using(["/api/srchBooks": BookShop.page(body)]) { server in
      let book = try #require(try BookShop().naru(server).results("A").get().results.first)
      #expect(book.category == category)
    }
  }
}
