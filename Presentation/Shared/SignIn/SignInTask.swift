package import Domain
package import PresentationKit

/// Signs in with an identity provider (OpenID Connect). The client secret is looked up when the
/// task runs, so that no event contains it.
package struct SignInTask: BackgroundRequest {
  /// The provider's name or its issuer address.
  package let provider: String
  /// The texts that the browser shows after the redirect.
  package let words: BrowserWords

  package init(provider: String, words: BrowserWords) {
    self.provider = provider
    self.words = words
  }

  /// Runs the sign-in; blocks until the browser returns, the timeout or a cancellation.
  func run(
    _ providers: IdentityProviders, _ cancellation: Cancellation, _ report: (SignInStep) -> Void
  ) -> SignInNews {
    do throws(SignInFailure) {
      return .proven(try providers.prove(with: provider, words, cancellation, report))
    } catch { return .failed(error) }
  }
}

/// The progress or the result of a sign-in. After `proven` or `failed` the background task has ended.
package enum SignInNews: BackgroundMessage {
  case step(SignInStep)
  case proven(ProvenIdentity)
  case failed(SignInFailure)
}

extension SignInTask {
  package func run(
    _ asked: BackgroundTaskQuestions, _ cancellation: Cancellation,
    _ report: @escaping (BackgroundTaskResult) -> Void
  ) -> BackgroundTaskResult {
    .signIn(run(asked.providers, cancellation) { report(.signIn(.step($0))) })
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
