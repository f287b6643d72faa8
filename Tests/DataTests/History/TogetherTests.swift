import Data
import Domain
import StoreSupport
import Support
import Testing

@Suite struct `Several deeds that are one` {
  private let world: TestEnvironment
  private var features: Features { world.features }

  init() throws { world = try TestEnvironment() }

  private enum Stop: StorageFailing, Equatable {
    case wanted
    case storage(StorageFailure)
  }

  private func feelTwice(_ ending: ChangeEnding) throws(Stop) {
    try features.history.asOneChange { () throws(Stop) -> (Void, ChangeEnding) in
      do throws(MoodsFailure) {
        _ = try features.moods.add(MoodDraft(level: 40, text: "하나"))
        _ = try features.moods.add(MoodDraft(level: 60, text: "둘"))
      } catch { throw .wanted }
      return ((), ending)
    }
  }

  private func count() throws -> Int {
    var count = 0
    try features.moods.queries(.on("2026-01-01")...(.on("2026-12-31"))) { day in
      count += day.records.count
      return true
    }
    return count
  }

  // several records are written in one transaction and undone together.
  @Test func `are undone at once, and done again at once`() throws {
    try feelTwice(.committedAs(.addLines, subject: "2"))
    #expect(try count() == 2)
    #expect(try features.history.count() == 1)
    #expect(try features.history.newest(1).first?.name == "lines.add")
    _ = try features.history.undo()
    #expect(try count() == 0)
    _ = try features.history.redo()
    #expect(try count() == 2)
  }

  @Test func `leave nothing where they are dropped, and no line of it`() throws {
    try feelTwice(.dropped)
    #expect(try count() == 0)
    #expect(try features.history.count() == 0)
    #expect(features.history.changeCount == 0)
    _ = try features.moods.add(MoodDraft(level: 50, text: nil))
    #expect(try count() == 1)
    #expect(features.history.changeCount == 1)
  }

  @Test func `leave nothing where one of them fails`() throws {
    #expect(throws: Stop.wanted) {
      try features.history.asOneChange { () throws(Stop) -> (Void, ChangeEnding) in
        do throws(MoodsFailure) {
          _ = try features.moods.add(MoodDraft(level: 40, text: nil))
          _ = try features.moods.add(MoodDraft(level: 400, text: nil))
        } catch { throw .wanted }
        return ((), .committed)
      }
    }
    #expect(try count() == 0)
    #expect(try features.history.count() == 0)
  }

  @Test func `keep the name of the last one where nobody gives them another`() throws {
    try feelTwice(.committed)
    #expect(try features.history.newest(1).first?.name == "moods.add")
    _ = try features.history.undo()
    #expect(try count() == 0)
  }
}
