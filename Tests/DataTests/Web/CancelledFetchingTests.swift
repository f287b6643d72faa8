import Domain
import Foundation
import Support
import Synchronization
import Testing

@testable import Data

@Suite struct `Fetching what nobody wants any more` {
  private static func cancelSoon(_ cancellation: Cancellation) {
    let thread = Thread {
      usleep(200_000)
      cancellation.cancel()
    }
    thread.start()
  }

  private func fetch(_ address: String, _ cancellation: Cancellation) -> FetchFailure? {
    let fetcher = Fetcher.curl(
      for: .covers, path: "/usr/bin:/bin", timeout: 300_000, cancellation: cancellation)
    do throws(FetchFailure) {
      _ = try fetcher.fetch(address, 1 << 30)
      return nil
    } catch { return error }
  }

  @Test(.slow) func `ends where the server never answers or never stops`() throws {
    try LoopbackServer.using([
      "/silence": .silence, "/drops": .endless(piece: 1, pause: 20),
      "/flood": .endless(piece: 1 << 16, pause: 1),
    ]) { server in
      for path in ["/silence", "/drops", "/flood"] {
        let cancellation = Cancellation()
        Self.cancelSoon(cancellation)
        let deadline = Deadline(milliseconds: 250_000)
        let address = server.address(path)
        #expect(fetch(address, cancellation) == FetchFailure(address: address, .cancelled))
        #expect(deadline.left > 0, "long before its patience is over")
      }
      #expect(server.questions.count == 3)
    }
  }

  @Test func `asks nobody where it is known before`() throws {
    try LoopbackServer.using(["/": .page([1], status: 200)]) { server in
      let cancellation = Cancellation()
      cancellation.cancel()
      #expect(fetch(server.address("/"), cancellation)?.reason == .cancelled)
      #expect(server.questions.isEmpty)
    }
  }
}

@Suite struct `Searching books when nobody wants them any more` {
  private func find(_ server: LoopbackServer, _ folder: String? = nil) -> FindBooks {
    let base = server.address("")
    return FindBooks(in: .aladin) { cancellation in
      let services = BookServices(
        fetcher: .forBooks(
          .bookSearch, path: "/usr/bin:/bin", version: "1",
          cancellation: cancellation),
        clock: WallClock { BookShop.moment }, cacheFolder: folder, cancellation: cancellation)
      return BookSources(
        [
          services.aladin(key: BookShop.key, base: base + "/ttb/api/"),
          services.openLibrary(base: base),
        ], cancellation: cancellation)
    }
  }

  @Test func `ends with the place that never answers, and the next is not asked`() throws {
    try LoopbackServer.using([
      "/ttb/api/ItemSearch.aspx": .silence, "/search.json": .page([1], status: 200),
    ]) { server in
      let cancellation = Cancellation()
      let heard = Mutex(false)
      let watcher = Thread {
        while server.questions.isEmpty { usleep(1000) }
        heard.withLock { $0 = true }
        cancellation.cancel()
      }
      watcher.start()
      // A timeout would be reported as a slow service instead.
      #expect(throws: BookSearchFailure(.aladin, .cancelled)) {
        try find(server).search(BookQuery("책"), cancellation: cancellation)
      }
      #expect(heard.withLock { $0 })
      #expect(server.questions.count == 1)
    }
  }

  @Test func `ends while it waits for its turn`() throws {
    try SampleFolder.using { folder in
      try LoopbackServer.using([:]) { server in
        let number = SharedNumber(
          folder: PrivateFolder(path: folder.path), name: "openlibrary.turn")
        #expect(number.change { _ in Deadline.now + 6_500 })
        let cancellation = Cancellation()
        let thread = Thread {
          usleep(200_000)
          cancellation.cancel()
        }
        thread.start()
        // If it had waited for its turn, it would have sent a request.
        #expect(throws: BookSearchFailure(.openlibrary, .cancelled)) {
          try find(server, folder.path).search(
            BookQuery("책"), in: .openlibrary, cancellation: cancellation)
        }
        #expect(server.questions.isEmpty)
      }
    }
  }
}

@Suite struct `A turn that nobody wants any more` {
  @Test func `is neither taken nor waited for`() throws {
    try SampleFolder.using { folder in
      let cancellation = Cancellation()
      let waits = Mutex<[Int]>([])
      let number = SharedNumber(folder: PrivateFolder(path: folder.path), name: "turn")
      func pace(_ cancellation: Cancellation?) -> RequestPace {
        RequestPace(
          number, cancellation: cancellation, now: { 5_000 },
          wait: { time in
            waits.withLock { $0.append(time) }
            if waits.withLock({ $0.count }) == 3 { cancellation?.cancel() }
          })
      }
      #expect(pace(nil).takeTurn())
      #expect(!pace(cancellation).takeTurn(), "cancelled in the third portion")
      #expect(waits.withLock { $0 } == [25, 25, 25])
      let before = try folder.bytes("turn")
      #expect(!pace(cancellation).takeTurn())
      #expect(try folder.bytes("turn") == before)
      #expect(waits.withLock { $0.count } == 3)
    }
  }
}
