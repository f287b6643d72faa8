import Domain
import StoreSupport
import Support
import Testing

@testable import Data

/// Tests of undo and redo. Anchors C4, D 20 and 21
@Suite struct `Undoing and redoing` {
  @Test(.slow, arguments: [1, 2, 3, 4])
  func `restores exactly the earlier state, after any changes in any order`(seed: UInt64) throws {
    try SampleFolder.using { folder in
      let path = folder.path("haru.sqlite")
      var parts = try EveryPart.at(.file(path))
      let randomSource = RandomSource.seeded(seed)
      _ = try parts.found()
      var states = [try parts.dump()]
      var finds = [try parts.found()]
      while states.count < 70 {
        let change = parts.changes[randomSource.below(parts.changes.count)]
        let before = try parts.history.count()
        try EveryPart.attempt(change.act, randomSource.below(1000))
        let state = try parts.dump()
        if try parts.history.count() == before {
          #expect(state == states.last, "\(change.kind) left no line")
          continue
        }
        #expect(state != states.last, "\(change.kind) left a line of nothing")
        #expect(try parts.history.newest(1, skipping: 0).first?.kind == change.kind)
        states.append(state)
        finds.append(try parts.found())
      }
      for round in 0..<2 {
        for index in states.indices.dropLast().reversed() {
          _ = try parts.history.undo()
          #expect(try parts.dump() == states[index], "round \(round), back to \(index)")
          try #require(try parts.found() == finds[index], "round \(round), back to \(index)")
          if index % 30 == 7 { parts = try EveryPart.at(.file(path)) }
        }
        #expect(throws: HistoryFailure.nothingToUndo) { try parts.history.undo() }
        for index in states.indices.dropFirst() {
          _ = try parts.history.redo()
          #expect(try parts.dump() == states[index], "round \(round), on to \(index)")
          try #require(try parts.found() == finds[index], "round \(round), on to \(index)")
        }
        #expect(throws: HistoryFailure.nothingToRedo) { try parts.history.redo() }
      }
      #expect(try parts.database.problems() == [])
    }
  }

  @Test func `knows a deed of every kind`() throws {
    // Each new kind of change must be added to this test.
    let later: Set<ChangeKind> = [
      .importEverything, .restoreEverything, .emptyTrash, .addLines, .bringIn, .resolveConflict,
      .receive, .takeInFile, .sortLine, .removeLine, .sortNote, .syncFolder, .answerEvening,
      .renameTag, .mergeTags,
    ]
    var missing = Set(ChangeKind.allCases).subtracting(later)
    // In one store, some changes can only come first.
    for seed: UInt64 in 7...14 where !missing.isEmpty {
      let parts = try EveryPart.at(.memory)
      let randomSource = RandomSource.seeded(seed)
      for number in 1...8_000 where !missing.isEmpty {
        let changes = parts.changes
        let change = changes[randomSource.below(changes.count)]
        try EveryPart.attempt(change.act, randomSource.below(60))
        // The history keeps only the newest changes.
        if number % 500 == 0 {
          missing.subtract(try parts.history.newest(9999, skipping: 0).compactMap(\.kind))
        }
      }
    }
    #expect(missing == [])
  }

  @Test func `lets nothing be redone after something else was done`() throws {
    let parts = try EveryPart.at(.memory)
    try parts.people.insert(.sample(id: "a"))
    try parts.people.insert(.sample(id: "b"))
    #expect(try parts.history.undo().item == "b")
    try parts.people.insert(.sample(id: "c"))
    #expect(throws: HistoryFailure.nothingToRedo) { try parts.history.redo() }
    let states = try parts.history.newest(9, skipping: 0).map(\.state)
    #expect(states == [.done, .overtaken, .done])
    #expect(try parts.history.undo().item == "c")
    #expect(try parts.history.undo().item == "a")
    #expect(throws: HistoryFailure.nothingToUndo) { try parts.history.undo() }
    #expect(try parts.people.list().isEmpty)
  }

  @Test func `touches nothing where a row is not as it was left`() throws {
    let parts = try EveryPart.at(.memory)
    try parts.people.insert(.sample(id: "a"))
    _ = try parts.people.remove(ID("a"), at: .on("2026-03-09"))
    try parts.database.write { (store) throws(StorageFailure) in
      try store.run("DELETE FROM people")
    }
    let before = try parts.history.newest(9, skipping: 0)
    #expect(throws: HistoryFailure.changedSince(before[0])) { try parts.history.undo() }
    #expect(try parts.history.newest(9, skipping: 0) == before)
  }

  @Test func `leaves what nobody did alone`() throws {
    let parts = try EveryPart.at(.memory)
    let saying = try parts.sayings.add(.sample("a letter"), at: .on("2026-03-01"))
    _ = try parts.sayings.open(saying.number)
    _ = try parts.sayings.saying(of: .on("2026-03-03"), lot: 104)
    _ = try parts.sayings.found("letter")
    #expect(try parts.history.count() == 1)
    // It is the saying of a day, and is removed all the same.
    try parts.database.write { (store) throws(StorageFailure) in
      try store.run(DrawingSQL.keepDay, [.day(.on("2026-03-04")), .int(saying.number.value)])
    }
    _ = try parts.history.undo()
    #expect(try parts.sayings.find(saying.number) == nil)
    #expect(try parts.sayings.found("letter") == [])
    _ = try parts.history.redo()
    #expect(try parts.sayings.found("letter") == [saying.number.value])
    #expect(try parts.database.problems() == [])
  }

  @Test func `refuses in a store that is only read`() throws {
    try SampleFolder.using { folder in
      let path = folder.path("haru.sqlite")
      try EveryPart.at(.file(path)).people.insert(.sample())
      let history = SQLiteHistory(try Database(.file(path), readOnly: true))
      #expect(throws: HistoryFailure.storage(.openedForReading)) { try history.undo() }
      #expect(throws: HistoryFailure.storage(.openedForReading)) { try history.redo() }
      #expect(throws: HistoryFailure.storage(.openedForReading)) { try history.emptyTrash() }
      #expect(try history.count() == 1)
    }
  }
}
