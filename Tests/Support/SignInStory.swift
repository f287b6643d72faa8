import Data
import Domain
import Foundation
import Synchronization

/// The record of one sign-in at a local issuer. The programs that fetch and verify are real; the browser is simulated.
package struct SignInStory {
  /// The identity of the user, or why the sign-in failed.
  package let result: Result<ProvenIdentity, SignInFailure>
  /// The steps that were reported during the sign-in.
  package let steps: [SignInStep]
  /// The pages that the browser received.
  package let pages: [RobotBrowser.Page]
  /// The addresses with which the browser was started.
  package let opened: [String]
  /// Whether the local server to which the browser returned still listens after the sign-in.
  package let isStillOpen: Bool

  /// Why the sign-in failed; nil if it succeeded.
  package var failure: SignInFailure? {
    if case .failure(let failure) = result { failure } else { nil }
  }

  /// The identity of the user; nil if the sign-in failed.
  package var identity: ProvenIdentity? {
    if case .success(let identity) = result { identity } else { nil }
  }

  /// The address to which the browser was to return; nil if no sign-in address was reported.
  package var returnAddress: String? { Self.returnAddress(of: address) }

  /// The sign-in address that the browser was to open; nil if none was reported.
  package var address: String? {
    for case .address(let address) in steps { return address }
    return nil
  }

  /// Returns the `redirect_uri` of a sign-in address; nil if it has none.
  package static func returnAddress(of address: String?) -> String? {
    address.flatMap { URLComponents(string: $0) }?.queryItems?
      .first { $0.name == "redirect_uri" }?.value
  }

  /// Returns the identity provider for a local issuer.
  package static func provider(_ issuer: LocalIssuer) throws -> IdentityProvider {
    var provider = try IssuerDirectory.web.provider(named: issuer.address)
    provider.clientID = LocalIssuer.clientID
    return provider
  }

  /// Runs a sign-in. `change` adjusts the provider, and `tell` receives each step. `moment` is in seconds since 1970,
  /// and the timeouts are in milliseconds.
  package static func run(
    _ issuer: LocalIssuer, robot: RobotBrowser = RobotBrowser(), browser: Browser? = nil,
    path: String = "/usr/bin:/bin", temporary: String = NSTemporaryDirectory(),
    at moment: Int = LocalIssuer.moment, timeout: Int = 60_000, requestTimeout: Int = 60_000,
    cancellation: Cancellation? = nil, change: (inout IdentityProvider) -> Void = { _ in },
    tell: (SignInStep) -> Void = { _ in }
  ) throws -> SignInStory {
    var provider = try provider(issuer)
    change(&provider)
    let mark = "strange-\(UInt64.random(in: 0 ... .max))"
    let signIn = SignIn.openID(
      path: path, clock: WallClock { Now(instant: moment, offset: 0) },
      browser: browser ?? robot.browser, agent: "haru/test", temporary: temporary,
      timeout: timeout, requestTimeout: requestTimeout)
    let words = BrowserWords(
      language: "ko", done: "<됐어요> & done", declined: "declined", stranger: mark,
      nothingHere: "nothing-" + mark)
    var steps: [SignInStep] = []
    let result = Result { () throws(SignInFailure) in
      try signIn.prove(provider, words, cancellation) { step in
        steps.append(step)
        tell(step)
      }
    }
    let back = steps.compactMap { step -> String? in
      if case .address(let address) = step { returnAddress(of: address) } else { nil }
    }
    // Another process may have the same port by now, but its page does not contain `mark`.
    let isStillOpen = back.contains {
      RobotBrowser.page(at: $0)?.text.contains(mark) ?? false
    }
    return SignInStory(
      result: result, steps: steps, pages: robot.pages(), opened: robot.addresses,
      isStillOpen: isStillOpen)
  }
}
