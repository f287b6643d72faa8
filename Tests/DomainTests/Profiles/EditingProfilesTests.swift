import Domain
import Support
import Testing

@Suite struct `Changing a profile` {
  private let fixture = ProfileFixture()
  private let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 1]
  private let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0]

  private func edit(_ profiles: Profiles, _ change: ProfileChange, _ password: String? = nil) throws
    -> Profile
  {
    let checked = try profiles.edit.check(try profiles.queries.current(), change)
    return try profiles.edit(checked, password: password, nil)
  }

  @Test func `takes another nickname, of a guest too`() throws {
    // C-49
    let profiles = fixture.profiles()
    #expect(try edit(profiles, ProfileChange(nickname: "하루")).nickname?.text == "하루")
    #expect(try profiles.queries.current().isGuest)
    #expect(throws: ProfilesFailure.refused(.nicknameTooLong(limit: 16))) {
      try edit(profiles, ProfileChange(nickname: "12345678901234567"))
    }
  }

  @Test func `takes another address only with the password, and none that is taken`() throws {
    // C-49
    let profiles = fixture.profiles()
    try profiles.register("tom")
    try profiles.register("mina")
    let change = ProfileChange(email: "new@example.com")
    for wrong in [nil, "", "no"] {
      #expect(throws: ProfilesFailure.refused(.wrongPassword)) { try edit(profiles, change, wrong) }
    }
    #expect(try edit(profiles, change, "haru-2026").email?.text == "new@example.com")
    #expect(throws: ProfilesFailure.refused(.emailTaken)) {
      try edit(profiles, ProfileChange(email: "TOM@example.com"), "haru-2026")
    }
    #expect(throws: ProfilesFailure.refused(.email(.noAt))) {
      try edit(profiles, ProfileChange(email: "tom"), "haru-2026")
    }
    // The account's own address in other capitals is not taken by another account.
    #expect(
      try edit(profiles, ProfileChange(email: "NEW@example.com"), "haru-2026").email?.text
        == "NEW@example.com")
  }

  @Test func `takes another number only when it is proven`() throws {
    let profiles = fixture.profiles()
    try profiles.register("mina")
    let change = ProfileChange(phone: "010-1234-5678")
    #expect(throws: ProfilesFailure.refused(.phoneNotProven)) { try edit(profiles, change) }
    let checked = try profiles.edit.check(try profiles.queries.current(), change)
    let subject = CodeSubject.register(MobileNumber(stored: "01012345678"))
    _ = try profiles.codes.send(for: subject) { $0.digits }
    let proof = try profiles.codes.prove(subject, by: "4321")
    #expect(try profiles.edit(checked, password: nil, proof).phone?.shown == "010-1234-5678")
  }

  @Test func `of a guest takes no address and no number`() throws {
    let profiles = fixture.profiles()
    for change in [ProfileChange(email: "a@b.kr"), ProfileChange(phone: "010-1234-5678")] {
      #expect(throws: ProfilesFailure.refused(.needsAccount)) { try edit(profiles, change) }
    }
  }

  @Test func `copies a picture, and keeps only the name of its file`() throws {
    // BK-04
    let repository = ProfilesInMemory()
    let fixture = ProfileFixture(repository)
    let profiles = fixture.profiles()
    fixture.files["/a.png"] = png
    fixture.files["/b.jpeg"] = jpeg
    #expect(try edit(profiles, ProfileChange(picture: .file("/a.png"))).picture == "picture.png")
    #expect(try edit(profiles, ProfileChange(picture: .file("/b.jpeg"))).picture == "picture.jpg")
    #expect(repository.pictures(of: .defaultName) == ["picture.jpg"])
    #expect(try edit(profiles, ProfileChange(picture: ProfileChange.Picture.none)).picture == nil)
    #expect(repository.pictures(of: .defaultName) == [])
  }

  @Test func `refuses what is no picture, or too large a one`() throws {
    let profiles = fixture.profiles()
    fixture.files["/a.png"] = Array("GIF89a".utf8)
    fixture.files["/big.png"] = png + [UInt8](repeating: 0, count: 5 << 20)
    fixture.files["/limit.png"] = png + [UInt8](repeating: 0, count: (5 << 20) - png.count)
    #expect(throws: ProfilesFailure.refused(.pictureKind)) {
      try edit(profiles, ProfileChange(picture: .file("/a.png")))
    }
    #expect(throws: ProfilesFailure.refused(.pictureTooLarge(limit: 5 << 20))) {
      try edit(profiles, ProfileChange(picture: .file("/big.png")))
    }
    #expect(throws: ProfilesFailure.file(FileFailure(path: "/no", .notPermitted))) {
      try edit(profiles, ProfileChange(picture: .file("/no")))
    }
    _ = try edit(profiles, ProfileChange(picture: .file("/limit.png")))
  }

  @Test func `of somebody who signs in elsewhere asks for no password that is not there`() throws {
    let profiles = fixture.profiles()
    let identity = SocialIdentity(provider: "google", issuer: "https://a", subject: "1")
    try fixture.repository.change(.defaultName) { _ in
      Account(email: EmailAddress(stored: "a@b.kr"), social: identity, since: .on("2026-03-01"))
    }
    let elsewhere = ProfilesFailure.refused(.signsInElsewhere(provider: "google"))
    let profile = try profiles.queries.current()
    #expect(profile.kind == .social(provider: "google"))
    #expect(throws: elsewhere) { try edit(profiles, ProfileChange(email: "b@b.kr")) }
    #expect(throws: elsewhere) { try profiles.signIn(profile, password: "x") }
    #expect(throws: elsewhere) {
      try profiles.password(profile, old: "", new: try Password("haru-2026"))
    }
  }
}

@Suite struct `Withdrawing` {
  @Test func `needs its word, and deletes everything`() throws {
    // C-55
    let profiles = ProfileFixture().profiles()
    try profiles.register("mina")
    let mina = try profiles.queries.current()
    for word in ["", "yes", "탈 퇴", "deletes"] {
      #expect(throws: ProfilesFailure.refused(.wrongWord)) {
        try profiles.withdraw(mina, word: word, copyingTo: nil)
      }
    }
    #expect(try profiles.queries.all().count == 1)
    try profiles.withdraw(mina, word: " delete ", copyingTo: nil)
    #expect(try profiles.queries.all() == [])
    #expect(throws: ProfilesFailure.nobody) { try profiles.queries.current() }
  }

  @Test func `waits for other windows, and deletes nothing meanwhile`() throws {
    let repository = ProfilesInMemory()
    let profiles = ProfileFixture(repository).profiles()
    let mina = try profiles.register("mina")
    repository.open(mina.name, elsewhere: true)
    #expect(throws: ProfilesFailure.openElsewhere) {
      try profiles.withdraw(mina, word: "탈퇴", copyingTo: nil)
    }
    #expect(try profiles.queries.current() == mina)
  }
}
