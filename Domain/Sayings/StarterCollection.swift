/// The sayings with which a new store begins (starters).
public enum StarterCollection: String, CaseIterable, Sendable {
  /// 156 Korean proverbs with English translations. They are the only starters of early versions.
  case proverbs
  /// The proverbs of `proverbs`, and Korean sayings with their speakers. Stores of early versions began with them.
  case korean
  /// English proverbs and sayings. Stores of early versions began with them.
  case english
  /// The sayings of `korean` and further ones: one for each day of a year.
  case koreanYear
  /// The sayings of `english` and further ones: one for each day of a year.
  case englishYear
}
