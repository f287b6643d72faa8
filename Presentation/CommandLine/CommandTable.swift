/// All commands. A feature adds its own list, and nothing else needs to know.
public struct CommandTable: Sendable {
  /// The commands in the order help shows them.
  public let commands: [CommandSpec]

  /// Makes a table.
  init(_ commands: [CommandSpec]) { self.commands = commands }

  /// The commands of this program.
  public static let haru = CommandTable(
    TodayCommands.all + PeopleCommands.all + CareCommands.all + ContactCommands.all
      + SayingsCommands.all + SayingFileCommands.all + MoodsCommands.all
      + ScheduleCommands.all + BookSearchCommands.all + BookCommands.all + SentenceCommands.all
      + ReadingCommands.all + FindingCommands.all + NotifyCommands.all + WidgetCommands.all
      + HistoryCommands.all + ArchiveCommands.all + ProfileCommands.all + LockCommands.all
      + SettingsCommands.all + SupportCommands.all + GeneralCommands.all)

  /// The commands that help and completions show.
  public var shown: [CommandSpec] { commands.filter { !$0.isHidden } }

  /// The command that is called by exactly these words.
  func command(_ path: [String]) -> CommandSpec? { commands.first { $0.path == path } }

  /// Whether some command begins with these words.
  func hasNoun(_ path: [String]) -> Bool {
    commands.contains { $0.path.count > path.count && $0.path.starts(with: path) }
  }

  /// The words that may follow.
  func verbs(of path: [String]) -> [String] {
    commands.filter { $0.path.count > path.count && $0.path.starts(with: path) }
      .map { $0.path[path.count] }
  }

  /// What somebody who typed these words probably meant.
  func suggestion(for path: [String]) -> String? {
    let known = Array(path.dropLast())
    let words = Array(Set(verbs(of: known))).sorted()
    guard let last = path.last, let near = Suggestion.nearest(to: last, among: words) else {
      return nil
    }
    return (known + [near]).joined(separator: " ")
  }
}
