/// Traditional Korean proverbs in the public domain, with Haru's own English translations. Older releases began every
/// store with them, whatever its language.
enum StarterSayings {
  /// The lowest number first. A new store shows the highest numbers first.
  static let all: [(kor: String, eng: String)] =
    [effort, words, friends, family, learning, seasons, luck, wit, favourites].flatMap { $0 }
}
