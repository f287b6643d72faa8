import Domain

extension SayingWords {
  /// Words as they are kept.
  package static func sample(_ eng: String? = nil, _ kor: String? = nil, by who: String? = nil)
    -> SayingWords
  {
    SayingWords(
      stored: eng.map(MultilineText.init(stored:)), kor: kor.map(MultilineText.init(stored:)),
      who: who.map(SingleLineText.init(stored:)))
  }
}

extension SayingNumber {
  /// A number that a saying can have.
  package static func no(_ value: Int) -> SayingNumber { SayingNumber(stored: value) }
}

extension ReadSaying {
  /// A saying of a file; without words of its own it says its number.
  package static func sample(
    _ number: Int? = nil, _ words: SayingWords? = nil, uploaded: Now? = nil, isSeen: Bool = false,
    likedAt: Now? = nil, usedAt: Now? = nil
  ) -> ReadSaying {
    ReadSaying(
      line: 1, number: number.map(SayingNumber.no),
      words: words ?? .sample("saying \(number ?? 0)"), uploaded: uploaded, isSeen: isSeen,
      isLiked: likedAt != nil, likedAt: likedAt, isUsed: usedAt != nil, usedAt: usedAt)
  }
}

extension SayingsRepository {
  /// The sayings a query means, as a list.
  package func list(_ query: SayingsQuery = SayingsQuery()) throws(SayingsFailure) -> [Saying] {
    var found: [Saying] = []
    try visit(query) {
      found.append($0)
      return true
    }
    return found
  }

  /// The numbers of the sayings a query means.
  package func numbers(_ query: SayingsQuery = SayingsQuery()) throws(SayingsFailure) -> [Int] {
    try list(query).map(\.number.value)
  }

  /// The numbers of the sayings a search finds.
  package func found(_ search: String) throws(SayingsFailure) -> [Int] {
    try numbers(SayingsQuery(search: search))
  }

  /// Takes sayings in at once; `onConflict` gets those whose number belongs to another.
  @discardableResult
  package func importSayings(
    _ sayings: [ReadSaying], as kind: Arrival.Kind = .file, feed: String? = nil,
    at now: Now = .on("2026-03-01"), _ onConflict: (ReadSaying) -> Void = { _ in }
  ) throws(SayingSourceFailure) -> SayingTally {
    var rest = sayings[...]
    return try importSayings(
      { () throws(SayingSourceFailure) in rest.popFirst() }, as: kind, feed: feed, at: now,
      onConflict)
  }

  /// The saying of a day on which whatever is there was there when it began.
  package func saying(of day: Day, lot: Int) throws(SayingsFailure) -> Saying? {
    try saying(of: DayDraw(day: day, start: .max), lot: lot)
  }

  /// Begins to like a saying, or no more.
  package func like(_ number: Int, _ isLiked: Bool = true, at now: Now = .on("2026-03-02"))
    throws(SayingsFailure)
  {
    _ = try change(.no(number)) {
      var saying = $0
      saying.likedAt = isLiked ? now : nil
      return saying
    }
  }

  /// Uses a saying, or no more.
  package func use(_ number: Int, _ isUsed: Bool = true, at now: Now = .on("2026-03-02"))
    throws(SayingsFailure)
  {
    _ = try change(.no(number)) {
      var saying = $0
      saying.usedAt = isUsed ? now : nil
      return saying
    }
  }

  /// Says something else.
  package func mend(_ number: Int, _ words: SayingWords) throws(SayingsFailure) {
    _ = try change(.no(number)) {
      var saying = $0
      saying.words = words
      return saying
    }
  }
}

extension SayingTally {
  /// A tally of so many of each kind.
  package static func of(added: Int = 0, updated: Int = 0, same: Int = 0, skipped: Int = 0)
    -> SayingTally
  {
    var tally = SayingTally()
    (tally.added, tally.updated, tally.same, tally.skipped) = (added, updated, same, skipped)
    return tally
  }
}
