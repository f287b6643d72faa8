// MARK: Days

extension SpokenPieces {
  /// `2morrow`, `2moro`, `2nite`.
  func shortTomorrow(at place: Int) -> ([Piece], Int)? {
    guard count(place) == 2, isGlued(place + 1), let rest = word(place + 1) else { return nil }
    let words = ["morrow": "tomorrow", "moro": "tomorrow", "nite": "tonight", "night": "tonight"]
    guard let word = words[rest] else { return nil }
    let whole = pieces[place].place.lowerBound..<pieces[place + 1].place.upperBound
    return ([Piece(token: .word(word), place: whole, written: word)], 2)
  }

  /// `every morning` is every day in the morning; `every friday night` is at night.
  func everyPart(at place: Int) -> ([Piece], Int)? {
    guard ["every", "each"].contains(word(place) ?? "") else { return nil }
    let hasDay = RepeatVocabulary.weekday(word(place + 1) ?? "") != nil
    let part = place + (hasDay ? 2 : 1)
    guard CaptureVocabulary.nounsOfDay.contains(word(part) ?? ""),
      !CaptureVocabulary.behindNights.contains(word(part + 1) ?? "")
    else { return nil }
    let every = pieces[place]
    let day =
      hasDay
      ? pieces[place + 1] : Piece(token: .word("day"), place: every.place, written: "day")
    let lead = Piece(token: .word("in"), place: pieces[part].place)
    return ([every, day, lead, pieces[part]], part + 1 - place)
  }

  /// `a week on saturday` and `a week from saturday` are saturday week; `a fortnight today` is in a fortnight. `off a
  /// week from saturday` is a duration and a start.
  func counted(at place: Int) -> ([Piece], Int)? {
    let start = word(place) == "a" ? place + 1 : place
    guard let unit = word(start), ["week", "fortnight"].contains(unit) else { return nil }
    var end = start + 1
    let isStart = Self.lasting.contains(word(place - 1) ?? "")
    if word(end) == "on" || word(end) == "from" && !isStart { end += 1 }
    guard let day = word(end) else { return nil }
    let whole = pieces[place].place.lowerBound..<pieces[end].place.upperBound
    func meant(_ words: [String]) -> ([Piece], Int) {
      (words.map { Piece(token: .word($0), place: whole) }, end + 1 - place)
    }
    if RepeatVocabulary.weekday(day) != nil, unit == "week", end > start + 1 || start > place {
      return meant([day, "week"])
    }
    guard word(start + 1) != "on", start > place, day == "today" || day == "tomorrow" else {
      return nil
    }
    return meant([day, "in", "a", unit])
  }

  /// Words after which a week is a duration.
  private static let lasting: Set<String> = [
    "a", "off", "away", "holiday", "holidays", "vacation", "leave", "for", "break", "trip",
  ]

  /// A date with dashes: `31-Mar-2027`.
  func dashed(at place: Int) -> ([Piece], Int)? {
    guard case .number(let number)? = token(place), number.digits <= 2,
      token(place + 1) == .sign("-"), let month = word(place + 2),
      PhraseVocabulary.months[month] != nil, token(place + 3) == .sign("-"),
      case .number(let year)? = token(place + 4), year.digits == 4
    else { return nil }
    return ([pieces[place], pieces[place + 2], pieces[place + 4]], 5)
  }

  /// `mon 16`: the number is too large for an hour, so it is the day of the month.
  func dayOfMonth(at place: Int) -> ([Piece], Int)? {
    guard case .number(let number)? = token(place), (13...31).contains(number.value),
      number.digits == 2, PhraseVocabulary.weekdays[word(place - 1) ?? ""] != nil,
      pieces[place - 1].place.upperBound + 1 == pieces[place].place.lowerBound,
      isFree(behind: place), !isDated(place + 1), token(place + 1) != .sign("-"),
      !RepeatVocabulary.times.contains(word(place + 1) ?? "")
    else { return nil }
    return ([pieces[place], Piece(token: .word("th"), place: pieces[place].place)], 1)
  }

  /// `saturdays 10am, ends june 20`: the end of a repetition.
  func ending(at place: Int) -> ([Piece], Int)? {
    guard ["ends", "ending", "finishes"].contains(word(place) ?? ""), saysRhythm else { return nil }
    let isDate =
      PhraseVocabulary.months[word(place + 1) ?? ""] != nil || isNumber(place + 1)
    guard isDate else { return nil }
    return ([Piece(token: .word("until"), place: pieces[place].place, written: "until")], 1)
  }

  private var saysRhythm: Bool {
    pieces.contains { piece in
      guard case .word(let word) = piece.token else { return false }
      return word == "every" || RepeatVocabulary.rhythms[word] != nil
        || word.hasSuffix("days") && PhraseVocabulary.weekdays[String(word.dropLast())] != nil
    }
  }

  /// `2 nights ago` becomes `days`.
  func nightsAgo(at place: Int) -> ([Piece], Int)? {
    guard word(place) == "nights", word(place + 1) == "ago" else { return nil }
    return ([Piece(token: .word("days"), place: pieces[place].place)], 1)
  }

  /// `24–28 Jnue`: a month with two letters transposed, beside a number.
  func turnedMonth(at place: Int) -> ([Piece], Int)? {
    guard let word = word(place), PhraseVocabulary.months[word] == nil,
      isNumber(place - 1) || isNumber(place + 1), let month = Misspelling.turnedMonth(word)
    else { return nil }
    return ([Piece(token: .word(month), place: pieces[place].place, written: month)], 1)
  }

  /// `weds eve` is that day's evening.
  func eve(at place: Int) -> ([Piece], Int)? {
    guard word(place) == "eve", Self.isDay(word(place - 1) ?? "") else { return nil }
    return ([Piece(token: .word("evening"), place: pieces[place].place)], 1)
  }
}
