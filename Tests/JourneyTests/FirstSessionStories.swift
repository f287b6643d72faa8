import Domain
import PresentationKit
import Support
import Testing
import TextUI

/// The first ten minutes by keys: from the way in to Today, from there into each of the five
/// parts, and each time back to a page that knows a little more.
@Suite struct `The first session` {
  /// Goes to the line of something.
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

    // a plants somebody. What their plant is, is told; any key leads back.
    robot.press(.character("a")).type("Mina").press(.control("s"))
    #expect(robot.screen.contains("▐2 People") && robot.notice.contains("Planted Mina"))
    robot.press(.escape)
    #expect(robot.screen.contains("▐1 Today▌"))

    // S keeps a saying.
    robot.press(.character("S")).type("It is all right to go slowly.").press(.control("s"))
    #expect(robot.screen.contains("▐1 Today▌"))
    #expect(world.run("sayings search slowly").out.contains("go slowly"))

    // m asks how one feels: n leads to the gauge, and then to a few words.
    robot.press(.character("m"), .character("n"), .up, .enter).type("The sun is out.").press(
      .control("s"))
    #expect(robot.screen.contains("▐1 Today▌") && robot.screen.contains("today · 1"))

    // n plans something for today.
    robot.press(.character("n")).type("Dentist").press(.control("s"))
    #expect(robot.screen.contains("▐1 Today▌") && robot.screen.contains("Dentist"))

    // b adds a book; the page says how many pages are owed.
    robot.press(.character("b")).type("Walden").press(.tab).type("320").press(.control("s"))
    #expect(
      robot.screen.contains("▐1 Today▌") && robot.screen.contains("40 pages today"))

    // r says how far one came, on the line of the book.
    choose("Walden", robot)
    robot.press(.character("r")).type("40").press(.control("s"))
    let read = robot.screen.split(separator: "\n").first { $0.hasPrefix(" › ") } ?? ""
    #expect(robot.screen.contains("▐1 Today▌") && read.contains("12%"), "\(read)")
    #expect(read.contains("done today"), "\(read)")

    // A month later Mina is thirsty. w waters her, and her line is gone.
    try robot.wait(until: "2026-03-31T09:00")
    #expect(robot.screen.contains("◔ Mina"), "\(robot.screen)")
    choose("◔ Mina", robot)
    robot.press(.character("w")).press(.control("s"))
    #expect(robot.screen.contains("▐1 Today▌") && robot.notice.contains("Watered Mina"))
    #expect(!robot.screen.contains("◔ Mina"))

    // The tabs lead everywhere else, and 1 leads home.
    for (digit, tab) in [("2", "People"), ("3", "Sayings"), ("4", "Moods"), ("5", "Schedule")] {
      robot.press(.escape, .character(Character(digit)))
      #expect(robot.screen.contains("▐\(digit) \(tab)"))
    }
    robot.press(.escape, .character("1"))
    #expect(robot.screen.contains("▐1 Today▌"))
  }
}
