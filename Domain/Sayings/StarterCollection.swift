/// The sayings a new store begins with (starters).
public enum StarterCollection: String, CaseIterable, Sendable {
  /// 156 Korean proverbs with English translations, the only starters of early versions.
  case proverbs
  /// The same proverbs, and Korean sayings with their speakers.
  case korean
  /// English proverbs and sayings.
  case english
}
