/// Traditional Korean proverbs that belong to everybody, with English renderings of our own. Up to a
/// release every store began with them, whatever its language.
enum StarterSayings {
  /// The proverbs, oldest number first; the newest are what a new store shows first.
  static let all: [(kor: String, eng: String)] =
    [effort, words, friends, family, learning, seasons, luck, wit, favourites].flatMap { $0 }
}
