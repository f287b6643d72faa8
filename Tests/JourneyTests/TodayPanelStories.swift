import Domain
import PresentationKit
import Support
import Testing
import TextUI

/// What the page of the day shows in its rows and panels.
@Suite struct `The rows and panels of the day` {
  private func robot(_ world: TestEnvironment, size: Size = .standard) -> Robot {
    Robot(world, size: size, onToday: true)
  }

  private func lines(_ robot: Robot) -> [String] {
    robot.screen.split(separator: "\n").map(String.init)
  }

  // D-34: the key of a line is said of the chosen line only.
  @Test(arguments: [Size.standard, Size(columns: 120, rows: 40)])
  func `sees the key of the chosen line only`(_ size: Size) throws {
    let robot = self.robot(try BusyDay.world(), size: size)
    for _ in 0..<8 {
      let actions = robot.screen.split(separator: "\n").dropLast().flatMap { line in
        ["open ↵", "water w", "record w", "read r", "new target e"].filter {
          line.contains("  " + $0)
        }
      }
      #expect(actions.count <= 1, "\(robot.screen)")
      robot.press(.down)
    }
  }

  // D-36: all birthdays share a row, and ← and → go through them.
  @Test func `has the birthdays on one row`() throws {
    let world = try BusyDay.world()
    #expect(world.run("people add 하린 --every 90 --birthday 2017-03-13").status == .done)
    let robot = robot(world)
    let row = lines(robot).filter { $0.contains("♥") }
    #expect(row.count == 1 && row[0].contains("서연") && row[0].contains("하린"), "\(robot.screen)")
    for _ in 0..<12 { robot.press(.down) }
    robot.press(.right, .enter)
    #expect(robot.screen.contains("하린") && !robot.screen.contains("♥ 서연"))
  }

  // D-38: an empty day keeps its panels, and each invites.
  @Test func `is invited by each panel of an empty day`() throws {
    let robot = self.robot(try TestEnvironment(), size: Size(columns: 120, rows: 40))
    for title in ["Your day", "People to contact", "Today's picture", "The week"] {
      #expect(robot.screen.contains(title), "\(robot.screen)")
    }
    for text in ["n  plan an event", "a  add someone", "b  add a book", "S  save a saying"] {
      #expect(robot.screen.contains(text), "\(text)")
    }
    #expect(lines(robot).contains { $0.contains("› a  add someone") })
    robot.press(.up, .enter)
    #expect(robot.screen.contains("Schedule"))
  }

  // D-35: what was said last stands beside a person.
  @Test func `reads what was said last beside a person`() throws {
    let world = try BusyDay.world()
    let words = "people water 아버지 --memo '무릎은 나으셨다'"
    #expect(world.run(words).status == .done)
    try world.go(to: "2026-03-20T09:00")
    let robot = self.robot(world, size: Size(columns: 120, rows: 40))
    #expect(lines(robot).contains { $0.contains("아버지") && $0.contains("“무릎은") })
    // Commands and status bars do not pay for words that they do not print.
    #expect(world.features.today.page().lastWords.isEmpty)
    #expect(world.features.today.page(withLastWords: true).lastWords.count == 1)
  }
}
