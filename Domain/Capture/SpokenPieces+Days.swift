// MARK: Days

extension SpokenPieces {
  /// Expands informal words for tomorrow and tonight: `2morrow`, `2moro`, `2nite`. Returns nil for other pieces.
  func shortTomorrow(at index: Int) -> ([Piece], Int)? {
    guard count(index) == 2, isGlued(index + 1), let rest = word(index + 1) else { return nil }
    let words = ["morrow": "tomorrow", "moro": "tomorrow", "nite": "tonight", "night": "tonight"]
    guard let word = words[rest] else { return nil }
    let whole = pieces[index].range.lowerBound..<pieces[index + 1].range.upperBound
    return ([Piece(token: .word(word), range: whole, written: word)], 2)
  }

  /// Expands `every` with a part of the day: `every morning` is every day in the morning, and `every friday night` is
  /// at night. Returns nil for other pieces.
  func everyPart(at index: Int) -> ([Piece], Int)? {
    guard ["every", "each"].contains(word(index) ?? "") else { return nil }
    let hasDay = RepeatVocabulary.weekday(word(index + 1) ?? "") != nil
    let part = index + (hasDay ? 2 : 1)
    guard CaptureVocabulary.nounsOfDay.contains(word(part) ?? ""),
      !CaptureVocabulary.behindNights.contains(word(part + 1) ?? "")
    else { return nil }
    let every = pieces[index]
    let day =
      hasDay
      ? pieces[index + 1] : Piece(token: .word("day"), range: every.range, written: "day")
    let lead = Piece(token: .word("in"), range: pieces[part].range)
    return ([every, day, lead, pieces[part]], part + 1 - index)
  }

  /// Expands a day that is counted from another day. `a week on saturday` and `a week from saturday` become `saturday
  /// week`. `a fortnight today` becomes `today in a fortnight`. In `off a week from saturday` nothing is expanded,
  /// because `a week` is a duration and `from saturday` its start. Returns nil for other pieces.
  func counted(at index: Int) -> ([Piece], Int)? {
    if let weeks = count(index), weeks > 1, ["wks", "weeks"].contains(word(index + 1) ?? ""),
      word(index + 2) == "today"
    {
      let whole = pieces[index].range.lowerBound..<pieces[index + 2].range.upperBound
      let tokens: [PhraseToken] = [.word("in"), pieces[index].token, .word("weeks")]
      return (tokens.map { Piece(token: $0, range: whole) }, 3)
    }
    let start = word(index) == "a" ? index + 1 : index
    guard let unit = word(start), ["week", "fortnight"].contains(unit) else { return nil }
    var end = start + 1
    let isStart = Self.lasting.contains(word(index - 1) ?? "")
    if word(end) == "on" || word(end) == "from" && !isStart { end += 1 }
    guard let day = word(end) else { return nil }
    let whole = pieces[index].range.lowerBound..<pieces[end].range.upperBound
    func meant(_ words: [String]) -> ([Piece], Int) {
      (words.map { Piece(token: .word($0), range: whole) }, end + 1 - index)
    }
    if RepeatVocabulary.weekday(day) != nil, unit == "week", end > start + 1 || start > index {
      return meant([day, "week"])
    }
    guard word(start + 1) != "on", start > index, day == "today" || day == "tomorrow" else {
      return nil
    }
    return meant([day, "in", "a", unit])
  }

  /// Words after which `a week` is a duration.
  private static let lasting: Set<String> = [
    "a", "off", "away", "holiday", "holidays", "vacation", "leave", "for", "break", "trip",
  ]

  /// Expands a date with dashes: `31-Mar-2027`. Returns nil for other pieces.
  func dashed(at index: Int) -> ([Piece], Int)? {
    guard case .number(let number)? = token(index), number.digits <= 2,
      token(index + 1) == .sign("-"), let month = word(index + 2),
      PhraseVocabulary.months[month] != nil, token(index + 3) == .sign("-"),
      case .number(let year)? = token(index + 4), year.digits == 4
    else { return nil }
    return ([pieces[index], pieces[index + 2], pieces[index + 4]], 5)
  }

  /// Expands a number that is too large for an hour into a day of the month: `mon 16`. Returns nil for other pieces.
  func dayOfMonth(at index: Int) -> ([Piece], Int)? {
    guard case .number(let number)? = token(index), (13...31).contains(number.value),
      number.digits == 2, PhraseVocabulary.weekdays[word(index - 1) ?? ""] != nil,
      pieces[index - 1].range.upperBound + 1 == pieces[index].range.lowerBound,
      isFree(behind: index), !isDated(index + 1), token(index + 1) != .sign("-"),
      !beginsHours(index), !RepeatVocabulary.times.contains(word(index + 1) ?? "")
    else { return nil }
    return ([pieces[index], Piece(token: .word("th"), range: pieces[index].range)], 1)
  }

