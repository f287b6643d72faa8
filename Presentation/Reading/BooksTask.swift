package import Domain
package import PresentationKit
import TextUI

/// A request to book services, run in the background.
package enum BooksTask: BackgroundRequest {
  case search(BookQuery, page: Int, in: BookSource?)
  case lookup(ISBN, in: BookSource?)
  case discover(DiscoveryRequest, in: BookSource?)
  /// Fetches the image of a cover from its address.
  case cover(String)

  /// The source that the user named; nil if the settings choose the source.
  var named: BookSource? {
    switch self {
    case .search(_, _, let named), .lookup(_, let named), .discover(_, let named): named
    case .cover: nil
    }
  }

  /// Sends the request, and blocks until an answer, a failure or cancellation.
  func run(_ books: FindBooks, _ cancellation: Cancellation) -> BooksTaskResult {
    do throws(BookSearchFailure) {
      switch self {
      case .search(let query, let page, let named):
        return .page(
          try books.search(query, page: page, in: named, cancellation: cancellation))
      case .lookup(let isbn, let named):
        return .book(try books.lookup(isbn, in: named, cancellation: cancellation))
      case .discover(let request, let named):
        return .page(try books.discover(request, in: named, cancellation: cancellation))
      case .cover(let address):
        return .cover(books.cover(address, cancellation: cancellation))
      }
    } catch { return .failed(error) }
  }
}

extension BooksTask {
  /// The typed text of the search; empty for a list or a cover.
  var text: String {
    switch self {
    case .search(let query, _, _): query.text
    case .lookup(let isbn, _): isbn.text
    case .discover, .cover: ""
    }
  }
}

/// The result of a request to book services.
package enum BooksTaskResult: Equatable, Sendable {
  case page(BookFinding<BookPage>)
  case book(BookFinding<BookAnswer>)
  /// A cover image; nil if the image is not available.
  case cover(CoverImage?)
  case failed(BookSearchFailure)
}

extension BooksTaskResult {
  /// Whether the network is unreachable. Nil if the result does not show this, for example for a cover or a cancelled
  /// request.
  var isOffline: Bool? {
    switch self {
    case .page(let finding): Self.isOffline(finding.failures)
    case .book(let finding): Self.isOffline(finding.failures)
    case .failed(let failure): Self.isOffline([failure])
    case .cover: nil
    }
  }

  private static func isOffline(_ failures: [BookSearchFailure]) -> Bool? {
    if failures.contains(where: { $0.reason == .offline }) { return true }
    // A request that was not sent or was cancelled says nothing about the network.
    return failures.contains { [.notCached, .cancelled, .busy].contains($0.reason) } ? nil : false
  }
}

extension BooksTask {
  package func run(
    _ asked: BackgroundTaskQuestions, _ cancellation: Cancellation,
    _ report: @escaping (BackgroundTaskResult) -> Void
  ) -> BackgroundTaskResult { .books(self, run(asked.books, cancellation)) }

  package var refusal: BackgroundTaskResult {
    .books(self, .failed(BookSearchFailure(named ?? .library, .busy)))
  }
}

/// The result of a request to book services, together with the request.
package struct BooksAnswer: BackgroundMessage {
  let task: BooksTask
  let found: BooksTaskResult

  package var isOffline: Bool? { found.isOffline }
}

extension BackgroundTaskWork {
  package static func books(_ task: BooksTask) -> BackgroundTaskWork { BackgroundTaskWork(task) }
}

extension BackgroundTaskResult {
  package static func books(_ task: BooksTask, _ found: BooksTaskResult) -> BackgroundTaskResult {
    BackgroundTaskResult(BooksAnswer(task: task, found: found))
  }
  var books: BooksAnswer? { cast() }
}
