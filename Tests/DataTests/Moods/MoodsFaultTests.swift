import Domain
import StoreSupport
import Support
import Testing

@testable import Data

@Suite struct `A change of feelings that is cut short at any step` {
  /// Repeats a change and stops it after more and more steps of SQLite, until it completes. Each
  /// time the diary must be wholly unchanged or wholly changed.
  private func survive(
    atLeast least: Int = 20, _ body: (SQLiteMoods, _ turn: Int) throws(MoodsFailure) -> Void
  ) throws {
    try SampleFolder.using { folder in
      let path = folder.path("haru.sqlite")
      let witness = SQLiteMoods(try Database(.file(path)))
      try witness.keep((1...4).map { .sample("m\($0)", on: "2026-03-0\($0)") })
      _ = try witness.remove(ID("m4"), at: .on("2026-03-05"))
      var steps = 0
      var isThrough = false
      while !isThrough {
        // A compiled statement keeps its step count, so each turn opens the store again.
        let database = try Database(.file(path))
        let moods = SQLiteMoods(database)
        steps = FaultPoints.after(steps)
        let before = try witness.list()
        isThrough = try !database.isCutShort(after: steps) { () throws(MoodsFailure) in
          try body(moods, steps)
        }
        let after = try witness.list()
        try #require((before == after) == !isThrough, "after \(steps) steps")
        // A later change is saved completely and found.
        let next = MoodRecord.sample("next\(steps)", on: "2026-04-01")
        try moods.keep(next)
        try #require(try witness.day(next.day).records == [next], "after \(steps) steps")
        // If the record stayed, each turn would take more steps and the loop would never end.
        _ = try moods.remove(next.id, at: next.at)
        try #require(try witness.list() == after, "after \(steps) steps")
      }
      #expect(steps > least)
      #expect(try Database(.file(path)).problems() == [])
    }
  }

  @Test func `adds wholly or not at all`() throws {
    try survive { (moods, turn) throws(MoodsFailure) in
      _ = try moods.add(on: .on("2026-03-09")) { _ in .sample("cut\(turn)", on: "2026-03-09") }
    }
  }

  @Test func `changes and moves to another day wholly or not at all`() throws {
    try survive { (moods, _) throws(MoodsFailure) in
      _ = try moods.change(ID("m1")) { _ in .sample("m1", on: "2026-03-08", level: 5, "다른 말") }
    }
  }

  @Test func `puts away wholly or not at all`() throws {
    try survive { (moods, _) throws(MoodsFailure) in
      _ = try moods.remove(ID("m1"), at: .on("2026-03-05"))
    }
  }

  @Test func `brings back wholly or not at all`() throws {
    try survive { (moods, _) throws(MoodsFailure) in _ = try moods.restore(ID("m4")) }
  }

  @Test func `shuffles wholly or not at all`() throws {
    // CV-37
    try survive { (moods, _) throws(MoodsFailure) in
      let position = CanvasPosition(x: 1234, y: 4321)
      try moods.move([(ID("m1"), position), (ID("m2"), position), (ID("m3"), position)])
    }
  }

  @Test func `paints wholly or not at all`() throws {
    try survive(atLeast: 10) { (moods, _) throws(MoodsFailure) in
      try moods.paint(.on("2026-03-01"), in: .ink)
    }
  }

  @Test func `seeds wholly or not at all`() throws {
    try survive { (moods, turn) throws(MoodsFailure) in
      _ = try moods.seed(unlessThereAre: 10_000) {
        (0..<3).map { .sample("cut\(turn)-\($0)", on: "2026-03-1\($0)") }
      }
    }
  }
}

@Suite struct `Feelings that several programs keep` {
  @Test func `meet on one day and see each other's shapes`() throws {
    try SampleFolder.using { folder in
      let path = folder.path("haru.sqlite")
      let first = SQLiteMoods(try Database(.file(path)))
      let second = SQLiteMoods(try Database(.file(path), timeout: 0))
      try first.keep(.sample("a"))
      var shown: [MoodRecord] = []
      _ = try second.add(on: .on("2026-03-01")) {
        shown = $0
        return .sample("b", at: "10:00")
      }
      #expect(shown == [.sample("a")])
      #expect(try first.count(of: .on("2026-03-01")) == 2)
      // The diary can be read while another program writes.
      let writer = try Connection.to(path)
      try writer.run("BEGIN IMMEDIATE")
      #expect(try second.records().count == 2)
      #expect(throws: MoodsFailure.storage(.busy)) { try second.keep(.sample("c")) }
      try writer.run("ROLLBACK")
      #expect(try second.records().count == 2)
    }
  }
}
