import Domain
import StoreSupport
import Support
import Testing

@testable import Data

@Suite struct `A change of the schedule that is cut short at any step` {
  /// Repeats a change and stops it after more and more steps of SQLite, until it completes. Each
  /// time the events and their index must be wholly unchanged or wholly changed.
  private func survive(
    isIndexed: Bool, _ body: (SQLiteSchedule, _ turn: Int) throws(ScheduleFailure) -> Void
  ) throws {
    try SampleFolder.using { folder in
      let path = folder.path("haru.sqlite")
      let witness = SQLiteSchedule(try Database(.file(path)))
      try witness.keep((1...4).map { .sample("e\($0)", "회의 \($0)", "안건", on: "2026-03-0\($0)") })
      _ = try witness.remove(ID("e4"), at: .on("2026-03-05"))
      if isIndexed { #expect(try witness.found("회의").count == 3) }
      var steps = 0
      var isThrough = false
      while !isThrough {
        // A compiled statement keeps its step count, so each turn opens the store again.
        let database = try Database(.file(path))
        let schedule = SQLiteSchedule(database)
        steps = FaultPoints.after(steps)
        let before = try witness.list()
        isThrough = try !database.isCutShort(after: steps) { () throws(ScheduleFailure) in
          try body(schedule, steps)
        }
        let after = try witness.list()
        try #require((before == after) == !isThrough, "after \(steps) steps")
        try #require(try database.hasEventsIndex() == isIndexed, "after \(steps) steps")
        try #require(try database.eventsIndexProblem() == nil, "after \(steps) steps")
        // A later change is saved completely and found.
        let next = Event.sample("next\(steps)", on: "2026-04-01")
        try schedule.keep(next)
        try #require(try witness.list() == after + [next], "after \(steps) steps")
        _ = try schedule.remove(next.id, at: next.start)
        try #require(try witness.list() == after, "after \(steps) steps")
      }
      #expect(steps > 20)
      let database = try Database(.file(path))
      #expect(try database.problems() == [] && database.eventsIndexProblem() == nil)
      #expect(try SQLiteSchedule(database).found("회의") == witness.list().map(\.id.text))
    }
  }

  @Test(arguments: [true, false])
  func `adds wholly or not at all`(isIndexed: Bool) throws {
    // SC-30
    try survive(isIndexed: isIndexed) { (schedule, turn) throws(ScheduleFailure) in
      try schedule.keep(.sample("cut\(turn)", "회의", "다른 안건", on: "2026-03-09"))
    }
  }

  @Test(arguments: [true, false])
  func `changes wholly or not at all`(isIndexed: Bool) throws {
    // SC-22
    try survive(isIndexed: isIndexed) { (schedule, _) throws(ScheduleFailure) in
      _ = try schedule.change(ID("e1")) { _ in
        .sample("e1", "다른 회의", on: "2026-03-08", until: "2027-03-08")
      }
    }
  }

  @Test(arguments: [true, false])
  func `puts away wholly or not at all`(isIndexed: Bool) throws {
    // SC-19
    try survive(isIndexed: isIndexed) { (schedule, _) throws(ScheduleFailure) in
      _ = try schedule.remove(ID("e1"), at: .on("2026-03-05"))
    }
  }

  @Test(arguments: [true, false])
  func `brings back wholly or not at all`(isIndexed: Bool) throws {
    try survive(isIndexed: isIndexed) { (schedule, _) throws(ScheduleFailure) in
      _ = try schedule.restore(ID("e4"))
    }
  }

  @Test func `makes the index wholly or not at all`() throws {
    try SampleFolder.using { folder in
      let path = folder.path("haru.sqlite")
      try SQLiteSchedule(try Database(.file(path))).keep(.sample("a", "윤슬"), .sample("b", "강물"))
      var steps = 0
      var isThrough = false
      while !isThrough {
        let database = try Database(.file(path))
        steps = FaultPoints.after(steps)
        var found: [String] = []
        isThrough = try !database.isCutShort(after: steps) { () throws(ScheduleFailure) in
          found = try SQLiteSchedule(database).found("윤슬")
        }
        try #require(try database.eventsIndexProblem() == nil, "after \(steps) steps")
        if isThrough { #expect(found == ["a"]) }
      }
      #expect(steps > 20)
      #expect(try Database(.file(path)).problems() == [])
    }
  }
}

@Suite struct `A schedule that several programs keep` {
  @Test func `is one for all of them, and so is its index`() throws {
    try SampleFolder.using { folder in
      let path = folder.path("haru.sqlite")
      let first = SQLiteSchedule(try Database(.file(path)))
      let second = SQLiteSchedule(try Database(.file(path), timeout: 0))
      try first.keep(.sample("a", "윤슬"))
      try second.keep(.sample("b", "윤슬", from: "10:30"))
      #expect(try first.list().map(\.id.text) == ["a", "b"])
      // One connection creates the index, and the other one updates it.
      #expect(try first.found("윤슬") == ["a", "b"])
      _ = try second.change(ID("a")) { _ in .sample("a", "강물") }
      _ = try second.remove(ID("b"), at: .on("2026-03-02"))
      #expect(try first.found("윤슬") == [] && first.found("강물") == ["a"])
      _ = try first.restore(ID("b"))
      #expect(try second.found("윤슬") == ["b"])
      #expect(try Database(.file(path)).eventsIndexProblem() == nil)
      // The schedule can be read while another program writes.
      let writer = try Connection.to(path)
      try writer.run("BEGIN IMMEDIATE")
      #expect(try second.list().count == 2 && second.found("윤슬") == ["b"])
      #expect(throws: ScheduleFailure.storage(.busy)) { try second.keep(.sample("c")) }
      try writer.run("ROLLBACK")
      #expect(try second.list().count == 2)
    }
  }
}
