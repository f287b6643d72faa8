import Dispatch
import Domain
import StoreSupport
import Support
import Synchronization
import Testing

@testable import Data

@Suite struct `Undoing that is cut short at any step` {
  @Test(.slow, arguments: [true, false])
  func `happens wholly or not at all`(isUndo: Bool) throws {
    try SampleFolder.using { folder in
      let path = folder.path("haru.sqlite")
      let witness = try EveryPart.at(.file(path))
      _ = try witness.found()
      try witness.reading.keep(.sample("b1", "데미안"))
      try witness.reading.keep(.sample("2026-03-01", 30, 30))
      _ = try witness.reading.remove(ID("b1"), at: .on("2026-03-02"))
      if !isUndo { _ = try witness.history.undo() }
      var steps = 0
      var isThrough = false
      while !isThrough {
        let parts = try EveryPart.at(.file(path))
        steps = FaultPoints.after(steps)
        let (before, entries) = (try witness.dump(), try witness.history.newest(9, skipping: 0))
        isThrough = try !parts.database.isCutShort(after: steps) { () throws(HistoryFailure) in
          _ = isUndo ? try parts.history.undo() : try parts.history.redo()
        }
        try #require((try witness.dump() == before) == !isThrough, "after \(steps) steps")
        let isSame = try witness.history.newest(9, skipping: 0) == entries
        try #require(isSame == !isThrough, "after \(steps) steps")
        // After an interruption, the triggers are active again and the store has no errors.
        if !isThrough { try #require(try witness.database.problems() == []) }
      }
      #expect(steps > 20)
      #expect(try witness.reading.ids(.all, .title, search: "데미안") == (isUndo ? "b1" : ""))
      #expect(try witness.database.problems() == [])
    }
  }

  @Test func `heeds triggers again afterwards`() throws {
    let parts = try EveryPart.at(.memory)
    try parts.reading.keep(.sample("b1"))
    try parts.reading.keep(.sample("2026-03-01", 30, 30))
    _ = try parts.history.undo()
    try parts.reading.keep(.sample("2026-03-02", 40, 40))
    #expect(try parts.reading.pagesByDay(Day.range).map(\.pages) == [40])
  }

  @Test func `keeps no line of a write that failed`() throws {
    try SampleFolder.using { folder in
      let path = folder.path("haru.sqlite")
      var isThrough = false
      var steps = 0
      while !isThrough {
        let parts = try EveryPart.at(.file(path))
        steps = FaultPoints.after(steps)
        let before = try parts.history.count()
        isThrough = try !parts.database.isCutShort(after: steps) { () throws(MoodsFailure) in
          try parts.moods.keep(.sample("m\(steps)"))
        }
        let count = try parts.history.count()
        try #require(count == before + (isThrough ? 1 : 0))
        try #require(try parts.moods.records().count == count)
      }
    }
  }
}

@Suite struct `Several programs that undo at once` {
  @Test func `take one thing each`() throws {
    try SampleFolder.using { folder in
      let path = folder.path("haru.sqlite")
      let parts = try EveryPart.at(.file(path))
      for n in 0..<40 { try parts.people.insert(.sample(id: "p\(n)")) }
      let undone = Mutex<[Int]>([])
      DispatchQueue.concurrentPerform(iterations: 4) { _ in
        do {
          let history = SQLiteHistory(try Database(.file(path)))
          for _ in 0..<10 {
            let number = try history.undo().number
            undone.withLock { $0.append(number) }
          }
        } catch { Issue.record(error) }
      }
      #expect(undone.withLock { $0.sorted() } == Array(1...40))
      #expect(try parts.people.list().isEmpty)
      for n in 1...40 { #expect(try parts.history.redo().number == n) }
      #expect(try parts.people.list().count == 40 && parts.database.problems() == [])
    }
  }
}

@Suite struct `What it takes to undo things` {
  @Test func `is kept in pieces, so that much of it takes little memory, and comes back`() throws {
    let parts = try EveryPart.at(.memory)
    let count = 2_000
    // With long texts, a chunk of the history holds few rows.
    try parts.database.write { (store) throws(StorageFailure) in
      try store.run(
        """
        WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
        INSERT INTO events (id, starts, starts_offset, ends, ends_offset, reach, title_folded, title)
        SELECT 'e' || i, i, 0, i + 1, 0, 86400, 'x', printf('%.900c', '-') FROM n
        """, [.int(count)])
    }
    try parts.database.write(as: .removeEvent) { (store) throws(StorageFailure) in
      for part in 0..<20 { try store.run("DELETE FROM events WHERE starts % 20 = ?", [.int(part)]) }
    }
    let pieces = try parts.database.number("SELECT count(*) FROM history_changes")
    #expect((pieces ?? 0) > 3)
    let longest = try parts.database.number("SELECT max(length(bytes)) FROM history_changes")
    #expect((longest ?? .max) < 400_000)
    let rows = "SELECT count(*) FROM events WHERE length(title) = 900"
    _ = try parts.history.undo()
    #expect(try parts.database.number(rows) == count)
    _ = try parts.history.redo()
    #expect(try parts.database.number(rows) == 0)
    _ = try parts.history.undo()
    #expect(try parts.database.number(rows) == count)
  }

  @Test func `lets the words of many go and come with them`() throws {
    let parts = try EveryPart.at(.memory)
    let count = 1_000
    try parts.sayings.importSayings((0..<count).map { .sample(1000 + $0) })
    _ = try parts.sayings.found("saying 77")
    _ = try parts.history.undo()
    #expect(try parts.sayings.found("1077") == [])
    #expect(try parts.database.number("SELECT count(*) FROM sayings WHERE number >= 1000") == 0)
    _ = try parts.history.redo()
    #expect(try parts.database.number("SELECT count(*) FROM sayings WHERE number >= 1000") == count)
    #expect(try parts.sayings.found("1077").contains(1077))
  }

  @Test func `is let go after three months, but never of the newest thousand`() throws {
    // anchors D 16: history younger than thirty days is never deleted automatically.
    let now = Mutex(Now.on("2026-03-01"))
    let parts = EveryPart(try Database(.memory, clock: WallClock { now.withLock { $0 } }))
    for n in 0..<1100 { try parts.people.insert(.sample(id: "p\(n)")) }
    now.withLock { $0 = .on("2026-04-15") }
    try parts.people.insert(.sample(id: "april"))
    #expect(try parts.database.number("SELECT count(*) FROM history WHERE state = 2") == 0)
    now.withLock { $0 = .on("2036-03-01") }
    for n in 0..<20 { try parts.people.insert(.sample(id: "later\(n)")) }
    #expect(try parts.database.number("SELECT count(*) FROM history WHERE state = 2") == 121)
    #expect(try parts.database.number("SELECT count(DISTINCT entry) FROM history_changes") == 1000)
    for _ in 0..<1000 { _ = try parts.history.undo() }
    #expect(throws: HistoryFailure.nothingToUndo) { try parts.history.undo() }
    #expect(try parts.people.list().count == 121)
  }

  @Test func `says what was done in one short line, whatever it was done to`() throws {
    let parts = try EveryPart.at(.memory)
    let long = String(repeating: "가", count: 5000)
    _ = try parts.sayings.add(.sample("first\nsecond"), at: .on("2026-03-01"))
    _ = try parts.sayings.add(.sample(nil, long), at: .on("2026-03-01"))
    let subjects = try parts.history.newest(2, skipping: 0).map(\.subject)
    #expect(subjects == [String(repeating: "가", count: 80) + "…", "first"])
  }
}
