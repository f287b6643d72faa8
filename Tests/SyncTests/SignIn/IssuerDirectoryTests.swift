import Data
import Domain
import Testing

@Suite struct `A provider of identities` {
  @Test(arguments: [
    ("google", "https://accounts.google.com"), (" Kakao ", "https://kauth.kakao.com"),
    ("APPLE", "https://appleid.apple.com"),
  ])
  func `is known by its name, and by its address`(name: String, issuer: String) throws {
    for text in [name, issuer] {
      let provider = try IssuerDirectory.web.provider(named: text)
      #expect(provider.issuer.text == issuer)
      #expect(IdentityProvider.Known(rawValue: provider.name) != nil)
      #expect(provider.scopes.contains("openid"))
      #expect(provider.clientID.isEmpty, "nobody is registered by being known")
    }
  }

  // SC-02
  @Test(arguments: ["naver", "facebook", "", "google.com", "마이", "a\u{1B}b"])
  func `that is not known is said to be so`(name: String) {
    #expect(throws: SignInFailure.unknownProvider(name)) {
      try IssuerDirectory.web.provider(named: name)
    }
  }

  @Test func `may be any issuer at a safe address`() throws {
    let provider = try IssuerDirectory.web.provider(
      named: "https://Login.Example.com:8443/realms/home")
    #expect(provider.name == "login.example.com")
    #expect(provider.issuer.text == "https://Login.Example.com:8443/realms/home")
    #expect(try IssuerDirectory.web.provider(named: "http://localhost:9000").issuer.isLoopback)
  }

  @Test(arguments: [
    "http://example.com", "ftp://example.com", "https://", "https:///x", "https://u@example.com",
    "https://example.com?x", "https://example.com#x", "https://exa mple.com",
    "https://ex\u{0430}mple.com",
    "https://example.com:0", "https://example.com:99999", "https://example.com:", "https://[::1",
    "http://127.0.0.1.example.com", "http://127.0.0.1@example.com", "https://example.com\\@x",
    "HTTPS://example.com", "https://-x", "http://[::2]", "https://[::1]x",
  ])
  func `has no address that could be read otherwise`(address: String) {
    #expect(throws: SignInFailure.badIssuer(address)) {
      try IssuerDirectory.web.provider(named: address)
    }
  }

  @Test func `may send on to safe addresses only`() throws {
    func address(_ text: String) throws -> SecureAddress { try #require(SecureAddress(text)) }
    let (far, near) = (try address("https://x.example"), try address("http://127.0.0.1:1"))
    #expect(far.mayLead(to: try address("https://y.example/token?a=b")))
    #expect(near.mayLead(to: try address("http://[::1]:2/token")))
    #expect(near.mayLead(to: far))
    #expect(!far.mayLead(to: near), "the web does not send anybody into this computer")
    #expect(!far.mayLead(to: try address("https://x.example/#a")))
  }
}

// SC-06
@Suite struct `A proven identity` {
  @Test func `is the same person by issuer and subject alone`() {
    let one = ProvenIdentity(provider: "a", issuer: "https://a", subject: "1", email: "m@x")
    let renamed = ProvenIdentity(provider: "b", issuer: "https://a", subject: "1", email: "n@x")
    #expect(one.isSamePerson(as: renamed))
    for other in [
      ProvenIdentity(provider: "a", issuer: "https://a", subject: "2", email: "m@x"),
      ProvenIdentity(provider: "a", issuer: "https://b", subject: "1", email: "m@x"),
    ] {
      #expect(!one.isSamePerson(as: other))
    }
    let composed = ProvenIdentity(provider: "a", issuer: "https://a", subject: "\u{E9}")
    let taken = ProvenIdentity(provider: "a", issuer: "https://a", subject: "e\u{301}")
    #expect(!composed.isSamePerson(as: taken), "they only look the same")
  }
}
