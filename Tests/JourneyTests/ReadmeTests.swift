import Foundation
import Support
import Testing

@testable import Presentation
@testable import TextUI

/// The tables of the pages beside the README are made from the same data as the program's help, and
/// what they link to is there.
@Suite(.serialized) struct `The README` {

  @Test func `lists the commands as they are`() throws {
    let rows = CommandTable.haru.shown.map { command in
      "| `haru \(command.usage.replacingOccurrences(of: "|", with: "\\|"))` | \(command.summary.english) |"
    }
    try expectTable(
      "commands", on: "docs/commands.md",
      "| command | what it does |\n| --- | --- |\n" + lines(rows))
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
    // newcomer: the part with the strangest keys had no row.
    #expect(world.run("moods add 72 sunny").status == .done)
    robot = Robot(world).press(.character("4"))
    rows += robot.keys.map { "| moods | \($0.label) | \($0.meaning) |" }
    robot.press(.enter)
    rows += robot.keys.map { "| a feeling | \($0.label) | \($0.meaning) |" }
    robot.press(.escape).press(.character("n"))
    rows += robot.keys.map { "| the gauge | \($0.label) | \($0.meaning) |" }
    robot.press(.escape).press(.character("d"))
    rows += robot.keys.map { "| the diary | \($0.label) | \($0.meaning) |" }
    robot.press(.escape).press(.character("y"))
    rows += robot.keys.map { "| the year | \($0.label) | \($0.meaning) |" }
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
    expectOwnKeys(rows)
    try expectTable(
      "keys", on: "docs/keys.md",
      "| where | key | what it does |\n| --- | --- | --- |\n" + lines(rows))
  }

  // F-10: a page without its picture says nothing.
  @Test(arguments: ["README.md", "docs/screens.md", "CONTRIBUTING.md", "docs/data.md"])
  func `leads to files that are there`(_ path: String) throws {
    let page = ProjectFolder.root.appendingPathComponent(path)
    let text = try String(contentsOf: page, encoding: .utf8)
    let links = text.matches(of: /(?:\]\(|src="|srcset=")([^)"#]+)/).map { String($0.1) }
    for link in links where !link.contains("://") {
      let file = page.deletingLastPathComponent().appendingPathComponent(link)
      #expect(FileManager.default.fileExists(atPath: file.path), "\(path): \(link)")
    }
  }

  // newcomer, second hour A4: moods and the gauge had the keys of the card that lay over them.
  private func expectOwnKeys(_ rows: [String]) {
    var places: [String: [String]] = [:]
    for row in rows {
      let cells = row.split(separator: "|", maxSplits: 1)
      if cells.count == 2 { places[String(cells[0]), default: []].append(String(cells[1])) }
    }
    for (place, keys) in places {
      for (other, others) in places where other != place {
        #expect(keys != others, "\(place)and\(other)cannot have the same keys")
      }
    }
  }

  private func lines(_ rows: [String]) -> String { rows.map { $0 + "\n" }.joined() }

  /// Compares what stands between two marks with what should, or puts it there when recording.
  private func expectTable(_ name: String, on path: String, _ wanted: String) throws {
    let page = ProjectFolder.root.appendingPathComponent(path)
    let text = try String(contentsOf: page, encoding: .utf8)
    let start = "<!-- \(name) -->\n"
    let end = "<!-- /\(name) -->"
    let from = try #require(text.range(of: start)).upperBound
    let to = try #require(text.range(of: end)).lowerBound
    if ProcessInfo.processInfo.environment["HARU_RECORD_SNAPSHOTS"] == "1" {
      let whole = text[..<from] + wanted + text[to...]
      return try String(whole).write(to: page, atomically: true, encoding: .utf8)
    }
    #expect(String(text[from..<to]) == wanted)
  }
}
