import Domain
import Testing

@testable import Presentation
@testable import TextUI

@Suite struct `Help on the command line` {
  private let table = CommandTable.haru

  @Test(arguments: Language.allCases) func `fits into an ordinary terminal`(
    _ language: Language
  ) throws {
    let help = Help(table: table, language: language)
    let nouns = Set(table.commands.map { Array($0.path.prefix(1)) })
    for path in [[]] + Array(nouns) + table.commands.map(\.path) {
      for line in try #require(help.text(for: path)) {
        #expect(CellWidth.of(line.text) <= 80, "\(path): \(line.text)")
      }
    }
  }

  @Test func `groups all commands by part, each once`() throws {
    let lines = try #require(Help(table: table, language: .english).text(for: []))
    for command in table.shown {
      let rows = lines.filter { $0.text.hasPrefix("  \(command.name) ") }
      #expect(rows.count == 1, "\(command.name)")
    }
    #expect(lines.filter(\.isTitle).map(\.text).prefix(3) == ["The day", "People", "Sayings"])
    #expect(!lines.contains { $0.text.contains("moods seed") })
  }

  @Test func `has an example of every command, which names it`() {
    for command in table.commands {
      #expect(!command.examples.isEmpty, "\(command.name)")
      for language in Language.allCases {
        let examples = command.examples(in: language)
        #expect(examples.allSatisfy { $0.contains(command.path[0]) }, "\(command.name)")
      }
    }
  }

  @Test func `is found by the words that lists of commands promise`() {
    // A list that names its words wrongly would be made at every start.
    for list in table.lists {
      let first = Set(list.commands().compactMap(\.path.first))
      #expect(first.isSubset(of: list.nouns), "\(first) are not all among \(list.nouns)")
    }
    for command in table.commands {
      #expect(table.command(command.path)?.summary(.english) == command.summary(.english))
    }
  }

  @Test func `suggests what somebody probably meant`() throws {
    func message(_ words: String...) -> String {
      do throws(UsageError) {
        _ = try ArgumentReader(table).read(words) { () throws(UsageError) in "" }
        return ""
      } catch { return UsageWords(.english).report(error).message }
    }
    #expect(message("pepole").contains("haru people"))
    #expect(message("people", "wter").contains("haru people water"))
    #expect(message("people", "list", "--serach", "x").contains("--search"))
    #expect(!message("complte").contains("complete "))
  }
}
