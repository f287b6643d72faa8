import Domain
import StoreSupport
import Support
import Testing

@testable import Data

@Suite struct `Searching everything` {
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
    "윤슬", "윤", "\u{110B}\u{1172}\u{11AB}\u{1109}\u{1173}\u{11AF}",
  ])
  func `finds a syllable, or two, or their parts put together, in every part`(_ text: String)
    throws
  {
    // C5, product 18
    let (store, all) = try store()
    #expect(try store.found(text) == all)
  }

  @Test(arguments: [
    // Records with the typed word, and people whose name is the word without its particle
    ("윤슬이", ["sentence s", "person p"]), ("윤슬의", ["book b", "person p"]), ("바다가", ["person p"]),
    ("산책", ["watering p"]), ("바다", ["person p"]), ("GLIT", ["saying"]),
    ("ｇｌｉｔｔｅｒ", ["saying"]), ("ＣＡＦÉ", ["saying"]), ("cafe\u{301}", ["saying"]),
    ("g", ["saying"]), ("li", []), ("itter", ["saying"]), ("ki", ["book b"]),
    ("010-1234-5678", ["person p"]), ("01012345678", ["person p"]), ("5678", ["person p"]),
    ("1234 5678", ["person p"]), ("+82 10 1234 5678", ["person p"]), ("０１０１２３４", ["person p"]),
    ("윤슬' OR '1'='1", []), ("\"윤슬\" OR title:윤슬", []), ("윤슬 AND", []), ("*", []), ("", []),
    ("NEAR(윤슬)", []), ("%", []), ("😀", []), ("\u{0}", []),
  ])
  func `insensitive to case, width and form, and to what operators look like`(
    _ search: (text: String, found: [String])
  ) throws {
    let (store, _) = try store()
    let saying = "saying \(StarterSayings.all.count)"
    let wanted = Set(search.found.map { $0 == "saying" ? saying : $0 })
    let starters = try store.found(search.text).filter { $0.hasPrefix("saying") && $0 != saying }
    #expect(try store.found(search.text).subtracting(starters) == wanted)
  }

  @Test func `takes of each kind no more than are wanted, but whoever is called just so`() throws {
    let store = try FindingStore()
    try store.people.insert(.sample(id: "first", name: "슬"))
    for number in 0..<300 {
      try store.people.insert(.sample(id: "p\(number)", name: "윤슬 \(number)"))
    }
    for (limit, ids) in [(3, ["first", "p299", "p298"]), (1, ["first"]), (0, [])] {
      #expect(
        try store.finding.candidates("슬", [.person], atMost: limit).map(\.id) == ids, "\(limit)")
    }
  }

  @Test func `finds nothing of what was removed, and finds again what came back`() throws {
    let (store, all) = try store()
    #expect(try store.found("윤슬") == all)
    let day = Now.on("2026-03-21")
    _ = try store.moods.remove(ID("m"), at: day)
    _ = try store.schedule.remove(ID("e"), at: day)
    _ = try store.reading.remove(ID("b"), at: day)
    let left = all.subtracting(["mood m", "event e", "book b", "sentence s"])
    #expect(try store.found("윤슬") == left)
    _ = try store.moods.restore(ID("m"))
    _ = try store.moods.restore(ID("m"))
    _ = try store.schedule.restore(ID("e"))
    _ = try store.reading.restore(ID("b"))
    #expect(try store.found("윤슬") == all)
    // The notes about a removed person are not found either.
    _ = try store.people.remove(ID("p"), at: day)
    #expect(try store.found("윤슬") == all.subtracting(["person p", "watering p"]))
    #expect(try store.problem() == nil)
  }

  @Test func `is kept by every write, searched before or not`() throws {
    for isIndexed in [false, true] {
      let store = try FindingStore()
      if isIndexed { #expect(try store.found("뷁") == []) }
      try store.fill()
      _ = try store.people.change(ID("p")) { person in
        var person = person
        person.nickname = SingleLineText(stored: "호수")
        return person
      }
      _ = try store.people.insertNew([.sample(id: "q", name: "하늘"), .sample(id: "r", name: "별")])
      _ = try store.reviews.revise(ID("p"), on: .on("2026-03-08"), watering: nil) {
        (_) throws(PersonRefusal) in
        .noted(try Review(keywords: ["달빛"], memo: "함께 걸었다"))
      }
      _ = try store.moods.change(ID("m")) { record in
        var record = record
        record.text = MultilineText(stored: "달빛이 좋았다")
        return record
      }
      _ = try store.moods.seed(unlessThereAre: 9) {
        [
          MoodRecord(
            id: ID("n"), at: .on("2026-03-15"), level: MoodLevel(nearest: 1),
            text: MultilineText(stored: "달빛"), position: CanvasPosition(x: 5000, y: 5000))
        ]
      }
      #expect(try store.found("바다") == [] && store.found("호수") == ["person p"])
      #expect(try store.found("하늘").contains("person q") && store.found("별").contains("person r"))
      #expect(try store.found("달빛") == ["watering p", "mood m", "mood n"])
      #expect(try store.found("산책") == [] && store.found("보러") == [])
      _ = try store.reviews.revise(ID("p"), on: .on("2026-03-08"), watering: nil) { _ in .removed
      }
      #expect(try store.found("달빛") == ["mood m", "mood n"])
      #expect(try store.problem() == nil)
    }
  }

  @Test func `has no index before somebody searches, and only those that are needed`() throws {
    let (store, _) = try store()
    func exist() throws -> [Bool] {
      try store.database.alone { (store) throws(StorageFailure) in
        [
          try PeopleIndex.words.exists(in: store), try PeopleIndex.waterings.exists(in: store),
          try SQLiteMoods.words.exists(in: store),
        ]
      }
    }
    #expect(try exist() == [false, false, false])
    _ = try store.finding.candidates("", RecordSummaryKind.searched, atMost: 9)
    #expect(try exist() == [false, false, false])
    _ = try store.finding.candidates("윤슬", [.mood, .use], atMost: 9)
    #expect(try exist() == [false, false, true])
  }

  @Test func `finds the same in a store that is only read, and writes nothing`() throws {
    try SampleFolder.using { folder in
      let path = folder.path("haru.sqlite")
      do { try FindingStore(.file(path)).fill() }
      let before = try folder.bytes("haru.sqlite")
      do {
        let reader = try FindingStore(.file(path), readOnly: true)
        #expect(try reader.found("윤슬").count == 8 && reader.found("ㅇㅅ").count == 3)
        let writer = try FindingStore(.file(path))
        try writer.feel("new", "윤슬", on: "2026-03-16")
        #expect(try reader.found("윤슬").count == 9 && writer.found("윤슬").count == 9)
      }
      try folder.write(before, to: "read.sqlite")
      do {
        let reader = try FindingStore(.file(folder.path("read.sqlite")), readOnly: true)
        #expect(try reader.found("윤슬").count == 8)
      }
      #expect(try folder.bytes("read.sqlite") == before)
    }
  }

  @Test func `finds what a plain search of the same records finds`() throws {
    let words = ["윤슬", "강물", "fate", "Café", "회의", "a b", "2022", "슬픔"]
    let randomSource = RandomSource.seeded(7)
    let store = try FindingStore()
    var records: [RecordSummary] = []
    for number in 0..<150 {
      let text = (0...randomSource.below(3)).map { _ in words[randomSource.below(8)] }.joined(
        separator: randomSource.below(2) == 0 ? " " : "")
      try store.feel("m\(number)", text, on: "2026-03-01")
      records.append(
        RecordSummary(.mood, "m\(number)", title: text, day: .on("2026-03-01")))
    }
    let fake = FindingInMemory(records)
    for word in words + [
      "슬", "ate", "물회", "b f", "윤슬강", "회의 윤슬", "fate 강물 슬픔", "윤슬은", "강물로", "회의에서 22", "ㅎㅇ",
    ] {
      for limit in [5, 999] {
        let real = try store.finding.candidates(word, [.mood], atMost: limit).map(\.id)
        #expect(real == (try fake.candidates(word, [.mood], atMost: limit).map(\.id)), "\(word)")
      }
    }
  }

  @Test(arguments: RecordSummaryKind.searched)
  func `is never a search row by row`(_ kind: RecordSummaryKind) throws {
    let (store, _) = try store()
    _ = try store.found("윤슬")
    let source = try #require(SearchSources.of(kind))
    let called = SearchSQL.called(source)
    _ = try store.found("ㅇㅅ")
    let initials = [false, true].map { SearchSQL.matchingInitials(source, withRest: $0) }
    for sql in ([SearchSQL.matching(source), called] + initials).compactMap(\.self) {
      let plan = try store.database.plan(of: sql)
      #expect(
        !plan.isEmpty && !plan.contains { $0.contains("TEMP B-TREE FOR ORDER") }
          || sql == called)
      for step in plan where step.hasPrefix("SCAN") {
        let isOfWords = step.contains("_index VIRTUAL TABLE INDEX 0:M")
        #expect(isOfWords || step.hasPrefix("SCAN i VIRTUAL TABLE INDEX"), "\(sql): \(step)")
      }
    }
  }
}
