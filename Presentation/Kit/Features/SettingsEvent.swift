package import Domain

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
package enum SettingsEvent: FeatureMessage {
  case page(SettingsPage)
  /// A setting has another value now.
  case changed(Preference, SettingsPage, String)
  /// The names of the fonts.
  case fonts([String])
  /// Nothing was done, for the reason given.
  case failed(Report)

  package var isFailure: Bool {
    switch self {
    case .failed: true
    case .page, .changed, .fonts: false
    }
  }
}

extension SettingsEvent {
  /// The settings as they are now, where it tells them.
  package var page: SettingsPage? {
    switch self {
    case .page(let page), .changed(_, let page, _): page
    case .fonts, .failed: nil
    }
  }
}

extension ColourWish {
  /// What a page of settings says about colours.
  package init(_ page: SettingsPage) {
    self.init(theme: page.value(of: .theme), appearance: page.value(of: .appearance))
  }
}

extension FeatureEvent {
  package static func settings(_ message: SettingsEvent) -> FeatureEvent { FeatureEvent(message) }
  package var settings: SettingsEvent? { cast() }
}
