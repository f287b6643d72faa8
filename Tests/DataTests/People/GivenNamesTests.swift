import Domain
import Support
import Testing

@testable import Data

@Suite struct `Given names` {
  private let people: [Person] = [
    .sample(id: "priya", name: "Priya Shah"), .sample(id: "diaz", name: "Rosa Diaz"),
    .sample(id: "lund", name: "ROSA Lund"), .sample(id: "tom", name: "Tom"),
    .sample(id: "tomlin", name: "Tom Lin"), .sample(id: "anna", name: "Annabel Lee"),
    .sample(id: "bill", name: "Bill Hart"),
    .sample(id: "mike", name: "Gym Mike"), .sample(id: "smiths", name: "The Smiths"),
  ]

  @Test(arguments: Backing.allCases)
  func `find everybody whose full name begins with one`(_ backing: Backing) throws {
    try backing.open(with: people) { people throws in
      let found = try people.called(byFirst: ["priya", "Rosa", "Tom", "Anna", "Shah", "", "Nobody"])
      #expect(
        found.mapValues { Set($0.map(\.id.text)) } == [
          "priya": ["priya"], "Rosa": ["diaz", "lund"], "Tom": ["tomlin"],
        ])
      #expect(try people.called(byFirst: []) == [:])
      _ = try people.remove(ID("priya"), at: .on("2026-03-10"))
      #expect(try people.called(byFirst: ["Priya"]) == [:])
    }
  }

  @Test(arguments: Backing.allCases)
  func `of two syllables find full names with a known surname`(_ backing: Backing) throws {
    let people: [Person] = [
      .sample(id: "han", name: "한수진"), .sample(id: "blank", name: "김 수진"),
      .sample(id: "kim", name: "김수진"), .sample(id: "nick", name: "언니", nickname: "이수진"),
      .sample(id: "none", name: "뷁수진"), .sample(id: "bare", name: "수진"),
      .sample(id: "long", name: "김수진아"),
    ]
    try backing.open(with: people) { people throws in
      let found = try people.called(byKorean: ["수진", "민아", "", "진"])
      #expect(found.mapValues { $0.map(\.id.text) } == ["수진": ["kim", "nick", "han", "blank"]])
      _ = try people.remove(ID("kim"), at: .on("2026-03-10"))
      #expect(try people.called(byKorean: ["수진"])["수진"]?.map(\.id.text).first == "nick")
    }
  }

  @Test(arguments: Backing.allCases)
  func `are possible only if their first letters begin a known name`(_ backing: Backing) throws {
    let people: [Person] = [
      .sample(id: "kim", name: "김수진"), .sample(id: "blank", name: "이 민호"),
      .sample(id: "nick", name: "언니", nickname: "준"), .sample(id: "tom", name: "Tom Lee"),
      .sample(id: "obrien", name: "O'Brien"), .sample(id: "boss", name: "최 과장"),
      .sample(id: "gone", name: "Zoe"), .sample(id: "joe", name: "José"),
    ]
    try backing.open(with: people) { people throws in
      _ = try people.remove(ID("gone"), at: .on("2026-03-10"))
      let likely = [
        "수진이랑", "김수진네", "민호야", "언니가", "준이랑", "준비", "최과장", "최", "이", "김수", "tom's", "TOMORROW",
        "O'Brien's", "ｊｏｓｅ",
      ]
      let unlikely = [
        "수영", "진", "민", "언제", "회의", "김밥", "tea", "zoe", "obstacle", "7pm", "", "…",
      ]
      #expect(try people.likelyNames(among: likely + unlikely) == Set(likely))
      #expect(try people.likelyNames(among: []).isEmpty)
    }
  }

  @Test(arguments: Backing.allCases)
  func `of several words are known by their first word`(_ backing: Backing) throws {
    try backing.open(with: people + [.sample(id: "n", name: "X", nickname: "민아 언니")]) {
      people throws in
      let words = ["priya", "ROSA", "Tom", "Anna", "Shah", "", "민아", "X", "the"]
      #expect(try people.beginnings(among: words) == ["priya", "ROSA", "Tom", "민아", "the"])
    }
  }

  @Test(
    arguments: [
      ("coffee with priya", ["priya"]), ("Priya's birthday", ["priya"]),
      ("meet Priya Shah", ["priya"]),
      ("dinner with Tom and Priya", ["tom", "priya"]), ("lunch with Rosa", []), ("gym", []),
      ("phone bill due", []), ("letter to Bill", ["bill"]),
      ("flight to Bill", []), ("see the film", []), ("Priya mattress delivery", []),
      ("lunch with Tom", ["tom"]), ("Priya for tea", ["priya"]), ("Priya visiting", ["priya"]),
    ] as [(String, [String])])
  func `name whom an event is with, where a person is expected`(title: String, with ids: [String])
    throws
  {
    let companions = Companions(PeopleInMemory(people))
    let found = try companions.of([.sample("event", title)])
    #expect(found.map { $0.map(\.id.text) } == [ids])
  }

  @Test func `are found among many people too`() throws {
    let others = (0..<501).map { Person.sample(id: "n\($0)", name: "N\($0)") }
    let companions = Companions(PeopleInMemory(people + others))
    let found = try companions.of([.sample("event", "coffee with priya")])
    #expect(found.map { $0.map(\.id.text) } == [["priya"]])
  }

  @Test(arguments: [("Nora's", ["nora"]), ("mums", ["mum"]), ("The Fox", []), ("Norwich", [])])
  func `name whose the place of an event is`(location: String, with ids: [String]) throws {
    let companions = Companions(
      PeopleInMemory([.sample(id: "nora", name: "Nora Patel"), .sample(id: "mum", name: "Mum")]))
    var event = Event.sample("event", "dinner")
    event.location = SingleLineText(stored: location)
    #expect(try companions.of([event]).map { $0.map(\.id.text) } == [ids])
  }

  @Test(
    arguments: [
      ("제주도 엄마아빠랑", ["mum", "dad"]), ("엄마 아빠랑 외식", ["mum", "dad"]),
      ("최과장님이랑 주간보고", ["choi"]), ("최 과장님 회의", ["choi"]), ("박 대리와 점심", ["park"]),
      ("과장 회의", []), ("수진이 엄마랑 통화", ["sujin"]), ("수진이랑 엄마 생신", ["sujin", "mum"]),
    ] as [(String, [String])])
  func `are understood written together, and with a job`(title: String, with ids: [String]) throws {
    let companions = Companions(
      PeopleInMemory([
        .sample(id: "mum", name: "엄마"), .sample(id: "dad", name: "아빠"),
        .sample(id: "choi", name: "최 과장"), .sample(id: "sujin", name: "김수진"),
        .sample(id: "park", name: "박대리"),
      ]))
    #expect(try companions.of([.sample("event", title)]).map { $0.map(\.id.text) } == [ids])
  }

  @Test(
    arguments: [
      ("Tom's mum arrives", ["tom"]), ("dinner with Tom's mum", ["tom"]), ("tea with mum", ["mum"]),
      ("Mum's birthday lunch", ["mum"]),
    ] as [(String, [String])])
  func `are not those of somebody else's mother`(title: String, with ids: [String]) throws {
    // “Tom's mum” is not the user's own mother.
    let companions = Companions(
      PeopleInMemory([.sample(id: "tom", name: "Tom"), .sample(id: "mum", name: "Mum")]))
    #expect(try companions.of([.sample("event", title)]).map { $0.map(\.id.text) } == [ids])
  }
}
