import Domain
import Support
import Testing

@Suite struct `An e-mail address` {
  @Test(arguments: [
    // C-07 a: text before @, labels of letters, digits and hyphens, and two letters at least at the end
    "mina@example.com", "a@b.kr", "미나@example.com", "a.b+c@x-y.z9.example", "A@B.CO", "a@b@c.kr",
    "a@-.kr", "  mina@example.com ", "\"a b\"@example.com", "\"a,b\"@example.com",
    String(repeating: "a", count: 37) + "@haru.kr",
  ])
  func `is accepted by the rule`(_ text: String) throws {
    let email = try EmailAddress(text)
    #expect(email.text == text.trimmingBlanks)
  }

  @Test(arguments: [
    // C-07 a, one example for each rule
    ("", EmailRefusal.empty), ("   ", .empty), ("mina", .noAt), ("mina.example.com", .noAt),
    ("@example.com", .nothingBeforeAt), (" @example.com", .nothingBeforeAt),
    // real 26
    ("x@a.com, y@b.com", .several), ("x@a.com;y@b.com", .several), ("\"a@b.kr", .several),
    ("mina@", .nothingAfterAt), ("mina@haru..example", .emptyLabel), ("mina@.example", .emptyLabel),
    ("mina@haru.", .emptyLabel), ("mina@ha_ru.example", .oddLabel),
    ("mina@하루.example", .oddLabel), ("mina@ha ru.example", .oddLabel), ("mina@haru", .noDot),
    ("mina@haru.e", .ending), ("mina@haru.e1", .ending), ("mina@haru.-a", .ending),
    ("mi\u{7}na@example.com", .controlCharacter), ("mina@haru\n.example", .controlCharacter),
    (String(repeating: "a", count: 38) + "@haru.kr", .tooLong),
  ])
  func `is refused with the clause it breaks`(_ text: String, _ fault: EmailRefusal) {
    #expect(throws: ProfileRefusal.email(fault)) { try EmailAddress(text) }
  }

  @Test func `is the same whatever its capitals`() throws {
    #expect(try EmailAddress("Mina@Example.Com").key == EmailAddress("mina@example.com").key)
  }
}

extension String {
  fileprivate var trimmingBlanks: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}

@Suite struct `A password` {
  @Test(arguments: Array("[]~!@#$%^&*()=+{}:?,<>/._-"))
  func `takes each special character of the rule`(_ special: Character) throws {
    // C-07 c
    _ = try Password("abcdef1\(special)")
  }

  @Test(arguments: [
    // C-07 c, one example for each rule, and several broken rules at once
    ("abcd-12", [PasswordRefusal.tooShort]), ("ABCDEF-1", [.noSmallLetter]),
    ("abcdef--", [.noDigit]), ("abcdefg1", [.noSpecial]), ("abcdef1;", [.noSpecial]),
    ("abcdef1 ", [.noSpecial]), ("abcdef1|", [.noSpecial]), ("abcdef1'", [.noSpecial]),
    ("ａｂｃｄｅｆ-1", [.noSmallLetter]), ("abcdef-１", [.noDigit]),
    ("", [.tooShort, .noSmallLetter, .noDigit, .noSpecial]),
    ("A", [.tooShort, .noSmallLetter, .noDigit, .noSpecial]),
    ("abcdefgh", [.noDigit, .noSpecial]),
    ("a-1" + String(repeating: "b", count: 254), [.tooLong]),
    (String(repeating: "👩🏽‍🚀", count: 100_000), [.tooLong]),
  ])
  func `is refused with all it lacks`(_ text: String, _ faults: [PasswordRefusal]) {
    #expect(throws: ProfileRefusal.password(faults)) { try Password(text) }
  }

  @Test func `has as many characters as are allowed`() throws {
    _ = try Password("abcde-1가")
    _ = try Password("a-1" + String(repeating: "b", count: 253))
  }

  @Test func `is typed twice, the same`() throws {
    // C-07 d
    _ = try Password("haru-2026", repeated: "haru-2026")
    #expect(throws: ProfileRefusal.passwordsDiffer) {
      try Password("haru-2026", repeated: "haru-2027")
    }
  }

  @Test func `shows nothing of itself`() throws {
    let password = try Password("haru-2026")
    var dumped = ""
    dump(password, to: &dumped)
    for text in ["\(password)", String(reflecting: password), dumped] {
      #expect(!text.contains("haru"))
    }
  }
}

@Suite struct `A mobile number` {
  @Test(arguments: [
    // C-08
    ("010-1234-5678", "01012345678"), ("0111234567", "0111234567"), ("016 123 4567", "0161234567"),
    ("(017).1234.5678", "01712345678"), ("018/123/4567", "0181234567"),
    ("+82 10-1234-5678", "01012345678"), ("+82 (0)19 123 4567", "0191234567"),
    ("０１０-１２３４-５６７８", "01012345678"),
  ])
  func `is its digits`(_ text: String, _ digits: String) throws {
    #expect(try MobileNumber(text).digits == digits)
  }

  @Test(arguments: [
    ("", MobileRefusal.empty), (" - ", .empty), ("010-1234-567a", .oddCharacter),
    ("010+12345678", .oddCharacter), ("02-123-4567", .beginning), ("012-1234-5678", .beginning),
    ("015-1234-5678", .beginning), ("+1 010 1234 5678", .beginning), ("10-1234-5678", .beginning),
    ("010-123-456", .length), ("010-1234-56789", .length),
    (String(repeating: "0", count: 100_000), .length),
  ])
  func `is refused with the clause it breaks`(_ text: String, _ fault: MobileRefusal) {
    #expect(throws: ProfileRefusal.phone(fault)) { try MobileNumber(text) }
  }

  @Test func `is shown in groups, or only so far that its owner knows it`() throws {
    #expect(try MobileNumber("01012345678").shown == "010-1234-5678")
    #expect(try MobileNumber("0111234567").shown == "011-123-4567")
    #expect(try MobileNumber("01012345678").masked == "010-****-5678")
    #expect(try MobileNumber("0111234567").masked == "011-***-4567")
  }
}

@Suite struct `A nickname and a name` {
  @Test func `of a person has room for eight Hangul letters or sixteen Latin ones`() throws {
    // C-09
    #expect(try Nickname("  미나 ").text == "미나")
    #expect(try Nickname("여덟글자닉네임임").text.count == 8)
    #expect(try Nickname(String(repeating: "👩🏽‍🚀", count: 8)).text.count == 8)
    #expect(throws: ProfileRefusal.nicknameTooLong(limit: 16)) { try Nickname("아홉글자닉네임이다") }
    // newcomer 2
    #expect(try Nickname("Alexandra Smith1").text.count == 16)
    #expect(throws: ProfileRefusal.nicknameEmpty) { try Nickname(" ") }
    #expect(throws: ProfileRefusal.controlCharacter(.nickname)) { try Nickname("a\u{1b}b") }
  }

  @Test(arguments: [
    "", "-", "-a", ".", "..", ".hidden", "a/b", "a\nb", String(repeating: "a", count: 65),
  ])
  func `of a profile leads nowhere else`(_ text: String) {
    #expect(throws: ProfileRefusal.name) { try ProfileName(text) }
  }

  @Test(arguments: ["default", "미나", "a b", "x-1"])
  func `of a profile is a folder's`(_ text: String) throws {
    #expect(try ProfileName(text).text == text)
  }
}
