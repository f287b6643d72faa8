import Domain

/// A saying that a new store begins with.
struct StarterSaying: Sendable {
  let words: SayingWords
  /// The fingerprint of the words.
  let origin: Int

  init(eng: String? = nil, kor: String? = nil, who: String? = nil) {
    words = SayingWords(
      stored: eng.map { MultilineText(stored: $0) }, kor: kor.map { MultilineText(stored: $0) },
      who: who.map { SingleLineText(stored: $0) })
    origin = SayingPrint.of(words)
  }
}

extension StarterCollection {
  /// The sayings of the collection. The index of each saying is its number in a new store.
  var sayings: [StarterSaying] {
    switch self {
    case .proverbs: Self.proverbSayings
    case .korean: Self.proverbSayings + StarterKorean.all
    case .english: StarterEnglish.all
    case .koreanYear: Self.proverbSayings + StarterYear.korean + StarterKorean.all
    case .englishYear: StarterYear.english + StarterEnglish.all
    }
  }

  fileprivate static let proverbSayings = StarterSayings.all.map {
    StarterSaying(eng: $0.eng, kor: $0.kor)
  }

  /// All starter sayings, in groups that belong together.
  static var groups: [[StarterSaying]] {
    [
      proverbSayings, StarterKorean.all, StarterEnglish.all, StarterYear.korean,
      StarterYear.english,
    ]
  }
}

extension StarterSaying {
  /// The creation time of all starter sayings: midnight of 1 January 2026 in Seoul.
  private static let uploaded = 1_767_193_200

  /// The SQL condition that a saying `s` is a starter saying of this store, or of another store with which it was
  /// synced.
  static let isStarter = """
    (s.uploaded = \(uploaded) AND \(StarterOrigins.hasOrigin))
    """

  /// The SQL condition that a saying `s` is a starter saying that was never changed.
  static let isUntouched = """
    (\(isStarter) AND s.print IS s.origin AND s.liked_at IS NULL
      AND s.used_at IS NULL AND s.deleted_at IS NULL)
    """

  /// Inserts a starter saying as already seen.
  private static let insertOne = """
    INSERT INTO sayings (number, kor, eng, who, print, origin, uploaded, uploaded_offset, seen)
    VALUES (?1, ?2, ?3, ?4, ?5, ?5, \(uploaded), 32400, 1)
    """

  func insert(as number: Int, into store: Connection) throws(StorageFailure) {
    try store.run(
      Self.insertOne,
      [
        .int(number), .optional(words.kor?.text), .optional(words.eng?.text),
        .optional(words.who?.text), .int(origin),
      ])
  }
}
