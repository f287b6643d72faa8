/// Traditional Korean proverbs in the public domain, with Haru's own English translations. Older releases began every
/// store with these proverbs, in any language.
enum StarterSayings {
  /// All proverbs, the lowest number first. A new store shows the highest numbers first.
  static let all: [(kor: String, eng: String)] =
    [effort, words, friends, family, learning, seasons, luck, wit, favourites].flatMap { $0 }
}
