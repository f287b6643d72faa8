package import Domain
package import PresentationKit

/// A one-line description of each setting, for lists and for the comments in the settings file.
package struct PreferenceNotes: Words {
  package let language: Language

  package init(language: Language) { self.language = language }

  /// The comment at the top of the settings file.
  package var heading: [String] {
    [
      say(
        "‘하루’의 설정이에요. 직접 고쳐도 되고, 주석과 순서는 그대로 남아요.",
        "Haru settings. Edit this file as you like; Haru keeps your comments and order."),
      say("쓸 수 있는 설정은 `haru settings list`로 볼 수 있어요.", "`haru settings list` shows all settings."),
    ]
  }

  /// Returns the description of a setting with the values it accepts.
  package func note(_ preference: Preference) -> String {
    let range =
      switch preference.kind {
      case .flag: "true, false"
      case .choice(let words): words.joined(separator: ", ")
      case .number(let range):
        CalendarWords.span(
          "\(range.lowerBound)", "\(range.upperBound)", in: language)
      case .hours: "off, 22-7"
      case .target: "none, 7d"
      case .cycles: "family 14, work 30"
      case .text, .address, .command: ""
      }
    return SettingText.of(preference).purpose(language) + (range.isEmpty ? "" : " (\(range))")
  }
}
