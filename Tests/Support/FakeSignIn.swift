import Data
import Domain
import Synchronization

/// Simulates sign-in providers without a browser or a network. Each sign-in ends with the next one of the given
/// results.
package final class FakeSignIn: Sendable {
  private struct State {
    var answers: [Result<ProvenIdentity, SignInFailure>] = []
    var asked: [IdentityProvider] = []
    var settings: [Preference: String] = [:]
  }

  private let state: Mutex<State>
  /// The sign-in address that every sign-in reports.
  package static let address =
    "https://accounts.google.com/o/oauth2/v2/auth?response_type=code&client_id=haru-at-home"
    + "&redirect_uri=http%3A%2F%2F127.0.0.1%3A8123%2Fcallback&scope=openid%20email%20profile"
    + "&state=0123456789012345678901234567890123456789012&nonce=98765432109876543210987654321"
    + "&code_challenge=abcdefghijklmnopqrstuvwxyzabcdefghijklmnopq&code_challenge_method=S256"

  /// Takes the results of the sign-ins in order, and the settings that configure the providers.
  package init(
    _ answers: Result<ProvenIdentity, SignInFailure>...,
    settings: [Preference: String] = [.signInGoogleID: "haru-at-home"]
  ) {
    state = Mutex(State(answers: answers, settings: settings))
  }

  /// The providers with which sign-ins were started, in order.
  package var asked: [IdentityProvider] { state.withLock { $0.asked } }

  /// The simulated providers. After the last result, sign-ins fail with `timedOut`.
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
  /// Returns the identity of a Google user. An email address counts as verified.
  package static func person(
    _ subject: String, name: String? = nil, email: String? = nil,
    issuer: String = "https://accounts.google.com"
  ) -> ProvenIdentity {
    ProvenIdentity(
      provider: "google", issuer: issuer, subject: subject, email: email,
      isEmailVerified: email != nil, name: name)
  }
}
