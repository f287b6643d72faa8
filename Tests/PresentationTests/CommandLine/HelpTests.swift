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
    for path in [[], ["all"]] + Array(nouns) + table.commands.map(\.path) {
      for line in try #require(help.text(for: path)) {
        #expect(CellWidth.of(line.text) <= 80, "\(path): \(line.text)")
      }
    }
  }

  @Test func `groups all commands by part, each once`() throws {
    let lines = try #require(Help(table: table, language: .english).text(for: ["all"]))
    for command in table.shown {
      let rows = lines.filter { $0.text.hasPrefix("  \(command.name) ") }
      #expect(rows.count == 1, "\(command.name)")
    }
    #expect(lines.filter(\.isTitle).map(\.text).prefix(3) == ["The day", "People", "Sayings"])
    #expect(!lines.contains { $0.text.contains("moods seed") })
  }

  @Test(arguments: Language.allCases) func `shows a dozen commands and the nouns on one page`(
    _ language: Language
  ) throws {
    let lines = try #require(Help(table: table, language: language).text(for: [])).map(\.text)
    #expect(lines.count <= 24, "\(lines.count)")
    #expect(EverydayCommands.all.count == 12)
    for command in EverydayCommands.all {
      let words = command.words.split(separator: " ").map(String.init)
      let path = words.filter { $0.first?.isLowercase == true }
      #expect(table.command(path) != nil || table.usual(of: path) != nil, "\(command.words)")
      #expect(lines.count { $0.hasPrefix("  \(command.words) ") } == 1, "\(command.words)")
    }
    for noun in ["people", "moods", "profile", "settings", "trash"] {
      #expect(lines.contains { $0.split(separator: " ").contains(Substring(noun)) }, "\(noun)")
    }
    #expect(lines.contains { $0.contains("haru help all") })
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
    #expect(message("notification").contains("haru notify list"))
    #expect(message("people", "Mina").contains("haru people show Mina"))
    #expect(message("books", "The Hobbit").contains("haru books show 'The Hobbit'"))
    #expect(message("todo", "buy", "milk").contains("haru schedule add"))
    #expect(message("settings", "frobnicate").contains("haru help settings"))
    #expect(message("frobnicate").contains("haru help all"))
  }
}

@Suite struct `Former names of commands` {
  private func read(_ line: String) throws -> Invocation {
    try ArgumentReader(.haru).read(line.split(separator: " ").map(String.init)) {
      () throws(UsageError) in ""
    }
  }

  @Test func `lead to commands there are, and say so once`() throws {
    for (former, now) in Synonyms.formerCommands {
      let path = former.split(separator: " ").map(String.init)
      #expect(CommandTable.haru.command(path) == nil, "\(former)")
      let words = now.split(separator: " ").map(String.init).filter { !$0.hasPrefix("--") }
      #expect(CommandTable.haru.command(words) != nil, "\(now)")
    }
    let invocation = try read("moods canvas yesterday --latest")
    #expect(
      invocation.options.formerNames
        == [FormerName(typed: "haru moods canvas", now: "haru moods picture")])
    #expect(
      try read("doctor --mend").options.formerNames == [FormerName(typed: "--mend", now: "--fix")])
    #expect(try read("unlock").options.formerNames.isEmpty)
    #expect(try read("moods picture").options.formerNames.isEmpty)
  }
}
