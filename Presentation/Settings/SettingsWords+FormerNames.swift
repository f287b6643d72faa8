import Domain
import TextUI

/// What is said of former names of settings.
extension SettingsWords {
  /// Said of a former name that was typed.
  func formerName(_ typed: String, _ preference: Preference) -> String {
    say(
      "`\(typed)` 설정의 이름은 이제 \(Particle.being.after("`\(preference.rawValue)`")).",
      "`\(typed)` is now `\(preference.rawValue)`.")
  }

  /// Said once, when the former names in a file were replaced.
  func renamed(_ preferences: [Preference], in path: String?) -> String {
    let name = Printable.brief(path?.split(separator: "/").last.map(String.init) ?? "config.toml")
    return say(
      "\(name)의 옛 설정 이름을 새 이름으로 고쳤어요: \(newNames(preferences)). 바꾸기 전 파일은 \(name).before-rename이에요.",
      "Renamed settings in \(name): \(newNames(preferences)). The old file is "
        + "\(name).before-rename.")
  }

  /// Former names with those of now.
  func newNames(_ preferences: [Preference]) -> String {
    preferences.map { "\($0.formerName ?? "") → \($0.rawValue)" }.joined(separator: ", ")
  }
}
