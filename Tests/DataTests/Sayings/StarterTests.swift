import Domain
import StoreSupport
import Support
import Testing

@testable import Data

// N-49
@Suite struct `The sayings a store begins with` {
  @Test(arguments: StarterCollection.allCases)
  func `are those of its collection, seen and not new`(_ collection: StarterCollection) throws {
    try SampleFolder.using { folder in
      let path = folder.path("haru.sqlite")
      for location in [Database.Location.memory, .file(path)] {
        let database = try Database(location, starters: collection)
        let kept = try SQLiteSayings(database).list()
        #expect(kept.map(\.words) == collection.sayings.map(\.words).reversed())
        #expect(kept.map(\.number.value) == collection.sayings.indices.reversed())
        #expect(kept.allSatisfy { $0.isSeen && !$0.isLiked && !$0.isUsed })
        #expect(try database.problems() == [])
      }
      // An existing store keeps its built-in sayings.
      for other in StarterCollection.allCases {
        let again = SQLiteSayings(try Database(.file(path), starters: other))
        #expect(try again.count(SayingsQuery()) == collection.sayings.count)
      }
    }
  }

  @Test func `are as many as was promised, and say who said them`() {
    let (proverbs, korean, english) = (
      StarterCollection.proverbs.sayings, StarterCollection.korean.sayings,
      StarterCollection.english.sayings
    )
    #expect(proverbs.count == 156)
    #expect(korean.prefix(156).map(\.origin) == proverbs.map(\.origin))
    let said = korean.dropFirst(156)
    #expect(said.count >= 60)
    #expect(said.allSatisfy { $0.words.who != nil && $0.words.kor != nil && $0.words.eng == nil })
    #expect(english.count >= 150)
    #expect(english.allSatisfy { $0.words.eng != nil && $0.words.kor == nil })
    #expect(english.count { $0.words.who != nil } >= 60)
    // L-50: one for each day of a year, whatever year it is.
    let (korean366, english366) = (
      StarterCollection.koreanYear.sayings, StarterCollection.englishYear.sayings
    )
    #expect(korean366.count == 366 && korean366.allSatisfy { $0.words.kor != nil })
    #expect(
      english366.count == 366
        && english366.allSatisfy { $0.words.eng != nil && $0.words.kor == nil })
    #expect(korean366.suffix(109).map(\.origin) == korean.suffix(109).map(\.origin))
    #expect(english366.suffix(201).map(\.origin) == english.map(\.origin))
    let longest = (korean366 + english366).compactMap { ($0.words.kor ?? $0.words.eng)?.text.count }
      .max()
    #expect(longest ?? 0 <= 120)
    let origins = StarterCollection.groups.flatMap { $0 }.map(\.origin)
    #expect(Set(origins).count == origins.count)
    #expect(StarterOrigins.sorted == origins.sorted())
    #expect(origins.allSatisfy(StarterOrigins.contains))
    #expect(![Int.min, -1, 0, 1, Int.max].contains(where: StarterOrigins.contains))
  }

  @Test func `are found as long as nobody changed anything about them`() throws {
    let database = try Database(.memory, starters: .english)
    let sayings = SQLiteSayings(database)
    let query = SayingsQuery(isStarter: true)
    let all = StarterCollection.english.sayings.count
    #expect(try sayings.count(query) == all)
    _ = try sayings.remove(.no(0), at: .on("2026-03-01"))
    _ = try sayings.change(.no(1)) { saying in
      var changed = saying
      changed.likedAt = .on("2026-03-01")
      return changed
    }
    _ = try sayings.change(.no(2)) { saying in
      var changed = saying
      changed.usedAt = .on("2026-03-01")
      return changed
    }
    _ = try sayings.change(.no(3)) { saying in
      var changed = saying
      changed.words = .sample("Changed")
      return changed
    }
    _ = try sayings.add(.sample("mine"), at: .on("2026-03-01"))
    // A saying from a file may have the same time as the built-in ones.
    let moment = Now(instant: 1_767_193_200, offset: 32_400)
    try sayings.importSayings([.sample(nil, .sample("from a file"), uploaded: moment)])
    #expect(try sayings.count(query) == all - 4)
    var found: [Int] = []
    try sayings.visit(query) {
      found.append($0.number.value)
      return true
    }
    #expect(found == Array((4..<all).reversed()))
  }

  @Test(arguments: StarterCollection.allCases)
  func `are nobody's own`(_ collection: StarterCollection) throws {
    let database = try Database(.memory, starters: collection)
    func isTouched() throws -> Bool {
      try database.alone { (store) throws(StorageFailure) in
        try store.first(ArchiveSQL.isTouched) { $0.bool } ?? false
      }
    }
    #expect(try !isTouched())
    _ = try SQLiteSayings(database).remove(.no(7), at: .on("2026-03-01"))
    #expect(try isTouched())
  }

  @Test func `are known again by a store that took in those of another one`() throws {
    let database = try Database(.memory, starters: .english)
    func known() throws -> [Int] {
      try database.alone { (store) throws(StorageFailure) in
        try StarterMemory(store).sayings().map(\.origin)
      }
    }
    #expect(try known() == StarterCollection.english.sayings.map(\.origin))
    // An export of an older version contains only the proverbs.
    let older = SQLiteArchive(over: try Database(.memory))
    _ = try SQLiteArchive(over: database).importRecords(.bytes(try older.whole()), trying: false)
    #expect(try SQLiteSayings(database).count(SayingsQuery()) == 156)
    #expect(try known() == StarterCollection.proverbs.sayings.map(\.origin))
  }
}
