import Domain
import Support
import Testing

@Suite struct `Every sayings repository` {
  @Test(arguments: SayingsBacking.allCases)
  func `is empty at first`(_ backing: SayingsBacking) throws {
    // W12
    try backing.open { sayings throws in
      #expect(try sayings.list() == [])
      #expect(try sayings.count(SayingsQuery()) == 0)
      #expect(try sayings.find(.no(0)) == nil)
      #expect(try sayings.open(.no(0)) == nil)
      #expect(try sayings.index(of: .no(0), in: SayingsQuery()) == nil)
      #expect(try sayings.random(.seeded(1)) == nil)
      #expect(try sayings.saying(of: .on("2026-03-01"), lot: 7) == nil)
      #expect(try sayings.found("a") == [])
      #expect(try sayings.feed() == nil)
    }
  }

  @Test(arguments: SayingsBacking.allCases)
  func `gives back what it was given`(_ backing: SayingsBacking) throws {
    let words: [SayingWords] = [
      .sample("'; DROP TABLE sayings; --", nil, by: "- Bobby -"), .sample(nil, "가\n\n나 👩🏽‍🚀"),
      .sample("A", "가", by: "B"),
    ]
    try backing.open { sayings throws in
      for (number, words) in words.enumerated() {
        let now = Now(instant: 1000 - number, offset: -3600 * number)
        let added = try sayings.add(words, at: now)
        #expect(added == Saying(number: .no(number), words: words, uploaded: now))
        #expect(try sayings.find(.no(number)) == added)
      }
      #expect(try sayings.list().map(\.words) == words.reversed())
    }
  }

