import Domain
import Foundation
import Support
import Synchronization
import Testing

@testable import Data

// SC-04, SC-06, product 11
@Suite struct `Signing in with a provider` {
  @Test func `proves who somebody is`() throws {
    try LocalIssuer.using { issuer in
      let story = try SignInStory.run(issuer)
      #expect(
        story.result
          == .success(
            ProvenIdentity(
              provider: "127.0.0.1", issuer: issuer.address, subject: "person-7",
              email: "mina@example.com", isEmailVerified: true, name: "민아",
              picture: "https://example.com/mina.png")))
      let address = try #require(story.address)
      #expect(story.steps == [.address(address), .browser(isOpened: true), .answered])
      #expect(!story.isStillOpen)
      #expect(
        issuer.requests == ["/.well-known/openid-configuration", "/authorize", "/token", "/keys"])
    }
  }

  @Test func `takes both ways of signing that can be shown`() throws {
    let manners = IssuerManners {
      $0.key = .ec
      $0.shownKeys = [.rsa, .ec]
    }
    try LocalIssuer.using(manners) { issuer in
      // Five times, because the numbers of an elliptic curve signature sometimes begin with zeros.
      for _ in 0..<5 {
        let story = try SignInStory.run(issuer)
        #expect(story.identity?.subject == "person-7")
      }
    }
  }

  @Test func `asks the browser for a code, with all that protects it`() throws {
    try LocalIssuer.using { issuer in
      let story = try SignInStory.run(issuer)
      let address = try #require(story.address)
      #expect(address.hasPrefix(issuer.address + "/authorize?"))
      let items = try #require(URLComponents(string: address)?.queryItems)
      let asked = Dictionary(uniqueKeysWithValues: items.map { ($0.name, $0.value ?? "") })
      #expect(asked["response_type"] == "code" && asked["scope"] == "openid email profile")
      #expect(asked["code_challenge_method"] == "S256")
      for name in ["state", "nonce", "code_challenge"] {
        #expect(asked[name]?.utf8.count == 43, "256 bits")
      }
      #expect(Set([asked["state"], asked["nonce"], asked["code_challenge"]]).count == 3)
      let again = try SignInStory.run(issuer)
      #expect(URLComponents(string: again.address ?? "")?.queryItems != items, "never the same")
      // Only the issuer receives the verifier, and it matches the challenge in the address.
      let verifier = try #require(issuer.forms.first?["code_verifier"])
      #expect(verifier.utf8.count == 43 && !address.contains(verifier))
      #expect(OpenSSL.challenge(verifier) == asked["code_challenge"])
    }
  }

  @Test func `shows the browser a page in the language of the person`() throws {
    try LocalIssuer.using { issuer in
      let story = try SignInStory.run(issuer)
      let page = try #require(story.pages.last)
      #expect(page.status == 200 && page.text.contains("&lt;됐어요&gt; &amp; done"))
      #expect(page.text.contains("<html lang=\"ko\">"))
      #expect(page.head.contains("Cache-Control: no-store"))
      #expect(page.head.contains("Referrer-Policy: no-referrer"))
    }
  }

  @Test func `starts the browser with an address that holds nothing of the question, once`() throws
  {
    try LocalIssuer.using { issuer in
      let story = try SignInStory.run(issuer)
      let opened = try #require(story.opened.first)
      let items = URLComponents(string: story.address ?? "")?.queryItems ?? []
      #expect(items.allSatisfy { !opened.contains($0.value ?? "?") })
      #expect(story.pages.map(\.status) == [302, 302, 200])
      #expect(story.pages.first?.address == opened)
    }
    try LocalIssuer.using(IssuerManners { $0.authorizing = .nothing }) { issuer in
      let second = Mutex<Int?>(nil)
      let robot = RobotBrowser { address in
        _ = RobotBrowser.page(at: address)
        second.withLock { $0 = RobotBrowser.page(at: address)?.status }
      }
      let story = try SignInStory.run(issuer, robot: robot, timeout: 2_000)
      #expect(story.failure == .timedOut)
      #expect(second.withLock { $0 } == 404)
    }
  }

  @Test func `sends a secret as the issuer wants it`() throws {
    let secret = "s3cret: \"quoted\" \\ 비밀"
    try LocalIssuer.using { issuer in
      let story = try SignInStory.run(issuer) { $0.clientSecret = secret }
      #expect(story.identity != nil)
      #expect(issuer.forms.first?["client_secret"] == secret)
      #expect(issuer.headers.allSatisfy { !$0.contains("Authorization") })
    }
    let manners = IssuerManners {
      $0.facts = { $0["token_endpoint_auth_methods_supported"] = nil }
    }
    try LocalIssuer.using(manners) { issuer in
      let story = try SignInStory.run(issuer) { $0.clientSecret = secret }
      #expect(story.identity != nil)
      #expect(issuer.forms.first?["client_secret"] == nil)
      let encoded = try #require(
        secret.addingPercentEncoding(
          withAllowedCharacters: .alphanumerics.intersection(.urlQueryAllowed)))
      let pair = Foundation.Data("\(LocalIssuer.clientID):\(encoded)".utf8).base64EncodedString()
      #expect(issuer.headers.contains { $0.contains("Authorization: Basic \(pair)") })
    }
  }

  @Test func `waits at the port and by the page that are registered`() throws {
    try LocalIssuer.using { issuer in
      let port = try #require(Int(LoopbackServer.deadAddress().split(separator: ":")[2].dropLast()))
      for _ in 0..<2 {
        let story = try SignInStory.run(issuer) { $0.port = port }
        #expect(story.returnAddress == "http://127.0.0.1:\(port)/callback")
        #expect(story.identity != nil, "the port is free again at once")
      }
    }
    let page = try #require(SecureAddress("https://me.example/back"))
    try LocalIssuer.using { issuer in
      let story = try SignInStory.run(issuer, timeout: 300) { $0.returnPage = page }
      #expect(story.returnAddress == "https://me.example/back")
      #expect(story.failure == .timedOut)
    }
  }

  @Test func `goes on waiting where no browser can be started`() throws {
    try LocalIssuer.using { issuer in
      let robot = RobotBrowser()
      let story = try SignInStory.run(
        issuer, robot: robot, browser: Browser { _ in false },
        tell: {
          // Stands for the person, who opens the displayed address in a browser.
          if case .address(let address) = $0 { _ = robot.browser.open(address) }
        })
      #expect(story.steps.dropFirst().first == .browser(isOpened: false))
      #expect(story.identity?.subject == "person-7")
    }
  }

  @Test func `keeps what an identity says only where it can be shown`() throws {
    let manners = IssuerManners {
      $0.claims = {
        $0["email"] = "\"a\\u001b[31m@b\""
        $0["name"] = "7"
        $0["nickname"] = "\"  \\u1106\\u1175\\u11ab  \""
        $0["picture"] = "\"javascript:alert(1)\""
        $0["email_verified"] = "\"true\""
      }
    }
    try LocalIssuer.using(manners) { issuer in
      let identity = try #require(try SignInStory.run(issuer).identity)
      #expect(identity.email == nil && !identity.isEmailVerified)
      #expect(identity.name?.unicodeScalars.elementsEqual("민".unicodeScalars) == true)
      #expect(identity.picture == nil)
    }
  }
}
