import Domain
import Support
import Testing

@Suite struct `Every address book` {
  private func card(_ lines: String...) -> String {
    (["BEGIN:VCARD"] + lines + ["END:VCARD", ""]).joined(separator: "\n")
  }

  private func counts(_ report: ImportReport<CardParseError>) -> [Int] {
    [report.added, report.updated, report.same, report.skipped, report.failed]
  }

  @Test(arguments: BookBacking.allCases)
  func `is empty at first`(_ backing: BookBacking) throws {
    try backing.open { book throws in
      #expect(try book.list() == [])
      #expect(try book.contacts.count(AddressBookQuery()) == 0)
      #expect(try book.contacts.index(of: ID("c1"), in: AddressBookQuery()) == nil)
      #expect(try book.exported() == "")
      #expect(try book.features().queries.hasUnregistered() == false)
    }
  }

  @Test(arguments: BookBacking.allCases)
  func `puts Korean names first, then Latin ones, and digits last`(_ backing: BookBacking) throws {
    // C-11
    let order = [
      "가을", "김민아", "김민이", "하늘", "andy", "Ångström", "Anna", "Öz", "Zoe", "Ωmega", "鈴木", "119",
      "３M", "7eleven",
    ]
    try backing.open { book throws in
      for name in order.sorted(by: { $0.utf8.count > $1.utf8.count }) {
        try book.take(card("FN:\(name)"))
      }
      #expect(try book.names() == order)
      for (index, listed) in try book.list().enumerated() {
        #expect(try book.contacts.index(of: listed.card.id, in: AddressBookQuery()) == index)
      }
      #expect(try book.names(AddressBookQuery(skip: 3, limit: 2)) == ["하늘", "andy"])
      #expect(
        try book.features().queries.slice(AddressBookQuery(), at: .index(99), length: 4).focus == 13
      )
    }
  }

  @Test(arguments: BookBacking.allCases)
  func `gives back what it was given`(_ backing: BookBacking) throws {
    try backing.open { book throws in
      try book.take(
        card("FN:김 민아 👩🏽‍🚀", "NICKNAME:'; DROP--", "TEL:+82 (0)10-1234-5678", "TEL:119", "BDAY:--0229")
      )
      let listed = try #require(try book.list().first)
      #expect(listed.card.name.text == "김 민아 👩🏽‍🚀")
      #expect(listed.card.nickname?.text == "'; DROP--")
      #expect(listed.card.numbers.map(\.written.text) == ["+82 (0)10-1234-5678", "119"])
      #expect(listed.card.birthday?.description == "02-29")
      #expect(listed.card.id == ID("c1") && listed.knownAs == nil)
    }
  }

  @Test(arguments: BookBacking.allCases)
  func `finds part of a name or of a number, however it is typed`(_ backing: BookBacking) throws {
    // C-48
    try backing.open { book throws in
      try book.take(SampleCards.book)
      func found(_ text: String) throws -> [String] {
        let query = AddressBookQuery(search: text)
        let names = try book.names(query)
        #expect(try book.contacts.count(query) == names.count)
        return names
      }
      for text in ["민", "\u{1106}\u{1175}\u{11AB}", "1234", "+82 10 1234", "987-65"] {
        #expect(try found(text) == ["김민아"], "\(text)")
      }
      #expect(try found("ｂERG") == ["Thomas Berg"])
      #expect(try found("a\u{30A}sa") == ["Åsa Lind"])
      #expect(try found("119") == ["119 구급대"])
      // issue 20: spaces, several words, initial consonants, and a particle that no name ends with
      #expect(try found("119구급대") == ["119 구급대"] && found("구급대 119") == ["119 구급대"])
      #expect(try found("berg thomas") == ["Thomas Berg"] && found("민아 1234") == ["김민아"])
      #expect(try found("ㅁㅇ") == ["김민아"] && found("ㄱㄱㄷ 119") == ["119 구급대"])
      #expect(try found("민아랑") == ["김민아"] && found("민아을") == [])
      #expect(try found("%") == [])
      #expect(try found("") == book.names())
    }
  }

  @Test(arguments: BookBacking.allCases)
  func `knows who is registered, by any number or else by name`(_ backing: BookBacking) throws {
    // C-12, V15
    try backing.open { book throws in
      try book.take(SampleCards.book)
      try book.people.insert(.sample(id: "1", name: "x", nickname: "민아", phone: "029876543"))
      try book.people.insert(.sample(id: "2", name: "ÅSA LIND"))
      try book.people.insert(.sample(id: "3", name: "아버지", phone: "010-9999-9999"))
      let known = try book.list().compactMap { $0.knownAs.map { [$0] } }
      #expect(known == [["민아"], ["ÅSA LIND"]])
      let rest = AddressBookQuery(isUnregistered: true)
      #expect(try book.names(rest) == ["박은주", "아버지", "Thomas Berg", "119 구급대"])
      #expect(try book.contacts.count(rest) == 4)
      #expect(try book.features().queries.hasUnregistered())
    }
  }

  @Test(arguments: BookBacking.allCases)
  func `adds nothing that it has`(_ backing: BookBacking) throws {
    try backing.open { book throws in
      #expect(counts(try book.take(SampleCards.book)) == [6, 0, 0, 1, 0])
      let before = try book.list()
      #expect(counts(try book.take(SampleCards.book)) == [0, 0, 6, 1, 0])
      #expect(try book.list() == before)
      // A missing line break at the end does not create another card.
      #expect(counts(try book.take(String(SampleCards.book.dropLast()))) == [0, 0, 6, 1, 0])
    }
  }

  @Test(arguments: BookBacking.allCases)
  func `takes a newer card in place of the older one`(_ backing: BookBacking) throws {
    try backing.open { book throws in
      try book.take(card("FN:민아", "UID:1", "TEL:1") + card("FN:서연", "TEL:2", "TEL:3"))
      let newer = card("FN:김민아", "UID:1", "TEL:4") + card("FN:서연", "TEL:3", "TEL:2", "NOTE:x")
      #expect(counts(try book.take(newer)) == [0, 2, 0, 0, 0])
      #expect(try book.names() == ["김민아", "서연"])
      #expect(try book.list().map(\.card.id.text) == ["c1", "c2"])
      #expect(try book.names(AddressBookQuery(search: "1")) == [])
      #expect(try book.exported() == newer)
      #expect(counts(try book.take(newer)) == [0, 0, 2, 0, 0])
    }
  }

  @Test(arguments: BookBacking.allCases)
  func `keeps apart what only looks alike`(_ backing: BookBacking) throws {
    let alike =
      card("FN:엄마") + card("FN:엄마", "NOTE:a") + card("FN:a", "TEL:1", "X:1")
      + card("FN:a", "TEL:1", "X:2") + card("FN:a", "TEL:1", "UID:9")
    try backing.open { book throws in
      #expect(counts(try book.take(alike)) == [5, 0, 0, 0, 0])
      #expect(counts(try book.take(alike)) == [0, 0, 5, 0, 0])
      #expect(try book.exported() == alike)
    }
  }

  @Test(arguments: BookBacking.allCases)
  func `keeps nothing when a file fails on the way`(_ backing: BookBacking) throws {
    try backing.open { book throws in
      let files = FilesInMemory(["f/a.vcf": SampleCards.book])
      let port = files.port
      let failing = Files(
        find: { (_, _) throws(FileFailure) in ["f/a.vcf", "f/b.vcf"] }, read: port.read,
        write: port.write, remove: port.remove, makeFolder: port.makeFolder)
      let take = AddressBook(
        contacts: book.contacts, people: book.people, files: failing, format: .vCard,
        birthdays: .iCalendar, clock: .fixed("2026-03-01"), ids: book.ids
      ).importCards
      let failure = FileFailure(path: "f/b.vcf", .notPermitted)
      #expect(throws: AddressBookFailure.file(failure)) { try take(.path("f")) }
      #expect(try book.list() == [])
      #expect(counts(try book.take(SampleCards.book)) == [6, 0, 0, 1, 0])
    }
  }

  @Test func `counts all problems, but writes down no more than anybody reads`() throws {
    let many = ImportReport<CardParseError>.mostProblems + 5
    try BookBacking.memory.open { book throws in
      let report = try book.take(String(repeating: "BEGIN:VCARD\n", count: many) + card("FN:a"))
      #expect(counts(report) == [1, 0, 0, 0, many] && report.read == many + 1)
      #expect(report.problems.count == ImportReport<CardParseError>.mostProblems)
    }
  }
}
