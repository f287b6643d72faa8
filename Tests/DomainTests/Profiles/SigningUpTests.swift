import Domain
import Support
import Testing

@Suite struct `Signing up` {
  @Test func `makes an account that is signed in and in use`() throws {
    // C-06, C-07, C-09
    let fixture = ProfileFixture()
    let profiles = fixture.profiles()
    let mina = try profiles.register("mina", phone: "010-1234-5678")
    #expect(mina.isCurrent && mina.isSignedIn && mina.kind == .email)
    #expect(mina.nickname?.text == "mina" && mina.phone?.digits == "01012345678")
    #expect(mina.account?.since == .on("2026-03-01"))
    #expect(try profiles.queries.current() == mina)
  }

  @Test func `refuses an address an account has, whatever its capitals`() throws {
    // C-07 b
    let profiles = ProfileFixture().profiles()
    try profiles.register("mina")
    #expect(throws: ProfilesFailure.refused(.emailTaken)) {
      try profiles.register("other", email: "MINA@example.COM")
    }
    // The address of a deleted account is free again (C-55).
    try profiles.withdraw(try profiles.queries.current(), word: "탈퇴", copyingTo: nil)
    try profiles.register("other", email: "mina@example.com")
  }

  @Test func `checks the address again when the account is made`() throws {
    let profiles = ProfileFixture().profiles()
    let checked = try profiles.signUp.check(
      SignUpDraft(name: "late", email: "mina@example.com"))
    try profiles.register("mina")
    #expect(throws: ProfilesFailure.refused(.emailTaken)) {
      try profiles.signUp(checked, try Password("haru-2026"), nil)
    }
  }

  @Test func `refuses what breaks a rule before it asks for a secret`() throws {
    let profiles = ProfileFixture().profiles()
    try profiles.register("mina")
    let drafts: [(SignUpDraft, ProfileRefusal)] = [
      (SignUpDraft(name: "a", email: "a"), .email(.noAt)),
      (SignUpDraft(email: "a@b.kr"), .nicknameEmpty),
      (SignUpDraft(email: "a@b.kr", nickname: "12345678901234567"), .nicknameTooLong(limit: 16)),
      (SignUpDraft(name: "a", email: "a@b.kr", phone: "02-123"), .phone(.beginning)),
      (SignUpDraft(name: "a/b", email: "a@b.kr", nickname: "a"), .name),
      (SignUpDraft(name: "mina", email: "a@b.kr"), .nameTaken),
      (SignUpDraft(email: "a@b.kr", nickname: "a", keepsGuest: true), .notAGuest),
    ]
    for (draft, refusal) in drafts {
      #expect(throws: ProfilesFailure.refused(refusal)) { try profiles.signUp.check(draft) }
    }
  }

  @Test func `takes no number that was not proven`() throws {
    // C-08
    let profiles = ProfileFixture().profiles()
    let checked = try profiles.signUp.check(
      SignUpDraft(name: "mina", email: "a@b.kr", phone: "010-1234-5678"))
    let other = CodeSubject.register(MobileNumber(stored: "0111234567"))
    _ = try profiles.codes.send(for: other) { $0.digits }
    let proof = try profiles.codes.prove(other, by: "4321")
    for proof in [nil, proof] {
      #expect(throws: ProfilesFailure.refused(.phoneNotProven)) {
        try profiles.signUp(checked, try Password("haru-2026"), proof)
      }
    }
  }

  @Test func `of a guest keeps the guest's profile`() throws {
    let profiles = ProfileFixture().profiles()
    #expect(try profiles.queries.all().map(\.name) == [.defaultName])
    let mina = try profiles.register("mina", keepsGuest: true)
    #expect(mina.name == .defaultName && mina.isCurrent && mina.kind == .email)
    #expect(try profiles.queries.all().count == 1)
  }

  @Test func `without a name finds one nobody has`() throws {
    let profiles = ProfileFixture().profiles()
    func name(_ nickname: String, _ email: String) throws -> String {
      let checked = try profiles.signUp.check(SignUpDraft(email: email, nickname: nickname))
      return try profiles.signUp(checked, try Password("haru-2026"), nil).name.text
    }
    #expect(try name("미나", "a@b.kr") == "미나")
    #expect(try name("미나", "b@b.kr") == "미나-2")
    #expect(try name("../x", "c@b.kr") == "x")
    #expect(try name("///", "d@b.kr") == "profile")
    #expect(try name("default", "e@b.kr") == "default-2")
    #expect(try profiles.signUp.asGuest(named: nil, nickname: nil).name.text == "guest")
    #expect(try profiles.signUp.asGuest(named: nil, nickname: nil).name.text == "guest-2")
  }
}
