import Domain
import PresentationKit
import TextUI

/// What is said of former names of settings.
extension SettingsWords {
  /// Said of a former name that was typed.
  func formerName(_ typed: String, _ preference: Preference) -> String {
    say(
      "`\(typed)` 설정의 이름은 이제 \(Particle.being.after("`\(preference.rawValue)`")).",
      "`\(typed)` is now `\(preference.rawValue)`.")
  }
}
