import Data
import Domain
import Support
import Testing

// BK-13
@Suite struct `The lists of Open Library` {
  private static let trending = BookShop.page(
    #"""
    {"query":"/trending/weekly","days":7,"works":[{"key":"/works/OL1W","title":"Atomic Habits",
    "author_name":["James Clear"],"first_publish_year":2016,"cover_i":12539702},
    {"title":"A\u001b[2J","isbn":["9780140328721"]},{"key":"/works/OL2W"},7]}
    """#)
  private static let subject = BookShop.page(
    #"""
    {"key":"/subjects/fiction","name":"Fiction","work_count":99,"works":[{"key":"/works/OL3W",
    "title":"Emma","authors":[{"key":"/authors/OL1A","name":"Jane Austen"}],"cover_id":9278312,
    "first_publish_year":1815,"edition_count":3}]}
    """#)

  private func asked<T>(
    _ answers: [String: LoopbackServer.Answer], _ body: (BookSearch, LoopbackServer) throws -> T
  ) throws -> T {
    try LoopbackServer.using(answers) { try body(BookShop().openLibrary($0), $0) }
  }

  @Test(arguments: [
    (DiscoveryList.bestseller, "weekly", ListMaking.trendingWeek),
    (.blog, "monthly", .trendingMonth),
  ])
  func `tell what readers look for, of no category`(
    list: DiscoveryList, period: String, making: ListMaking
  ) throws {
    try asked(["/trending/\(period).json": Self.trending]) { search, server in
      let page = try search.list(list, of: .essay).get()
      #expect(page.making == making && page.category == nil && page.pages == 1)
      #expect(
        page.results.first
          == BookSearchResult(
            title: "Atomic Habits", authors: BookAuthors(names: ["James Clear"]), year: 2016,
            cover: "https://covers.example/b/id/12539702-L.jpg",
            link: server.address("/works/OL1W"), source: .openlibrary))
      #expect(page.results.map(\.title) == ["Atomic Habits", "A[2J"])
      let question = try #require(server.questions.first)
      #expect(question.hasPrefix("GET /trending/\(period).json?limit=50 HTTP/1.1"))
      #expect(question.contains("User-Agent: Haru/1.0\r\n"))
    }
  }

  @Test func `tell the books of a category, and what of it is new`() throws {
    let answers = ["/subjects/fiction.json": Self.subject, "/subjects/cooking.json": Self.subject]
    try asked(answers) { search, server in
      let known = try search.list(.notable).get()
      #expect(known.making == .category && known.category == .poem)
      #expect(
        known.results
          == [
            BookSearchResult(
              title: "Emma", authors: BookAuthors(names: ["Jane Austen"]), year: 1815,
              category: .poem, cover: "https://covers.example/b/id/9278312-L.jpg",
              link: server.address("/works/OL3W"), source: .openlibrary)
          ])
      let new = try search.list(.new, of: .cook).get()
      #expect(new.making == .newInCategory && new.category == .cook)
      let lines = server.questions.compactMap { $0.split(separator: "\r\n").first }
      #expect(
        lines == [
          "GET /subjects/fiction.json?limit=50&offset=0 HTTP/1.1",
          "GET /subjects/cooking.json?limit=50&offset=0&published_in=2025-2026 HTTP/1.1",
        ])
      #expect(search.list(.new, of: .magazine).reason == .notOffered)
    }
  }

  @Test func `are there for every category that is offered`() throws {
    for category in BookCategory.ofLists {
      let fetcher = Fetcher { (_, _) throws(FetchFailure) in Array(#"{"works":[]}"#.utf8) }
      let search = BookShop().services(fetcher).openLibrary()
      #expect(search.list(.notable, of: category).reason == nil, "\(category)")
    }
  }

  // BK-12
  @Test(arguments: [403, 429, 500]) func `answer with a status`(status: Int) throws {
    try asked(["/trending/weekly.json": BookShop.page("x", status: status)]) { search, _ in
      #expect(search.list(.bestseller).reason == .status(status))
    }
  }

  @Test(arguments: ["", "{}", "[]", #"{"works":[{"title":"A"#, "<html>"])
  func `send what cannot be understood`(body: String) throws {
    try asked(["/trending/weekly.json": BookShop.page(body)]) { search, _ in
      #expect(search.list(.bestseller).reason == .badAnswer)
    }
  }

  @Test func `are empty, asked for once in three hours, and kept for days without a network`()
    throws
  {
    try asked(["/trending/weekly.json": BookShop.page(#"{"works":[]}"#)]) { search, _ in
      let page = try search.list(.bestseller).get()
      #expect(page.results.isEmpty && page.total == 0 && page.making == .trendingWeek)
    }
    try SampleFolder.using { folder in
      try LoopbackServer.using(["/trending/weekly.json": Self.trending]) { server in
        func list(after seconds: Int, isOffline: Bool = false) throws -> BookPage {
          let now = Now(instant: BookShop.moment.instant + seconds, offset: 32_400)
          return try BookShop(folder: folder.path("c"), isOffline: isOffline, now: now)
            .openLibrary(server).list(.bestseller).get()
        }
        let since = BookShop.moment.instant
        let fresh = [
          try list(after: 0).freshness, try list(after: 10_799).freshness,
          try list(after: 10_800, isOffline: true).freshness, try list(after: 10_800).freshness,
        ]
        #expect(fresh == [.asked, .cached(since: since), .offline(since: since), .asked])
        #expect(server.questions.count == 2)
      }
    }
  }
}
