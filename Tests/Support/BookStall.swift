import Data
import Domain
import Foundation
import Synchronization

/// Simulates a book source whose answers a test controls. A query is answered only when the test releases it. A query
/// that begins with `quick` is answered at once, and one that begins with `deaf` ignores cancellation.
package final class BookStall: Sendable {
  private struct Questions {
    var begun: [String] = []
    var cancelled: [String] = []
    var released: Set<String> = []
  }

  private let questions = Mutex(Questions())

  package init() {}

  /// The queries received so far, in order.
  package var begun: [String] { questions.withLock { $0.begun } }
  /// The queries that were cancelled before they were answered.
  package var cancelled: [String] { questions.withLock { $0.cancelled } }

  /// Lets the query with this text be answered.
  package func release(_ text: String) {
    _ = questions.withLock { $0.released.insert(text) }
  }

  /// Waits until a condition on this source is true. Returns false if it is still not true after five minutes.
  package func comesTo(_ condition: (BookStall) -> Bool) -> Bool {
    Polling.until { condition(self) }
  }

  /// A search for books that asks this source.
  package var find: FindBooks { FindBooks(in: .library, sources: sources) }

  /// A closure that creates the book sources, of which this source is the only one.
  package var sources: @Sendable (Cancellation?) -> BookSources {
    { cancellation in
      var search = BookSearch.library(
        find: { (_) throws(StorageFailure) in [] }, book: { (_) throws(StorageFailure) in nil })
      search.search = { (query, page) throws(BookSearchFailure) in
        guard self.answers(query.text, cancellation) else {
          throw BookSearchFailure(.library, .cancelled)
        }
        return BookPage(
          results: [BookSearchResult(title: query.text, source: .library)], page: page, pages: 1,
          total: 1, source: .library)
      }
      return BookSources([search], cancellation: cancellation)
    }
  }

  /// Waits, at most five minutes, until a query is released or cancelled. Returns false only if it was cancelled.
  private func answers(_ text: String, _ cancellation: Cancellation?) -> Bool {
    questions.withLock { $0.begun.append(text) }
    if text.hasPrefix("quick") { return true }
    var isCancelled = false
    _ = Polling.until {
      isCancelled = cancellation?.isCancelled == true && !text.hasPrefix("deaf")
      return isCancelled || questions.withLock { $0.released.contains(text) }
    }
    if isCancelled { questions.withLock { $0.cancelled.append(text) } }
    return !isCancelled
  }
}

extension BookSources {
  /// Returns a closure that creates the book sources, of which Aladin is the only one. Aladin sends its requests to a
  /// local server, by the real curl with this user agent.
  package static func fetching(from server: LoopbackServer, agent: String)
    -> @Sendable (Cancellation?) -> BookSources
  {
    let base = server.address("/")
    return { cancellation in
      let services = BookServices(
        fetcher: .curl(
          for: .bookSearch, path: "/usr/bin:/bin", timeout: 60_000, agent: agent,
          cancellation: cancellation),
        clock: WallClock { Now(instant: 1_772_928_000, offset: 32_400) }, cacheFolder: nil,
        cancellation: cancellation)
      return BookSources([services.aladin(key: "key", base: base)], cancellation: cancellation)
    }
  }
}
