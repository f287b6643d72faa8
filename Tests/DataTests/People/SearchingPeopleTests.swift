import Domain
import Support
import Testing

@Suite struct `Searching people` {
  private let people: [Person] = [
    .sample(id: "mina", name: "김민아", nickname: "Minnie", phone: "010-1234-5678"),
    .sample(id: "thomas", name: "Thomas Straße", phone: "+1 415 555 2671"),
    .sample(id: "cafe", name: "Café Ångström", nickname: "ｶﾌｪ"),
    .sample(id: "teacher", name: "박은주 선생님", nickname: "100%", phone: "(02) 987-6543"),
  ]

  private func found(_ text: String, in backing: Backing) throws -> [String] {
    try backing.open(with: people) { people throws in
      let query = PeopleQuery(search: text)
      let list = try people.list(query).map(\.id.text)
      #expect(try people.count(query) == list.count)
      for (index, id) in list.enumerated() {
        #expect(try people.index(of: ID(id), in: query) == index)
      }
      return list
    }
  }

  @Test(arguments: Backing.allCases)
  func `looks into names and nicknames, anywhere in them`(_ backing: Backing) throws {
    #expect(try found("민", in: backing) == ["mina"])
    #expect(try found("은주 선", in: backing) == ["teacher"])
    #expect(try found("inni", in: backing) == ["mina"])
    #expect(try found("m", in: backing) == ["mina", "thomas", "cafe"])
    #expect(try found("미나", in: backing) == [])
  }

  @Test(arguments: Backing.allCases)
  func `does not mind where a name has its blanks`(_ backing: Backing) throws {
    #expect(try found("박은주선생", in: backing) == ["teacher"])
    #expect(try found("김 민아", in: backing) == ["mina"])
    #expect(try found("주선", in: backing) == ["teacher"])
  }

  @Test(arguments: Backing.allCases)
  func `wants all of several words, in whatever name or number each is`(_ backing: Backing) throws {
    #expect(try found("선생님 은주", in: backing) == ["teacher"])
    #expect(try found("minnie 김", in: backing) == ["mina"])
    #expect(try found("민아 5678", in: backing) == ["mina"])
    #expect(try found("민아 999", in: backing) == [])
    #expect(try found("민아 은주", in: backing) == [])
  }

  @Test(arguments: Backing.allCases)
  func `finds names by the initial consonants of their syllables`(_ backing: Backing) throws {
    #expect(try found("ㅁㅇ", in: backing) == ["mina"])
    #expect(try found("ㄱㅁㅇ", in: backing) == ["mina"])
    #expect(try found("ㅈㅅㅅ", in: backing) == ["teacher"])
    #expect(try found("ㅅㅅㄴ 박", in: backing) == ["teacher"])
    #expect(try found("ㅇㅁ", in: backing) == [])
    #expect(try found(String(repeating: "ㅁ", count: 20_000), in: backing) == [])
  }

  @Test(arguments: Backing.allCases)
  func `forgives a particle where nobody has it in a name`(_ backing: Backing) throws {
    #expect(try found("민아랑", in: backing) == ["mina"])
    #expect(try found("김민아에게는", in: backing) == ["mina"])
    #expect(try found("은주 선생님과", in: backing) == ["teacher"])
    #expect(try found("민아을", in: backing) == [])
    let named = people + [.sample(id: "rang", name: "민아랑")]
    try backing.open(with: named) { people throws in
      #expect(try people.list(PeopleQuery(search: "민아랑")).map(\.id.text) == ["rang"])
      #expect(try people.count(PeopleQuery(search: "민아와")) == 2)
    }
  }

  @Test(arguments: Backing.allCases)
  func `does not mind case or width`(_ backing: Backing) throws {
    #expect(try found("THOMAS", in: backing) == ["thomas"])
    #expect(try found("ｔｈｏｍａｓ", in: backing) == ["thomas"])
    #expect(try found("STRASSE", in: backing) == ["thomas"])
    #expect(try found("カフェ", in: backing) == ["cafe"])
  }

  @Test(arguments: Backing.allCases)
  func `does not mind in which form letters were typed`(_ backing: Backing) throws {
    // 민아 in decomposed form, as macOS names files; “e” and “a” with separate accents
    #expect(try found("\u{1106}\u{1175}\u{11AB}\u{110B}\u{1161}", in: backing) == ["mina"])
    #expect(try found("CAFE\u{301} A\u{30A}", in: backing) == ["cafe"])
    #expect(try found("\u{212B}ngstrom", in: backing) == [])
  }

  @Test(.slow, arguments: Backing.allCases)
  func `finds a number by any part of it, in any spelling`(_ backing: Backing) throws {
    for text in [
      "1234-56", "123456", "010 1234", "+82 10 1234", "+821012345678", "0082 10-1234-5678",
      "０１０-１２３４", "5678",
    ] {
      #expect(try found(text, in: backing) == ["mina"], "\(text)")
    }
    #expect(try found("+1 415", in: backing) == ["thomas"])
    #expect(try found("415 555", in: backing) == ["thomas"])
    #expect(try found("029", in: backing) == ["teacher"])
    #expect(try found("6", in: backing) == ["mina", "thomas", "teacher"])
    #expect(try found("999", in: backing) == [])
  }

  @Test(arguments: Backing.allCases)
  func `takes what was typed as it is`(_ backing: Backing) throws {
    #expect(try found("%", in: backing) == ["teacher"])
    #expect(try found("_", in: backing) == [])
    #expect(try found("'", in: backing) == [])
    #expect(try found("\" OR 1=1 --", in: backing) == [])
    #expect(try found("+", in: backing) == [])
    #expect(try found("-", in: backing) == [])
  }

  @Test(arguments: Backing.allCases)
  func `finds everybody by nothing`(_ backing: Backing) throws {
    #expect(try found("", in: backing).count == 4)
  }

  @Test(arguments: Backing.allCases)
  func `can be narrowed to those who are due`(_ backing: Backing) throws {
    let late = people + [.sample(id: "late", name: "민수", next: "2026-02-01")]
    try backing.open(with: late) { people throws in
      let query = PeopleQuery(dueBy: .on("2026-03-01"), search: "민")
      #expect(try people.list(query).map(\.id.text) == ["late"])
      #expect(try people.count(query) == 1)
    }
  }
}
