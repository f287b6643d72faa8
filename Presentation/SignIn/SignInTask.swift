package import Domain
package import PresentationKit

/// Has a provider prove who somebody is. Its secret is looked up where the background task is done, so that
/// it stands in no event.
package struct SignInTask: BackgroundRequest {
  /// The provider's name, or its address.
  package let provider: String
  /// What the browser is to show.
  package let words: BrowserWords

  /// Creates a background task.
  package init(provider: String, words: BrowserWords) {
    self.provider = provider
    self.words = words
  }

  /// Asks, and waits until somebody came back from the browser.
  func run(
    _ providers: IdentityProviders, _ cancellation: Cancellation, _ tell: (SignInStep) -> Void
  ) -> SignInNews {
    do throws(SignInFailure) {
      return .proven(try providers.prove(with: provider, words, cancellation, tell))
    } catch { return .failed(error) }
  }
}

/// What is known of a sign-in. Only the last news ends the background task.
package enum SignInNews: BackgroundMessage {
  case step(SignInStep)
  case proven(ProvenIdentity)
  case failed(SignInFailure)
}

extension SignInTask {
  package func run(
    _ asked: BackgroundTaskQuestions, _ cancellation: Cancellation,
    _ tell: @escaping (BackgroundTaskResult) -> Void
  ) -> BackgroundTaskResult {
    .signIn(run(asked.providers, cancellation) { tell(.signIn(.step($0))) })
  }

  package var refusal: BackgroundTaskResult { .signIn(.failed(.busy)) }
}

extension BackgroundTaskWork {
  package static func signIn(_ task: SignInTask) -> BackgroundTaskWork { BackgroundTaskWork(task) }
}

extension BackgroundTaskResult {
  package static func signIn(_ news: SignInNews) -> BackgroundTaskResult {
    BackgroundTaskResult(news)
  }
  var signIn: SignInNews? { cast() }
}
