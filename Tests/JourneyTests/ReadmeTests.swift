import Domain
import Foundation
import Support
import Testing

@testable import Presentation
@testable import PresentationKit
@testable import PresentationShared
@testable import TextUI

/// Compares the tables in the README and the docs with the data that the program's help uses, and
/// checks that links lead to existing files.
@Suite(.serialized) struct `The README` {

  @Test(arguments: Language.allCases)
  func `lists the commands as they are`(language: Language) throws {
    let table = CommandTable.haru
    let heads = language == .korean ? "|명령|하는 일|" : "|command|what it does|"
    let sections = table.parts.map { part in
      let rows = table.commands(of: part, among: table.shown).map { command in
        let usage = command.usage.replacingOccurrences(of: "|", with: "\\|")
        return "|`haru \(usage)`|\(command.summary(language))|"
      }
      return "\n### \(part.title(language))\n\n\(heads)\n|-|-|\n" + lines(rows)
    }
    try expectTable("commands", on: page("commands.md", language), sections.joined() + "\n")
  }

  @Test func `lists the fields as they are`() throws {
    let rows = CommandTable.haru.shown.compactMap { command in
      command.lists.map { "| `haru \(command.name)` | `\($0.names.joined(separator: " "))` |" }
    }
    try expectTable(
      "fields", on: "docs/output.md",
      "| command | fields |\n| --- | --- |\n" + lines(rows))
  }

  // B 4: the table of filter fields is generated from the program.
  @Test func `lists the fields of filters as they are`() throws {
    let rows = FilteredList.all.flatMap { list in
      list.fields.enumerated().map { index, field in
        let names = ([field.name] + field.aliases).map { "`\($0)`" }.joined(separator: " ")
        let commands = list.commands.map { "`haru \($0)`" }.joined(separator: ", ")
        let own = field.isOwnDay ? "; the default for comparisons without a field" : ""
        return "| \(index == 0 ? commands : "") | \(names) | \(field.meaning(.english))\(own) |"
      }
    }
    try expectTable(
      "filters", on: "docs/filters.md",
      "| list | field | what it is |\n| --- | --- | --- |\n" + lines(rows))
    let commands = CommandTable.haru.shown.filter { $0.options.contains { $0.name == "where" } }
    #expect(Set(commands.map(\.name)) == Set(FilteredList.all.flatMap(\.commands)))
  }

  // Convention 29: the keys, their help and their documentation come from one table.
  @Test(arguments: Language.allCases)
  func `lists the keys as they are`(language: Language) throws {
    let heads = language == .korean ? "|이름|단축키|하는 일|" : "|name|keys|what it does|"
    func table(_ title: Phrase, _ rows: [KeyContext.Row], of context: KeyContext?) -> String {
      let texts = rows.map { row in
        let keys = (context.map { KeyMap().strokes($0, row) } ?? row.keys.map { KeyStroke($0) })
          .map { "`\($0.notation)`" }.joined(separator: " ")
        let name = [context?.name, row.name].compactMap(\.self).joined(separator: ".")
        return "|\(name)|\(keys)|\(row.meaning(language))|"
      }
      return "\n### \(title(language))\n\n\(heads)\n|-|-|-|\n" + lines(texts)
    }
    // The actions for marking rows are the same in several contexts, and are listed once.
    let marking = Set(KeyContext.marking.map(\.name))
    let marked = KeyContext.all.filter { marking.isSubset(of: $0.rows.map(\.name)) }
    let sections = try KeyContext.all.map { context in
      let isMarked = marked.contains { $0.name == context.name }
      let rows = context.rows.filter { !isMarked || !marking.contains($0.name) }
      return table(
        try #require(KeyHeadings.all[context.name], "\(context.name)"), rows, of: context)
    }
    let names = marked.map { "`\($0.name)`" }.joined(separator: ", ")
    let note = KeyHeadings.marks(names)(language) + "\n"
    let last = table(KeyHeadings.marking, KeyContext.marking, of: nil) + "\n" + note
    try expectTable("keys", on: page("keys.md", language), sections.joined() + last + "\n")
  }

  // The page has the headings of the settings screen.
  @Test(arguments: Language.allCases)
  func `lists the settings as they are`(language: Language) throws {
    let heads = language == .korean ? "|설정|하는 일 (값)|기본값|" : "|setting|purpose (values)|default|"
    let groups = SettingsGroup.all.map { group in
      let rows = group.texts.map(\.preference).map { preference in
        let value = preference.defaultValue
        let note = PreferenceNotes(language: language).note(preference)
          .replacingOccurrences(of: "|", with: "\\|")
          .replacingOccurrences(of: "(true, false)", with: "(on, off)")
        return "|`\(preference.rawValue)`|\(note)|\(value.isEmpty ? "" : "`\(value)`")|"
      }
      return "\n### \(group.title(language))\n\n\(heads)\n|-|-|-|\n" + lines(rows)
    }
    try expectTable("settings", on: page("settings.md", language), groups.joined() + "\n")
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

  private static let pages =
    ["README.md", "README.ko.md", "CONTRIBUTING.md", "ARCHITECTURE.md", "DECISIONS.md"]
    + ["SECURITY.md"] + named("docs") + named("docs/ko")

  private static func named(_ folder: String) -> [String] {
    let path = ProjectFolder.root.appendingPathComponent(folder).path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { $0.hasSuffix(".md") }.sorted().map { "\(folder)/\($0)" }
  }

  // F-10: links to files and pictures must not be broken.
  @Test(arguments: pages) func `leads to files that are there`(_ path: String) throws {
    let page = ProjectFolder.root.appendingPathComponent(path)
    let text = try String(contentsOf: page, encoding: .utf8)
    // Code blocks between fences contain no links.
    let prose = text.components(separatedBy: "\n```").enumerated()
      .compactMap { $0.offset.isMultiple(of: 2) ? $0.element : nil }.joined()
    let links = prose.matches(of: /(?:\]\(|src="|srcset=")([^)"#]+)/).map { String($0.1) }
    for link in links where !link.contains("://") {
      let file = page.deletingLastPathComponent().appendingPathComponent(link)
      #expect(FileManager.default.fileExists(atPath: file.path), "\(path): \(link)")
    }
  }

  @Test func `leads from each language to the other`() throws {
    let english = try ProjectFolder.text("README.md")
    let korean = try ProjectFolder.text("README.ko.md")
    #expect(english.components(separatedBy: "\n")[2].contains("[한국어](README.ko.md)"))
    #expect(korean.components(separatedBy: "\n")[2].contains("[English](README.md)"))
    let pages = Self.named("docs/ko")
    #expect(pages.count >= 5)
    for path in pages {
      let name = path.dropFirst("docs/ko/".count)
      #expect(korean.contains("](\(path))"), "\(path)")
      let page = try ProjectFolder.text(path)
      #expect(page.components(separatedBy: "\n")[2].contains("[English](../\(name))"), "\(path)")
    }
  }

  /// Returns the path of a documentation page in this language.
  private func page(_ name: String, _ language: Language) -> String {
    language == .korean ? "docs/ko/\(name)" : "docs/\(name)"
  }

  private func lines(_ rows: [String]) -> String { rows.map { $0 + "\n" }.joined() }

  /// Compares the text between two markers of a page with the expected text, or replaces it when
  /// `HARU_RECORD_SNAPSHOTS=1`.
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
