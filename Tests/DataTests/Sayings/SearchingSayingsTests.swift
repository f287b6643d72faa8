import Data
import Domain
import Support
import Testing

@Suite struct `Searching sayings` {
  private let words: [SayingWords] = [
    .sample("I am the master of my fate", "나는 내 운명의 주인", by: "Henley"),
    .sample(nil, "강물 위의 윤슬을 보았다."),
    .sample("Café at 2022", "종이 한 장: 하루—종일 걸었다"),
    .sample("a* b\"c (d) AND NEAR:e -f ^g", nil, by: "- id -"),
    .sample("rock’n’roll", "ＡＢＣ초콜릿 日本語"),
  ]

  @Test(
    arguments: SayingsBacking.allCases,
    [
      // M-22, W8, W9
      ("FATE", [0]), ("fate", [0]), ("ate", [0]), ("fat", [0]), ("f", [0, 3]), ("te", []),
      ("at", [2]), ("my fate", [0]), ("y fate", []), ("MASTER  of, my!", [0]), ("of my f", [0]),
      ("henley", [0]), ("aster of my fat", [0]),
      // Korean of any length, composed or decomposed
      ("윤슬", [1]), ("윤슬을", [1]), ("슬", [1]), ("을", [1]), ("슬윤", []),
      ("\u{110B}\u{1172}\u{11AB}\u{1109}\u{1173}\u{11AF}", [1]), ("물 위", [1]), ("강물위", [1]),
      ("하루 종일", [2]), ("하루종일", [2]), ("루종", [2]), ("루 종", [2]), ("장 하", [2]), ("명의 주인", [0]),
      // Full-width letters, numbers and other scripts
      ("ｃａｆé", [2]), ("2022", [2]), ("022", [2]), ("22", []), ("abc초콜릿", [4]), ("ABC 초", [4]),
      ("本", [4]), ("本語", [4]), ("rock'n", [4]), ("roll", [4]),
      // Operators of the index are plain text here. contract 8: at least one letter or digit is
      // needed.
      ("a*", [3]), ("*", [3]), ("\"c", [2, 3]), ("b\"c", [3]), ("(d)", [3]), ("d AND near", [3]),
      ("NEAR:e", [3]), ("e -f", [3]), ("^g", [3]), ("eng : fate", []), ("fate OR 윤슬", []),
      ("NOT", []), ("a' OR '1'='1", []), ("fate\u{0}", [0]), ("\u{1}ate", [0]),
      // Several words in any field of the saying
      ("master my", [0]), ("fate 주인", [0]), ("henley fate", [0]), ("fate 윤슬", []), ("- fate", [0]),
      // Without a particle if no saying has the word with it
      ("윤슬이", [1]), ("윤슬에게는", [1]), ("보았다 윤슬이", [1]), ("윤슬로", [1]), ("윤슬가", []), ("를", []),
      // Initial consonants find nothing, because a saying has no name
      ("ㄴㅁㅇ", []),
      // Numbers of sayings, only with `id:`
      ("id:3", [3]), ("ID: 3", [3]), ("ｉｄ：３", [3]), ("id:9", []), ("3", []), ("id", [3]),
      ("id:x", []), ("id:-1", []),
      // Queries without a searchable character
      ("", []), ("  ", []), ("\"*-!", []), ("☺︎", []),
    ] as [(String, [Int])])
  func `finds what contains it`(_ backing: SayingsBacking, _ search: (text: String, found: [Int]))
    throws
  {
    try backing.open(saying: words) { sayings throws in
      let expected = search.found.sorted(by: >)
      #expect(try sayings.found(search.text) == expected)
      let query = SayingsQuery(search: search.text)
      #expect(try sayings.count(query) == expected.count)
      for (index, number) in expected.enumerated() {
        #expect(try sayings.index(of: .no(number), in: query) == index)
      }
      for number in 0..<5 where !expected.contains(number) {
        #expect(try sayings.index(of: .no(number), in: query) == nil)
      }
    }
  }

  @Test(arguments: SayingsBacking.allCases)
  func `follows every change`(_ backing: SayingsBacking) throws {
    try backing.open(saying: words) { sayings throws in
      #expect(try sayings.found("윤슬") == [1])
      _ = try sayings.add(.sample(nil, "또 윤슬"), at: .on("2026-03-01"))
      #expect(try sayings.found("윤슬") == [5, 1])
      try sayings.mend(1, .sample(nil, "강물", by: "누구"))
      #expect(try sayings.found("윤슬") == [5])
      #expect(try sayings.found("누구") == [1])
      try sayings.like(5)
      _ = try sayings.remove(.no(5), at: .on("2026-03-02"))
      #expect(try sayings.found("윤슬") == [])
      try sayings.importSayings([.sample(5, .sample(nil, "또 윤슬")), .sample(7, .sample(nil, "윤슬"))])
      #expect(try sayings.found("윤슬") == [7, 5])
    }
  }

  @Test(arguments: SayingsBacking.allCases)
  func `goes together with every other wish`(_ backing: SayingsBacking) throws {
    try backing.open { sayings throws in
      for number in 0..<8 {
        _ = try sayings.add(
          .sample(number % 2 == 0 ? "even" : "odd"), at: Now(instant: number, offset: 0))
      }
      for number in [2, 6, 3, 0] { try sayings.like(number) }
      for number in [6, 7] { try sayings.use(number) }
      func found(_ query: SayingsQuery) throws -> [Int] {
        let numbers = try sayings.numbers(query)
        #expect(try sayings.count(query) == numbers.count)
        for (index, number) in numbers.enumerated() {
          #expect(try sayings.index(of: .no(number), in: query) == index)
        }
        return numbers
      }
      #expect(try found(SayingsQuery(isLiked: true, search: "even")) == [0, 6, 2])
      #expect(try found(SayingsQuery(isLiked: true, isUnused: true, search: "eve")) == [0, 2])
      #expect(try found(SayingsQuery(isUnused: true, search: "odd")) == [5, 3, 1])
      #expect(try found(SayingsQuery(arrived: 2...5, search: "odd")) == [5, 3])
      #expect(try found(SayingsQuery(arrived: 2...5, isLiked: true)) == [3, 2])
      #expect(try found(SayingsQuery(isLiked: true, search: "id:6")) == [6])
      #expect(try found(SayingsQuery(isUnused: true, search: "id:6")) == [])
      #expect(try found(SayingsQuery(arrived: 5...9, isUnused: true)) == [5])
    }
  }

  @Test func `finds the same in a store that is only read and was never searched`() throws {
    try SampleFolder.using { folder in
      let path = folder.path("haru.sqlite")
      do {
        let sayings = SQLiteSayings(try Database.withoutSayings(.file(path)))
        for one in words { _ = try sayings.add(one, at: .on("2026-03-01")) }
      }
      let reader = SQLiteSayings(try Database(.file(path), readOnly: true))
      #expect(try reader.found("윤슬") == [1])
      #expect(try reader.found("ate") == [0])
      #expect(try reader.count(SayingsQuery(isUnused: true, search: "a")) == 4)
      #expect(try reader.index(of: .no(0), in: SayingsQuery(search: "a")) == 3)
      let writer = SQLiteSayings(try Database(.file(path)))
      #expect(try writer.found("윤슬") == [1])
      _ = try writer.add(.sample("윤슬"), at: .on("2026-03-01"))
      #expect(try reader.found("윤슬") == [5, 1])
    }
  }
}
