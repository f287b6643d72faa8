package import Domain
package import PresentationKit

/// Fetches the newest version number in the background.
struct LatestTask: BackgroundRequest {
  func run(
    _ asked: BackgroundTaskQuestions, _ cancellation: Cancellation,
    _ report: @escaping (BackgroundTaskResult) -> Void
  ) -> BackgroundTaskResult { .latest(LatestAnswer(of: asked.support, cancellation)) }

  var refusal: BackgroundTaskResult {
    .latest(.failed(.fetching(FetchFailure(address: "", .other("too many threads")))))
  }
}

/// The result of fetching the newest version number.
package enum LatestAnswer: BackgroundMessage {
  case version(VersionNumber)
  case failed(LatestFailure)

  /// Fetches the newest version number; blocks until the answer arrives or the request is cancelled.
  init(of support: Support, _ cancellation: Cancellation) {
    do throws(LatestFailure) {
      self = .version(try support.latestVersion(cancellation: cancellation))
    } catch { self = .failed(error) }
  }
}

extension BackgroundTaskWork {
  package static let latest = BackgroundTaskWork(LatestTask())
}

extension BackgroundTaskResult {
  package static func latest(_ answer: LatestAnswer) -> BackgroundTaskResult {
    BackgroundTaskResult(answer)
  }
  var latest: LatestAnswer? { cast() }
}
