import PresentationKit
import Support
import Testing
import TextUI

// D-63
@Suite struct `A dialog` {
  private func robot() throws -> Robot {
    let world = try TestEnvironment(now: "2026-03-01T09:00")
    #expect(world.run("people add Mina --every 7").status == .done)
    return Robot(world)
  }

  private func bar(_ robot: Robot) -> String {
    String(robot.screen.split(separator: "\n", omittingEmptySubsequences: false).last ?? "")
  }

  @Test func `leaves only its way out in the key bar, and dims the tabs`() throws {
    let robot = try robot()
    #expect(bar(robot).contains("help"))
    let tab = robot.frame[1, 0].style
    // The plant is not thirsty yet, so a question appears.
    robot.type("w")
    #expect(robot.screenName == "QuestionScreen", "\(robot.screen)")
    #expect(bar(robot).trimmingPrefix(" ") == "Esc cancel")
    #expect(robot.frame[1, 0].style != tab)
    #expect(robot.screen.contains("[›"), "\(robot.screen)")
    robot.press(.escape)
    #expect(bar(robot).contains("help"))
    #expect(robot.frame[1, 0].style == tab)
  }

  @Test func `of a form that would lose its text says that a second Esc leaves`() throws {
    let robot = try robot().type("n").type("Bori").press(.escape)
    #expect(bar(robot).trimmingPrefix(" ") == "Esc leave", "\(robot.screen)")
    robot.type("k")
    #expect(bar(robot).contains("save"), "\(robot.screen)")
  }

  @Test func `of the form of a setting leaves only its way out too`() throws {
    let robot = try robot().press(.control("p")).type("picture limit").press(.enter, .enter)
    robot.type("9").press(.escape)
    #expect(bar(robot).trimmingPrefix(" ") == "Esc leave", "\(robot.screen)")
  }
}
