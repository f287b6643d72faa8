import Data
import Domain
import Foundation
import Synchronization

/// One sign-in at an issuer of this computer, with the programs that really fetch and check, and a
/// browser without anybody before it.
package struct SignInStory {
  /// What came of it.
  package let result: Result<ProvenIdentity, SignInFailure>
  /// What was told meanwhile.
  package let steps: [SignInStep]
  /// What the browser was shown.
  package let pages: [RobotBrowser.Page]
  /// What the browser was started with.
  package let opened: [String]
  /// Whether somebody still listens where the browser came back to.
  package let isStillOpen: Bool

  /// Why nobody was signed in.
  package var failure: SignInFailure? {
    if case .failure(let failure) = result { failure } else { nil }
  }

  /// Who was signed in.
  package var identity: ProvenIdentity? {
    if case .success(let identity) = result { identity } else { nil }
  }

  /// Where the browser was to come back to.
  package var returnAddress: String? { Self.returnAddress(of: address) }

  /// The address that was to be opened.
  package var address: String? {
    for case .address(let address) in steps { return address }
    return nil
  }

  /// Where an address has the browser come back to.
  package static func returnAddress(of address: String?) -> String? {
    address.flatMap { URLComponents(string: $0) }?.queryItems?
      .first { $0.name == "redirect_uri" }?.value
  }

  /// A provider that is an issuer of this computer.
  package static func provider(_ issuer: LocalIssuer) throws -> IdentityProvider {
    var provider = try IssuerDirectory.web.provider(named: issuer.address)
    provider.clientID = LocalIssuer.clientID
    return provider
  }

  /// Signs in.
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
    // Somebody else may have been given the same port meanwhile, but says other words there.
    let isStillOpen = back.contains {
      RobotBrowser.page(at: $0)?.text.contains(mark) ?? false
    }
    return SignInStory(
      result: result, steps: steps, pages: robot.pages(), opened: robot.addresses,
      isStillOpen: isStillOpen)
  }
}
