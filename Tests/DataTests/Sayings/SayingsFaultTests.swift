import Domain
import StoreSupport
import Support
import Testing

@testable import Data

@Suite struct `A change of sayings that is cut short at any step` {
  /// Repeats a change and stops it after more and more steps of SQLite, until it completes. Each
  /// time the rows and their index must be wholly unchanged or wholly changed.
  private func survive(
    _ body: (SQLiteSayings, _ turn: Int) throws(SayingsFailure) -> Void
  ) throws {
    try SampleFolder.using { folder in
      let path = folder.path("haru.sqlite")
      do {
        let sayings = SQLiteSayings(try Database.withoutSayings(.file(path)))
        try sayings.importSayings((0...4).map { .sample($0) })
      }
      let witness = SQLiteSayings(try Database(.file(path)))
      var (steps, turns) = (0, 0)
      var isThrough = false
      while !isThrough {
        // A compiled statement keeps its step count, so each turn opens the store again.
        let database = try Database(.file(path))
        (steps, turns) = (FaultPoints.after(steps), turns + 1)
        let before = try witness.list()
        isThrough = try !database.isCutShort(after: steps) { () throws(SayingsFailure) in
          try body(SQLiteSayings(database), steps)
        }
        let after = try witness.list()
        try #require((before == after) == !isThrough, "after \(steps) steps")
        let problem = try database.indexProblem()
        try #require(problem == nil, "after \(steps) steps")
        // A later change is saved completely and found.
        _ = try SQLiteSayings(database).add(.sample("next \(steps)"), at: .on("2026-03-01"))
        try #require(try witness.count(SayingsQuery(search: "next")) == turns)
        try #require(try witness.count(SayingsQuery()) == after.count + 1)
      }
      #expect(steps > 20)
      #expect(try Database(.file(path)).problems() == [])
    }
  }

  @Test func `adds wholly or not at all`() throws {
    try survive { (sayings, turn) throws(SayingsFailure) in
      _ = try sayings.add(.sample("cut \(turn)", "윤슬을"), at: .on("2026-03-01"))
    }
  }

  @Test func `changes wholly or not at all`() throws {
    try survive { (sayings, turn) throws(SayingsFailure) in
      try sayings.mend(3, .sample("mended \(turn)"))
    }
  }

  @Test func `puts away wholly or not at all`() throws {
    try survive { (sayings, _) throws(SayingsFailure) in
      _ = try sayings.remove(.no(3), at: .on("2026-03-02"))
    }
  }

  @Test func `takes a file wholly or not at all`() throws {
    try survive { (sayings, turn) throws(SayingsFailure) in
      do throws(SayingSourceFailure) {
        try sayings.importSayings([
          .sample(1000, .sample("cut")), .sample(nil, .sample(nil, "윤슬을")),
          .sample(2, likedAt: .on("2026-03-01")),
        ])
      } catch {
        guard case .storage(let failure) = error else { return }
        throw .storage(failure)
      }
    }
  }

  @Test func `makes the index wholly or not at all`() throws {
    try SampleFolder.using { folder in
      let path = folder.path("haru.sqlite")
      do {
        let sayings = SQLiteSayings(try Database.withoutSayings(.file(path)))
        for number in 0..<5 {
          _ = try sayings.add(.sample("word \(number)"), at: .on("2026-03-01"))
        }
      }
      var steps = 0
      var isThrough = false
      while !isThrough {
        let database = try Database(.file(path))
        steps = FaultPoints.after(steps)
        let sayings = SQLiteSayings(database)
        isThrough = try !database.isCutShort(after: steps) { () throws(SayingsFailure) in
          _ = try sayings.found("word")
        }
        let problem = try database.indexProblem()
        try #require(problem == nil, "after \(steps) steps")
      }
      #expect(try SQLiteSayings(try Database(.file(path))).found("word") == [4, 3, 2, 1, 0])
      #expect(steps > 20)
    }
  }
}

@Suite struct `A day's saying that several programs draw` {
  @Test func `is the same for all, and is written once`() throws {
    try SampleFolder.using { folder in
      let path = folder.path("haru.sqlite")
      let database = try Database(.file(path))
      let first = SQLiteSayings(database)
      let second = SQLiteSayings(try Database(.file(path), timeout: 0))
      let day = Day.on("2026-03-01")
      let drawn = try #require(try first.saying(of: day, lot: 1))
      #expect(try second.saying(of: day, lot: 2) == drawn)
      let new = try first.add(.sample("new"), at: .on("2026-03-01"))
      // While another program writes, the saying of a day can be read, and a draw that cannot be
      // saved is shown.
      let writer = try Connection.to(path)
      try writer.run("BEGIN IMMEDIATE")
      #expect(try second.saying(of: day, lot: 3) == drawn)
      #expect(try second.saying(of: day + 1, lot: 3) != nil)
      #expect(try second.open(new.number) == new)
      #expect(throws: SayingsFailure.storage(.busy)) { try second.like(0) }
      try writer.run("ROLLBACK")
      #expect(try second.open(new.number)?.isSeen == true)
      #expect(try database.number("SELECT sum(shown) FROM sayings") == 1)
    }
  }

  @Test func `is drawn but not kept in a store that is only read`() throws {
    try SampleFolder.using { folder in
      let path = folder.path("haru.sqlite")
      let database = try Database(.file(path))
      _ = try SQLiteSayings(database).add(.sample("a"), at: .on("2026-03-01"))
      let before = try folder.bytes("haru.sqlite")
      let reader = SQLiteSayings(try Database(.file(path), readOnly: true))
      let drawn = try #require(try reader.saying(of: .on("2026-03-01"), lot: 9))
      #expect(try reader.saying(of: .on("2026-03-01"), lot: 9) == drawn)
      #expect(try reader.open(drawn.number) == drawn)
      let added = SayingNumber.no(StarterSayings.all.count)
      #expect(try reader.open(added)?.isSeen == false)
      #expect(throws: SayingsFailure.storage(.openedForReading)) { try reader.like(0) }
      #expect(try database.number("SELECT count(*) FROM sayings_days") == 0)
      #expect(try folder.bytes("haru.sqlite") == before)
      // L-50: where it is kept, it is unopened again.
      let kept = try #require(try SQLiteSayings(database).saying(of: .on("2026-03-01"), lot: 9))
      #expect(kept.number == drawn.number && kept.words == drawn.words && !kept.isSeen)
    }
  }
}
