import Domain
import PresentationKit
import TextUI

/// Lists all settings with their current values and origins.
struct SettingOriginsCommand: Command {
  func run(_ run: CommandRun) throws(Report) -> ExitStatus {
    let (features, page) = try run.openStore(.standard)
    let actions = SettingsActions(
      preferences: features.preferences, language: page.language, shell: .command)
    let settings = try page.done { () throws(PreferenceFailure) in try actions.page() }
    let deciding = SettingDecision(
      preferences: features.preferences, settings: settings, language: page.language,
      asked: run.options.language, environment: run.surroundings.environment)
    var rows: [SettingOrigin] = []
    for preference in Preference.allCases {
      rows.append(
        try page.done { () throws(StorageFailure) in try deciding.origin(of: preference) })
    }
    SettingOriginsAnswer(page: page, rows: rows).give(settings)
    return .done
  }
}

/// A setting with its current value and the sources that define it. The first source is in effect;
/// the others are overridden.
struct SettingOrigin {
  let preference: Preference
  let value: String
  let origins: [PreferenceOrigin]
}

/// Decides the origin of a setting. Order of precedence: command option, settings file, store,
/// environment variable.
private struct SettingDecision {
  let preferences: Preferences
  let settings: SettingsPage
  /// The language of the answer.
  let language: Language
  /// The language of `--lang`; nil if not given.
  let asked: Language?
  let environment: (Preference) -> (variable: String, value: String)?

  func origin(of preference: Preference) throws(StorageFailure) -> SettingOrigin {
    let chosen = try preferences.origins(of: preference)
    let decided = environment(preference)
    let variable = decided.map { PreferenceOrigin.environment($0.variable) }
    if preference == .language {
      let isChosen = Language(rawValue: settings.value(of: .language)) != nil
      // Before a store is open, only the file can define the language.
      let inFile = isChosen ? chosen.filter(\.isInFile) : []
      let option = asked.map { _ in [PreferenceOrigin.option("--lang")] } ?? []
      return SettingOrigin(
        preference: preference, value: language.rawValue,
        origins: option + inFile + [variable].compactMap(\.self))
    }
    let value = settings.value(of: preference)
    guard let decided, let variable else {
      return SettingOrigin(preference: preference, value: value, origins: chosen)
    }
    // An empty stored value counts as no key.
    if value.isEmpty {
      return SettingOrigin(
        preference: preference, value: SettingsActions.unsaid, origins: [variable])
    }
    return SettingOrigin(
      preference: preference, value: chosen.isEmpty ? decided.value : value,
      origins: chosen + [variable])
  }
}

/// Prints the answer of `settings list --origin`.
private struct SettingOriginsAnswer {
  let page: CommandOutput
  let rows: [SettingOrigin]

  private var words: SettingsWords { SettingsWords(page.language) }

  func give(_ settings: SettingsPage) {
    if !page.stream(rows, empty: "", { $0.origin($1) }) {
      page.answer(lines: lines) { json in
        json.key("settings")
        json.list(rows) { $0.origin($1) }
        json.problems(settings.problems, words)
      }
    }
    for problem in settings.problems { page.remark(words.problem(problem, in: settings.path)) }
  }

  private var lines: [String] {
    let width = rows.map { CellWidth.of($0.preference.rawValue) }.max() ?? 0
    // A long value shifts only its own origin, not the column.
    let room = min(Self.room, rows.map { CellWidth.of($0.value) }.max() ?? 0)
    return rows.map { row in
      if page.isPlain {
        let value = row.value.isEmpty ? PlainFacts(page.language).notSet : row.value
        return words.record(row.preference.rawValue, [value, words.origin(row.origins)])
      }
      let name = Column.padded(row.preference.rawValue, to: width)
      let value = CellWidth.of(row.value) < room ? Column.padded(row.value, to: room) : row.value
      return "\(name) \(value)  \(words.origin(row.origins))"
    }
  }

  private static let room = 16
}

extension JSONText {
  fileprivate mutating func origin(_ row: SettingOrigin) {
    object { json in
      json.member("key", row.preference.rawValue)
      json.member("value", row.value)
      let first = row.origins.first
      json.member("origin", first.code)
      json.member("originName", first?.name)
      if case .file(let path, let line)? = first {
        json.member("originFile", path)
        json.member("originLine", line)
      } else {
        json.member("originFile", String?.none)
        json.member("originLine", Int?.none)
      }
      json.key("originOver")
      json.list(Array(row.origins.dropFirst())) { $0.value(PreferenceOrigin?.some($1).code) }
    }
  }
}

extension PreferenceOrigin {
  fileprivate var isInFile: Bool { if case .file = self { true } else { false } }

  /// The name of the option or environment variable; nil for other sources.
  fileprivate var name: String? {
    switch self {
    case .option(let name), .environment(let name): name
    case .file, .profile: nil
    }
  }
}

extension PreferenceOrigin? {
  /// The name of this kind of source in the JSON output.
  fileprivate var code: String {
    switch self {
    case .option: "option"
    case .environment: "environment"
    case .file: "file"
    case .profile: "profile"
    case nil: "default"
    }
  }
}

extension SettingsWords {
  /// Names the source of a value and the sources it overrides.
  fileprivate func origin(_ origins: [PreferenceOrigin]) -> String {
    guard let first = origins.first else { return say("기본값", "default") }
    let others = origins.dropFirst().map(name).joined(separator: ", ")
    if others.isEmpty { return name(first) }
    return name(first) + say(" (\(others)보다 우선)", " (overrides \(others))")
  }

  private func name(_ origin: PreferenceOrigin) -> String {
    switch origin {
    case .option(let name): return say("옵션 \(name)", "option \(name)")
    case .environment(let name): return say("환경 변수 \(name)", "environment \(name)")
    case .file(let path, let line):
      let file = Printable.line(path.split(separator: "/").last.map(String.init) ?? path)
      return say("파일 \(file):\(line)", "file \(file):\(line)")
    case .profile: return say("프로필", "profile")
    }
  }
}
