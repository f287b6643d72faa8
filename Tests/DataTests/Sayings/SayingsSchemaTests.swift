import Domain
import StoreSupport
import Support
import Testing

@testable import Data

@Suite struct `A store with sayings` {
  private let starters = StarterSayings.all

  @Test func `begins with some that are seen and not new`() throws {
    let sayings = SQLiteSayings(try Database(.memory))
    let kept = try sayings.list()
    #expect(kept.map(\.number.value) == starters.indices.reversed())
    #expect(kept.map { $0.words.kor?.text } == starters.map(\.kor).reversed())
    #expect(kept.map { $0.words.eng?.text } == starters.map(\.eng).reversed())
    #expect(kept.allSatisfy { $0.isSeen && !$0.isLiked && !$0.isUsed && $0.words.who == nil })
    #expect(kept.allSatisfy { $0.uploaded.description == "2026-01-01T00:00:00+09:00" })
    #expect(try sayings.add(.sample("a"), at: .on("2026-03-01")).number.value == starters.count)
    let first = ReadSaying.sample(nil, kept[0].words)
    #expect(try sayings.importSayings([first]) == .of(same: 1))
  }

  @Test(.plainStores("SQLite makes the copy in a file that has to be new."))
  func `can be copied whole by any SQLite, the index too`() throws {
    try SampleFolder.using { folder in
      let sayings = SQLiteSayings(try Database(.file(folder.path("haru.sqlite"))))
      try sayings.importSayings([.sample(nil, .sample(nil, "윤슬을"))])
      let other = try Connection.to(folder.path("haru.sqlite"))
      try other.run("VACUUM INTO '\(folder.path("copy.sqlite"))'")
      let copied = try Database(.file(folder.path("copy.sqlite")))
      #expect(try SQLiteSayings(copied).found("윤슬") == [starters.count])
      #expect(try copied.indexProblem() == nil)
      #expect(try copied.problems() == [])
    }
  }

  @Test(
    arguments: [
      SayingsQuery(), SayingsQuery(isLiked: true), SayingsQuery(isUnused: true),
      SayingsQuery(arrived: 0...9), SayingsQuery(isLiked: true, isUnused: true),
      SayingsQuery(search: "윤슬"), SayingsQuery(search: "f"), SayingsQuery(search: "id:3"),
      SayingsQuery(isLiked: true, search: "fate"),
    ])
  func `is never searched row by row for a list`(_ query: SayingsQuery) throws {
    let database = try Database(.memory)
    _ = try SQLiteSayings(database).found("a")
    let search = try query.search.map { text in
      try SayingsSearch(text) { ListMatch(each: $0.each, initials: nil) }
    }
    let selection = try #require(SayingsSelection(query, search))
    for sql in [
      selection.list(isBackward: false), selection.list(isBackward: true), selection.count,
      selection.key, selection.rank,
    ] {
      try expectNoScan(sql, in: database)
    }
    // Only two kinds of queries sort their results: liked sayings that match a text, and new
    // sayings by number.
    let plan = try database.plan(of: selection.list(isBackward: false))
    let isSorted = query.arrived != nil || (query.isLiked && query.search != nil)
    #expect(plan.contains { $0.contains("TEMP B-TREE") } == isSorted, "\(plan)")
  }

  @Test(arguments: [
    DrawingSQL.firstNumber, DrawingSQL.lastNumber, DrawingSQL.count,
    DrawingSQL.countUnused, DrawingSQL.ofDay, DrawingSQL.earliestRound, DrawingSQL.latestRound,
    DrawingSQL.anyOlder, DrawingSQL.anyUsedSince, DrawingSQL.lastShown,
    DrawingSQL.firstCandidate, DrawingSQL.lastCandidate, DrawingSQL.noteRound,
    SayingsSQL.find, SayingsSQL.numbered, SayingsSQL.byPrint,
    SayingsSQL.byOrigin, SayingsSQL.anyMended, SayingsSQL.lastNumber,
    SayingsSQL.lastLiking, SayingsSQL.freeNumber, SayingsSQL.update, SayingsSQL.noteLiking,
  ])
  func `is never searched row by row for one saying`(_ sql: String) throws {
    let database = try Database(.memory)
    try expectNoScan(sql, in: database)
    #expect(
      try !database.plan(of: sql).contains {
        $0.contains("TEMP B-TREE FOR ORDER BY") && !sql.contains("deleted_at IS NOT NULL")
      })
  }

  private func expectNoScan(_ sql: String, in database: Database) throws {
    let plan = try database.plan(of: sql)
    #expect(!plan.isEmpty)
    for step in plan where step.hasPrefix("SCAN") && step != "SCAN CONSTANT ROW" {
      #expect(step.contains("USING") || step.contains("VIRTUAL TABLE INDEX"), "\(sql): \(step)")
    }
  }
}
