import Domain

extension SayingWords {
  /// Returns the texts of a saying: English, Korean and the speaker.
  package static func sample(_ eng: String? = nil, _ kor: String? = nil, by who: String? = nil)
    -> SayingWords
  {
    SayingWords(
      stored: eng.map(MultilineText.init(stored:)), kor: kor.map(MultilineText.init(stored:)),
      who: who.map(SingleLineText.init(stored:)))
  }
}

extension SayingNumber {
  /// Returns a saying number without checking its range.
  package static func no(_ value: Int) -> SayingNumber { SayingNumber(stored: value) }
}

extension ReadSaying {
  /// Returns a saying as parsed from a file. If `words` is nil, its English text is `saying` and the number.
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
  /// Returns the sayings that match a query.
  package func list(_ query: SayingsQuery = SayingsQuery()) throws(SayingsFailure) -> [Saying] {
    var found: [Saying] = []
    try visit(query) {
      found.append($0)
      return true
    }
    return found
  }

  /// Returns the numbers of the sayings that match a query.
  package func numbers(_ query: SayingsQuery = SayingsQuery()) throws(SayingsFailure) -> [Int] {
    try list(query).map(\.number.value)
  }

  /// Returns the numbers of the sayings that a search finds.
  package func found(_ search: String) throws(SayingsFailure) -> [Int] {
    try numbers(SayingsQuery(search: search))
  }

  /// Imports sayings from an array. `onConflict` is called for each saying whose number is in use for another one.
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

  /// Returns the saying of a day; nil if there are none. Every saying counts as stored before the day began.
  package func saying(of day: Day, lot: Int) throws(SayingsFailure) -> Saying? {
    try saying(of: DayDraw(day: day, start: .max), lot: lot)
  }

  /// Likes a saying; if `isLiked` is false, unlikes it.
  package func like(_ number: Int, _ isLiked: Bool = true, at now: Now = .on("2026-03-02"))
    throws(SayingsFailure)
  {
    _ = try change(.no(number)) {
      var saying = $0
      saying.likedAt = isLiked ? now : nil
      return saying
    }
  }

  /// Marks a saying as used; if `isUsed` is false, removes the mark.
  package func use(_ number: Int, _ isUsed: Bool = true, at now: Now = .on("2026-03-02"))
    throws(SayingsFailure)
  {
    _ = try change(.no(number)) {
      var saying = $0
      saying.usedAt = isUsed ? now : nil
      return saying
    }
  }

  /// Replaces the texts of a saying.
  package func mend(_ number: Int, _ words: SayingWords) throws(SayingsFailure) {
    _ = try change(.no(number)) {
      var saying = $0
      saying.words = words
      return saying
    }
  }
}

extension SayingTally {
  /// Returns an import tally with the given counts.
  package static func of(added: Int = 0, updated: Int = 0, same: Int = 0, skipped: Int = 0)
    -> SayingTally
  {
    var tally = SayingTally()
    (tally.added, tally.updated, tally.same, tally.skipped) = (added, updated, same, skipped)
    return tally
  }
}
