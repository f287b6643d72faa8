import Data
import Domain
import Support
import Testing

@Suite struct `Importing sayings` {
  private let file: [ReadSaying] = [
    .sample(nil, .sample("A", "가", by: "X")), .sample(nil, .sample(nil, "나")), .sample(8),
    .sample(nil, .sample("A", "가", by: "X")),
  ]

  @Test(arguments: SayingsBacking.allCases, [Arrival.Kind.file, .feed])
  func `adds each once, however often it comes`(_ backing: SayingsBacking, _ kind: Arrival.Kind)
    throws
  {
    try backing.open { sayings throws in
      let now = Now.on("2026-03-04")
      #expect(try sayings.importSayings(file, as: kind, at: now) == .of(added: 3, same: 1))
      let kept = try sayings.list()
      #expect(kept.map(\.number.value) == [8, 1, 0])
      #expect(kept.map(\.uploaded) == [now, now, now])
      #expect(try sayings.importSayings(file, as: kind, at: .on("2026-03-05")) == .of(same: 4))
      #expect(try sayings.list() == kept)
      let decomposed = ReadSaying.sample(nil, .sample("A", "\u{1100}\u{1161}", by: "X"))
      #expect(try sayings.importSayings([decomposed], as: kind) == .of(same: 1))
      #expect(
        try sayings.importSayings([.sample(nil, .sample("a", "가", by: "X"))]) == .of(added: 1))
      #expect(try sayings.add(.sample("next"), at: now).number.value == 10)
    }
  }

  // real 8
  @Test(arguments: SayingsBacking.allCases)
  func `keeps an indent, and knows what came without it`(_ backing: SayingsBacking) throws {
    let art = ReadSaying.sample(nil, try SayingWords(eng: "  /\\\n /  \\", kor: "", who: ""))
    try backing.open { sayings throws in
      try sayings.importSayings([art])
      #expect(try sayings.list().first?.words.eng?.text == "  /\\\n /  \\")
      #expect(try sayings.importSayings([art]) == .of(same: 1))
    }
    try backing.open { sayings throws in
      try sayings.importSayings([ReadSaying.sample(nil, art.words.unindented)])
      #expect(try sayings.importSayings([art]) == .of(same: 1))
      #expect(try sayings.list().count == 1)
    }
  }

  @Test(arguments: SayingsBacking.allCases)
  func `keeps all that a file says about them`(_ backing: SayingsBacking) throws {
    let full = ReadSaying.sample(
      3, .sample("A"), uploaded: Now(instant: 5, offset: 7), isSeen: true,
      likedAt: Now(instant: 6, offset: -1), usedAt: Now(instant: 8, offset: 0))
    try backing.open { sayings throws in
      try sayings.importSayings([full])
      #expect(
        try sayings.list() == [
          Saying(
            number: .no(3), words: full.words, uploaded: Now(instant: 5, offset: 7), isSeen: true,
            likedAt: full.likedAt, usedAt: full.usedAt)
        ])
    }
  }

  @Test(arguments: SayingsBacking.allCases)
  func `adds likes and uses to those there are, and takes none away`(_ backing: SayingsBacking)
    throws
  {
    try backing.open(with: [0, 1]) { sayings throws in
      try sayings.use(0, at: .on("2026-01-01"))
      let likes: [ReadSaying] = [
        .sample(0, likedAt: .on("2026-02-01"), usedAt: .on("2026-02-01")), .sample(1),
      ]
      #expect(try sayings.importSayings(likes) == .of(updated: 1, same: 1))
      #expect(try sayings.find(.no(0))?.likedAt == .on("2026-02-01"))
      #expect(try sayings.find(.no(0))?.usedAt == .on("2026-01-01"))
      #expect(try sayings.importSayings(likes) == .of(same: 2))
      #expect(try sayings.importSayings([.sample(0)]) == .of(same: 1))
      #expect(try sayings.find(.no(0))?.isLiked == true)
    }
  }

  @Test(arguments: SayingsBacking.allCases)
  func `takes words and no marks from a feed`(_ backing: SayingsBacking) throws {
    // M-15: a saying that another user saw is new here.
    let day = Now.on("2026-02-01")
    let theirs = [0, 4].map { ReadSaying.sample($0, isSeen: true, likedAt: day, usedAt: day) }
    try backing.open(with: [0]) { sayings throws in
      let mine = try sayings.list()
      #expect(try sayings.importSayings(theirs, as: .feed) == .of(added: 1, same: 1))
      #expect(try sayings.list().suffix(1) == mine[...])
      #expect(
        try sayings.find(.no(4))
          == Saying(number: .no(4), words: .sample("saying 4"), uploaded: .on("2026-03-01")))
      #expect(try sayings.numbers(SayingsQuery(isLiked: true)) == [])
    }
  }

  @Test(arguments: SayingsBacking.allCases)
  func `brings one back with the marks a file has, at once`(_ backing: SayingsBacking) throws {
    let liked = ReadSaying.sample(
      1, isSeen: true, likedAt: .on("2026-02-01"), usedAt: .on("2026-02-02"))
    try backing.open(with: [0, 1]) { sayings throws in
      try sayings.like(0)
      _ = try sayings.remove(.no(1), at: .on("2026-03-03"))
      #expect(try sayings.importSayings([liked]) == .of(added: 1))
      #expect(try sayings.find(.no(1))?.usedAt == .on("2026-02-02"))
      #expect(try sayings.find(.no(1))?.isSeen == true)
      #expect(try sayings.numbers(SayingsQuery(isLiked: true)) == [1, 0])
      #expect(try sayings.importSayings([liked]) == .of(same: 1))
    }
  }

  @Test(arguments: SayingsBacking.allCases)
  func `puts favourites back into the order of liking`(_ backing: SayingsBacking) throws {
    // In the order of an export: highest number first.
    let days = [9: "2026-02-03", 5: "2026-02-01", 4: "2026-02-03", 2: "2026-02-02"]
    let exported = [9, 7, 5, 4, 2].map { number in
      ReadSaying.sample(number, likedAt: days[number].map { .on($0) })
    }
    try backing.open(with: [1]) { sayings throws in
      try sayings.like(1)
      try sayings.importSayings(exported)
      #expect(try sayings.numbers(SayingsQuery(isLiked: true)) == [9, 4, 2, 5, 1])
      try sayings.like(7, at: .on("2020-01-01"))
      #expect(try sayings.numbers(SayingsQuery(isLiked: true)) == [7, 9, 4, 2, 5, 1])
    }
  }

  @Test(
    arguments: SayingsBacking.allCases,
    [(.file, nil), (.file, 4), (.feed, nil), (.feed, 4)] as [(Arrival.Kind, Int?)])
  func `knows one again that was mended here`(
    _ backing: SayingsBacking, _ origin: (kind: Arrival.Kind, number: Int?)
  ) throws {
    let kind = origin.kind
    try backing.open { sayings throws in
      let typo = ReadSaying.sample(origin.number, .sample("Teh end"))
      try sayings.importSayings([typo], as: kind)
      let kept = try #require(try sayings.numbers().first)
      try sayings.mend(kept, .sample("The end"))
      try sayings.mend(kept, .sample("The end."))
      #expect(try sayings.importSayings([typo], as: kind) == .of(same: 1))
      #expect(try sayings.list().map(\.words) == [.sample("The end.")])
      try sayings.mend(kept, .sample("Teh end"))
      #expect(try sayings.importSayings([typo], as: kind) == .of(same: 1))
    }
  }

  @Test(arguments: SayingsBacking.allCases)
  func `knows one again that was typed here, came later, and was mended then`(
    _ backing: SayingsBacking
  ) throws {
    try backing.open(saying: [.sample("Teh end")]) { sayings throws in
      let typo = ReadSaying.sample(nil, .sample("Teh end"))
      #expect(try sayings.importSayings([typo], as: .feed) == .of(same: 1))
      try sayings.mend(0, .sample("The end"))
      #expect(try sayings.importSayings([typo], as: .feed) == .of(same: 1))
      #expect(try sayings.count(SayingsQuery()) == 1)
    }
  }

  @Test(arguments: SayingsBacking.allCases, [nil, 4])
  func `leaves away what a feed brings again, and brings back what a file has`(
    _ backing: SayingsBacking, _ number: Int?
  ) throws {
    try backing.open { sayings throws in
      let one = ReadSaying.sample(number, .sample("gone"))
      try sayings.importSayings([one])
      let kept = try #require(try sayings.numbers().first)
      try sayings.like(kept)
      _ = try sayings.remove(.no(kept), at: .on("2026-03-03"))
      #expect(try sayings.importSayings([one], as: .feed) == .of(skipped: 1))
      #expect(try sayings.found("gone") == [])
      #expect(try sayings.importSayings([one], as: .file) == .of(added: 1))
      #expect(try sayings.found("gone") == [number ?? 1])
      #expect(try sayings.list().map(\.isLiked) == [number != nil])
      #expect(try sayings.importSayings([one], as: .feed) == .of(same: 1))
    }
  }

  @Test(arguments: SayingsBacking.allCases, [Arrival.Kind.file, .feed])
  func `tells of a number that belongs to another one, and goes on`(
    _ backing: SayingsBacking, _ kind: Arrival.Kind
  ) throws {
    try backing.open(with: [0, 1]) { sayings throws in
      _ = try sayings.remove(.no(1), at: .on("2026-03-03"))
      let before = try sayings.list()
      let other: [ReadSaying] = [
        .sample(0, .sample("other")), .sample(1, .sample("another")), .sample(2),
      ]
      var conflicts: [ReadSaying] = []
      #expect(try sayings.importSayings(other, as: kind) { conflicts.append($0) } == .of(added: 1))
      #expect(conflicts == Array(other.prefix(2)))
      #expect(try Array(sayings.list().dropFirst()) == before)
    }
  }

  @Test(arguments: SayingsBacking.allCases)
  func `keeps nothing of a file that breaks off`(_ backing: SayingsBacking) throws {
    try backing.open(with: [0]) { sayings throws in
      #expect(try sayings.found("saying") == [0])
      let before = try sayings.list()
      let failure = FileFailure(path: "b.csv", .other(code: 5))
      var rest: [ReadSaying] = [.sample(5), .sample(0, likedAt: .on("2026-01-01"))]
      #expect(throws: SayingSourceFailure.file(failure)) {
        _ = try sayings.importSayings(
          { () throws(SayingSourceFailure) in
            if rest.isEmpty { throw .file(failure) }
            return rest.removeFirst()
          }, as: .feed, feed: "b.csv", at: .on("2026-03-01"), { _ in })
      }
      // The position in a feed is saved together with its sayings, or not at all.
      #expect(try sayings.feed() == nil)
      #expect(try sayings.list() == before)
      #expect(try sayings.found("saying") == [0])
      #expect(try sayings.add(.sample("saying"), at: .on("2026-03-01")).number.value == 1)
    }
  }

  @Test func `gives numbers still when a file has the highest there is`() throws {
    let highest = SayingNumber.range.upperBound
    let sayings = SQLiteSayings(try Database.withoutSayings(.memory))
    try sayings.importSayings([
      .sample(highest), .sample(0), .sample(2), .sample(nil, .sample("a")),
      .sample(nil, .sample("b")),
    ])
    #expect(try sayings.add(.sample("c"), at: .on("2026-03-01")).number.value == 4)
    #expect(try sayings.numbers() == [highest, 4, 3, 2, 1, 0])
  }
}
