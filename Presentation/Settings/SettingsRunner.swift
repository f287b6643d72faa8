import Domain

/// Runs the commands of settings.
struct SettingsRunner {
  let preferences: Preferences
  let page: AnswerPage

  func run(_ command: SettingsCommand) -> ExitStatus {
    let words = SettingsWords(page.language)
    do throws(PreferenceError) {
      switch command {
      case .list:
        var all: [(name: String, value: String)] = []
        for preference in Preference.allCases { all.append(try shown(preference)) }
        show(all)
      case .get(let name):
        guard let preference = Preference(rawValue: name) else { throw .unknown(name) }
        show([try value(of: preference)])
      case .set(let name, let text):
        let preference = try preferences.set(name, to: text)
        let now = try shown(preference)
        if page.wantsJSON { show([now]) } else { page.line(words.changed(now.name, now.value)) }
      }
      return .done
    } catch { return page.fail(words.report(error)) }
  }

  /// The value of a setting as anybody may see it who looks over one's shoulder.
  private func shown(_ preference: Preference) throws(PreferenceError) -> (
    name: String, value: String
  ) {
    let (name, value) = try value(of: preference)
    return (name, preference.isSecret && !value.isEmpty ? "••••••••" : value)
  }

  private func value(of preference: Preference) throws(PreferenceError) -> (
    name: String, value: String
  ) {
    do throws(StorageFailure) {
      return (preference.rawValue, try preferences.value(of: preference))
    } catch { throw .storage(error) }
  }

  private func show(_ settings: [(name: String, value: String)]) {
    if page.wantsJSON {
      page.answer { json in
        json.key("settings")
        json.list(settings) { json, setting in
          json.object { json in
            json.member("key", setting.name)
            json.member("value", setting.value)
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

/// What the program says about settings.
struct SettingsWords {
  let language: Language

  init(_ language: Language) { self.language = language }

  private func say(_ korean: String, _ english: String) -> String {
    Phrase(korean, english)(language)
  }

  func changed(_ name: String, _ value: String) -> String {
    value.isEmpty
      ? say("\(name) 값을 비웠어요.", "\(name) is empty now.")
      : say("바꿨어요. \(name) = \(value)", "\(name) is \(value) now.")
  }

  /// An error about settings, which lists what is known.
  func report(_ error: PreferenceError) -> Report {
    switch error {
    case .unknown(let name):
      Report(
        code: "unknownSetting",
        message: say(
          "‘\(Printable.brief(name))’라는 설정은 없어요. 쓸 수 있는 설정:",
          "There is no setting “\(Printable.brief(name))”. These are known:"),
        field: "KEY", status: .refused, candidates: Preference.allCases.map(\.rawValue))
    case .notAChoice(let preference, let value):
      Report(
        code: "badSetting",
        message: say(
          "\(preference.rawValue)에는 ‘\(Printable.brief(value))’ 값을 넣을 수 없어요. 쓸 수 있는 값:",
          "\(preference.rawValue) cannot be “\(Printable.brief(value))”. It can be:"),
        field: "VALUE", status: .refused, candidates: preference.choices ?? [])
    case .tooLong(let preference, let limit):
      Report(
        code: "badSetting",
        message: say(
          "\(preference.rawValue) 값은 \(limit)글자까지 적을 수 있어요.",
          "\(preference.rawValue) has at most \(limit) characters."),
        field: "VALUE", status: .refused)
    case .controlCharacter(let preference):
      Report(
        code: "badSetting",
        message: say(
          "\(preference.rawValue) 값에 보이지 않는 제어 문자가 있어요. 그 글자를 빼 주세요.",
          "The value of \(preference.rawValue) has a control character in it. Leave it out."),
        field: "VALUE", status: .refused)
    case .notAnAddress(let preference):
      Report(
        code: "badSetting",
        message: say(
          "\(preference.rawValue)에는 http://나 https://로 시작하고 빈칸이 없는 주소를 적어 주세요. 비우려면 ''를 적어요.",
          "\(preference.rawValue) is an address that begins with http:// or https:// and has no "
            + "blanks; '' takes it away."),
        field: "VALUE", status: .refused)
    case .storage(let failure): StorageWords(language).report(failure)
    }
  }
}
