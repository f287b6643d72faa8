/// What the command line can ask of settings.
public enum SettingsCommand: Equatable, Sendable {
  case list
  case get(String)
  case set(String, String)
}

/// The commands of settings as data.
enum SettingsCommands {
  static let all = [list, get, set]

  private static let list = CommandSpec(
    "settings list", Phrase("설정 모두 보기", "show all settings"),
    examples: ["settings", "settings list --json"],
    answersAlone: true
  ) { _ in .settings(.list) }

  private static let get = CommandSpec(
    "settings get", Phrase("설정 하나 보기", "show one setting"), arguments: [ArgumentSpec("KEY")],
    examples: ["settings get moods.canvas"]
  ) { read in .settings(.get(read.word("KEY"))) }

  private static let set = CommandSpec(
    "settings set", Phrase("설정 바꾸기", "change a setting"),
    arguments: [ArgumentSpec("KEY"), ArgumentSpec("VALUE", isText: true)],
    examples: ["settings set moods.canvas latest"], writes: true
  ) { read in .settings(.set(read.word("KEY"), read.word("VALUE"))) }
}
