package import Domain
import TextUI

/// The texts of a setting: its name, its purpose and the names of its values.
package struct SettingText: Sendable {
  package let preference: Preference
  package let label: Phrase
  /// The purpose of the setting, in one line.
  package let purpose: Phrase
  /// Returns the name of a value; nil to use the default name for the type of the setting.
  package let value: @Sendable (String) -> Phrase?

  package init(
    _ preference: Preference, _ label: Phrase, _ purpose: Phrase,
    _ value: @escaping @Sendable (String) -> Phrase? = { _ in nil }
  ) {
    self.preference = preference
    self.label = label
    self.purpose = purpose
    self.value = value
  }
}
