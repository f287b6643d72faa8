import Domain
import PresentationKit
import TextUI

/// The verbs of settings, as both shells call them: what is done, and what is said of it.
struct SettingsDesk {
  let preferences: Preferences
  let language: Language
  /// The shell that asks: commands say how a setting is written, screens what it is called.
  let shell: DeedOrigin

  private var words: SettingsWords { SettingsWords(language) }

  /// All settings as anybody may see them who looks over one's shoulder.
  func page() throws(PreferenceError) -> SettingsPage {
    var values: [Preference: String] = [:]
    for preference in Preference.allCases { values[preference] = try shown(preference) }
    do throws(StorageFailure) {
      return SettingsPage(
        values: values, problems: try preferences.problems(), place: preferences.place)
    } catch { throw .storage(error) }
  }

  func set(_ name: String, to value: String) throws(PreferenceError) -> Answer<Preference> {
    if let tag = TagCycles.tag(ofSetting: name) {
      return cycle(tag, try preferences.setCycle(of: tag, to: value), words.changed)
    }
    return try answer(try preferences.set(name, to: value), words.changed)
  }

  /// Gives a setting its usual value back.
  func reset(_ name: String) throws(PreferenceError) -> Answer<Preference> {
    if let tag = TagCycles.tag(ofSetting: name) {
      return cycle(tag, try preferences.setCycle(of: tag, to: ""), words.reset)
    }
    return try answer(try preferences.reset(name), words.reset)
  }

  /// The cycle people with one tag begin with, under a name of its own.
  private func cycle(
    _ tag: String, _ cycle: Cycle?, _ said: (_ name: String, _ value: String) -> String
  ) -> Answer<Preference> {
    let name = "\(Preference.peopleCycle.rawValue).\(tag)"
    let value = cycle.map { String($0.days) } ?? ""
    return Answer(record: .peopleCycle, sentence: said(name, value)) { json in
      json.settings([(name, value)])
    }
  }

  private func answer(_ preference: Preference, _ said: (_ name: String, _ value: String) -> String)
    throws(PreferenceError) -> Answer<Preference>
  {
    let value = try shown(preference)
    let sentence =
      switch shell {
      case .command: said(preference.rawValue, named(preference, value))
      case .screens: SettingsScreenWords(language).changed(preference, value)
      }
    return Answer(record: preference, sentence: sentence) { json in
      json.settings([(preference.rawValue, value)])
    }
  }

  /// A value by the name people call it, where it has one of its own in each language.
  private func named(_ preference: Preference, _ value: String) -> String {
    let isNamed =
      preference == .theme && SayingTheme(named: value) != nil
      || preference == .sayingsLettering || preference == .calendarWeekStart && language.isKorean
    return isNamed ? SettingsScreenWords(language).value(preference, value) : value
  }

  /// What stands in the place of a secret.
  static let unsaid = "••••••••"

  /// The value of a setting; of a secret only that there is one.
  private func shown(_ preference: Preference) throws(PreferenceError) -> String {
    do throws(StorageFailure) {
      let value = try preferences.value(of: preference)
      return preference.isSecret && !value.isEmpty ? Self.unsaid : value
    } catch { throw .storage(error) }
  }
}

extension JSONText {
  /// Writes settings with their values.
  mutating func settings(_ settings: [(key: String, value: String)]) {
    key("settings")
    list(settings) { json, setting in
      json.object { json in
        json.member("key", setting.key)
        json.member("value", setting.value)
      }
    }
  }
}
