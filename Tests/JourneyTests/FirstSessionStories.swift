import Domain
import PresentationKit
import Support
import Testing
import TextUI

/// A new user's first ten minutes at the keyboard: from onboarding to Today, and from there to each
/// of the five parts and back. Today shows more after each one.
@Suite struct `The first session` {
  /// Moves down from the first row until the selected row contains this name.
  private func choose(_ name: String, _ robot: Robot) {
    robot.press(.home)
    for _ in 0..<10 {
      let line = robot.screen.split(separator: "\n").first { $0.hasPrefix(" › ") } ?? ""
      if line.contains(name) { return }
      robot.press(.down)
    }
  }

  @Test func `leads by keys through all five parts and back to today`() throws {
    let world = try TestEnvironment(now: "2026-03-01T09:00")
    let robot = Robot(world, onboarding: .firstTime)
    #expect(robot.screen.contains("Welcome to Haru"))
    // One key is enough to begin, and Today says what to do first.
    robot.press(.character("g"))
    #expect(robot.screen.contains("▐1 Today▌") && robot.screen.contains("Nothing is due today"))

    // `a` adds a person. The notice names the plant, and any key leads back.
    robot.press(.character("a")).type("Mina").press(.control("s"))
    #expect(robot.screen.contains("▐2 People") && robot.notice.contains("Planted Mina"))
    robot.press(.escape)
    #expect(robot.screen.contains("▐1 Today▌"))

    // `S` saves a saying.
    robot.press(.character("S")).type("It is all right to go slowly.").press(.control("s"))
    #expect(robot.screen.contains("▐1 Today▌"))
    #expect(world.run("sayings search slowly").out.contains("go slowly"))

    // `m` records a mood: `n` opens the gauge, and then the text.
    robot.press(.character("m"), .character("n"), .up, .enter).type("The sun is out.").press(
      .control("s"))
    #expect(robot.screen.contains("▐1 Today▌") && robot.screen.contains("today · 1"))

    // `n` plans an event for today.
    robot.press(.character("n")).type("Dentist").press(.control("s"))
    #expect(robot.screen.contains("▐1 Today▌") && robot.screen.contains("Dentist"))

    // `b` adds a book with a target, and Today shows how many pages are due.
    robot.press(.character("b")).type("Walden").press(.tab).type("320").press(.tab, .tab, .right)
    robot.press(.control("s"))
    #expect(
      robot.screen.contains("▐1 Today▌") && robot.screen.contains("40 pages today"))

    // `r` records the pages read of the selected book.
    choose("Walden", robot)
    robot.press(.character("r")).type("40").press(.control("s"))
    let read = robot.screen.split(separator: "\n").first { $0.hasPrefix(" › ") } ?? ""
    #expect(robot.screen.contains("▐1 Today▌") && read.contains("12%"), "\(read)")
    #expect(read.contains("done today"), "\(read)")

    // A month later Mina is thirsty. `w` waters her, and her row disappears.
    try robot.wait(until: "2026-03-31T09:00")
    #expect(robot.screen.contains("◔ Mina"), "\(robot.screen)")
    choose("◔ Mina", robot)
    robot.press(.character("w"))
    #expect(robot.screen.contains("▐1 Today▌") && robot.notice.contains("Watered Mina"))
    #expect(!robot.screen.contains("◔ Mina"))

    // The digits open the other parts, and `1` leads back to Today.
    for (digit, tab) in [("2", "People"), ("3", "Sayings"), ("4", "Moods"), ("5", "Schedule")] {
      robot.press(.escape, .character(Character(digit)))
      #expect(robot.screen.contains("▐\(digit) \(tab)"))
    }
    robot.press(.escape, .character("1"))
    #expect(robot.screen.contains("▐1 Today▌"))
  }
}
