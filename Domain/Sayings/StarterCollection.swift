/// The sayings with which a new store begins (starters).
public enum StarterCollection: String, CaseIterable, Sendable {
  /// 156 Korean proverbs with English translations. They are the only starters of early versions.
  case proverbs
  /// The proverbs of `proverbs`, and Korean sayings with their speakers.
  case korean
  /// English proverbs and sayings.
  case english
}
