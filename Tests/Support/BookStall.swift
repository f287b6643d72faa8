import Data
import Domain
import Foundation
import Synchronization

/// Somebody who knows every book, but answers only when a test says so; or at once, what begins
/// with `quick`. What begins with `deaf` does not even hear that it was cancelled.
package final class BookStall: Sendable {
  private struct Questions {
    var begun: [String] = []
    var cancelled: [String] = []
    var released: Set<String> = []
  }

  private let questions = Mutex(Questions())

  /// Nobody has asked yet.
  package init() {}

  /// What was asked so far, in its order.
  package var begun: [String] { questions.withLock { $0.begun } }
  /// What was cancelled while it was asked.
  package var cancelled: [String] { questions.withLock { $0.cancelled } }

  /// Lets somebody have an answer.
  package func release(_ text: String) {
    _ = questions.withLock { $0.released.insert(text) }
  }

  /// Waits until something holds of the stall.
  package func comesTo(_ condition: (BookStall) -> Bool) -> Bool {
    Polling.until { condition(self) }
  }

  /// Asking here.
  package var find: FindBooks { FindBooks(in: .library, sources: sources) }

  /// The sources that ask here.
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

  /// Waits until there is an answer; false when it was cancelled before.
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
  /// Asks Aladin's client at a server of this computer, with the program that really fetches and
  /// says who asks.
  package static func fetching(from server: LoopbackServer, agent: String)
    -> @Sendable (Cancellation?) -> BookSources
  {
    let base = server.address("/")
    return { cancellation in
      let services = BookServices(
        fetcher: .curl(
          path: "/usr/bin:/bin", timeout: 60_000, agent: agent, cancellation: cancellation),
        clock: WallClock { Now(instant: 1_772_928_000, offset: 32_400) }, cacheFolder: nil,
        cancellation: cancellation)
      return BookSources([services.aladin(key: "key", base: base)], cancellation: cancellation)
    }
  }
}
