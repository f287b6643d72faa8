/// Starter proverbs and sayings in English. All are in the public domain, and those from other languages were
/// translated for Haru. A proverb without a known author has no speaker.
enum StarterEnglish {
  /// All sayings, the lowest number first. A new store shows the highest numbers first.
  static let all: [StarterSaying] =
    proverbs.map { StarterSaying(eng: $0) }
    + (abroad + later + older).map { StarterSaying(eng: $0.text, who: $0.who) }
    + favourites.map { StarterSaying(eng: $0.text, who: $0.who) }

  /// The sayings that a new store shows first.
  private static let favourites: [(text: String, who: String?)] = [
    ("Someday, perhaps, even this will be good to remember.", "Virgil"),
    ("Thin little frog, don't give in: Issa is here.", "Kobayashi Issa"),
    (
      "What do we live for, if it is not to make life less difficult to each other?", "George Eliot"
    ),
    ("“Hope” is the thing with feathers that perches in the soul.", "Emily Dickinson"),
    ("The only way to have a friend is to be one.", "Ralph Waldo Emerson"),
    (
      "How far that little candle throws his beams! So shines a good deed in a naughty world.",
      "William Shakespeare"
    ),
    ("Rain before seven, fine before eleven.", nil),
    ("One cup of coffee is remembered for forty years.", "Turkish proverb"),
    ("All griefs with bread are less.", nil),
    ("Every path has a puddle.", nil),
    ("The morning is wiser than the evening.", "Russian proverb"),
    ("A joy shared is a joy doubled; a sorrow shared is a sorrow halved.", "German proverb"),
  ]
}
