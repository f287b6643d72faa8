package import Domain
package import PresentationKit
import TextUI

extension SettingText {
  private static let all: [Preference: SettingText] = Dictionary(
    (SettingsGroup.all.flatMap(\.texts) + FeatureDescriptor.all.flatMap { $0.settings().remembered })
      .map { ($0.preference, $0) },
    uniquingKeysWith: { first, _ in first })

  /// Returns the display text of a setting. A setting without a text is shown by its key.
  package static func of(_ preference: Preference) -> SettingText {
    let name = preference.rawValue
    return all[preference] ?? SettingText(preference, Phrase(name, name), Phrase("", ""))
  }
}

/// A group of related settings under a title.
struct SettingsGroup: Sendable {
  let title: Phrase
  let texts: [SettingText]

  static let signIn = SettingsGroup(
    title: Phrase("로그인", "Sign-in"), texts: GeneralSettings.signIn)

  /// The groups in the order of the screen.
  static let all: [SettingsGroup] = {
    let parts = FeatureDescriptor.all.map { (name: $0.name, settings: $0.settings()) }
    let notices =
      parts.compactMap(\.settings.notice) + GeneralSettings.notices
      + parts.flatMap(\.settings.notices)
      + GeneralSettings.telling
    return [
      SettingsGroup(title: Phrase("보기", "Look"), texts: GeneralSettings.appearance),
      SettingsGroup(
        title: Phrase("시계와 달력", "Clock and calendar"), texts: GeneralSettings.calendar),
      SettingsGroup(title: Phrase("알림", "Notifications"), texts: notices),
    ]
      + parts.filter { !$0.settings.own.isEmpty }.map {
        SettingsGroup(title: $0.name, texts: $0.settings.own)
      } + [
        SettingsGroup(title: Phrase("여는 프로그램", "Open with"), texts: GeneralSettings.openers),
        signIn,
        SettingsGroup(title: MoreItem.lock.title, texts: GeneralSettings.lock),
        SettingsGroup(title: ShellWords.haru, texts: GeneralSettings.notes + GeneralSettings.haru),
      ]
  }()
}
