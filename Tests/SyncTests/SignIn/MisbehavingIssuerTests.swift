import Domain
import Foundation
import Support
import Testing

@testable import Data

/// Issuers whose tokens are invalid, each with the refusal that is expected.
private let tokenFaults: [(TokenRefusal, IssuerManners)] = [
  (.wrongNonce, IssuerManners { $0.claims = { $0["nonce"] = "\"other\"" } }),
  (.missing("nonce"), IssuerManners { $0.claims = { $0["nonce"] = nil } }),
  (.expired, IssuerManners { $0.claims = { $0["exp"] = "\(LocalIssuer.moment - 60)" } }),
  (.missing("exp"), IssuerManners { $0.claims = { $0["exp"] = "\"soon\"" } }),
  (.missing("exp"), IssuerManners { $0.claims = { $0["exp"] = "1e400" } }),
  (.missing("iat"), IssuerManners { $0.claims = { $0["iat"] = "null" } }),
  (.notYetValid, IssuerManners { $0.claims = { $0["iat"] = "\(LocalIssuer.moment + 61)" } }),
  (.notYetValid, IssuerManners { $0.claims = { $0["nbf"] = "\(LocalIssuer.moment + 61).5" } }),
  (.wrongAudience, IssuerManners { $0.claims = { $0["aud"] = "\"another\"" } }),
  (.wrongAudience, IssuerManners { $0.claims = { $0["aud"] = "[]" } }),
  (
    .wrongAudience,
    IssuerManners { $0.claims = { $0["aud"] = "[\"\(LocalIssuer.clientID)\",\"another\"]" } }
  ),
  (.wrongAudience, IssuerManners { $0.claims = { $0["azp"] = "\"another\"" } }),
  (.missing("aud"), IssuerManners { $0.claims = { $0["aud"] = nil } }),
  (.wrongIssuer, IssuerManners { $0.claims = { $0["iss"] = "\"https://accounts.google.com\"" } }),
  (.missing("sub"), IssuerManners { $0.claims = { $0["sub"] = "\"\"" } }),
  (.missing("sub"), IssuerManners { $0.claims = { $0["sub"] = "\"a\\u0000b\"" } }),
  (.badSignature, IssuerManners { $0.key = .other }),
  (.badSignature, IssuerManners { $0.signature = { $0.map { $0 ^ 1 } } }),
  (.badSignature, IssuerManners { $0.signature = { _ in [] } }),
  (
    .badSignature,
    IssuerManners {
      $0.whole = { token in
        // The name of another person, with the signature of the original token.
        let parts = token.split(separator: ".").map(String.init)
        let says =
          TokenLetters.bytes(parts[1].utf8).map { String(decoding: $0, as: UTF8.self) } ?? ""
        let forged = says.replacingOccurrences(of: "person-7", with: "person-8")
        return parts[0] + "." + IssuerKey.letters(Array(forged.utf8)) + "." + parts[2]
      }
    }
  ),
  (
    .badSignature,
    IssuerManners {
      ($0.key, $0.shownKeys) = (.ec, [.ec])
      $0.signature = { _ in [UInt8](repeating: 0, count: 64) }
    }
  ),
  (
    .badSignature,
    IssuerManners {
      ($0.key, $0.shownKeys) = (.ec, [.ec])
      $0.signature = { $0 + [0] }
    }
  ),
  (
    .algorithmNotAllowed("none"),
    IssuerManners {
      $0.head = { $0["alg"] = "\"none\"" }
      $0.signature = { _ in [] }
    }
  ),
  (.algorithmNotAllowed("HS256"), IssuerManners { $0.head = { $0["alg"] = "\"HS256\"" } }),
  (.algorithmNotAllowed("RS1"), IssuerManners { $0.head = { $0["alg"] = "\"R S\\u001b1\"" } }),
  // A key is never used with an algorithm of another key type.
  (.unknownKey, IssuerManners { $0.head = { $0["alg"] = "\"ES256\"" } }),
  (.unknownKey, IssuerManners { $0.head = { $0["kid"] = "\"other\"" } }),
  (.unknownKey, IssuerManners { $0.keyMembers = ",\"use\":\"enc\"" }),
  (.unknownKey, IssuerManners { $0.shownKeys = [] }),
  (.unknownKey, IssuerManners { $0.keys = .page("no list", status: 200) }),
  (
    .unknownKey,
    IssuerManners {
      $0.shownKeys = [.rsa, .other]
      $0.head = { $0["kid"] = nil }
    }
  ),
  (.unusableKey, IssuerManners { ($0.key, $0.shownKeys) = (.weak, [.weak]) }),
  (
    .unusableKey,
    IssuerManners {
      // The point (x, y) is not on the curve.
      let shown = IssuerKey.letters([UInt8](repeating: 7, count: 32))
      $0.keys = .page(
        "{\"keys\":[{\"kty\":\"EC\",\"crv\":\"P-256\",\"x\":\"\(shown)\",\"y\":\"\(shown)\"}]}",
        status: 200)
      $0.key = .ec
      $0.head = { $0["kid"] = nil }
    }
  ),
  (.notUTF8, IssuerManners { $0.payload = { $0.dropLast() + [0xFF, 0x7D] } }),  // SC-05
  (.unreadable, IssuerManners { $0.payload = { _ in Array("7".utf8) } }),
  (.unreadable, IssuerManners { $0.whole = { String($0.dropLast(400)) } }),
  (.unreadable, IssuerManners { $0.whole = { $0 + ".x" } }),
  (.unreadable, IssuerManners { $0.whole = { $0 + "=" } }),
  (.unreadable, IssuerManners { $0.whole = { _ in "7" } }),
  (.unreadable, IssuerManners { $0.head = { $0["alg"] = nil } }),
  (.unreadable, IssuerManners { $0.head = { $0["crit"] = "[\"b64\"]" } }),
]

