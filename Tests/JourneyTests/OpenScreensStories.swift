import Domain
import PresentationKit
import PresentationPeople
import Support
import Testing
import TextUI

/// Tests of a screen that the user leaves open in one part while the store changes.
@Suite struct `What was left open` {
  @Test func `is the same saying when another one was read in between`() throws {
    let robot = Robot(try TestEnvironment(), onToday: true)
    func shown() -> String? {
      let title = robot.screen.split(separator: "\n").first { $0.contains("Saying ") }
      return title.flatMap { $0.split(separator: " ").first { Int($0) != nil } }.map(String.init)
    }
    robot.press(.character("s"))
    let ofToday = try #require(shown(), "\(robot.screen)")
    robot.press(.escape, .character("3"), .down, .enter)
    if shown() == ofToday { robot.press(.right) }
    let left = try #require(shown())
    #expect(left != ofToday)
    robot.press(.character("1"), .character("s"))
    #expect(shown() == ofToday)
    robot.press(.escape, .character("3"))
    #expect(shown() == left, "\(robot.screen)")
    robot.press(.right)
    #expect(shown() != left, "It is still leafed through.")
  }

  @Test func `stays when only a watering of it is gone`() throws {
    let world = try TestEnvironment()
    #expect(world.run("people add Mina --every 1").status == .done)
    try world.go(to: "2026-03-04T09:00")
    #expect(world.run("people water Mina --memo walk").status == .done)
    let robot = Robot(world).press(.character("2"), .enter, .character("c"), .character("x"))
    #expect(world.run("people unwater Mina today --yes").status == .done)
    robot.press(.character("x"))
    #expect(robot.screen.contains("Mina") && !robot.screen.contains("1 person"), "\(robot.screen)")
    robot.press(.escape)
    #expect(robot.screen.contains("Mina"))
  }

  @Test func `is another person, whoever is gone`() throws {
    let world = try TestEnvironment()
    for line in ["people add Mina --every 1", "people add Jun --every 1"] {
      #expect(world.run(line).status == .done)
    }
    try world.go(to: "2026-03-04T09:00")
    let robot = Robot(world).press(.enter)
    let open = robot.screen.contains("Talks with Jun") ? "Jun" : "Mina"
    let other = open == "Jun" ? "Mina" : "Jun"
    robot.press(.backTab)
    for _ in 0..<6 {
      let lines = robot.screen.split(separator: "\n")
      if lines.contains(where: { $0.hasPrefix(" › ") && $0.contains(other) }) { break }
      robot.press(.down)
    }
    let today = robot.screen
    robot.press(.character("f"), .tab)
    #expect(robot.screen.contains(other), "\(today)")
    robot.type("letters")
    #expect(world.run("people remove \(other) --yes").status == .done)
    robot.press(.control("s"))
    #expect(robot.screen.contains("letters"), "What is written is not lost: \(robot.screen)")
    robot.press(.escape, .character("x"), .tab)
    #expect(robot.screen.contains("Talks with \(open)"), "\(robot.screen)")
  }

  @Test func `over midnight is noted when it is kept, where the time was left alone`() throws {
    // CV-20
    let world = try TestEnvironment(now: "2026-03-01T23:58")
    let robot = Atelier.robot(world)
    robot.press(.character("n"), .enter).type("Late")
    try robot.wait(until: "2026-03-02T00:03")
    robot.press(.control("s"))
    let kept = world.run("moods list --json").out
    #expect(kept.contains("2026-03-02T00:03"), "\(kept)")
  }
}
