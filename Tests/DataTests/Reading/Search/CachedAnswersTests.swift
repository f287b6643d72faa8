import Domain
import Foundation
import Support
import Synchronization
import Testing

@testable import Data

@Suite struct `Answers of services` {
  private let isbn = ISBN(stored: "9788994492032")
  private static let path = "/ttb/api/ItemSearch.aspx"
  private static let one = BookShop.page(#"{"totalResults":1,"item":[{"title":"A"}]}"#)
  private static let lookup = BookShop.page(#"{"item":[{"title":"A"}]}"#)

  private func shop(_ folder: SampleFolder, after seconds: Int = 0, isOffline: Bool = false)
    -> BookShop
  {
    let now = Now(instant: BookShop.moment.instant + seconds, offset: 32_400)
    return BookShop(folder: folder.path("cache/books"), isOffline: isOffline, now: now)
  }

  // BK-13
  @Test func `are asked for once an hour, and books once a week`() throws {
    let answers = [Self.path: Self.one, "/ttb/api/ItemLookUp.aspx": Self.lookup]
    try SampleFolder.using { folder in
      try LoopbackServer.using(answers) { server in
        let since = BookShop.moment.instant
        for (seconds, questions, freshness) in [
          (0, 1, BookFreshness.asked), (3_599, 1, .cached(since: since)), (3_600, 2, .asked),
          (-1, 3, .asked),
        ] {
          let page = try shop(folder, after: seconds).aladin(server).results("책").get()
          #expect(page.results.map(\.title) == ["A"] && page.freshness == freshness)
          #expect(server.questions.count == questions)
        }
        for (seconds, freshness) in [(0, BookFreshness.asked), (86_400, .cached(since: since))] {
          let answer = try shop(folder, after: seconds).aladin(server).book(isbn).get()
          #expect(answer.freshness == freshness)
        }
        #expect(server.questions.count == 4)
      }
    }
  }

  @Test func `are for their owner alone, under names that tell nothing`() throws {
    try SampleFolder.using { folder in
      try LoopbackServer.using([Self.path: Self.one]) { server in
        _ = try shop(folder).aladin(server).results("비밀").get()
      }
      #expect(try folder.mode("cache") == 0o700)
      #expect(try folder.mode("cache/books") == 0o700)
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("cache/books"))
      #expect(names.count == 1)
      for name in names {
        #expect(name.hasSuffix(".answer") && name.utf8.count == 23)
        #expect(try folder.mode("cache/books/" + name) == 0o600)
        let text = String(decoding: try folder.bytes("cache/books/" + name), as: UTF8.self)
        #expect(!text.contains("secret") && text.contains("Query="))
      }
    }
  }

  @Test func `are all there is offline, however old`() throws {
    try SampleFolder.using { folder in
      try LoopbackServer.using([Self.path: Self.one]) { server in
        _ = try shop(folder).aladin(server).results("책").get()
        let years = shop(folder, after: 100_000_000, isOffline: true).aladin(server)
        let page = try years.results("책").get()
        #expect(page.freshness == .offline(since: BookShop.moment.instant))
        #expect(years.reason("다른 책") == .notCached)
        #expect(years.book(isbn).reason == .notCached)
        #expect(server.questions.count == 1)
      }
    }
  }

  // BK-12 (f)
  @Test func `help out when nobody can be reached, and only then`() throws {
    try SampleFolder.using { folder in
      let body = Array(#"{"totalResults":1,"item":[{"title":"A"}]}"#.utf8)
      let failure = Mutex<FetchFailure.Cause?>(nil)
      let fetcher = Fetcher { (address, _) throws(FetchFailure) in
        if let reason = failure.withLock({ $0 }) { throw FetchFailure(address: address, reason) }
        return body
      }
      _ = shop(folder).services(fetcher).aladin(key: "k").results("책")
      let later = shop(folder, after: 10_000).services(fetcher).aladin(key: "k")
      for reason in [FetchFailure.Cause.unreachable, .slow, .noProgram] {
        failure.withLock { $0 = reason }
        let page = try later.results("책").get()
        #expect(page.freshness == .offline(since: BookShop.moment.instant))
      }
      failure.withLock { $0 = .refused(status: 500) }
      #expect(later.reason() == .status(500))
    }
  }

  @Test(arguments: [
    (#"{"errorCode":4,"errorMessage":"x"}"#, 200), (#"{"item":[]}"#, 200), ("{", 200), ("", 500),
  ])
  func `are not kept when they are failures, or empty`(body: String, status: Int) throws {
    try SampleFolder.using { folder in
      try LoopbackServer.using([Self.path: BookShop.page(body, status: status)]) { server in
        _ = shop(folder).aladin(server).results("책")
        #expect(shop(folder, isOffline: true).aladin(server).reason() == .notCached)
      }
    }
  }

  @Test func `are asked for again when their file is broken`() throws {
    try SampleFolder.using { folder in
      try LoopbackServer.using([Self.path: Self.one]) { server in
        _ = shop(folder).aladin(server).results("책")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("cache/books"))
        let name = "cache/books/" + (try #require(names.first))
        let whole = try folder.bytes(name)
        var changed = whole
        changed[changed.count - 8] ^= 1
        let backwards = [UInt8](whole.reversed())
        for broken in [[], [0], Array(whole.dropLast()), whole + [0], changed, backwards] {
          try folder.write(broken, to: name)
          #expect(shop(folder, isOffline: true).aladin(server).reason() == .notCached)
        }
        try folder.write(changed, to: name)
        #expect(try shop(folder).aladin(server).results("책").get().freshness == .asked)
        #expect(try folder.bytes(name) == whole)
      }
    }
  }

  @Test func `are not missed where no folder can be made`() throws {
    try SampleFolder.using { folder in
      try folder.write([], to: "cache")
      try LoopbackServer.using([Self.path: Self.one]) { server in
        #expect(shop(folder).aladin(server).reason() == nil)
        #expect(shop(folder).aladin(server).reason() == nil)
        #expect(server.questions.count == 2)
      }
    }
  }

  @Test func `can be counted and forgotten, and the oldest go first`() throws {
    try SampleFolder.using { folder in
      let cache = ResponseCache(folder: PrivateFolder(path: folder.path("cache")))
      for number in 0...400 { cache.keep([1, 2], to: "question \(number)", at: number) }
      #expect(try folder.names() == ["cache"])
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("cache"))
      #expect(names.count == 300)
      #expect(cache.size > 600)
      cache.clear()
      #expect(cache.size == 0 && cache.answer(to: "question 400") == nil)
    }
  }

  @Test func `are not taken for those to other questions`() throws {
    try SampleFolder.using { folder in
      let cache = ResponseCache(folder: PrivateFolder(path: folder.path))
      cache.keep([1], to: "one", at: 7)
      let name = try #require(try folder.names().first)
      cache.keep([2], to: "two", at: 8)
      let other = try #require(try folder.names().first { $0 != name })
      try folder.write(try folder.bytes(other), to: name)
      #expect(cache.answer(to: "one") == nil)
      #expect(cache.answer(to: "two") == ResponseCache.CachedResponse(body: [2], since: 8))
    }
  }
}
