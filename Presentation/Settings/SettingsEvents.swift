package import Domain
package import PresentationKit

/// What the screen of settings asks of the features.
package enum SettingsWork: FeatureRequest {
  /// All settings as they are.
  case load
  case set(Preference, String)
  /// Turns all notices on or off.
  case notices(Bool)
  /// Gives a setting its usual value back.
  case reset(Preference)
  /// The fonts pictures can be written in.
  case fonts

  package func answer(of runner: EffectRunner) -> FeatureEvent {
    .settings(run(runner.features.preferences, runner.language))
  }
}

/// A screen of settings that something else can lead to.
package enum SettingsRoute: FeatureRoute {
  /// All settings, with the keys on one of them.
  case home(Preference?)

  package var part: Part? { .more }
  package var leadsToChanges: Bool { false }
}

extension SettingsWork {
  /// Does the work.
  func run(_ preferences: Preferences, _ language: Language) -> SettingsEvent {
    let desk = SettingsDesk(preferences: preferences, language: language, shell: .screens)
    do throws(PreferenceError) {
      switch self {
      case .load: return .page(try desk.page())
      case .set(let preference, let value):
        return try changed(try desk.set(preference.rawValue, to: value), desk)
      case .notices(let isOn):
        let kinds: [Preference] = [.peopleNotify, .sayingsNotify, .scheduleNotify, .booksNotify]
        for kind in kinds { _ = try preferences.set(kind.rawValue, to: isOn ? "on" : "off") }
        let words = SettingsScreenWords(language)
        return .changed(.peopleNotify, try desk.page(), words.noticesTurned(isOn))
      case .reset(let preference): return try changed(try desk.reset(preference.rawValue), desk)
      case .fonts: return .fonts(try preferences.pictureFonts().map(\.family.name))
      }
    } catch { return .failed(SettingsWords(language).report(error)) }
  }

  private func changed(_ answer: Answer<Preference>, _ desk: SettingsDesk) throws(PreferenceError)
    -> SettingsEvent
  {
    .changed(answer.record, try desk.page(), answer.sentence)
  }
}

extension Work {
  package static func settings(_ request: SettingsWork) -> Work { Work(request) }
}

extension Route {
  package static func settings(_ route: SettingsRoute) -> Route { Route(route) }
  var settings: SettingsRoute? { cast() }
}
