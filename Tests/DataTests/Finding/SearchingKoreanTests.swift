import Domain
import Support
import Testing

@testable import Data

@Suite struct `Searching everything as Koreans type` {
  private static let all: Set<String> = [
    "person p", "watering p", "saying 156", "mood m", "event e", "book b", "sentence s",
    "favourite 9780000000019",
  ]

  private func store() throws -> (store: FindingStore, all: Set<String>) {
    let store = try FindingStore()
    try store.fill()
    // The number of a new saying depends on how many built-in sayings the store has.
    let number = StarterSayings.all.count
    let all = Self.all.subtracting(["saying 156", "favourite 9780000000019"])
      .union(["saying \(number)", "favourite \(ISBN.counted(1).text)"])
    return (store, all)
  }

  @Test(arguments: [
    // Several words in any field of a record, or in the name of its person or book
    ("위의 강물", ["watering p"]), ("바다 산책", ["watering p"]), ("산책 윤슬 강물", ["watering p"]),
    ("시간 햇빛", ["sentence s"]), ("kim 윤슬이", ["sentence s"]), ("보러 갔다 윤슬", ["mood m"]),
    ("산책 햇빛", []), ("바다 5678", ["person p"]), ("사진 전시", ["event e"]),
    // Names by their initial consonants
    ("ㅂㄷ", ["person p"]), ("ㅇㅅㅇㅅㄱ", ["book b"]), ("ㅅㄱ kim", ["book b"]), ("ㅈㅅ 사진", ["event e"]),
    ("ㅂㄷ 5678", ["person p"]), ("ㅂ", ["person p"]), ("ㄱㅁ", []),
  ])
  func `finds several words, and names by their initial consonants`(
    _ search: (text: String, found: [String])
  ) throws {
    // issue 20
    let (store, _) = try store()
    #expect(try store.found(search.text) == Set(search.found))
  }

  @Test func `leaves out what is surely a particle, and what may be one where nothing was found`()
    throws
  {
    let (store, all) = try store()
    #expect(try store.found("윤슬을") == all && store.found("윤슬에게는") == all)
    #expect(try store.found("윤슬이나") == all && store.found("윤슬를") == [])
    #expect(try store.found("물 위의 윤슬은") == ["watering p", "saying \(StarterSayings.all.count)"])
  }

  @Test func `finds what has the words as they were typed before what has them otherwise`() throws {
    let store = try FindingStore()
    for (id, text) in [
      ("typed", "고양이를 보았다"), ("apart", "고양이 밥과 카페"), ("side", "고양이 카페"), ("other", "고양이는 잔다"),
    ] { try store.feel(id, text, on: "2026-03-01") }
    func ids(_ text: String, _ limit: Int) throws -> [String] {
      try store.finding.candidates(text, [.mood], atMost: limit).map(\.id)
    }
    #expect(try ids("고양이를", 9) == ["typed", "other", "side", "apart"])
    #expect(try ids("고양이를", 1) == ["typed"])
    #expect(try ids("고양이 카페", 9) == ["side", "apart"])
    #expect(try ids("고양이 카페를", 9) == ["side", "apart"])
  }

  @Test func `keeps the initial consonants of names with every write`() throws {
    let store = try FindingStore()
    #expect(try store.found("ㅇㅅ") == [])
    try store.fill()
    let number = ISBN.counted(1).text
    #expect(try store.found("ㅇㅅ") == ["person p", "book b", "favourite \(number)"])
    _ = try store.people.change(ID("p")) { person in
      var person = person
      person.nickname = SingleLineText(stored: "호수")
      return person
    }
    _ = try store.people.insertNew([.sample(id: "q", name: "하늘"), .sample(id: "r", name: "별")])
    #expect(try store.found("ㅂㄷ") == [] && store.found("ㅎㅅ").contains("person p"))
    #expect(try store.found("ㅎㄴ") == ["person q"])
    _ = try store.schedule.remove(ID("e"), at: .on("2026-03-21"))
    #expect(try store.found("ㅈㅅ") == [])
    _ = try store.schedule.restore(ID("e"))
    #expect(try store.found("ㅈㅅ") == ["event e"])
    _ = try store.reading.remove(ID("b"), at: .on("2026-03-21"))
    #expect(try store.found("ㅇㅅ") == ["person p", "favourite \(number)"])
    for index in [PeopleIndex.words, SQLiteReading.words, SQLiteReading.likedWords] {
      let name = try #require(index.initials?.name)
      #expect(try store.problem(of: index, named: name) == nil)
    }
  }

  @Test func `has an index of initials only once somebody looked for some`() throws {
    let (store, _) = try store()
    func exist() throws -> Bool {
      try store.database.alone { (store) throws(StorageFailure) in
        try PeopleIndex.words.initials?.exists(in: store) ?? false
      }
    }
    _ = try store.found("윤슬")
    #expect(try !exist())
    _ = try store.found("ㅇㅅ 5678")
    #expect(try exist())
    try store.database.write { (store) throws(StorageFailure) in
      for entry in WordIndexes.all { try entry.index.drop(from: store) }
    }
    #expect(try !exist())
  }
}
