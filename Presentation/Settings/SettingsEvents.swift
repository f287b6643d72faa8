package import Domain

/// What the screen of settings asks of the features.
package enum SettingsWork: Equatable, Sendable {
  /// All settings as they are.
  case load
  case set(Preference, String)
  /// Turns all notices on or off.
  case notices(Bool)
  /// Gives a setting its usual value back.
  case reset(Preference)
  /// The fonts pictures can be written in.
  case fonts
}

/// All settings as they are.
package struct SettingsPage: Equatable, Sendable {
  /// The values; of a secret only whether there is one.
  package let values: [Preference: String]
  /// What stands in the file and does not count.
  package let problems: [PreferenceProblem]
  /// Where the file is, if there is one.
  package let place: String?

  /// Puts a page together.
  package init(
    values: [Preference: String], problems: [PreferenceProblem] = [], place: String? = nil
  ) {
    self.values = values
    self.problems = problems
    self.place = place
  }

  /// The value of a setting.
  package func value(of preference: Preference) -> String {
    values[preference] ?? preference.usual
  }
}

/// What the features answered.
package enum SettingsEvent: Equatable, Sendable {
  case page(SettingsPage)
  /// A setting has another value now.
  case changed(Preference, SettingsPage, String)
  /// The names of the fonts.
  case fonts([String])
  /// Nothing was done, for the reason given.
  case failed(Report)
}

/// A screen of settings that something else can lead to.
package enum SettingsRoute: Equatable, Sendable {
  /// All settings, with the keys on one of them.
  case home(Preference?)
}

extension SettingsWork {
  /// Does the work.
  func run(_ preferences: Preferences, _ language: Language) -> SettingsEvent {
    do throws(PreferenceError) {
      switch self {
      case .load: return .page(try Self.page(preferences))
      case .set(let preference, let value):
        return try changed(
          try preferences.set(preference.rawValue, to: value), preferences, language)
      case .notices(let isOn):
        let kinds: [Preference] = [.peopleNotify, .sayingsNotify, .scheduleNotify, .booksNotify]
        for kind in kinds { _ = try preferences.set(kind.rawValue, to: isOn ? "on" : "off") }
        let words = SettingsScreenWords(language)
        return .changed(.peopleNotify, try Self.page(preferences), words.noticesTurned(isOn))
      case .reset(let preference):
        return try changed(try preferences.reset(preference.rawValue), preferences, language)
      case .fonts: return .fonts(try preferences.pictureFonts().map(\.family.name))
      }
    } catch { return .failed(SettingsWords(language).report(error)) }
  }

  private func changed(_ preference: Preference, _ preferences: Preferences, _ language: Language)
    throws(PreferenceError) -> SettingsEvent
  {
    let page = try Self.page(preferences)
    let words = SettingsScreenWords(language)
    return .changed(preference, page, words.changed(preference, page.value(of: preference)))
  }

  private static func page(_ preferences: Preferences) throws(PreferenceError) -> SettingsPage {
    do throws(StorageFailure) {
      var values: [Preference: String] = [:]
      for preference in Preference.allCases {
        let value = try preferences.value(of: preference)
        values[preference] = preference.isSecret && !value.isEmpty ? "••••••••" : value
      }
      return SettingsPage(
        values: values, problems: try preferences.problems(), place: preferences.place)
    } catch { throw .storage(error) }
  }
}
