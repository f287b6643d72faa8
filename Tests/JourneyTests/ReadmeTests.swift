import Domain
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

  @Test func `lists the fields as they are`() throws {
    let rows = CommandTable.haru.shown.compactMap { command in
      command.lists.map { "| `haru \(command.name)` | `\($0.names.joined(separator: " "))` |" }
    }
    try expectTable(
      "fields", on: "docs/output.md",
      "| command | fields |\n| --- | --- |\n" + lines(rows))
  }

  // B 4: what a list can be filtered by is never told of from memory.
  @Test func `lists the fields of filters as they are`() throws {
    let rows = FilteredList.all.flatMap { list in
      list.fields.enumerated().map { index, field in
        let names = ([field.name] + field.aliases).map { "`\($0)`" }.joined(separator: " ")
        let commands = list.commands.map { "`haru \($0)`" }.joined(separator: ", ")
        let own = field.isOwnDay ? "; a comparison without a field means it" : ""
        return "| \(index == 0 ? commands : "") | \(names) | \(field.meaning(.english))\(own) |"
      }
    }
    try expectTable(
      "filters", on: "docs/filters.md",
      "| list | field | what it is |\n| --- | --- | --- |\n" + lines(rows))
    let commands = CommandTable.haru.shown.filter { $0.options.contains { $0.name == "where" } }
    #expect(Set(commands.map(\.name)) == Set(FilteredList.all.flatMap(\.commands)))
  }

  // Convention 29: one table for what is obeyed, helped with, listed and bound.
  @Test func `lists the keys as they are`() throws {
    let rows = KeyPlace.all.flatMap { place in
      place.rows.map { row in
        let keys = KeyMap().strokes(place, row).map { "`\($0.notation)`" }.joined(separator: " ")
        return "| \(place.name).\(row.name) | \(keys) | \(row.meaning(.english)) |"
      }
    }
    try expectTable(
      "keys", on: "docs/keys.md",
      "| name | keys | what it does |\n| --- | --- | --- |\n" + lines(rows))
  }

  // B 27
  @Test func `lists the writes as hooks are called`() throws {
    let groups = HookedWrite.all.reduce(into: [(group: String, names: [String])]()) { all, write in
      if all.last?.group == write.group {
        all[all.count - 1].names.append(write.name)
      } else {
        all.append((write.group, [write.name]))
      }
    }
    let rows = groups.map { "| `\($0.group)` | `\($0.names.joined(separator: "` `"))` |" }
    try expectTable(
      "writes", on: "docs/hooks.md", "| part | writes |\n| --- | --- |\n" + lines(rows))
  }

  // F-10: a page without its picture says nothing.
  @Test(arguments: [
    "README.md", "docs/screens.md", "CONTRIBUTING.md", "docs/data.md", "docs/hooks.md",
    "docs/filters.md",
  ])
  func `leads to files that are there`(_ path: String) throws {
    let page = ProjectFolder.root.appendingPathComponent(path)
    let text = try String(contentsOf: page, encoding: .utf8)
    let links = text.matches(of: /(?:\]\(|src="|srcset=")([^)"#]+)/).map { String($0.1) }
    for link in links where !link.contains("://") {
      let file = page.deletingLastPathComponent().appendingPathComponent(link)
      #expect(FileManager.default.fileExists(atPath: file.path), "\(path): \(link)")
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
