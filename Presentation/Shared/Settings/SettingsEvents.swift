package import Domain
package import PresentationKit

/// A request of the settings screen to the features.
package enum SettingsWork: FeatureRequest {
  /// Loads all settings.
  case load
  case set(Preference, String)
  /// Turns all notifications on or off.
  case notices(Bool)
  /// Resets a setting to its default.
  case reset(Preference)
  /// Loads the fonts available for pictures.
  case fonts

  package func answer(of runner: EffectRunner) -> FeatureEvent {
    .settings(
      run(runner.features.preferences, runner.language, inbox: runner.features.inbox))
  }
}

/// A settings screen that other screens can open.
package enum SettingsRoute: FeatureRoute {
  /// The list of all settings, with the given one selected.
  case home(Preference?)

  package var part: Part? { .more }
  package var leadsToChanges: Bool { false }
}

extension SettingsWork {
  /// Runs the request and returns the event for the screen. `inbox` checks folders of notes.
  func run(
    _ preferences: Preferences, _ language: Language, inbox: Inbox? = nil
  ) -> SettingsEvent {
    let actions = SettingsActions(preferences: preferences, language: language, shell: .screens)
    do throws(PreferenceFailure) {
      switch self {
      case .load: return .page(try actions.page())
      case .set(.inboxFolders, let value):
        let folders = try inbox?.accepted(folders: value) ?? value
        let hints = InboxWords(language).hints(about: inbox?.states(ofFolders: folders) ?? [])
        let answer = try actions.set(Preference.inboxFolders.rawValue, to: folders)
        let sentence = ([answer.sentence] + hints).joined(separator: " ")
        return .changed(answer.record, try actions.page(), sentence)
      case .set(let preference, let value):
        return try changed(try actions.set(preference.rawValue, to: value), actions)
      case .notices(let isOn):
        let kinds: [Preference] = [.peopleNotify, .sayingsNotify, .scheduleNotify, .booksNotify]
        for kind in kinds { _ = try preferences.set(kind.rawValue, to: isOn ? "on" : "off") }
        let words = SettingsScreenWords(language)
        return .changed(.peopleNotify, try actions.page(), words.noticesTurned(isOn))
      case .reset(let preference):
        return try changed(try actions.reset(preference.rawValue), actions)
      case .fonts: return .fonts(try preferences.pictureFonts().map(\.family.name))
      }
    } catch { return .failed(SettingsWords(language).report(error)) }
  }

  private func changed(_ answer: Answer<Preference>, _ actions: SettingsActions)
    throws(PreferenceFailure)
    -> SettingsEvent
  {
    .changed(answer.record, try actions.page(), answer.sentence)
  }
}

extension Work {
  package static func settings(_ request: SettingsWork) -> Work { Work(request) }
}

extension Route {
  package static func settings(_ route: SettingsRoute) -> Route { Route(route) }
  package var settings: SettingsRoute? { cast() }
}
