package import Domain
package import PresentationKit

/// Asks which version is the newest.
struct LatestTask: BackgroundRequest {
  func run(
    _ asked: BackgroundTaskQuestions, _ cancellation: Cancellation,
    _ tell: @escaping (BackgroundTaskResult) -> Void
  ) -> BackgroundTaskResult { .latest(LatestAnswer(of: asked.support, cancellation)) }

  var refusal: BackgroundTaskResult {
    .latest(.failed(.fetching(FetchFailure(address: "", .other("too many threads")))))
  }
}

/// What came of asking which version is the newest.
package enum LatestAnswer: BackgroundMessage {
  case version(VersionNumber)
  case failed(LatestFailure)

  /// Asks.
  init(of support: Support, _ cancellation: Cancellation) {
    do throws(LatestFailure) {
      self = .version(try support.latestVersion(cancellation: cancellation))
    } catch { self = .failed(error) }
  }
}

extension BackgroundTaskWork {
  /// Asks which version is the newest.
  package static let latest = BackgroundTaskWork(LatestTask())
}

extension BackgroundTaskResult {
  package static func latest(_ answer: LatestAnswer) -> BackgroundTaskResult {
    BackgroundTaskResult(answer)
  }
  var latest: LatestAnswer? { cast() }
}
