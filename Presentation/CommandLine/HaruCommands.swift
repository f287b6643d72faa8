import Domain
package import PresentationKit
import PresentationMoods
import PresentationReading
import PresentationSayings
import PresentationSchedule
import PresentationShared
import PresentationYear

extension CommandTable {
  /// The command table of this program.
  package static let haru = CommandTable(
    [CommandList("today") { TodayCommands.all }] + DailyPart.allCases.flatMap(\.commands) + others,
    parts: parts, home: { HomeCommand() },
    readingOn: { (name, rest) throws(ArgumentParseError) in try readingOn(name, rest) },
    reports: .haru)

  private static let others = [
    CommandList("add", "parse") { CaptureCommands.all },
    CommandList("evening", "morning") { EveningCommands.all },
    CommandList("search", "timeline", "tags") { FindingCommands.all },
    CommandList("notify") { NotifyCommands.all },
    CommandList("widget") { WidgetCommands.all },
    CommandList("watch") { WatchCommands.all },
    CommandList("year") { YearCommands.all },
    CommandList("undo", "redo", "history", "trash") { HistoryCommands.all },
    CommandList("backup", "restore", "export", "doctor") { ArchiveCommands.all },
    CommandList("import") { ImportsCommands.all },
    CommandList("sync") { SyncCommands.all },
    CommandList("inbox") { InboxCommands.all },
    CommandList("publish") { PublishCommands.all },
    CommandList("vdir") { VdirCommands.all },
    CommandList("profile") { ProfileCommands.all },
    CommandList("lock") { LockCommands.all },
    CommandList("encrypt") { EncryptionCommands.all },
    CommandList("settings") { SettingsCommands.all },
    CommandList("keys") { KeysCommand.all },
    CommandList("tutorial", "news", "agents", "feedback", "about", "cache") { SupportCommands.all },
    CommandList("demo", "help", "man", "version", "completions", "complete") {
      GeneralCommands.all
    },
  ]

  /// Parses the rest of the line for commands that contain another command. Returns nil for other words, and for
  /// `watch` without a command after it.
  private static func readingOn(_ word: String, _ rest: [String]) throws(ArgumentParseError)
    -> (any Command)?
  {
    switch word {
    case "demo": return rest.first.map(isHelp) == true ? nil : DemoCommand(words: rest)
    case "watch":
      guard let first = rest.first, !isHelp(first) else { return nil }
      return WatchCommand(words: rest)
    // The words are still being typed, so they are not parsed as a command.
    case "complete": return try ShellCommand(completing: rest)
    default: return nil
    }
  }

  private static func isHelp(_ word: String) -> Bool { ["--help", "-h"].contains(word) }

  /// The sections of the help, in order. Commands that no section names belong to the last section, about the program
  /// itself.
  private static let parts =
    [
      HelpPart(
        PartWords.today,
        ["today", "add", "evening", "morning", "year", "widget", "watch", "notify"])
    ]
    + DailyPart.allCases.map { part in
      let nouns = part.commands.flatMap(\.nouns).reduce(into: [String]()) { known, noun in
        if !known.contains(noun) { known.append(noun) }
      }
      return HelpPart(part.entry.name, nouns)
    }
    + [
      HelpPart(
        Phrase("찾기와 되돌리기", "Finding and undoing"),
        ["search", "timeline", "tags", "undo", "redo", "history", "trash"]),
      HelpPart(
        Phrase("백업, 가져오기, 동기화", "Backup, import and sync"),
        [
          "backup", "restore", "export", "import", "sync", "inbox", "publish", "vdir", "doctor",
        ]),
      HelpPart(
        Phrase("프로필과 설정", "Profile and settings"), ["profile", "lock", "encrypt", "settings"]),
      HelpPart(Phrase("프로그램", "Program"), []),
    ]
}

extension CommandLineRunner {
  /// Creates a runner with the commands of Haru.
  package convenience init(_ surroundings: CommandLineEnvironment, version: String) {
    self.init(surroundings, table: .haru, version: version)
  }
}
