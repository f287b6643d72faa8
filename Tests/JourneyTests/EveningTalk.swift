import Domain
import PresentationKit
import Support
import Testing

/// What stories about evenings share: an evening of Tuesday, 10 March 2026, and what was recorded in it.
protocol EveningTalk {}

extension EveningTalk {
  var mina: String { "people add Mina --every 30" }
  var dinner: String {
    "schedule add Dinner --from '2026-03-10 18:00' --to '2026-03-10 19:30' --with Mina"
  }

  /// Returns the evening, after some commands that were run at nine on that day.
  func evening(_ lines: String..., language: Language = .english) throws -> TestEnvironment {
    let world = try TestEnvironment(now: "2026-03-10T09:00", language: language)
    for line in lines {
      let output = world.run(line)
      try #require(output.status == .done, "\(line): \(output.err)")
    }
    try world.go(to: "2026-03-10T21:30")
    return world
  }

  func answers(_ lines: String...) -> String { lines.map { $0 + "\n" }.joined() }

  func moods(_ world: TestEnvironment, on day: String = "2026-03-10") -> String {
    world.run("moods list --day \(day) --json").out
  }

  func plans(_ world: TestEnvironment) -> String {
    world.run("schedule list --json").out + world.run("schedule list --day 2026-03-11 --json").out
      + world.run("schedule list --day 2026-03-16 --json").out
  }

  func contacts(_ world: TestEnvironment, _ name: String = "Mina") -> String {
    world.run("people calendar \(name) --json").out
  }
}