// SC-02, SC-04, SC-05, SC-06
@Suite struct `An issuer that misbehaves` {
  @Test(arguments: tokenFaults.indices)
  func `signs nobody in with a token in which something is wrong`(index: Int) throws {
    let (fault, manners) = tokenFaults[index]
    try LocalIssuer.using(manners) { issuer in
      let story = try SignInStory.run(issuer)
      #expect(story.failure == .token(fault), "\(index)")
      #expect(!story.isStillOpen)
    }
  }

  @Test func `is forgiven what is no fault`() throws {
    let right = [
      IssuerManners { $0.claims = { $0["exp"] = "\(LocalIssuer.moment - 59)" } },
      IssuerManners { $0.claims = { $0["iat"] = "\(LocalIssuer.moment + 60)" } },
      IssuerManners {
        $0.claims = {
          $0["aud"] = "[\"another\",\"\(LocalIssuer.clientID)\"]"
          $0["azp"] = "\"\(LocalIssuer.clientID)\""
        }
      },
      IssuerManners { $0.head = { $0["kid"] = nil } },
      IssuerManners { $0.facts = { $0["code_challenge_methods_supported"] = nil } },
      IssuerManners { $0.authorizing = .otherStateFirst },
    ]
    for manners in right {
      try LocalIssuer.using(manners) { issuer in
        let story = try SignInStory.run(issuer)
        #expect(story.failure == nil)
      }
    }
  }

  @Test(arguments: [
    ("access_denied", SignInFailure.declined), ("user_cancelled_authorize", .declined),
    ("server_error", .refusedByProvider(code: "server_error")),
    ("\u{1B}[2Jx y", .refusedByProvider(code: "2Jxy")),
  ])
  func `says why it gives no code`(word: String, failure: SignInFailure) throws {
    try LocalIssuer.using(IssuerManners { $0.authorizing = .error(word) }) { issuer in
      let story = try SignInStory.run(issuer)
      #expect(story.failure == failure)
      #expect(story.pages.last?.text.contains("declined") == true)
      #expect(!story.isStillOpen && issuer.forms.isEmpty)
    }
  }

  @Test func `that never answers is given up`() throws {
    try LocalIssuer.using(IssuerManners { $0.authorizing = .nothing }) { issuer in
      let story = try SignInStory.run(issuer, timeout: 400)
      #expect(story.failure == .timedOut && !story.isStillOpen)
    }
  }

  @Test(.slow) func `that answers another question is refused, and never asked for a token`() throws
  {
    try LocalIssuer.using(IssuerManners { $0.authorizing = .otherState }) { issuer in
      let story = try SignInStory.run(issuer, timeout: 3_000)
      #expect(story.failure == .stateMismatch && !story.isStillOpen)
      #expect(story.pages.last?.status == 403 && issuer.forms.isEmpty)
    }
  }

  @Test func `that speaks for another issuer is refused`() throws {
    let manners = [
      IssuerManners { $0.authorizing = .named("https://evil.example") },
      IssuerManners {
        $0.facts = { $0["authorization_response_iss_parameter_supported"] = "true" }
      },
    ]
    for manners in manners {
      try LocalIssuer.using(manners) { issuer in
        let story = try SignInStory.run(issuer)
        #expect(story.failure == .answerOfAnother && !story.isStillOpen)
      }
    }
    try LocalIssuer.using(IssuerManners { $0.authorizing = .empty }) { issuer in
      let story = try SignInStory.run(issuer)
      #expect(story.failure == .refusedByProvider(code: "no_code"))
    }
  }

  @Test func `gives no token to whom did not ask`() throws {
    try LocalIssuer.using(IssuerManners { $0.verifier = { $0 + "x" } }) { issuer in
      let story = try SignInStory.run(issuer)
      #expect(story.failure == .exchangeRefused(code: "invalid_grant"))
    }
  }

  @Test(.slow) func `whose exchange is none is said to be so`() throws {
    func failure(_ token: IssuerManners.Answering, timeout: Int = 60_000) throws -> SignInFailure? {
      try LocalIssuer.using(IssuerManners { $0.token = token }) { issuer in
        let story = try SignInStory.run(issuer, requestTimeout: timeout)
        #expect(!story.isStillOpen)
        return story.failure
      }
    }
    #expect(try failure(.page("{\"access_token\":\"a\"}", status: 200)) == .noToken)  // SC-05
    #expect(try failure(.page("{\"id_token\":\"\"}", status: 200)) == .noToken)
    #expect(try failure(.page("<html>", status: 200)) == .exchangeUnreadable)
    #expect(try failure(.page("[]", status: 200)) == .exchangeUnreadable)
    #expect(try failure(.page("no", status: 500)) == .exchangeRefused(code: "500"))
    #expect(
      try failure(.page("{\"error\":\"bad\\u0007 client\"}", status: 401))
        == .exchangeRefused(code: "badclient"))
    #expect(try failure(.redirect(to: "/token")) == .exchangeRefused(code: "302"))
    for (answer, reason) in [
      (IssuerManners.Answering.hangUp, FetchFailure.Cause.unreachable),
      (.page(String(repeating: "a", count: 300_000), status: 200), .tooLarge(limit: 1 << 18)),
    ] {
      guard case .exchangeUnreachable(let failure)? = try failure(answer) else {
        Issue.record("\(answer)")
        continue
      }
      #expect(failure.reason == reason)
    }
    guard case .exchangeUnreachable(let failure)? = try failure(.silence, timeout: 700) else {
      Issue.record("nobody waits for ever")
      return
    }
    #expect(failure.reason == .slow)
  }
}
