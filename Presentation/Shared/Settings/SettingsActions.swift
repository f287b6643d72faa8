import Domain
import PresentationKit
import TextUI

/// The settings operations shared by the command line and the screens, with their messages.
struct SettingsActions {
  let preferences: Preferences
  let language: Language
  /// The origin of the request. Messages on the command line name the key of a setting, messages on screens its
  /// displayed name.
  let shell: ChangeOrigin

  private var words: SettingsWords { SettingsWords(language) }

  /// Returns all settings, with secrets masked.
  func page() throws(PreferenceFailure) -> SettingsPage {
    var values: [Preference: String] = [:]
    for preference in Preference.allCases { values[preference] = try shown(preference) }
    do throws(StorageFailure) {
      return SettingsPage(
        values: values, problems: try preferences.problems(), path: preferences.path)
    } catch { throw .storage(error) }
  }

  func set(_ name: String, to value: String) throws(PreferenceFailure) -> Answer<Preference> {
    if let tag = TagCycles.tag(ofSetting: name) {
      return cycle(tag, try preferences.setCycle(of: tag, to: value), words.changed)
    }
    let tags = try privateTags()
    return try warned(try answer(try preferences.set(name, to: value), words.changed), tags)
  }

  /// Resets a setting to its default.
  func reset(_ name: String) throws(PreferenceFailure) -> Answer<Preference> {
    if let tag = TagCycles.tag(ofSetting: name) {
      return cycle(tag, try preferences.setCycle(of: tag, to: ""), words.reset)
    }
    let tags = try privateTags()
    return try warned(try answer(try preferences.reset(name), words.reset), tags)
  }

  /// Returns an answer with a warning if tags that were private before do not hide records any more.
  private func warned(_ answer: Answer<Preference>, _ before: [String])
    throws(PreferenceFailure) -> Answer<Preference>
  {
    let after = try privateTags()
    let gone = before.filter { !after.contains($0) }
    if gone.isEmpty { return answer }
    var warned = answer
    warned.warn(
      AnswerWarning(
        code: "noLongerPrivate", message: words.noLongerPrivate(gone, all: gone + after)))
    return warned
  }

  private func privateTags() throws(PreferenceFailure) -> [String] {
    do throws(StorageFailure) {
      return PrivateTags(try preferences.value(of: .publishPrivate)).sorted
    } catch { throw .storage(error) }
  }

  /// Returns the answer for the default cycle of people with a tag. The cycle is stored as a setting whose name
  /// contains the tag.
  private func cycle(
    _ tag: String, _ cycle: Cycle?, _ described: (_ name: String, _ value: String) -> String
  ) -> Answer<Preference> {
    let name = "\(Preference.peopleCycle.rawValue).\(tag)"
    let value = cycle.map { String($0.days) } ?? ""
    return Answer(record: .peopleCycle, sentence: described(name, value)) { json in
      json.settings([(name, value)])
    }
  }

  private func answer(
    _ preference: Preference, _ described: (_ name: String, _ value: String) -> String
  )
    throws(PreferenceFailure) -> Answer<Preference>
  {
    let value = try shown(preference)
    let sentence =
      switch shell {
      case .command: described(preference.rawValue, named(preference, value))
      case .screens: SettingsScreenWords(language).changed(preference, value)
      }
    return Answer(record: preference, sentence: sentence) { json in
      json.settings([(preference.rawValue, value)])
    }
  }

  /// Returns the localised name of a value; the value itself if it has no localised name.
  private func named(_ preference: Preference, _ value: String) -> String {
    let isNamed =
      preference == .theme && SayingTheme(named: value) != nil
      || preference == .sayingsLettering || preference == .calendarWeekStart && language.isKorean
    return isNamed ? SettingsScreenWords(language).value(preference, value) : value
  }

  /// The mask shown in place of a secret.
  static let unsaid = "••••••••"

  /// Returns the value of a setting; a secret that is set is masked.
  private func shown(_ preference: Preference) throws(PreferenceFailure) -> String {
    do throws(StorageFailure) {
      let value = try preferences.value(of: preference)
      return preference.isSecret && !value.isEmpty ? Self.unsaid : value
    } catch { throw .storage(error) }
  }
}

extension JSONText {
  /// Writes settings with their values.
  package mutating func settings(_ settings: [(key: String, value: String)]) {
    key("settings")
    list(settings) { json, setting in
      json.object { json in
        json.member("key", setting.key)
        json.member("value", setting.value)
      }
    }
  }
}
