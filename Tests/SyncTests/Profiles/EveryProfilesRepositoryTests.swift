import Domain
import Support
import Testing

@testable import Data

/// The implementations of `ProfilesRepository` that the tests below run against.
enum ProfilesBacking: String, CaseIterable, Sendable {
  case fake, disk

  /// Runs a body with a new, empty repository of this kind.
  func open(_ body: (any ProfilesRepository) throws -> Void) throws {
    switch self {
    case .fake: try body(ProfilesInMemory())
    case .disk: try SampleFolder.using { try body(ProfilesOnDisk(dataFolder: $0.path("data"))) }
    }
  }
}

extension Account {
  /// A sample account with a value in every field.
  static let whole = Account(
    nickname: Nickname(stored: "미나"), email: EmailAddress(stored: "mina@example.com"),
    password: SecretHash("$argon2id$x"), phone: MobileNumber(stored: "01012345678"),
    picture: "picture.png",
    social: SocialIdentity(provider: "google", issuer: "https://a.example", subject: "7'; --"),
    isSignedIn: false, tries: WrongTries(count: 7, last: 1_772_323_200_123),
    since: Now(instant: -5, offset: -3600))
}

@Suite struct `Every profiles repository` {
  private let mina = ProfileName(stored: "mina")

  @Test(arguments: ProfilesBacking.allCases)
  func `is empty at first, with the usual profile in use`(_ backing: ProfilesBacking) throws {
    try backing.open { profiles throws in
      #expect(try profiles.all() == [] && profiles.find(mina) == nil)
      #expect(try profiles.find(.defaultName) == nil)
      #expect(try profiles.current() == .profile(.defaultName))
      try profiles.delete(.defaultName, copyingTo: nil)
    }
  }

  @Test(arguments: ProfilesBacking.allCases)
  func `gives back what it was given, one store each`(_ backing: ProfilesBacking) throws {
    try backing.open { profiles throws in
      try profiles.make(mina, .whole)
      try profiles.make(ProfileName(stored: "a 손님"), nil)
      #expect(
        try profiles.all() == [
          Profile(name: ProfileName(stored: "a 손님")), Profile(name: mina, account: .whole),
        ])
      #expect(try profiles.find(mina)?.account == .whole)
      let least = Account(since: .on("2026-03-01"))
      #expect(try profiles.change(mina) { _ in least } == least)
      #expect(try profiles.find(mina)?.account == least)
      try profiles.change(mina) { _ in nil }
      #expect(try profiles.find(mina) == Profile(name: mina))
    }
  }

  @Test(arguments: ProfilesBacking.allCases)
  func `never has two of one name`(_ backing: ProfilesBacking) throws {
    try backing.open { profiles throws in
      try profiles.make(mina, .whole)
      #expect(throws: ProfilesFailure.refused(.nameTaken)) { try profiles.make(mina, nil) }
      #expect(try profiles.find(mina)?.account == .whole)
    }
  }

  @Test(arguments: ProfilesBacking.allCases)
  func `changes nothing when the rule refuses`(_ backing: ProfilesBacking) throws {
    try backing.open { profiles throws in
      try profiles.make(mina, .whole)
      #expect(throws: ProfilesFailure.refused(.wrongPassword)) {
        try profiles.change(mina) { (account) throws(ProfilesFailure) in
          #expect(account == .whole)
          throw .refused(.wrongPassword)
        }
      }
      #expect(try profiles.find(mina)?.account == .whole)
      let nobody = ProfileName(stored: "nobody")
      #expect(throws: ProfilesFailure.unknown(reference: "nobody")) {
        try profiles.change(nobody) { $0 }
      }
      #expect(try profiles.all().count == 1)
    }
  }

  @Test(arguments: ProfilesBacking.allCases)
  func `makes the usual one when it is needed`(_ backing: ProfilesBacking) throws {
    try backing.open { profiles throws in
      try profiles.change(.defaultName) { account in
        #expect(account == nil)
        return .whole
      }
      #expect(try profiles.all() == [Profile(name: .defaultName, account: .whole)])
    }
  }

  @Test(arguments: ProfilesBacking.allCases)
  func `knows which is in use, and that one that is gone is nobody`(_ backing: ProfilesBacking)
    throws
  {
    try backing.open { profiles throws in
      try profiles.make(mina, nil)
      for current: CurrentProfile in [
        .profile(mina), .nobody, .profile(.defaultName), .profile(mina),
      ] {
        try profiles.setCurrent(current)
        #expect(try profiles.current() == current)
      }
      try profiles.delete(mina, copyingTo: nil)
      #expect(try profiles.current() == .nobody)
      #expect(try profiles.all() == [])
      #expect(throws: ProfilesFailure.unknown(reference: "mina")) {
        try profiles.delete(mina, copyingTo: nil)
      }
      // The name is free again, and the new profile has nothing of the deleted one.
      try profiles.make(mina, nil)
      #expect(try profiles.find(mina) == Profile(name: mina))
    }
  }

  @Test(arguments: ProfilesBacking.allCases)
  func `keeps a picture beside the store`(_ backing: ProfilesBacking) throws {
    // BK-04
    try backing.open { profiles throws in
      try profiles.make(mina, nil)
      let picture = try ProfilePicture([0xFF, 0xD8, 0xFF])
      #expect(try profiles.keep(picture, of: mina) == "picture.jpg")
      #expect(try profiles.keep(picture, of: mina) == "picture.jpg")
      for _ in 1...2 { try profiles.removePicture("picture.jpg", of: mina) }
      #expect(try profiles.all().count == 1)
    }
  }
}

