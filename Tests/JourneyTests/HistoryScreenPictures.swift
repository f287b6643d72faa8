import Domain
import Support
import Testing

@testable import PresentationKit
@testable import PresentationShared

/// Snapshots of the history and the trash. A person reviewed each one before it was recorded.
@Suite struct `The pages of what was done and removed` {
  /// Returns an environment with a few days of changes in all parts. Some are undone, and some
  /// removed records.
  private func world(_ language: Language) throws -> TestEnvironment {
    let (person, event, other) =
      switch language.tongue {
      case .korean: ("민아", "치과 검진", "산책")
      case .english: ("Mina", "Dentist", "A walk")
      }
    let world = try TestEnvironment(language: language)
    let days = [
      "2026-03-02T09:00": [
        "people add \(person) --every 7", "moods add 70 '\(other)'", "sayings like 0",
      ],
      "2026-03-03T18:30": [
        "schedule add '\(event)' --from 2026-03-08T10:00",
        "schedule add '\(other)' --from 2026-03-09T10:00", "people edit \(person) --every 10",
      ],
      "2026-03-04T21:05": [
        "schedule remove '\(event)'", "people remove \(person)", "moods add 20", "undo",
      ],
    ]
    for (moment, lines) in days.sorted(by: { $0.key < $1.key }) {
      try world.go(to: moment)
      for line in lines { #expect(world.run(line).status == .done, "\(line)") }
    }
    return world
  }

  private func open(_ item: MoreItem, _ robot: Robot, _ language: Language) {
    robot.press(.character(","), .home)
    for _ in 0..<30 where !robot.screen.contains("› " + item.title(language)) {
      robot.press(.down)
    }
    robot.press(.enter)
  }

  @Test(arguments: [Language.korean, .english])
  func `look as they were looked at`(_ language: Language) throws {
    for (name, size) in SnapshotSizes.shown(in: language) {
      func picture(_ robot: Robot, _ page: String) {
        expectSnapshot(robot.frame, named: "history-\(page)-\(language.rawValue)-\(name)")
      }
      let robot = Robot(try world(language), size: size)
      open(.history, robot, language)
      picture(robot, "deeds")
      robot.press(.escape)
      open(.trash, robot, language)
      picture(robot, "trash")
      robot.press(.character("x"))
      picture(robot, "question")
      let empty = Robot(try TestEnvironment(language: language), size: size)
      open(.history, empty, language)
      picture(empty, "nothing")
      empty.press(.escape)
      open(.trash, empty, language)
      picture(empty, "emptied")
    }
  }
}
