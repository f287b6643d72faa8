import Domain
import Support
import Testing

@Suite struct `A code` {
  private let number = MobileNumber(stored: "01012345678")
  private var subject: CodeSubject { .register(number) }

  private func send(_ profiles: Profiles, _ subject: CodeSubject? = nil) throws {
    _ = try profiles.codes.send(for: subject ?? self.subject) { "code \($0.digits)" }
  }

  @Test func `reaches its number in a sentence, and works once`() throws {
    // C-08
    let fixture = ProfileFixture(codes: [1000])
    let profiles = fixture.profiles()
    try send(profiles)
    #expect(fixture.messages.map(\.text) == ["code 1000"] && fixture.messages[0].number == number)
    #expect(try profiles.codes.prove(subject, by: " 1000 ").subject == subject)
    #expect(throws: ProfilesFailure.refused(.noCode)) {
      try profiles.codes.prove(subject, by: "1000")
    }
  }

  @Test func `is four digits, and anything else is no try`() throws {
    let fixture = ProfileFixture(codes: [9998])
    let profiles = fixture.profiles()
    try send(profiles)
    for text in ["", "123", "12345", "12a4", "१२३४", "-123"] {
      for _ in 1...3 {
        #expect(throws: ProfilesFailure.refused(.codeForm)) {
          try profiles.codes.prove(subject, by: text)
        }
      }
    }
    _ = try profiles.codes.prove(subject, by: "9998")
  }

  // contract 6
  @Test func `is worth nothing after five minutes, nor before it was sent`() throws {
    for seconds in [300, 9999, -1] {
      let fixture = ProfileFixture()
      let profiles = fixture.profiles()
      try send(profiles)
      fixture.pass(seconds: seconds)
      #expect(throws: ProfilesFailure.refused(.codeExpired)) {
        try profiles.codes.prove(subject, by: "4321")
      }
    }
    let fixture = ProfileFixture()
    let profiles = fixture.profiles()
    try send(profiles)
    fixture.pass(seconds: 299)
    _ = try profiles.codes.prove(subject, by: "4321")
  }

  @Test func `is worth nothing after five wrong tries, and a new one is`() throws {
    let fixture = ProfileFixture(codes: [4321, 5678])
    let profiles = fixture.profiles()
    try send(profiles)
    for left in [4, 3, 2, 1, 0] {
      #expect(throws: ProfilesFailure.refused(.wrongCode(left: left))) {
        try profiles.codes.prove(subject, by: "4322")
      }
    }
    #expect(throws: ProfilesFailure.refused(.codeUsedUp)) {
      try profiles.codes.prove(subject, by: "4321")
    }
    try send(profiles)
    _ = try profiles.codes.prove(subject, by: "5678")
  }

  @Test func `is worth nothing as soon as a new one was sent`() throws {
    // C-08, C-10: resend invalidates
    let fixture = ProfileFixture(codes: [1111, 2222])
    let profiles = fixture.profiles()
    try send(profiles)
    try send(profiles)
    #expect(throws: ProfilesFailure.refused(.wrongCode(left: 4))) {
      try profiles.codes.prove(subject, by: "1111")
    }
    _ = try profiles.codes.prove(subject, by: "2222")
  }

  @Test func `is good for one number and one thing only`() throws {
    let profiles = ProfileFixture().profiles()
    try send(profiles)
    let email = EmailAddress(stored: "mina@example.com")
    for other: CodeSubject in [
      .findID(number), .findPassword(number, email), .register(MobileNumber(stored: "0111234567")),
    ] {
      #expect(throws: ProfilesFailure.refused(.noCode)) {
        try profiles.codes.prove(other, by: "4321")
      }
    }
    _ = try profiles.codes.prove(subject, by: "4321")
  }

  @Test func `that did not go out is none, and neither is the one before it`() throws {
    let fixture = ProfileFixture(codes: [1111, 2222])
    let profiles = fixture.profiles()
    try send(profiles)
    fixture.fail(with: .noProgram("sendmail"))
    #expect(throws: ProfilesFailure.sending(.noProgram("sendmail"))) { try send(profiles) }
    for code in ["1111", "2222"] {
      #expect(throws: ProfilesFailure.refused(.noCode)) {
        try profiles.codes.prove(subject, by: code)
      }
    }
  }

  @Test func `comes later and later to somebody who guesses`() throws {
    let fixture = ProfileFixture()
    let profiles = fixture.profiles()
    for _ in 1...4 {
      try send(profiles)
      for _ in 1...5 {
        #expect(throws: ProfilesFailure.self) { try profiles.codes.prove(subject, by: "1234") }
      }
    }
    #expect(throws: ProfilesFailure.waiting(seconds: 30)) { try send(profiles) }
    fixture.wait(seconds: 30)
    try send(profiles)
    _ = try profiles.codes.prove(subject, by: "4321")
    try send(profiles)
  }

  @Test func `is kept as a hash`() throws {
    let codes = CodesInMemory()
    let profiles = ProfileFixture().profiles(
      keeper: SecretKeeper(
        hash: { _ in SecretHash("hidden") }, matches: { (_, _) in false }), codes: codes)
    try send(profiles)
    var kept: CodeRequest?
    try codes.change(subject) {
      kept = $0
      return $0
    }
    #expect(kept?.hash?.text == "hidden")
    #expect(!"\(String(describing: kept))".contains("4321"))
  }
}
