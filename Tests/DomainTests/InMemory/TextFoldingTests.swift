import Domain
import Support
import Testing

@Suite struct `Texts compared by the standard library` {
  private let standard = TextFolding.standard

  @Test(arguments: [
    ("Mina", "mina"), ("ＭＩＮＡ　１", "mina 1"), ("Élan", "élan"), ("ㅁㄴ", "\u{1106}\u{1102}"),
    ("mi\u{AD}na", "mina"), ("미나", "미나"), ("ㅏㆎ", "ㅏㆎ"), ("", ""),
  ])
  func `differ neither by case nor by width`(text: String, folded: String) {
    #expect(standard.folded(text) == folded)
    #expect(standard.folded(folded) == folded)
  }

  // The two foldings differ only for letters that have to be composed or decomposed.
  @Test(arguments: ["Mina", "ＭＩＮＡ　１", "ㅁㄴ ㄲㅎ", "mi\u{AD}na", "미나 2", "Élan", "ㄳ", "ß", "ﬁ"])
  func `are compared as the store does, but for what has parts`(text: String) {
    let hasParts = ["ㄳ", "ß", "ﬁ"].contains(text)
    #expect((standard.folded(text) == TextFolding.unicode.folded(text)) == !hasParts)
  }

  @Test func `are sorted without marks`() {
    #expect(standard.bare("e\u{301}lan") == "elan")
    #expect(standard.bare("mina") == "mina")
  }

  @Test func `find people by name, initial consonants and number`() throws {
    let people = PeopleInMemory(
      [.sample(id: "a", name: "미나", phone: "010-1234-5678"), .sample(id: "b", name: "Nora")],
      folding: .standard)
    for (search, found) in [("ㅁㄴ", "a"), ("ＮＯ", "b"), ("1234", "a")] {
      #expect(try people.list(PeopleQuery(search: search)).map(\.id.text) == [found], "\(search)")
    }
    #expect(try people.called(["nora"])["nora"]?.map(\.id.text) == ["b"])
  }

  @Test func `are compared as the store does in the tests`() throws {
    let people = PeopleInMemory([.sample(name: "ﬁona")])
    #expect(try people.list(PeopleQuery(search: "fio")).count == 1)
    let sayings = SayingsInMemory()
    _ = try sayings.add(SayingWords(eng: "ﬁre", kor: "", who: ""), at: .on("2026-03-08"))
    #expect(try sayings.list(SayingsQuery(search: "fire")).count == 1)
    #expect(FindingInMemory([]).folded("ﬁ") == "fi")
  }
}

@Suite struct `People in memory` {
  @Test func `need nothing but a clock`() throws {
    let people = People(PeopleInMemory(), clock: .fixed("2026-03-01"))
    let mina = try people.add(PersonInput(name: "Mina", cycleDays: 7))
    #expect(mina.alarmHour == 20)
    _ = try people.water(mina.id, Contact(by: .call, isEarly: true))
    #expect(try people.queries.garden().timesWatered == 1)
    #expect(try people.find("Mina").id == mina.id)
  }

  // H-22
  @Test func `and all other records are told apart by their ids`() {
    func isIdentifiable<Record: Identifiable>(_: Record.Type) {}
    isIdentifiable(Person.self)
    isIdentifiable(Watering.self)
    isIdentifiable(AddressCard.self)
    isIdentifiable(Saying.self)
    isIdentifiable(MoodRecord.self)
    isIdentifiable(Event.self)
    isIdentifiable(Book.self)
    isIdentifiable(Sentence.self)
    isIdentifiable(Favourite.self)
    isIdentifiable(NoticeRecord.self)
    isIdentifiable(HistoryEntry.self)
    isIdentifiable(Profile.self)
  }
}