/// Tests that both implementations of `CodesRepository` have to pass.
@Suite struct `Every codes repository` {
  private func each(_ body: (any CodesRepository) throws -> Void) throws {
    try body(CodesInMemory())
    try SampleFolder.using { try body(CodesOnDisk(dataFolder: $0.path("data"))) }
  }

  @Test func `remembers each subject by itself, and forgets one alone`() throws {
    let number = MobileNumber(stored: "01012345678")
    let subjects: [CodeSubject] = [
      .register(number), .findID(number),
      .findPassword(number, EmailAddress(stored: "a@b.kr")),
      .findPassword(number, EmailAddress(stored: "b@b.kr")),
    ]
    func request(_ index: Int) -> CodeRequest {
      CodeRequest(
        hash: index == 0 ? nil : SecretHash("h\(index)"), sent: -index, tries: index,
        wrong: WrongTries(count: index, last: 1_772_323_200_123))
    }
    try each { codes throws in
      for (index, subject) in subjects.enumerated() {
        try codes.change(subject) {
          #expect($0 == nil)
          return request(index)
        }
      }
      try codes.change(subjects[1]) { _ in nil }
      #expect(throws: ProfilesFailure.refused(.noCode)) {
        try codes.change(subjects[2]) { (_) throws(ProfilesFailure) in throw .refused(.noCode) }
      }
      for (index, subject) in subjects.enumerated() {
        try codes.change(subject) {
          #expect($0 == (index == 1 ? nil : request(index)))
          return $0
        }
      }
    }
  }

  @Test func `lets nobody else look, and keeps nothing it forgot`() throws {
    try SampleFolder.using { folder in
      let codes = CodesOnDisk(dataFolder: folder.path("data"))
      let subject = CodeSubject.register(MobileNumber(stored: "01012345678"))
      try codes.change(subject) { _ in CodeRequest(hash: SecretHash("unseen"), sent: 0) }
      #expect(try folder.mode("data/codes.sqlite") == 0o600)
      try codes.change(subject) { _ in nil }
      let bytes = String(decoding: try folder.bytes("data/codes.sqlite"), as: UTF8.self)
      #expect(!bytes.contains("unseen") && !bytes.contains("01012345678"))
    }
  }

  @Test func `draws codes that have four digits and are not always the same`() {
    let drawn = (0..<2000).map { _ in CodeSource.secure.draw() }
    #expect(drawn.allSatisfy { (1000...9998).contains($0) })
    #expect(Set(drawn).count > 500)
  }
}
