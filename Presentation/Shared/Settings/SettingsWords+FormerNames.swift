import Domain
import PresentationKit
import TextUI

/// Messages about former names of settings.
extension SettingsWords {
  /// Returns the message shown when the user types the former name of a setting.
  func formerName(_ typed: String, _ preference: Preference) -> String {
    say(
      "`\(typed)` 설정의 이름은 이제 \(Particle.being.after("`\(preference.rawValue)`")).",
      "`\(typed)` is now `\(preference.rawValue)`.")
  }
}
