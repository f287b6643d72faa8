import Domain
import PresentationKit
import Support
import Testing

@Suite struct `An evening on several devices` {
  // V-03
  @Test func `is one change, even if a sync comes between two answers`() throws {
    let computers = try TwoComputers([])
    let (here, other) = (computers.here, computers.other)
    for world in [here, other] { try world.go(to: "2026-03-10T21:30") }
    let day = here.now.day
    var session = EveningSession(of: day)
    let questions = try here.features.evening.facts(of: day).questions
    #expect(questions.count == 3)
    for (question, text) in zip(questions, ["first snow", "second thoughts"]) {
      _ = try here.features.evening.answer(question, in: &session) { () throws(MoodsFailure) in
        try here.features.moods.add(MoodDraft(level: 50, text: text))
      }
      #expect(here.run("sync").status == .done)
    }
    #expect(other.run("sync").status == .done)
    func moods() -> String { other.run("moods list").out }
    #expect(moods().contains("first snow") && moods().contains("second thoughts"))
    #expect(here.run("history --limit 1").out.contains("Evening of 10 March: 2 answers"))
    let undone = here.run("undo")
    #expect(undone.status == .done, "\(undone.err)")
    for world in [here, other] { #expect(world.run("sync").status == .done) }
    #expect(!moods().contains("first snow") && !moods().contains("second thoughts"))
  }

  // V-03
  @Test func `leaves it to each device what was skipped there`() throws {
    let computers = try TwoComputers([])
    let (here, other) = (computers.here, computers.other)
    for world in [here, other] { try world.go(to: "2026-03-10T21:30") }
    #expect(here.run("evening", input: "\n\n\n").status == .done)
    for world in [here, other] { #expect(world.run("sync").status == .done) }
    #expect(here.run("evening").out.contains("You have told me everything about today."))
    #expect(!other.run("evening").out.contains("You have told me everything about today."))
  }
}
