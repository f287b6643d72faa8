import Domain
import Support
import Testing

@testable import Presentation
@testable import TextUI

/// The help runs the row that is chosen, as in lazygit.
@Suite struct `A row of the help` {
  private func robot(_ world: TestEnvironment) throws -> Robot {
    #expect(world.run("people add Mina --every 3").status == .done)
    return Robot(world)
  }

  private func run(_ meaning: String, on robot: Robot) {
    robot.press(.character("?")).type(meaning).press(.enter)
  }

  @Test func `runs its key on the screen below`() throws {
    let robot = try robot(TestEnvironment(language: .english))
    run("calendar", on: robot)
    #expect(robot.screenName == "CalendarScreen")
    run("quick add", on: robot.press(.escape))
    #expect(robot.screenName == "PeopleScreen" && robot.screen.contains("+"), "\(robot.screen)")
  }

  @Test func `runs the action, whatever key it has now`() throws {
    let world = try TestEnvironment(language: .english)
    world.writeKeys("people.calendar = K", "shell.more = F7")
    let robot = try robot(world)
    run("calendar", on: robot)
    #expect(robot.screenName == "CalendarScreen")
    run("more", on: robot.press(.escape))
    #expect(robot.part == .more)
  }

  @Test func `says why it does nothing now`() throws {
    let robot = Robot(try TestEnvironment(language: .english))
    let water = try #require(robot.keys.first { $0.meaning == "water" })
    run("water", on: robot)
    #expect(robot.notice == water.unavailable && !robot.notice.isEmpty)
  }
}