  /// Joins a date behind an hour, which would otherwise take the month: `at 7 march 8`, `2-4 march 8`. Returns
  /// nil for other pieces.
  func dateBehindHour(at index: Int) -> ([Piece], Int)? {
    guard let month = PhraseVocabulary.months[word(index) ?? ""], isHour(index - 1),
      word(index - 2) == "at" || joinsSpan(index - 2) && isHour(index - 3),
      PhraseVocabulary.months[word(index - 4) ?? ""] == nil,
      case .number(let day)? = token(index + 1), (1...31).contains(day.value),
      !["am", "pm", "h"].contains(word(index + 2) ?? ""), !joinsSpan(index + 2)
    else { return nil }
    let whole = pieces[index].range.lowerBound..<pieces[index + 1].range.upperBound
    let numbers = [PhraseNumber(value: month, digits: month > 9 ? 2 : 1), day]
    return ([Piece(token: .numbers(numbers, "-"), range: whole)], 2)
  }

  /// Returns whether a number is the first of two hours, and not of two days: `20 to 22`, `22–6`, but not `20 to 22
  /// may` and `21 to 28`.
  private func beginsHours(_ index: Int) -> Bool {
    guard
      token(index + 1) == .sign("~") || ["to", "till", "until"].contains(word(index + 1) ?? ""),
      let first = count(index), let last = count(index + 2)
    else { return false }
    return max(first, last) <= 24 && !isDated(index + 3)
  }

  /// Expands the end of a repetition: `saturdays 10am, ends june 20`. Returns nil for other pieces.
  func ending(at index: Int) -> ([Piece], Int)? {
    guard ["ends", "ending", "finishes"].contains(word(index) ?? ""), saysRhythm else { return nil }
    let isDate =
      PhraseVocabulary.months[word(index + 1) ?? ""] != nil || isNumber(index + 1)
    guard isDate else { return nil }
    return ([Piece(token: .word("until"), range: pieces[index].range, written: "until")], 1)
  }

  var saysRhythm: Bool {
    pieces.contains { piece in
      guard case .word(let word) = piece.token else { return false }
      return word == "every" || RepeatVocabulary.rhythms[word] != nil
        || word.hasSuffix("days") && PhraseVocabulary.weekdays[String(word.dropLast())] != nil
    }
  }

  /// Replaces `nights` with `days`: `2 nights ago`. Returns nil for other pieces.
  func nightsAgo(at index: Int) -> ([Piece], Int)? {
    guard word(index) == "nights", word(index + 1) == "ago" else { return nil }
    return ([Piece(token: .word("days"), range: pieces[index].range)], 1)
  }

  /// Corrects a month with two letters transposed, beside a number: `24–28 Jnue`. Returns nil for other pieces.
  func turnedMonth(at index: Int) -> ([Piece], Int)? {
    guard let word = word(index), PhraseVocabulary.months[word] == nil,
      isNumber(index - 1) || isNumber(index + 1), let month = Misspelling.turnedMonth(word)
    else { return nil }
    return ([Piece(token: .word(month), range: pieces[index].range, written: month)], 1)
  }

  /// Expands `eod friday` into a deadline. Returns nil for other pieces.
  func endOfDay(at index: Int) -> ([Piece], Int)? {
    guard word(index) == "eod", Self.isDay(word(index + 1) ?? "") else { return nil }
    let lead = word(index - 1) == "by" ? "the" : "by"
    return ([Piece(token: .word(lead), range: pieces[index].range)], 1)
  }

  /// Expands `every third saturday` into the third Saturday of every month. Returns nil for other pieces.
  func everyCounted(at index: Int) -> ([Piece], Int)? {
    guard word(index) == "every", let count = word(index + 1), let day = word(index + 2),
      ["first", "third", "fourth", "last"].contains(count), PhraseVocabulary.weekdays[day] != nil
    else { return nil }
    let words = [count, day, "of", "every", "month"]
    let found = zip([0, 1, 2, 2, 2], words).map { place, word in
      Piece(token: .word(word), range: pieces[index + place].range, written: word)
    }
    return (found, 3)
  }

  /// Expands `weds eve` into the evening of that day. Returns nil for other pieces.
  func eve(at index: Int) -> ([Piece], Int)? {
    guard word(index) == "eve", Self.isDay(word(index - 1) ?? "") else { return nil }
    return ([Piece(token: .word("evening"), range: pieces[index].range)], 1)
  }
}
