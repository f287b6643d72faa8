import Domain
import PresentationKit

extension NamedChoices {
  /// The themes of days, accepted by their numbers or names.
  static let moodThemes = MoodTheme.allCases.map { theme in
    NamedChoice(String(theme.rawValue), both { MoodsWords($0).name(of: theme) })
  }
}
