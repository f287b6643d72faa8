import Data
import Domain
import Support
import Testing

/// V-03: each answer of an evening is a transaction of its own, and one undo reverses all of them.
@Suite struct `Changes that are appended to an entry` {
  private let world: TestEnvironment
  private var features: Features { world.features }

  init() throws { world = try TestEnvironment() }

  private enum Stop: StorageFailing, Equatable {
    case wanted
    case storage(StorageFailure)
  }

  /// Adds a mood, and appends it to an entry. Returns the entry that it became a part of.
  @discardableResult
  private func feel(
    _ text: String, appendingTo entry: Int?, _ ending: ChangeEnding? = nil
  ) throws(Stop) -> (isAppended: Bool, entry: Int?) {
    let stored = try features.history.asOneChange(appendingTo: entry) {
      (isAppended) throws(Stop) -> (Bool, ChangeEnding) in
      do throws(MoodsFailure) {
        _ = try features.moods.add(MoodDraft(level: 50, text: text))
      } catch { throw .wanted }
      return (isAppended, ending ?? .committedAs(.answerEvening, subject: text))
    }
    return (stored.value, stored.entry)
  }

  private func texts() throws -> [String] {
    var texts: [String] = []
    try features.moods.queries(.on("2026-01-01")...(.on("2026-12-31"))) { day in
      texts += day.records.compactMap { $0.text?.text }
      return true
    }
    return texts.sorted()
  }

  @Test func `are one entry, undone and redone at once`() throws {
    let first = try feel("a", appendingTo: nil)
    #expect(!first.isAppended)
    for text in ["b", "c"] {
      let next = try feel(text, appendingTo: first.entry)
      #expect(next.isAppended && next.entry == first.entry)
    }
    #expect(try features.history.count() == 1)
    let entry = try #require(try features.history.newest(1).first)
    #expect(entry.kind == .answerEvening && entry.subject == "c")
    for _ in 0..<3 {
      _ = try features.history.undo()
      #expect(try texts() == [])
      _ = try features.history.redo()
      #expect(try texts() == ["a", "b", "c"])
    }
    // What was undone and redone can still grow.
    #expect(try feel("d", appendingTo: first.entry).isAppended)
    _ = try features.history.undo()
    #expect(try texts() == [])
    #expect(throws: HistoryFailure.nothingToUndo) { try features.history.undo() }
    _ = try features.history.redo()
    #expect(try texts() == ["a", "b", "c", "d"])
  }

  @Test func `begin a new entry after another change`() throws {
    let first = try feel("a", appendingTo: nil).entry
    _ = try features.moods.add(MoodDraft(level: 10, text: "other"))
    let next = try feel("b", appendingTo: first)
    #expect(!next.isAppended && next.entry != first)
    #expect(try features.history.count() == 3)
    _ = try features.history.undo()
    #expect(try texts() == ["a", "other"])
  }

  @Test func `begin a new entry after theirs was undone`() throws {
    let first = try feel("a", appendingTo: nil).entry
    _ = try features.history.undo()
    #expect(try !feel("b", appendingTo: first).isAppended)
    #expect(throws: HistoryFailure.nothingToRedo) { try features.history.redo() }
    #expect(try texts() == ["b"])
  }

  @Test func `leave the entry as it was where one of them is dropped`() throws {
    let first = try feel("a", appendingTo: nil).entry
    let dropped = try feel("b", appendingTo: first, .dropped)
    #expect(dropped.entry == nil)
    #expect(try features.history.newest(1).first?.subject == "a")
    #expect(try texts() == ["a"])
    _ = try features.history.undo()
    #expect(try texts() == [])
  }

  @Test func `are no change where nothing changed`() throws {
    let first = try feel("a", appendingTo: nil).entry
    let stored = try features.history.asOneChange(appendingTo: first) {
      (_) throws(Stop) -> (Void, ChangeEnding) in
      ((), .committedAs(.answerEvening, subject: "nothing"))
    }
    #expect(stored.entry == nil)
    #expect(try features.history.newest(1).first?.subject == "a")
  }
}
