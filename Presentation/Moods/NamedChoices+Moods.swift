import Domain
import PresentationKit

extension NamedChoices {
  /// The themes of days, by number.
  static let moodThemes = MoodTheme.allCases.map { theme in
    NamedChoice(String(theme.rawValue), both { MoodsWords($0).name(of: theme) })
  }
}
