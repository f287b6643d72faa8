import Foundation
import Support
import Testing

@testable import Presentation

/// The tables of the README are made from the same data as the program's help.
@Suite(.serialized) struct `The README` {
  static let page = ProjectFolder.root.appendingPathComponent("README.md")

  @Test func `lists the commands as they are`() throws {
    let rows = CommandTable.haru.shown.map { command in
      "| `haru \(command.usage.replacingOccurrences(of: "|", with: "\\|"))` | \(command.summary.english) |"
    }
    try expectTable("commands", "| command | what it does |\n| --- | --- |\n" + lines(rows))
  }

  @Test func `lists the keys as they are`() throws {
    let world = try TestWorld()
    #expect(world.run("people add Mina --every 7").status == .done)
    var robot = Robot(world, onToday: true)
    var rows = robot.keys.map { "| today | \($0.label) | \($0.meaning) |" }
    robot = Robot(world)
    rows += robot.keys.map { "| people | \($0.label) | \($0.meaning) |" }
    robot.press(.enter)
    rows += robot.keys.map { "| a card | \($0.label) | \($0.meaning) |" }
    robot = Robot(world)
    robot.press(.character("n"))
    rows += robot.keys.map { "| forms | \($0.label) | \($0.meaning) |" }
    robot = Robot(world).press(.character("3"))
    rows += robot.keys.map { "| sayings | \($0.label) | \($0.meaning) |" }
    robot.press(.enter)
    rows += robot.keys.map { "| a saying | \($0.label) | \($0.meaning) |" }
    #expect(world.run("schedule add Lunch --from 12:00").status == .done)
    robot = Robot(world).press(.character("5"))
    rows += robot.keys.map { "| schedule | \($0.label) | \($0.meaning) |" }
    robot.press(.character("c"))
    rows += robot.keys.map { "| its calendar | \($0.label) | \($0.meaning) |" }
    robot.press(.escape, .character("n"), .tab)
    rows += robot.keys.suffix(1).map { "| its times | \($0.label) | \($0.meaning) |" }
    #expect(world.run("books add --manual --title Walden --pages 300").status == .done)
    #expect(world.run("books quote Walden Simplify. --page 90").status == .done)
    robot = Robot(world).press(.character("6"))
    rows += robot.keys.map { "| reading | \($0.label) | \($0.meaning) |" }
    robot.press(.enter)
    rows += robot.keys.map { "| a book | \($0.label) | \($0.meaning) |" }
    rows += robot.keysEverywhere.map { "| everywhere | \($0.label) | \($0.meaning) |" }
    try expectTable("keys", "| where | key | what it does |\n| --- | --- | --- |\n" + lines(rows))
  }

  @Test(arguments: [
    ("screen", "today-full-ko-80x24"), ("garden", "people-home-ko-80x24"),
    ("fireside", "sayings-home-en-80x24"),
    ("planner", "schedule-home-en-80x24"), ("library", "reading-home-en-80x24"),
  ])
  func `shows the screens as they are`(_ name: String, _ snapshot: String) throws {
    let picture = ProjectFolder.root
      .appendingPathComponent("Tests/JourneyTests/Snapshots/\(snapshot).txt")
    let screen = try String(contentsOf: picture, encoding: .utf8)
    try expectTable(name, "```text\n" + screen + "```\n")
  }

  private func lines(_ rows: [String]) -> String { rows.map { $0 + "\n" }.joined() }

  /// Compares what stands between two marks with what should, or puts it there when recording.
  private func expectTable(_ name: String, _ wanted: String) throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    let start = "<!-- \(name) -->\n"
    let end = "<!-- /\(name) -->"
    let from = try #require(text.range(of: start)).upperBound
    let to = try #require(text.range(of: end)).lowerBound
    if ProcessInfo.processInfo.environment["HARU_RECORD_SNAPSHOTS"] == "1" {
      let page = text[..<from] + wanted + text[to...]
      return try String(page).write(to: Self.page, atomically: true, encoding: .utf8)
    }
    #expect(String(text[from..<to]) == wanted)
  }
}
