// MARK: Durations and counts

extension SpokenPieces {
  /// Expands a duration, unless another word shows that it is something else: `massage 1hr`, `training 90 mins`.
  /// Returns nil for other pieces.
  func length(at index: Int) -> ([Piece], Int)? {
    guard case .number? = token(index), let unit = word(index + 1), Self.lengths.contains(unit),
      !Self.leads.contains(word(index - 1) ?? ""), !isUnit(index - 1), !isNumber(index - 1),
      !Self.follows.contains(word(index + 2) ?? "")
    else { return nil }
    let number = pieces[index]
    return ([Piece(token: .word("for"), range: number.range), number], 1)
  }

  private static let lengths: Set<String> = [
    "min", "mins", "minutes", "h", "hr", "hrs", "hours", "hour",
  ]
  private static let leads: Set<String> = [
    "for", "in", "within", "after", "before", "every", "each", "last", "next", "another", "me",
    "or", "and", "to", "about", "remind", "reminder", "alert", "alarm", "a", "on", "first", "than",
    "at",
  ]
  private static let follows: Set<String> = [
    "from", "away", "late", "early", "ago", "before", "later", "after", "of", "drive", "walk",
    "delay",
    "old", "notice", "past", "to", "hence", "prior", "ahead", "earlier", "and", "a", "by", "per",
  ]

  /// Expands `1/2 hr` into half an hour, so that it is not parsed as a date. Returns nil for other pieces.
  func halfLength(at index: Int) -> ([Piece], Int)? {
    guard case .numbers(let numbers, "/")? = token(index), numbers.map(\.value) == [1, 2] else {
      return nil
    }
    // `1/2 past 9`
    if word(index + 1) == "past", isHour(index + 2) {
      return ([Piece(token: .word("half"), range: pieces[index].range)], 1)
    }
    guard ["h", "hr", "hour"].contains(word(index + 1) ?? "")
    else { return nil }
    let whole = pieces[index].range.lowerBound..<pieces[index + 1].range.upperBound
    let lead = Self.leads.contains(word(index - 1) ?? "") ? [] : ["for"]
    return ((lead + ["half", "an", "hour"]).map { Piece(token: .word($0), range: whole) }, 2)
  }

  /// Marks a duration that is part of a name: `20 week scan`. Returns nil for other pieces.
  func named(at index: Int) -> ([Piece], Int)? {
    guard case .number(let number)? = token(index), number.value != 1,
      ["week", "day", "minute", "hour", "month", "year"].contains(word(index + 1) ?? ""),
      !Self.leads.contains(word(index - 1) ?? ""), index + 2 < pieces.count,
      !PhraseCertainty.isKnown(pieces[index + 2].token)
    else { return nil }
    return (pieces[index...index + 1].map { Piece(token: .word("№"), range: $0.range) }, 2)
  }

  /// Marks an ordinal that is not a day of the month, or a word that is none: `4th floor`, `500 5th Ave`, `17 St
  /// Patrick`. Returns nil for other pieces.
  func ordinal(at index: Int) -> ([Piece], Int)? {
    guard case .number? = token(index), ["st", "nd", "rd", "th"].contains(word(index + 1) ?? "")
    else { return nil }
    if !isGlued(index + 1) {
      return ([pieces[index], Piece(token: .word("№"), range: pieces[index + 1].range)], 2)
    }
    let isNamed =
      CaptureVocabulary.behindOrdinals.contains(word(index + 2) ?? "")
      || token(index + 2) == .sign("&")
    guard isNamed, !isWeekdayCount(index) else { return nil }
    return (pieces[index...index + 1].map { Piece(token: .word("№"), range: $0.range) }, 2)
  }

  /// Returns whether two ordinals count a weekday: `1st & 3rd thurs`.
  private func isWeekdayCount(_ index: Int) -> Bool {
    if case .number? = token(index + 3) { true } else { false }
  }

  /// Expands `6x mondays` and `fortnightly x3` into occurrences. Returns nil for other pieces.
  func times(at index: Int) -> ([Piece], Int)? {
    guard isGlued(index + 1) else { return nil }
    // `weekly x3` may be three times a week.
    let sides = [word(index - 1) ?? "", word(index + 2) ?? ""]
    let isPerWeek = sides.contains { ["day", "daily", "week", "weekly", "every"].contains($0) }
    if word(index) == "x", let count = count(index + 1), count > 1, saysRhythm, !isPerWeek {
      let whole = pieces[index].range.lowerBound..<pieces[index + 1].range.upperBound
      let tokens = [(pieces[index + 1].token, "\(count)"), (.word("times"), "times")]
      return (tokens.map { Piece(token: $0, range: whole, written: $1) }, 2)
    }
    guard case .number? = token(index), word(index + 1) == "x" else { return nil }
    return ([pieces[index], Piece(token: .word("times"), range: pieces[index + 1].range)], 2)
  }

  /// Marks a weekend that is part of a name and no day: `long weekend 1–4 may`, `bank holiday weekend`. Returns nil for
  /// other pieces.
  func weekend(at index: Int) -> ([Piece], Int)? {
    guard word(index) == "weekend", index > 0, hasDate,
      ["long", "holiday"].contains(word(index - 1) ?? "")
    else { return nil }
    return ([Piece(token: .word("№"), range: pieces[index].range)], 1)
  }

  private var hasDate: Bool {
    pieces.contains { piece in
      if case .word(let word) = piece.token { PhraseVocabulary.months[word] != nil } else { false }
    }
  }

  private func isUnit(_ index: Int) -> Bool {
    word(index).map { PhraseVocabulary.units[$0] != nil } == true
  }

  func isNumber(_ index: Int) -> Bool {
    if case .number? = token(index) { true } else { false }
  }
}
