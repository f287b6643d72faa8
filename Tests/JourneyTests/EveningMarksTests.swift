import Domain
import HaruStore
import Support
import Testing

/// V-03
@Suite struct `The marks of an evening` {
  private let day = Day.on("2026-03-10")

  @Test func `are of their day, and stored once`() throws {
    let world = try TestEnvironment()
    let evening = world.adapters.evening
    #expect(try evening.isUnused())
    let mood = EveningMark(code: .mood)
    let met = EveningMark(code: .met, subject: "mina e1 2026-03-10")
    for mark in [mood, met, mood] { try evening.mark(mark, of: day) }
    #expect(try evening.marks(of: day) == [mood, met])
    #expect(try evening.marks(of: day + 1) == [])
    #expect(try !evening.isUnused())
    #expect(try world.features.history.count() == 0, "A skipped question is no change.")
  }

  @Test func `of long ago are forgotten`() throws {
    let evening = try TestEnvironment().adapters.evening
    try evening.mark(EveningMark(code: .mood), of: day)
    try evening.mark(EveningMark(code: .mood), of: day + 61)
    #expect(try evening.marks(of: day) == [])
    #expect(try evening.marks(of: day + 61).count == 1)
  }

  @Test func `of an answer are gone after an undo, so that it is asked again`() throws {
    let world = try TestEnvironment()
    var session = EveningSession(of: world.now.day)
    let facts = try world.features.evening.facts(of: world.now.day)
    let mood = try #require(facts.questions.first { $0.code == .mood })
    _ = try world.features.evening.answer(mood, in: &session) { () throws(MoodsFailure) in
      try world.features.moods.add(MoodDraft(level: 70, text: nil))
    }
    #expect(session.answers == 1)
    #expect(try world.adapters.evening.marks(of: world.now.day) == [mood.mark])
    _ = try world.features.history.undo()
    #expect(try world.adapters.evening.marks(of: world.now.day) == [])
    #expect(try world.features.evening.facts(of: world.now.day).questions.contains(mood))
  }
}
