package import Domain

/// Whom background tasks ask.
struct BackgroundTaskQuestions: Sendable {
  let books: FindBooks
  let providers: IdentityProviders
  let support: Support
  /// Nothing where no files can be brought in.
  let imports: Imports?
  /// Nothing where no other devices can be met.
  let sync: Sync?

  init(
    books: FindBooks, providers: IdentityProviders = .none, support: Support = .alone,
    imports: Imports? = nil, sync: Sync? = nil
  ) {
    self.books = books
    self.providers = providers
    self.support = support
    self.imports = imports
    self.sync = sync
  }
}

/// Has a provider prove who somebody is. Its secret is looked up where the background task is done, so that
/// it stands in no event.
package struct SignInTask: Equatable, Sendable {
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
package enum SignInNews: Equatable, Sendable {
  case step(SignInStep)
  case proven(ProvenIdentity)
  case failed(SignInFailure)
}

/// What came of asking which version is the newest.
package enum LatestAnswer: Equatable, Sendable {
  case version(VersionNumber)
  case failed(LatestFailure)

  /// Asks.
  init(of support: Support, _ cancellation: Cancellation) {
    do throws(LatestFailure) {
      self = .version(try support.latestVersion(cancellation: cancellation))
    } catch { self = .failed(error) }
  }
}
