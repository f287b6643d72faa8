package import Domain
import TextUI

/// What a setting is called, what it is for, and what its values are called.
package struct SettingText: Sendable {
  package let preference: Preference
  /// Its short name.
  package let label: Phrase
  /// What it is for, in one line.
  package let purpose: Phrase
  /// What a value is called, where that is not told by its kind.
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
