package import Domain

/// A snapshot of all settings.
package struct SettingsPage: Equatable, Sendable {
  /// The values by setting. A secret is represented only by whether it is set.
  package let values: [Preference: String]
  /// The rejected entries of the settings file.
  package let problems: [PreferenceParseError]
  /// The path of the settings file; nil if there is none.
  package let path: String?

  package init(
    values: [Preference: String], problems: [PreferenceParseError] = [], path: String? = nil
  ) {
    self.values = values
    self.problems = problems
    self.path = path
  }

  /// Returns the value of a setting, or its default.
  package func value(of preference: Preference) -> String {
    values[preference] ?? preference.defaultValue
  }
}

/// The answer to a request about settings.
package enum SettingsEvent: FeatureMessage {
  case page(SettingsPage)
  /// A setting was changed; the text confirms it.
  case changed(Preference, SettingsPage, String)
  /// The names of the available fonts.
  case fonts([String])
  case failed(Report)

  package var isFailure: Bool {
    switch self {
    case .failed: true
    case .page, .changed, .fonts: false
    }
  }
}

extension SettingsEvent {
  /// The current settings; nil if the event does not carry them.
  package var page: SettingsPage? {
    switch self {
    case .page(let page), .changed(_, let page, _): page
    case .fonts, .failed: nil
    }
  }
}

extension ColourOptions {
  /// Creates the options from the colour settings.
  package init(_ page: SettingsPage) {
    self.init(theme: page.value(of: .theme), appearance: page.value(of: .appearance))
  }
}

extension FeatureEvent {
  package static func settings(_ message: SettingsEvent) -> FeatureEvent { FeatureEvent(message) }
  package var settings: SettingsEvent? { cast() }
}
