import Domain

/// A saying a new store begins with.
struct StarterSaying: Sendable {
  let words: SayingWords
  /// What its words are known by.
  let origin: Int

  init(eng: String? = nil, kor: String? = nil, who: String? = nil) {
    words = SayingWords(
      stored: eng.map { MultilineText(stored: $0) }, kor: kor.map { MultilineText(stored: $0) },
      who: who.map { Line(stored: $0) })
    origin = SayingPrint.of(words)
  }
}

extension StarterCollection {
  /// Its sayings. The place of each is its number in a store that begins with them.
  var sayings: [StarterSaying] {
    switch self {
    case .proverbs: Self.proverbSayings
    case .korean: Self.proverbSayings + StarterKorean.all
    case .english: StarterEnglish.all
    }
  }

  fileprivate static let proverbSayings = StarterSayings.all.map {
    StarterSaying(eng: $0.eng, kor: $0.kor)
  }

  /// The sayings of all collections, in groups that come together.
  static var groups: [[StarterSaying]] { [proverbSayings, StarterKorean.all, StarterEnglish.all] }
}

extension StarterSaying {
  /// Midnight of 1 January 2026 in Seoul, when they came to every store.
  private static let uploaded = 1_767_193_200

  /// Whether a saying `s` is one that a store began with, this one or another one that it met.
  static let isStarter = """
    (s.uploaded = \(uploaded) AND \(StarterOrigins.hasOrigin))
    """

  /// Whether a saying `s` is such a one as every store has it.
  static let isUntouched = """
    (\(isStarter) AND s.print IS s.origin AND s.liked_at IS NULL
      AND s.used_at IS NULL AND s.deleted_at IS NULL)
    """

  /// Seen, and there since the beginning.
  private static let insertOne = """
    INSERT INTO sayings (number, kor, eng, who, print, origin, uploaded, uploaded_offset, seen)
    VALUES (?1, ?2, ?3, ?4, ?5, ?5, \(uploaded), 32400, 1)
    """

  /// Inserts it under a number.
  func insert(as number: Int, into store: Connection) throws(StorageFailure) {
    try store.run(
      Self.insertOne,
      [
        .int(number), .optional(words.kor?.text), .optional(words.eng?.text),
        .optional(words.who?.text), .int(origin),
      ])
  }
}
