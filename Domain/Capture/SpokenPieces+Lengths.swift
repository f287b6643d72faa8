// MARK: Durations and counts

extension SpokenPieces {
  /// `massage 1hr`, `training 90 mins`: a duration, unless another word shows that it is something else.
  func length(at place: Int) -> ([Piece], Int)? {
    guard case .number? = token(place), let unit = word(place + 1), Self.lengths.contains(unit),
      !Self.leads.contains(word(place - 1) ?? ""), !isUnit(place - 1), !isNumber(place - 1),
      !Self.follows.contains(word(place + 2) ?? "")
    else { return nil }
    let number = pieces[place]
    return ([Piece(token: .word("for"), place: number.place), number], 1)
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

  /// `1/2 hr` is half an hour and no date.
  func halfLength(at place: Int) -> ([Piece], Int)? {
    guard case .numbers(let numbers, "/")? = token(place), numbers.map(\.value) == [1, 2],
      ["h", "hr", "hour"].contains(word(place + 1) ?? "")
    else { return nil }
    let whole = pieces[place].place.lowerBound..<pieces[place + 1].place.upperBound
    let lead = Self.leads.contains(word(place - 1) ?? "") ? [] : ["for"]
    return ((lead + ["half", "an", "hour"]).map { Piece(token: .word($0), place: whole) }, 2)
  }

  /// `20 week scan`: the duration is part of a name.
  func named(at place: Int) -> ([Piece], Int)? {
    guard case .number(let number)? = token(place), number.value != 1,
      ["week", "day", "minute", "hour", "month", "year"].contains(word(place + 1) ?? ""),
      !Self.leads.contains(word(place - 1) ?? ""), place + 2 < pieces.count,
      !PhraseCertainty.isKnown(pieces[place + 2].token)
    else { return nil }
    return (pieces[place...place + 1].map { Piece(token: .word("№"), place: $0.place) }, 2)
  }

  /// `4th floor`, `500 5th Ave`: an ordinal that is no day of the month.
  func ordinal(at place: Int) -> ([Piece], Int)? {
    guard case .number? = token(place), ["st", "nd", "rd", "th"].contains(word(place + 1) ?? ""),
      isGlued(place + 1)
    else { return nil }
    let isNamed =
      CaptureVocabulary.behindOrdinals.contains(word(place + 2) ?? "")
      || token(place + 2) == .sign("&")
    guard isNamed, !isWeekdayCount(place) else { return nil }
    return (pieces[place...place + 1].map { Piece(token: .word("№"), place: $0.place) }, 2)
  }

  /// Whether two ordinals count a weekday: `1st & 3rd thurs`.
  private func isWeekdayCount(_ place: Int) -> Bool {
    if case .number? = token(place + 3) { true } else { false }
  }

  /// `6x mondays` is six occurrences.
  func times(at place: Int) -> ([Piece], Int)? {
    guard case .number? = token(place), word(place + 1) == "x", isGlued(place + 1) else {
      return nil
    }
    return ([pieces[place], Piece(token: .word("times"), place: pieces[place + 1].place)], 2)
  }

  /// `long weekend 1–4 may`, `bank holiday weekend`: a name and no day.
  func weekend(at place: Int) -> ([Piece], Int)? {
    guard word(place) == "weekend", place > 0, hasDate,
      ["long", "holiday"].contains(word(place - 1) ?? "")
    else { return nil }
    return ([Piece(token: .word("№"), place: pieces[place].place)], 1)
  }

  private var hasDate: Bool {
    pieces.contains { piece in
      if case .word(let word) = piece.token { PhraseVocabulary.months[word] != nil } else { false }
    }
  }

  private func isUnit(_ place: Int) -> Bool {
    word(place).map { PhraseVocabulary.units[$0] != nil } == true
  }

  func isNumber(_ place: Int) -> Bool {
    if case .number? = token(place) { true } else { false }
  }
}
