import Domain
import Support
import Testing

@Suite struct `Signing in` {
  private func fixture() throws -> (ProfileFixture, Profiles) {
    let fixture = ProfileFixture()
    let profiles = fixture.profiles()
    try profiles.register("mina", phone: "010-1234-5678")
    return (fixture, profiles)
  }

  private func signIn(_ profiles: Profiles, _ who: String?, _ password: String = "haru-2026") throws
    -> Profile
  {
    try profiles.signIn(try profiles.signIn.who(who), password: password)
  }

  @Test(arguments: ["mina", "mina@example.com", "MINA@example.com", " mina ", nil])
  func `takes a name, an address, or the only one there is`(_ who: String?) throws {
    // C-04
    let (_, profiles) = try fixture()
    try profiles.signIn.out(try profiles.queries.current())
    #expect(throws: ProfilesFailure.nobody) { try profiles.queries.current() }
    #expect(try signIn(profiles, who).isSignedIn)
    #expect(try profiles.queries.current().name.text == "mina")
  }

  @Test func `says what was wrong`() throws {
    // C-04
    let (_, profiles) = try fixture()
    #expect(throws: ProfilesFailure.unknownEmail) { try signIn(profiles, "nobody@example.com") }
    #expect(throws: ProfilesFailure.unknown(reference: "nobody")) { try signIn(profiles, "nobody") }
    #expect(throws: ProfilesFailure.refused(.wrongPassword)) { try signIn(profiles, "mina", "no") }
    #expect(throws: ProfilesFailure.nobodyNamed) { try signIn(profiles, nil) }
  }

  @Test func `makes those who guess wait longer and longer, in real time`() throws {
    let (fixture, profiles) = try fixture()
    for _ in 1...5 {
      #expect(throws: ProfilesFailure.refused(.wrongPassword)) {
        try signIn(profiles, "mina", "no")
      }
    }
    for seconds in [30, 60, 120, 240, 480, 900, 900] {
      #expect(throws: ProfilesFailure.waiting(seconds: seconds)) { try signIn(profiles, "mina") }
      fixture.pass(seconds: 100_000)
      fixture.wait(seconds: seconds - 1)
      #expect(throws: ProfilesFailure.waiting(seconds: 1)) { try signIn(profiles, "mina") }
      fixture.wait(seconds: 1)
      #expect(throws: ProfilesFailure.refused(.wrongPassword)) {
        try signIn(profiles, "mina", "no")
      }
    }
    // Setting the clock back does not end the wait, and does not make it longer than 900 seconds.
    fixture.wait(seconds: -5000)
    #expect(throws: ProfilesFailure.waiting(seconds: 900)) { try signIn(profiles, "mina") }
    fixture.wait(seconds: 900)
    _ = try signIn(profiles, "mina")
    // The right password resets the count of wrong tries.
    #expect(throws: ProfilesFailure.refused(.wrongPassword)) { try signIn(profiles, "mina", "no") }
    _ = try signIn(profiles, "mina")
  }

  @Test func `is needed for what is signed out, and shows nothing of it before`() throws {
    let (_, profiles) = try fixture()
    try profiles.signIn.out(try profiles.queries.current())
    #expect(throws: ProfilesFailure.signedOut(try ProfileName("mina"))) {
      try profiles.signIn.use("mina")
    }
    let mina = try profiles.queries.find("mina")
    #expect(mina.email == nil && mina.phone == nil && !mina.isSignedIn)
  }

  @Test func `is not needed to go to and fro`() throws {
    let (_, profiles) = try fixture()
    try profiles.register("tom")
    #expect(try profiles.signIn.use("mina").isCurrent)
    #expect(try profiles.queries.find("tom").isSignedIn)
    #expect(try profiles.queries.all().filter(\.isCurrent).map(\.name.text) == ["mina"])
  }

  // C-54, N-10
  @Test func `out keeps what a member has, and is nothing for a guest`() throws {
    let (_, profiles) = try fixture()
    let guest = try profiles.signUp.asGuest(named: "visitor", nickname: nil)
    #expect(throws: ProfilesFailure.refused(.neverSignedIn)) { try profiles.signIn.out(guest) }
    #expect(try profiles.queries.all().map(\.name.text) == ["mina", "visitor"])
    #expect(try profiles.queries.current().name == guest.name)
    try profiles.withdraw(guest, word: "delete", copyingTo: nil)
    #expect(throws: ProfilesFailure.nobody) { try profiles.queries.current() }
    try profiles.signIn.out(try profiles.queries.find("mina"))
    #expect(try profiles.queries.all().map(\.name.text) == ["mina"])
  }

  @Test func `by a nickname asks who is meant where two have it`() throws {
    let profiles = ProfileFixture().profiles()
    for name in ["a", "b"] {
      let checked = try profiles.signUp.check(
        SignUpDraft(name: name, email: "\(name)@b.kr", nickname: "미나"))
      _ = try profiles.signUp(checked, try Password("haru-2026"), nil)
    }
    let error = #expect(throws: ProfilesFailure.self) { try profiles.queries.find("미나") }
    guard case .ambiguous(_, let found)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(found.map(\.name.text) == ["a", "b"])
  }
}

