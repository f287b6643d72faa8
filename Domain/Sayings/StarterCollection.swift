/// The sayings a new store begins with (starters).
public enum StarterCollection: String, CaseIterable, Sendable {
  /// 156 Korean proverbs with English renderings, which once every store began with.
  case proverbs
  /// The same proverbs, and sayings in Korean with who said them.
  case korean
  /// Proverbs and sayings in English.
  case english
}
