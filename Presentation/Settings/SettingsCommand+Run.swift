import Domain
import TextUI

extension SettingsCommand: StoreCommand {
  func run(_ features: Features, _ page: AnswerPage) throws(PreferenceError) {
    try SettingsAnswers(preferences: features.preferences, page: page).answer(self)
  }
}

/// Where the file of settings is.
struct SettingsPathCommand: StoreCommand {
  func run(_ features: Features, _ page: AnswerPage) throws(Report) {
    guard let path = features.preferences.place else {
      throw SettingsWords(page.language).noFile
    }
    page.answer(Printable.line(path)) { $0.member("path", path) }
  }
}

extension PreferenceError: Reported {
  func report(_ language: Language) -> Report { SettingsWords(language).report(self) }
}

/// The verbs of settings as commands call them.
private struct SettingsAnswers {
  let preferences: Preferences
  let page: AnswerPage

  private typealias Setting = (name: String, value: String)

  private var words: SettingsWords { SettingsWords(page.language) }

  func answer(_ command: SettingsCommand) throws(PreferenceError) {
    switch command {
    case .list: try list()
    case .get(let name): show([try value(of: try preferences.preference(named: name))])
    case .set(let name, let text):
      let now = try shown(try preferences.set(name, to: try code(of: text, name)))
      page.answer(words.changed(now.name, named(now))) { $0.settings([now]) }
    case .reset(let name):
      let now = try shown(try preferences.reset(name))
      page.answer(words.reset(now.name, named(now))) { $0.settings([now]) }
    case .fonts: show(fonts: try preferences.pictureFonts())
    }
  }

  /// A value by the name people call it, where it has one of its own in each language.
  private func named(_ setting: Setting) -> String {
    let isNamed =
      setting.name == Preference.theme.rawValue && SayingTheme(named: setting.value) != nil
      || setting.name == Preference.sayingsLettering.rawValue
    guard isNamed, let preference = Preference(rawValue: setting.name) else { return setting.value }
    return SettingsScreenWords(page.language).value(preference, setting.value)
  }

  /// The word that is kept for a value in whatever language.
  private func code(of text: String, _ name: String) throws(PreferenceError) -> String {
    let preference = try preferences.preference(named: name)
    guard let named = NamedChoices.values(of: preference) else { return text }
    return NamedChoice.code(of: text, among: named) ?? text
  }

  private func list() throws(PreferenceError) {
    var all: [Setting] = []
    for preference in Preference.allCases { all.append(try shown(preference)) }
    let problems: [PreferenceProblem]
    do throws(StorageFailure) { problems = try preferences.problems() } catch {
      throw .storage(error)
    }
    show(all, problems: problems)
    for problem in problems { page.remark(words.problem(problem, in: preferences.place)) }
  }

  private func show(fonts: [(family: FontFamily, isChosen: Bool)]) {
    page.answer(
      lines: fonts.map { ($0.isChosen ? "✓ " : "  ") + Printable.line($0.family.name) }
    ) { json in
      json.key("fonts")
      json.list(fonts) { json, font in
        json.object { json in
          json.member("name", font.family.name)
          json.member("chosen", font.isChosen)
        }
      }
    }
    if fonts.isEmpty { page.hint(words.noFonts) }
  }

  /// The value of a setting as anybody may see it who looks over one's shoulder.
  private func shown(_ preference: Preference) throws(PreferenceError) -> Setting {
    let (name, value) = try value(of: preference)
    return (name, preference.isSecret && !value.isEmpty ? "••••••••" : value)
  }

  private func value(of preference: Preference) throws(PreferenceError) -> Setting {
    do throws(StorageFailure) {
      return (preference.rawValue, try preferences.value(of: preference))
    } catch { throw .storage(error) }
  }

  private func show(_ settings: [Setting], problems: [PreferenceProblem]? = nil) {
    page.answer(lines: lines(settings)) { json in
      json.settings(settings)
      guard let problems else { return }
      json.key("problems")
      json.list(problems) { json, problem in
        json.object { json in
          json.member("line", problem.line)
          json.member("reason", words.reason(problem.reason))
        }
      }
    }
  }

  private func lines(_ settings: [Setting]) -> [String] {
    if settings.count == 1 { return [settings[0].value] }
    let width = settings.map { CellWidth.of($0.name) }.max() ?? 0
    return settings.map {
      TextLayout.trimmedEnd("\(Column.padded($0.name, to: width)) \($0.value)")
    }
  }
}

extension JSONText {
  /// Writes settings with their values.
  fileprivate mutating func settings(_ settings: [(name: String, value: String)]) {
    key("settings")
    list(settings) { json, setting in
      json.object { json in
        json.member("key", setting.name)
        json.member("value", setting.value)
      }
    }
  }
}