@Suite struct `Somebody who forgot` {
  private func registered() throws -> (ProfileFixture, Profiles) {
    let fixture = ProfileFixture()
    let profiles = fixture.profiles()
    try profiles.register("mina", phone: "010-1234-5678")
    return (fixture, profiles)
  }

  @Test func `the password sets another one by the registered phone`() throws {
    // C-10
    let (fixture, profiles) = try registered()
    for _ in 1...6 {
      #expect(throws: ProfilesFailure.self) {
        try profiles.signIn(try profiles.queries.find("mina"), password: "no")
      }
    }
    let subject = try profiles.password.forgotten("Mina@example.com")
    _ = try profiles.codes.send(for: subject, emails: []) { $0.digits }
    #expect(fixture.messages.last?.number.digits == "01012345678")
    let proof = try profiles.codes.prove(subject, by: "4321")
    _ = try profiles.password(proof, new: try Password("haru-2027"))
    let mina = try profiles.queries.find("mina")
    #expect(throws: ProfilesFailure.refused(.wrongPassword)) {
      try profiles.signIn(mina, password: "haru-2026")
    }
    _ = try profiles.signIn(mina, password: "haru-2027")
  }

  @Test func `the password is told what is missing`() throws {
    // C-10
    let profiles = ProfileFixture().profiles()
    try profiles.register("tom")
    #expect(throws: ProfilesFailure.unknownEmail) {
      try profiles.password.forgotten("mina@example.com")
    }
    #expect(throws: ProfilesFailure.refused(.email(.noAt))) { try profiles.password.forgotten("m") }
    #expect(throws: ProfilesFailure.refused(.noPhone)) {
      try profiles.password.forgotten("tom@example.com")
    }
  }

  @Test func `the password proves nothing by a code for something else`() throws {
    let (_, profiles) = try registered()
    let subject = CodeSubject.register(MobileNumber(stored: "01012345678"))
    _ = try profiles.codes.send(for: subject) { $0.digits }
    let proof = try profiles.codes.prove(subject, by: "4321")
    #expect(throws: ProfilesFailure.refused(.phoneNotProven)) {
      try profiles.password(proof, new: try Password("haru-2027"))
    }
    #expect(throws: ProfilesFailure.refused(.phoneNotProven)) { try profiles.findAddresses(proof) }
  }

  @Test func `the address finds it by the phone`() throws {
    // C-05
    let (_, profiles) = try registered()
    try profiles.register("tom")
    for (digits, emails) in [("01012345678", ["mina@example.com"]), ("0111234567", [])] {
      let subject = CodeSubject.findID(MobileNumber(stored: digits))
      _ = try profiles.codes.send(for: subject) { $0.digits }
      let proof = try profiles.codes.prove(subject, by: "4321")
      #expect(try profiles.findAddresses(proof).map(\.text) == emails)
    }
  }

  @Test func `nothing changes the password with the old one`() throws {
    let (_, profiles) = try registered()
    let mina = try profiles.queries.current()
    #expect(throws: ProfilesFailure.refused(.wrongPassword)) {
      try profiles.password(mina, old: "no", new: try Password("haru-2027"))
    }
    try profiles.password(mina, old: "haru-2026", new: try Password("haru-2027"))
    _ = try profiles.signIn(mina, password: "haru-2027")
  }
}
