import Data
import Domain
import Synchronization

/// Providers that ask nobody: who comes back from the browser is laid down beforehand.
package final class FakeSignIn: Sendable {
  private struct State {
    var answers: [Result<ProvenIdentity, SignInFailure>] = []
    var asked: [IdentityProvider] = []
    var settings: [Preference: String] = [:]
  }

  private let state: Mutex<State>
  /// The address of everybody's first page.
  package static let address =
    "https://accounts.google.com/o/oauth2/v2/auth?response_type=code&client_id=haru-at-home"
    + "&redirect_uri=http%3A%2F%2F127.0.0.1%3A8123%2Fcallback&scope=openid%20email%20profile"
    + "&state=0123456789012345678901234567890123456789012&nonce=98765432109876543210987654321"
    + "&code_challenge=abcdefghijklmnopqrstuvwxyzabcdefghijklmnopq&code_challenge_method=S256"

  /// Lays down who comes, one after the other, and what settings say.
  package init(
    _ answers: Result<ProvenIdentity, SignInFailure>...,
    settings: [Preference: String] = [.signInGoogleID: "haru-at-home"]
  ) {
    state = Mutex(State(answers: answers, settings: settings))
  }

  /// The providers that were asked, with what they were told.
  package var asked: [IdentityProvider] { state.withLock { $0.asked } }

  /// Those who can be asked.
  package var providers: IdentityProviders {
    IdentityProviders(
      setting: { [self] preference in state.withLock { $0.settings[preference] } }, directory: .web,
      signIn: SignIn { [self] (provider, _, _, report) throws(SignInFailure) in
        report(.address(Self.address))
        report(.browser(isOpened: false))
        let answer = state.withLock { state in
          state.asked.append(provider)
          return state.answers.isEmpty ? nil : state.answers.removeFirst()
        }
        guard let answer else { throw .timedOut }
        report(.answered)
        return try answer.get()
      })
  }
}

extension ProvenIdentity {
  /// Somebody a provider knows.
  package static func person(
    _ subject: String, name: String? = nil, email: String? = nil,
    issuer: String = "https://accounts.google.com"
  ) -> ProvenIdentity {
    ProvenIdentity(
      provider: "google", issuer: issuer, subject: subject, email: email,
      isEmailVerified: email != nil, name: name)
  }
}
