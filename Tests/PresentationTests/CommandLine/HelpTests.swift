import Domain
import Testing

@testable import PresentationKit
@testable import PresentationShared
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
    #expect(lines.filter(\.isTitle).map(\.text).prefix(3) == ["Today", "People", "Sayings"])
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
      #expect(
        table.command(path) != nil || table.defaultCommand(of: path) != nil, "\(command.words)")
      #expect(lines.count { $0.hasPrefix("  \(command.words)  ") } == 1, "\(command.words)")
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
    // The nouns of each list must be complete, so that a command is found without building all
    // lists.
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
      do throws(ArgumentParseError) {
        _ = try ArgumentReader(table).read(words) { () throws(ArgumentParseError) in "" }
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
    #expect(message("settings", "frobnicate").contains("list, get, set, reset"))
    #expect(message("frobnicate").contains("haru help all"))
  }
}

@Suite struct `Former names of commands` {
  private func read(_ line: String) throws -> Invocation {
    try ArgumentReader(.haru).read(line.split(separator: " ").map(String.init)) {
      () throws(ArgumentParseError) in ""
    }
  }

  private func notes(_ line: String) throws -> [String] {
    try read(line).options.renamed.map { $0(.english) }
  }

  @Test func `lead to commands there are, and say so once`() throws {
    for renamed in RenamedCommand.all {
      #expect(CommandTable.haru.command(renamed.old) == nil, "\(renamed.old)")
      #expect(CommandTable.haru.command(renamed.new) != nil, "\(renamed.new)")
    }
    #expect(
      try notes("moods canvas yesterday --latest")
        == ["`haru moods canvas` is now `haru moods picture`."])
    #expect(try notes("doctor --mend") == ["`--mend` is now `--fix`."])
    #expect(try notes("sync told") == ["`haru sync told` is now `haru sync conflicts`."])
    #expect(try notes("unlock") == [])
    #expect(try notes("moods picture") == [])
  }

  @Test func `take the words behind them along`() throws {
    let resolve = SyncCommand.resolve(.one(2), keeping: .other)
    for line in ["sync told --settle 2 --keep other", "sync told --keep other --settle=2"] {
      let invocation = try read(line)
      #expect(invocation.command as? SyncCommand == resolve, "\(line)")
      #expect(
        try notes(line) == ["`haru sync told --settle` is now `haru sync resolve`."], "\(line)")
    }
    // The former value `here` meant the current value, not this device.
    let here = try read("sync resolve 1 --keep here")
    #expect(here.command as? SyncCommand == .resolve(.one(1), keeping: .current))
    #expect(
      try notes("sync resolve 1 --keep here") == ["`--keep here` is now `--keep current`."])
  }
}
