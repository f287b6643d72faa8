package import PresentationKit

enum SettingsCommand: Equatable, Sendable {
  case list
  case get(String)
  case set(String, String)
  case reset(String)
  case fonts

  /// The name of the setting as typed; nil for commands about all settings.
  var name: String? {
    switch self {
    case .get(let name), .set(let name, _), .reset(let name): name
    case .list, .fonts: nil
    }
  }
}

/// The specifications of the settings commands.
package enum SettingsCommands {
  package static let all = [list, get, set, reset, fonts, path]

  private static let list = CommandSpec(
    "settings list", Phrase("설정 모두 보기", "list all settings"),
    lists: .settings,
    options: [
      OptionSpec(
        "origin", nil,
        Phrase("실제로 적용되는 값과 그 출처 보기", "show the values in use and where each comes from"))
    ],
    examples: ["settings", "settings list --json", "settings list --origin"],
    answersAlone: true
  ) { read in
    // Asking for an origin field implies `--origin`.
    let names = [read.value("columns"), read.value("format")].compactMap(\.self)
    return read.has("origin") || names.contains { $0.contains("origin") }
      ? SettingOriginsCommand() as any Command : SettingsCommand.list
  }

  private static let get = CommandSpec(
    "settings get", Phrase("설정 하나 보기", "show one setting"), arguments: [ArgumentSpec("KEY")],
    examples: ["settings get moods.picture"]
  ) { read in SettingsCommand.get(read.word("KEY")) }

  private static let set = CommandSpec(
    "settings set", Phrase("설정 바꾸기", "change a setting"),
    arguments: [ArgumentSpec("KEY"), ArgumentSpec("VALUE", isText: true)],
    examples: ["settings set moods.picture latest"], writes: true
  ) { read in SettingsCommand.set(read.word("KEY"), read.word("VALUE")) }

  private static let reset = CommandSpec(
    "settings reset", Phrase("설정을 기본값으로 되돌리기", "reset a setting to its default"),
    arguments: [ArgumentSpec("KEY")], examples: ["settings reset moods.picture"], writes: true
  ) { read in SettingsCommand.reset(read.word("KEY")) }

  private static let fonts = CommandSpec(
    "settings fonts", Phrase("그림에 쓸 수 있는 글꼴 보기", "show the fonts for pictures"),
    lists: .fonts, examples: ["settings fonts"]
  ) { _ in SettingsCommand.fonts }

  private static let path = CommandSpec(
    "settings path", Phrase("설정 파일 위치 보기", "show the path of the settings file"),
    examples: ["settings path"]
  ) { _ in SettingsPathCommand() }
}

extension ListFields {
  package static let settings = ListFields(
    "settings",
    """
    key value origin originName originFile originLine originOver
    """)
  static let fonts = ListFields(
    "fonts",
    """
    name chosen
    """)
}
