import Domain
import PresentationKit
import PresentationPeople
import Support
import Testing
import TextUI

@Suite struct `The diary of moods` {
  private func diary(_ world: TestEnvironment) -> Robot {
    Atelier.robot(world).press(.character("d"))
  }

  @Test func `has the newest day first, and in each day the oldest feeling first`() throws {
    // CV-44, CV-45
    let robot = diary(try Atelier.world())
    func index(_ text: String) -> String.Index? { robot.screen.range(of: text)?.lowerBound }
    let order = ["5 March · yet", "The plum tree", "점심을", "A letter", "Slept badly"]
    let indices = order.compactMap(index)
    #expect(indices.count == order.count)
    #expect(indices == indices.sorted())
    #expect(robot.screen.contains("yet to come"))
  }

  @Test func `takes a feeling away, and gives it back`() throws {
    // CV-49, 4 (13)
    let world = try Atelier.world()
    let robot = diary(world)
    robot.press(.end)
    #expect(robot.screen.contains("Slept badly"))
    robot.press(.character("x"))
    #expect(robot.notice == "Removed the mood of 20 February, 07:40. z restores it.")
    #expect(!robot.screen.contains("Slept badly") && !robot.screen.contains("Fri 20 February"))
    #expect(world.run("moods calendar 2026-02 --json").out.contains("\"days\":[]"))
    robot.press(.character("z"))
    #expect(robot.notice.hasPrefix("Undone: Removed the mood “Slept badly"))
    #expect(robot.screen.contains("Slept badly"))
  }

  @Test func `changes what was written`() throws {
    // CV-25
    let world = try Atelier.world()
    let robot = diary(world)
    robot.press(.character("e"), .end).type("!").press(.control("s"))
    #expect(robot.notice == "Changed the mood of 1 March, 08:10.")
    #expect(world.run("moods list --day 2026-03-01").out.contains("bloom!"))
  }

  @Test func `jumps to a day from the month, across the year`() throws {
    // CV-46, CV-47, CV-48
    let world = try Atelier.world()
    #expect(world.run("moods add 20 'The year ends' --at '2025-12-31 23:00'").status == .done)
    let robot = diary(world)
    robot.press(.character("c"))
    #expect(robot.screen.contains("March 2026"))
    robot.press(.pageUp, .pageUp, .pageUp)
    #expect(robot.screen.contains("December 2025"))
    robot.press(.enter)
    #expect(robot.notice.contains("o moods were recorded on that day"))
    robot.press(.end, .enter)
    #expect(!robot.screen.contains("December 2025 "))
    #expect(robot.screen.contains("› ") && robot.screen.contains("The year ends"))
    robot.press(.enter)
    #expect(robot.screen.contains("Wed 31 December 2025, 23:00"))
  }

  @Test func `says what to do while it is empty`() throws {
    // CV-50
    #expect(diary(try TestEnvironment()).screen.contains("No moods recorded yet."))
  }

  @Test func `leads through hundreds of days`() throws {
    // CV-10
    let world = try TestEnvironment(now: "2026-03-01T18:05")
    #expect(
      world.run("moods seed --count 900 --from 2025-01-01 --to 2026-02-28").status == .done)
    let robot = diary(world)
    for _ in 0..<120 { robot.press(.pageDown) }
    robot.press(.enter)
    #expect(robot.screen.contains("2025") || robot.screen.contains("January"))
  }
}
