import Domain
import Support
import Testing

// C-05, SC-04
@Suite struct `Signing in with another service` {
  private let fixture = ProfileFixture()
  private var profiles: Profiles { fixture.profiles() }

  private func register(_ identity: ProvenIdentity, keeps: Bool = false) throws -> Profile {
    let nickname = try #require(EnterSocially.nickname(of: identity))
    return try profiles.social.register(identity, nickname: nickname, keepsGuest: keeps)
  }

  @Test func `makes a profile once, and finds it again`() throws {
    let mina = ProvenIdentity.person("7", name: "민아")
    #expect(try profiles.social(mina) == nil)
    let made = try register(mina)
    #expect(made.isCurrent && made.name.text == "민아" && made.kind == .social(provider: "google"))
    try profiles.signIn.out(made)
    #expect(throws: ProfilesFailure.nobody) { try profiles.queries.current() }
    let again = try #require(try profiles.social(mina))
    #expect(again.name == made.name && again.isCurrent && again.isSignedIn)
    #expect(try register(mina).name == made.name, "somebody new is not made twice")
  }

  @Test func `goes by issuer and subject, byte by byte, and never by e-mail`() throws {
    let email = "mina@example.com"
    let mina = try register(.person("caf\u{E9}", name: "mina", email: email))
    for other in [
      ProvenIdentity.person("cafe\u{301}", name: "mina", email: email),
      .person("caf\u{E9}", name: "mina", email: email, issuer: "https://accounts.google.com/"),
    ] {
      #expect(try profiles.social(other) == nil)
      #expect(try register(other).name != mina.name)
    }
  }

  @Test func `never takes over a profile that has an e-mail or is another one's`() throws {
    let account = try profiles.register("mina")
    let same = ProvenIdentity.person("7", name: "mina", email: "mina@example.com")
    #expect(try profiles.social(same) == nil)
    #expect(throws: ProfilesFailure.refused(.notTheirs)) {
      try profiles.social.expectSocial(account)
    }
    #expect(throws: ProfilesFailure.refused(.notAGuest)) { try register(same, keeps: true) }
    #expect(throws: ProfilesFailure.refused(.notAGuest)) { try profiles.social.expectGuest() }
    let made = try register(same)
    #expect(made.name != account.name && made.email == nil)
    #expect(try profiles.queries.find("mina@example.com").name == account.name)
    let ann = try register(.person("8", name: "ann"))
    #expect(throws: ProfilesFailure.refused(.notTheirs)) { try profiles.social(same, as: ann) }
    #expect(throws: ProfilesFailure.refused(.notTheirs)) {
      try profiles.social(.person("9"), as: ann)
    }
  }

  @Test func `gives a guest's own store to whoever keeps it`() throws {
    let mina = try register(.person("7", name: "민아"), keeps: true)
    #expect(mina.name == .defaultName && mina.isCurrent && !mina.isGuest)
    #expect(try profiles.queries.all().count == 1)
  }

  @Test(arguments: [
    ("  Minari from Seoul", "Minari from Seou"), ("민아", "민아"), ("👨‍👩‍👧‍👦👨‍👩‍👧‍👦가나다라마바사", "👨‍👩‍👧‍👦👨‍👩‍👧‍👦가나다라마바"),
    ("a\u{1B}[2Jb", "a[2Jb"), ("123456789012345 7", "123456789012345"), (" ", nil), ("", nil),
    (nil, nil),
  ])
  func `calls somebody as they are called there, in eight wide letters or sixteen`(
    name: String?, nickname: String?
  ) {
    #expect(EnterSocially.nickname(of: .person("7", name: name))?.text == nickname)
  }

  @Test func `is the only way in for whom it made a profile`() throws {
    let mina = try register(.person("7", name: "mina"))
    try profiles.signIn.out(mina)
    #expect(throws: ProfilesFailure.refused(.signsInElsewhere(provider: "google"))) {
      try profiles.signIn(try profiles.signIn.who("mina"), password: "")
    }
    let own = try profiles.social.register(
      ProvenIdentity(provider: "id.example.com", issuer: "https://id.example.com", subject: "7"),
      nickname: try Nickname("ann"), keepsGuest: false)
    let elsewhere = ProfilesFailure.refused(
      .signsInElsewhere(provider: "https://id.example.com"))
    #expect(throws: elsewhere) { try profiles.password.expectPassword(of: own) }
  }
}

@Suite struct `The providers of the settings` {
  private func providers(_ settings: [Preference: String]) -> IdentityProviders {
    FakeSignIn(settings: settings).providers
  }

  @Test func `are listed, with whether they are set up`() {
    let standard = providers([.signInKakaoID: "k"]).all()
    #expect(standard.map(\.name) == ["google", "kakao", "apple"])
    #expect(standard.map(\.isConfigured) == [false, true, false])
    let more = providers([.signInIssuer: "https://id.example.com", .signInIssuerID: "i"]).all()
    #expect(
      more.last
        == .init(name: "issuer", issuer: "https://id.example.com", isConfigured: true))
  }

  @Test func `are told an ID and a secret only where they are for them`() throws {
    let all = providers([
      .signInGoogleID: "g", .signInGoogleSecret: "gs", .signInAppleID: "a",
      .signInApplePage: "https://example.com/back", .signInIssuer: "https://id.example.com",
      .signInIssuerID: "i", .signInIssuerSecret: "is", .signInPort: "8123",
    ])
    let google = try all.named("https://accounts.google.com")
    #expect(google.clientID == "g" && google.clientSecret == "gs" && google.port == 8123)
    #expect(try all.named("apple").returnPage == SecureAddress("https://example.com/back"))
    for name in ["issuer", "https://id.example.com"] {
      let own = try all.named(name)
      #expect(own.clientID == "i" && own.clientSecret == "is")
    }
    #expect(throws: SignInFailure.notConfigured(provider: "evil.example")) {
      try all.named("https://evil.example")
    }
    #expect(throws: SignInFailure.notConfigured(provider: "kakao")) { try all.named("kakao") }
    #expect(throws: SignInFailure.notConfigured(provider: "issuer")) {
      try providers([:]).named("issuer")
    }
    #expect(throws: SignInFailure.unknownProvider("naver")) { try all.named("naver") }
  }

  @Test(arguments: [
    "http://id.example.com", "https://id.example.com/?a", "https://a b", "id.example.com",
  ])
  func `have addresses at which nobody listens`(_ address: String) {
    let preferences = Preferences(PreferencesInMemory())
    #expect(throws: PreferenceFailure.notSecure(.signInIssuer)) {
      try preferences.set("signin.issuer", to: address)
    }
    #expect(throws: Never.self) { try preferences.set("signin.issuer", to: "http://127.0.0.1:81") }
    #expect(throws: Never.self) { try preferences.set("signin.issuer", to: "") }
  }
}
