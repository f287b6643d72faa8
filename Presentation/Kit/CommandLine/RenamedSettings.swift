package import Domain
import TextUI

/// Messages about renamed settings.
package struct RenamedSettings: Words {
  package let language: Language

  package init(language: Language) { self.language = language }

  /// Returns the message that is shown once, after the former names in the settings file were replaced.
  package func renamed(_ preferences: [Preference], in path: String?) -> String {
    let name = Printable.brief(path?.split(separator: "/").last.map(String.init) ?? "config.toml")
    return say(
      "\(name)의 옛 설정 이름을 새 이름으로 고쳤어요: \(newNames(preferences)). 바꾸기 전 파일은 \(name).before-rename이에요.",
      "Renamed settings in \(name): \(newNames(preferences)). The old file is "
        + "\(name).before-rename.")
  }

  /// Returns pairs of former and current names.
  package func newNames(_ preferences: [Preference]) -> String {
    preferences.map { "\($0.formerName ?? "") → \($0.rawValue)" }.joined(separator: ", ")
  }
}
