import Domain

/// Runs the commands of settings.
struct SettingsRunner {
  let preferences: Preferences
  let page: AnswerPage

  private typealias Setting = (name: String, value: String)

  private var words: SettingsWords { SettingsWords(page.language) }

  func run(_ command: SettingsCommand) -> ExitStatus {
    do throws(PreferenceError) {
      switch command {
      case .list: try list()
      case .get(let name): show([try value(of: try preferences.preference(named: name))])
      case .set(let name, let text):
        let now = try shown(try preferences.set(name, to: try code(of: text, name)))
        if page.wantsJSON { show([now]) } else { page.line(words.changed(now.name, now.value)) }
      case .reset(let name):
        let now = try shown(try preferences.reset(name))
        if page.wantsJSON { show([now]) } else { page.line(words.reset(now.name, now.value)) }
      case .fonts: show(fonts: try preferences.pictureFonts())
      case .path: return path()
      }
      return .done
    } catch { return page.fail(words.report(error)) }
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

  private func path() -> ExitStatus {
    guard let path = preferences.place else { return page.fail(words.noFile) }
    if page.wantsJSON {
      page.answer { $0.member("path", path) }
    } else {
      page.line(Printable.line(path))
    }
    return .done
  }

  private func show(fonts: [(family: FontFamily, isChosen: Bool)]) {
    if page.wantsJSON {
      page.answer { json in
        json.key("fonts")
        json.list(fonts) { json, font in
          json.object { json in
            json.member("name", font.family.name)
            json.member("chosen", font.isChosen)
          }
        }
      }
      return
    }
    if fonts.isEmpty { page.remark(words.noFonts) }
    for font in fonts {
      page.line((font.isChosen ? "✓ " : "  ") + Printable.line(font.family.name))
    }
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
    if page.wantsJSON {
      page.answer { json in
        json.key("settings")
        json.list(settings) { json, setting in
          json.object { json in
            json.member("key", setting.name)
            json.member("value", setting.value)
          }
        }
        guard let problems else { return }
        json.key("problems")
        json.list(problems) { json, problem in
          json.object { json in
            json.member("line", problem.line)
            json.member("reason", words.reason(problem.reason))
          }
        }
      }
      return
    }
    if settings.count == 1 {
      page.line(settings[0].value)
    } else {
      let width = settings.map { CellWidth.of($0.name) }.max() ?? 0
      for setting in settings {
        page.line(
          TextLayout.trimmedEnd("\(Column.padded(setting.name, to: width)) \(setting.value)"))
      }
    }
  }
}
