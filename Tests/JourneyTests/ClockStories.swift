import Domain
import Support
import Testing

@testable import PresentationKit
@testable import PresentationShared

/// Tests of the settings for the clock and the first day of the week.
@Suite struct `Somebody used to another clock` {
  // F-09
  @Test(arguments: [
    (Language.english, "auto", "14:00–15:30"), (.english, "12", "2:00–3:30 PM"),
    (.korean, "auto", "오후 2:00~3:30"), (.korean, "24", "14:00~15:30"),
  ])
  func `reads times so in commands and on screens`(
    language: Language, clock: String, expected: String
  ) throws {
    let world = try TestEnvironment(language: language)
    #expect(world.run("settings set calendar.clock \(clock)").status == .done)
    #expect(world.run("schedule add 치과 --from 14:00 --to 15:30").status == .done)
    let answer = world.run("schedule").out.replacing(" – ", with: "–")
    #expect(answer.contains(expected), "\(answer)")
    let robot = Robot(world).press(.character("5"))
    for time in expected.split(whereSeparator: { "–~".contains($0) }) {
      #expect(robot.screen.contains(time), "\(robot.screen)")
    }
    #expect(world.run("settings get calendar.clock").out == clock + "\n")
  }

  // F-09: settings never change the JSON output.
  @Test func `gives scripts the same whatever the clock`() throws {
    let world = try TestEnvironment()
    _ = world.run("schedule add Dentist --from 14:00 --to 15:30")
    _ = world.run("moods add 60")
    let before = ["schedule --json", "moods --json", "today --json"].map { world.run($0).out }
    _ = world.run("settings set calendar.clock 12")
    _ = world.run("settings set calendar.weekStart sun")
    let after = ["schedule --json", "moods --json", "today --json"].map { world.run($0).out }
    #expect(before == after && before.allSatisfy { $0.contains("haru/1") })
  }

  // F-09, K-24
  @Test func `sees every month begin on the day they want`() throws {
    let world = try TestEnvironment()
    let robot = Robot(world).press(.character("5"), .character("c"))
    #expect(robot.screen.contains(/Mon? +Tue?/), "\(robot.screen)")
    _ = world.run("settings set calendar.weekStart 일요일")
    #expect(world.run("settings get calendar.weekStart").out == "sun\n")
    let other = Robot(world).press(.character("5"), .character("c"))
    #expect(other.screen.contains(/Sun? +Mon?/), "\(other.screen)")
    #expect(world.run("settings set calendar.weekStart tue").status == .refused)
    #expect(world.run("settings reset calendar.weekStart").status == .done)
  }
}

/// Tests of choosing a theme by its name.
@Suite struct `The names of themes` {
  // F-07: each theme has one name in each language, on screens and in commands.
  @Test(arguments: ["mugwort", "Mugwort", "쑥떡", "쑥개떡", "undergrowth"])
  func `are one theme in any language`(name: String) throws {
    let world = try TestEnvironment()
    let answer = world.run("settings set theme '\(name)'")
    #expect(answer.out == "Set theme to mugwort.\n", "\(answer.err)")
    let korean = try TestEnvironment(language: .korean)
    #expect(korean.run("settings set theme '\(name)'").out == "바꿨어요. theme = 쑥떡\n")
    #expect(korean.run("settings get theme").out == "mugwort\n")
  }

  // F-07
  @Test func `are suggested where one is mistyped, in the language of the page`() throws {
    let world = try TestEnvironment()
    #expect(world.run("settings set theme mugwrot").err.contains("Did you mean “mugwort”?"))
    let korean = try TestEnvironment(language: .korean)
    #expect(korean.run("settings set theme 쑥덕").err.contains("혹시 ‘쑥떡’인가요?"))
  }
}
