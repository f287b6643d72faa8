import Domain
import PresentationKit
import TextUI

extension SettingsCommand: StoreCommand {
  func run(_ features: Features, _ page: CommandOutput) throws(PreferenceFailure) {
    try SettingsAnswers(
      preferences: features.preferences, inbox: features.inbox, page: page
    ).answer(self)
  }
}

/// Prints the path of the settings file.
struct SettingsPathCommand: StoreCommand {
  func run(_ features: Features, _ page: CommandOutput) throws(Report) {
    guard let path = features.preferences.path else {
      throw SettingsWords(page.language).noFile
    }
    let shown = Printable.line(path)
    let words = SettingsWords(page.language)
    page.answer(page.isPlain ? words.field(words.pathName, shown) : shown) {
      $0.member("path", path)
    }
  }
}

extension PreferenceFailure: Reported {
  func report(_ language: Language) -> Report { SettingsWords(language).report(self) }
}

/// Runs the settings commands and prints their output.
private struct SettingsAnswers {
  let preferences: Preferences
  let inbox: Inbox
  let page: CommandOutput

  private var words: SettingsWords { SettingsWords(page.language) }
  private var actions: SettingsActions {
    SettingsActions(preferences: preferences, language: page.language, shell: .command)
  }

  func answer(_ command: SettingsCommand) throws(PreferenceFailure) {
    if let name = command.name, let preference = Preference.formerNames[name] {
      page.hint(words.formerName(name, preference))
    }
    switch command {
    case .list: try list()
    case .get(let name) where TagCycles.tag(ofSetting: name) != nil: try showCycle(name)
    case .get(let name): try show(try preferences.preference(named: name))
    case .set(let name, let text) where name == Preference.inboxFolders.rawValue:
      let folders = try inbox.accepted(folders: text)
      page.give(try actions.set(name, to: folders))
      for hint in InboxWords(page.language).hints(about: inbox.states(ofFolders: folders)) {
        page.hint(hint)
      }
    case .set(let name, let text): page.give(try actions.set(name, to: try code(of: text, name)))
    case .reset(let name): page.give(try actions.reset(name))
    case .fonts: show(fonts: try preferences.pictureFonts())
    }
  }

  /// Returns the stored code of a value that was typed in Korean or English; the text itself if it names no value.
  private func code(of text: String, _ name: String) throws(PreferenceFailure) -> String {
    if TagCycles.tag(ofSetting: name) != nil { return text }
    let preference = try preferences.preference(named: name)
    guard let named = NamedChoices.values(of: preference) else {
      return SpokenSetting.code(of: text, preference) ?? text
    }
    return NamedChoice.code(of: text, among: named) ?? text
  }

  private func list() throws(PreferenceFailure) {
    let settings = try actions.page()
    let all = Preference.allCases.map { ($0, settings.value(of: $0)) }
    let width = all.map { CellWidth.of($0.0.rawValue) }.max() ?? 0
    let lines = all.map { (preference, value) in
      TextLayout.trimmedEnd(words.labelled(preference.rawValue, described(value), to: width + 1))
    }
    func write(_ json: inout JSONText, _ setting: (Preference, String)) {
      json.object { json in
        json.member("key", setting.0.rawValue)
        json.member("value", setting.1)
      }
    }
    if page.isPlain, page.form == nil {
      var list = ListAnswer(page, "settings")
      for (setting, line) in zip(all, lines) where !list.add({ write(&$0, setting) }, line) {
        break
      }
      list.close(empty: "")
    } else if !page.stream(all, empty: "", write) {
      answer(lines, all, settings)
    }
    for problem in settings.problems { page.remark(words.problem(problem, in: settings.path)) }
  }

  private func answer(
    _ lines: [String], _ all: [(Preference, String)], _ settings: SettingsPage
  ) {
    page.answer(lines: lines) { json in
      json.settings(all.map { ($0.0.rawValue, $0.1) })
      json.problems(settings.problems, words)
    }
  }

  /// Shows the plain value of a setting, even of a secret: the user asked for it by name.
  private func show(_ preference: Preference) throws(PreferenceFailure) {
    let value: String
    do throws(StorageFailure) { value = try preferences.value(of: preference) } catch {
      throw .storage(error)
    }
    answer(preference.rawValue, value)
  }

  /// Prints the default cycle of a tag; empty if the tag has no cycle.
  private func showCycle(_ name: String) throws(PreferenceFailure) {
    let cycles: TagCycles
    do throws(StorageFailure) { cycles = try preferences.tagCycles() } catch {
      throw .storage(error)
    }
    let tag = TagCycles.tag(ofSetting: name)
    let value = tag.flatMap { cycles.days[$0] }.map { String($0.days) } ?? ""
    answer(name, value)
  }

  /// Prints the value of a setting. A plain line names the setting, because a value alone says little.
  private func answer(_ name: String, _ value: String) {
    page.answer(page.isPlain ? words.field(name, described(value)) : value) {
      $0.settings([(name, value)])
    }
  }

  /// Returns a value as it is printed; a plain line names an empty one.
  private func described(_ value: String) -> String {
    page.isPlain && value.isEmpty ? PlainFacts(page.language).notSet : value
  }

  private func show(fonts: [(family: FontFamily, isChosen: Bool)]) {
    if page.stream(fonts, empty: words.noFonts, { $0.font($1) }) { return }
    page.answer(
      lines: fonts.map { font in
        let name = Printable.line(font.family.name)
        if page.isPlain { return words.record(name, [font.isChosen ? words.chosenFont : nil]) }
        return (font.isChosen ? "✓ " : "  ") + name
      }
    ) { json in
      json.key("fonts")
      json.list(fonts) { $0.font($1) }
    }
    if fonts.isEmpty { page.hint(words.noFonts) }
  }
}

extension JSONText {
  /// Writes the errors of the settings file, with the entries that are ignored because of them.
  mutating func problems(_ problems: [PreferenceParseError], _ words: SettingsWords) {
    key("problems")
    list(problems) { json, problem in
      json.object { json in
        json.member("line", problem.line)
        json.member("reason", words.reason(problem.reason))
      }
    }
  }

  fileprivate mutating func font(_ font: (family: FontFamily, isChosen: Bool)) {
    object { json in
      json.member("name", font.family.name)
      json.member("chosen", font.isChosen)
    }
  }
}