  @Test(arguments: SayingsBacking.allCases)
  func `finds the saying that says just the same, as long as it is here`(_ backing: SayingsBacking)
    throws
  {
    // N-41
    let words = SayingWords.sample("Be kind", "다정하게", by: "Mina")
    try backing.open { sayings throws in
      #expect(try sayings.saying(of: words) == nil)
      let kept = try sayings.add(words, at: .on("2026-03-01"))
      #expect(try sayings.saying(of: words) == kept)
      for other in [
        SayingWords.sample("Be kind", "다정하게", by: "Jun"), .sample("Be kind", "다정하게"),
        .sample("Be kind", by: "Mina"), .sample("be kind", "다정하게", by: "Mina"),
      ] { #expect(try sayings.saying(of: other) == nil) }
      _ = try sayings.remove(kept.number, at: .on("2026-03-02"))
      #expect(try sayings.saying(of: words) == nil)
    }
  }

  @Test(arguments: SayingsBacking.allCases)
  func `keeps every mark that is made`(_ backing: SayingsBacking) throws {
    try backing.open(with: [0]) { sayings throws in
      var marked = Saying(
        number: .no(0), words: .sample(nil, "다른 말", by: "누구"), uploaded: .on("2026-03-01"),
        isSeen: true, likedAt: Now(instant: -5, offset: 3600), usedAt: Now(instant: 9, offset: 0))
      #expect(try sayings.change(.no(0)) { _ in marked } == marked)
      #expect(try sayings.list() == [marked])
      (marked.likedAt, marked.usedAt, marked.isSeen) = (nil, nil, false)
      _ = try sayings.change(.no(0)) { _ in marked }
      #expect(try sayings.list() == [marked])
    }
  }

  @Test(arguments: SayingsBacking.allCases)
  func `changes nothing when the rule refuses or the saying is not there`(
    _ backing: SayingsBacking
  ) throws {
    try backing.open(with: [0, 1]) { sayings throws in
      _ = try sayings.remove(.no(1), at: .on("2026-03-02"))
      let before = try sayings.list()
      #expect(throws: SayingsFailure.refused(.emptySaying)) {
        _ = try sayings.change(.no(0)) { (_) throws(SayingRefusal) in throw .emptySaying }
      }
      for number in [1, 2] {
        #expect(throws: SayingsFailure.unknown(reference: "\(number)")) {
          _ = try sayings.change(.no(number)) { $0 }
        }
        #expect(throws: SayingsFailure.unknown(reference: "\(number)")) {
          _ = try sayings.remove(.no(number), at: .on("2026-03-02"))
        }
      }
      #expect(try sayings.list() == before)
    }
  }

  @Test(arguments: SayingsBacking.allCases)
  func `never gives a number twice`(_ backing: SayingsBacking) throws {
    try backing.open(with: [3, 7]) { sayings throws in
      #expect(try sayings.add(.sample("a"), at: .on("2026-03-01")).number.value == 8)
      #expect(try sayings.remove(.no(8), at: .on("2026-03-02")).words == .sample("a"))
      #expect(try sayings.add(.sample("b"), at: .on("2026-03-01")).number.value == 9)
      #expect(try sayings.numbers() == [9, 7, 3])
      #expect(try [sayings.find(.no(8)), sayings.open(.no(8))] == [nil, nil])
      #expect(try sayings.index(of: .no(8), in: SayingsQuery()) == nil)
    }
  }

  @Test(arguments: SayingsBacking.allCases)
  func `lists the unused by their numbers, whatever gaps there are`(_ backing: SayingsBacking)
    throws
  {
    // M-21, W5
    try backing.open(with: [0, 1, 3, 7]) { sayings throws in
      try sayings.use(1)
      try sayings.use(7)
      let unused = SayingsQuery(isUnused: true)
      #expect(try sayings.numbers(unused) == [3, 0])
      #expect(try sayings.count(unused) == 2)
      #expect(try sayings.index(of: .no(0), in: unused) == 1)
      #expect(try sayings.index(of: .no(1), in: unused) == nil)
      // W7
      try sayings.use(7, false)
      #expect(try sayings.numbers(unused) == [7, 3, 0])
    }
  }

  @Test(arguments: SayingsBacking.allCases)
  func `lists the favourites by when they were liked, the last one first`(
    _ backing: SayingsBacking
  ) throws {
    // M-18, M-20, W6: all of them have the same time.
    try backing.open(with: Array(0...9)) { sayings throws in
      let liked = SayingsQuery(isLiked: true)
      for number in [5, 2, 9] { try sayings.like(number) }
      #expect(try sayings.numbers(liked) == [9, 2, 5])
      try sayings.like(2, false)
      #expect(try sayings.numbers(liked) == [9, 5])
      try sayings.like(5, at: .on("2026-03-05"))
      #expect(try sayings.numbers(liked) == [9, 5])
      try sayings.like(2)
      #expect(try sayings.numbers(liked) == [2, 9, 5])
      #expect(try sayings.index(of: .no(5), in: liked) == 2)
      try sayings.use(9)
      #expect(try sayings.numbers(SayingsQuery(isLiked: true, isUnused: true)) == [2, 5])
      _ = try sayings.remove(.no(2), at: .on("2026-03-02"))
      #expect(try sayings.numbers(liked) == [9, 5])
      #expect(try sayings.count(liked) == 2)
    }
  }

  @Test(arguments: SayingsBacking.allCases)
  func `lists what came within two days`(_ backing: SayingsBacking) throws {
    // M-14, W3
    let now = Now.on("2026-03-03", at: "09:00")
    try backing.open { sayings throws in
      for age in [0, 172_799, 172_800, -1] {
        let moment = Now(instant: now.instant - age, offset: 0)
        _ = try sayings.add(.sample("\(age)"), at: moment)
      }
      let arrived = SayingsQuery(arrived: now.instant - Saying.newness + 1...now.instant)
      #expect(try sayings.numbers(arrived) == [1, 0])
      #expect(try sayings.count(arrived) == 2)
      #expect(try sayings.list(arrived).map { $0.isNew(at: now) } == [true, true])
      #expect(try sayings.index(of: .no(0), in: arrived) == 1)
      #expect(try sayings.index(of: .no(2), in: arrived) == nil)
    }
  }

  @Test(arguments: SayingsBacking.allCases)
  func `counts as seen what was opened`(_ backing: SayingsBacking) throws {
    // M-15, W4
    try backing.open(with: [0, 1]) { sayings throws in
      #expect(try sayings.find(.no(0))?.isSeen == false)
      #expect(try sayings.open(.no(0))?.isSeen == true)
      #expect(try sayings.list().map(\.isSeen) == [false, true])
      #expect(try sayings.open(.no(0))?.isSeen == true)
    }
  }

  @Test(arguments: SayingsBacking.allCases)
  func `shows any window of a list and counts all of it`(_ backing: SayingsBacking) throws {
    let numbers = (0..<10).map { $0 * 3 }
    try backing.open(with: numbers) { sayings throws in
      for number in numbers { try sayings.like(27 - number) }
      for (query, all) in [
        (SayingsQuery(), Array(numbers.reversed())), (SayingsQuery(isLiked: true), numbers),
        (SayingsQuery(search: "saying"), Array(numbers.reversed())),
      ] {
        var part = query
        for isBackward in [false, true] {
          part.isBackward = isBackward
          let ordered = isBackward ? Array(all.reversed()) : all
          for (skip, limit) in [(0, 3), (8, 5), (9, nil), (10, 5), (0, 0), (0, nil)]
            as [(Int, Int?)]
          {
            (part.skip, part.limit) = (skip, limit)
            #expect(try sayings.count(part) == 10)
            let window = ordered.dropFirst(skip).prefix(limit ?? .max)
            #expect(try sayings.numbers(part) == Array(window))
          }
        }
        for (index, number) in all.enumerated() {
          #expect(try sayings.index(of: .no(number), in: part) == index)
        }
      }
    }
  }

  @Test(arguments: SayingsBacking.allCases)
  func `stops where the visitor has seen enough, and remembers where it pulled from`(
    _ backing: SayingsBacking
  ) throws {
    try backing.open(with: [0, 1, 2]) { sayings throws in
      var seen: [Int] = []
      try sayings.visit(SayingsQuery()) {
        seen.append($0.number.value)
        return seen.count < 2
      }
      #expect(seen == [2, 1])
      try sayings.importSayings([], as: .feed, feed: "https://example.org/하루.json")
      try sayings.importSayings([.sample(7)], as: .feed, feed: "/tmp/other.csv")
      try sayings.importSayings([.sample(8)])
      #expect(try sayings.feed() == "/tmp/other.csv")
    }
  }
}
