import Domain
import Foundation
import Support
import Testing

@testable import Data

@Suite struct `What an issuer says of itself` {
  private func failure(
    _ change: @escaping @Sendable (inout [String: String]) -> Void
  ) throws -> SignInFailure? {
    try LocalIssuer.using(IssuerManners { $0.facts = change }) { issuer in
      let story = try SignInStory.run(issuer)
      #expect(story.opened.isEmpty && story.steps.isEmpty, "nobody is sent anywhere")
      return story.failure
    }
  }

  @Test func `has to be its own, whole and safe`() throws {
    let other = "\"https://other.example\""
    #expect(try failure { $0["issuer"] = other } == .discovery(.ofAnotherIssuer))
    #expect(try failure { $0["issuer"] = nil } == .discovery(.missing("issuer")))
    for name in ["authorization_endpoint", "token_endpoint", "jwks_uri"] {
      #expect(try failure { $0[name] = nil } == .discovery(.missing(name)))
      for address in ["http://other.example/x", "file:///etc/passwd", "https://u:p@other.example/"]
      {
        #expect(try failure { $0[name] = "\"\(address)\"" } == .discovery(.notSafe(name)))
      }
    }
    #expect(
      try failure { $0["code_challenge_methods_supported"] = "[\"plain\"]" }
        == .discovery(.noProtection))
  }

  @Test(.slow) func `has to be there`() throws {
    func failure(_ answer: IssuerManners.Answering) throws -> SignInFailure? {
      try LocalIssuer.using(IssuerManners { $0.discovery = answer }) { issuer in
        try SignInStory.run(issuer, requestTimeout: 1_500).failure
      }
    }
    #expect(try failure(.page("<html>", status: 200)) == .discovery(.unreadable))
    #expect(try failure(.page("[]", status: 200)) == .discovery(.unreadable))
    for (answer, reason) in [
      (IssuerManners.Answering.page("no", status: 404), FetchFailure.Cause.refused(status: 404)),
      (.redirect(to: "/keys"), .refused(status: 302)), (.hangUp, .unreachable), (.silence, .slow),
    ] {
      guard case .unreachable(let failure)? = try failure(answer) else {
        Issue.record("\(answer)")
        continue
      }
      #expect(failure.reason == reason)
    }
  }

  @Test func `is asked for nothing where nobody could be signed in`() throws {
    try LocalIssuer.using { issuer in
      #expect(
        try SignInStory.run(issuer) { $0.clientID = "" }.failure
          == .notConfigured(provider: "127.0.0.1"))
      #expect(try SignInStory.run(issuer, path: "/nowhere").failure == .noProgram(.curl))
      try SampleFolder.using { folder in
        try FileManager.default.createSymbolicLink(
          atPath: folder.path("curl"), withDestinationPath: "/usr/bin/curl")
        #expect(
          try SignInStory.run(issuer, path: folder.path).failure == .noProgram(.openssl))
      }
      #expect(issuer.requests.isEmpty)
    }
  }

  @Test func `does not help where its port is taken`() throws {
    try LocalIssuer.using { issuer in
      let server = try LoopbackServer([:])
      defer { server.close() }
      let port = try #require(Int(server.address("").split(separator: ":")[2]))
      #expect(try SignInStory.run(issuer) { $0.port = port }.failure == .noPort(port))
      #expect(try SignInStory.run(issuer) { $0.port = 70_000 }.failure == .noPort(70_000))
    }
  }
}
