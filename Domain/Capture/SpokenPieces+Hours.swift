// MARK: Hours

extension SpokenPieces {
  /// `flight 1130`, `gate 22`, `room 3.14`: the number is a label and no time.
  func label(at place: Int) -> ([Piece], Int)? {
    if isMoney(place) { return ([Piece(token: .word("№"), place: pieces[place].place)], 1) }
    guard isLabelled(place), !isDated(place + 1) else { return nil }
    switch pieces[place].token {
    case .number: break
    case .numbers(let numbers, ".") where numbers.count == 2:
      guard CaptureVocabulary.places.contains(word(place - 1) ?? "") else { return nil }
    case .numbers, .word, .clock, .sign: return nil
    }
    return ([Piece(token: .word("№"), place: pieces[place].place)], 1)
  }

  /// `opens 10 saturday`: the number is an hour.
  func opening(at place: Int) -> ([Piece], Int)? {
    guard isHour(place), CaptureVocabulary.beforeHours.contains(word(place - 1) ?? ""),
      isFree(behind: place), !["am", "pm"].contains(word(place + 1) ?? "")
    else { return nil }
    return ([Piece(token: .word("at"), place: pieces[place].place), pieces[place]], 1)
  }

  /// `9 till late` has no definite end, so `till late` stays in the title.
  func tillLate(at place: Int) -> ([Piece], Int)? {
    if ["till", "until"].contains(word(place) ?? ""), word(place + 1) == "late" {
      return (pieces[place...place + 1].map { Piece(token: .word("№"), place: $0.place) }, 2)
    }
    guard isHour(place), ["till", "until"].contains(word(place + 1) ?? ""),
      word(place + 2) == "late", !["at", "from"].contains(word(place - 1) ?? "")
    else { return nil }
    return ([Piece(token: .word("at"), place: pieces[place].place), pieces[place]], 1)
  }

  /// A sum of money: `3.45 dollars`, `price 8.30`.
  private func isMoney(_ place: Int) -> Bool {
    guard case .numbers(let numbers, ".")? = token(place), numbers.count == 2 else { return false }
    return CaptureVocabulary.money.contains(word(place - 1) ?? "")
      || CaptureVocabulary.sums.contains(word(place + 1) ?? "")
  }

  private func isLabelled(_ place: Int) -> Bool {
    guard let before = word(place - 1), CaptureVocabulary.labels.contains(before) else {
      return false
    }
    let gap = characters[pieces[place - 1].place.upperBound..<pieces[place].place.lowerBound]
    // `no` is an abbreviation of number only with a dot.
    if before == "no", !gap.contains(".") { return false }
    return gap.allSatisfy { $0.isWhitespace || $0 == "." }
  }

  /// Whether a piece makes the number before it a date or hour: `flight 12 march`, `train 5pm`.
  func isDated(_ place: Int) -> Bool {
    guard let word = word(place) else { return false }
    return PhraseVocabulary.months[word] != nil
      || ["st", "nd", "rd", "th", "am", "pm", "oclock"].contains(word)
  }

  /// `half three` is 3:30.
  func halfHour(at place: Int) -> ([Piece], Int)? {
    guard word(place) == "half", isHour(place + 1), isFree(behind: place + 1),
      !["first", "second", "last", "a", "the"].contains(word(place - 1) ?? "")
    else { return nil }
    let half = pieces[place]
    return ([half, Piece(token: .word("past"), place: half.place), pieces[place + 1]], 2)
  }

  /// `ten past nine` is 9:10. `five to ten` applies only in words, as `5 to 10` may be a span of five hours.
  func pastHour(at place: Int) -> ([Piece], Int)? {
    guard let minutes = count(place), [5, 10, 20, 25].contains(minutes), isHour(place + 2) else {
      return nil
    }
    let isInWords = word(place) != nil && word(place + 2) != nil && word(place - 1) != "from"
    guard word(place + 1) == "past" || word(place + 1) == "to" && isInWords else { return nil }
    let first = pieces[place]
    return ([first, Piece(token: .word("minutes"), place: first.place), pieces[place + 1]], 2)
  }

  /// An approximate hour: `1ish`, `8-ish`.
  func roughHour(at place: Int) -> ([Piece], Int)? {
    guard isHour(place) else { return nil }
    var end = place + 1
    if token(end) == .sign("-"), isGlued(end) { end += 1 }
    guard word(end) == "ish", isGlued(end) else { return nil }
    let whole = pieces[place].place.lowerBound..<pieces[end].place.upperBound
    let number = Piece(token: pieces[place].token, place: whole)
    let leads: Set<String> = ["at", "around", "about", "from", "till", "until", "to", "by", "past"]
    if leads.contains(word(place - 1) ?? "") { return ([number], end + 1 - place) }
    return ([Piece(token: .word("at"), place: whole), number], end + 1 - place)
  }

  /// `between 12 and 2` becomes a span from 12 to 2.
  func between(at place: Int) -> ([Piece], Int)? {
    guard word(place) == "between", let middle = hourEnd(place + 1), word(middle) == "and",
      let end = hourEnd(middle + 1), isFree(behind: end - 1)
    else { return nil }
    var found = Array(pieces[place..<end])
    found[0] = Piece(token: .word("from"), place: pieces[place].place)
    found[middle - place] = Piece(token: .word("to"), place: pieces[middle].place)
    return (found, end - place)
  }

  private func hourEnd(_ place: Int) -> Int? {
    switch token(place) {
    case .clock?, .numbers(_, ":")?: break
    case .number?, .word?:
      guard isHour(place) else { return nil }
    case .numbers?, .sign?, nil: return nil
    }
    return ["am", "pm"].contains(word(place + 1) ?? "") ? place + 2 : place + 1
  }

  /// An abbreviated AM or PM: `1:30p`.
  func shortHalf(at place: Int) -> ([Piece], Int)? {
    guard case .clock? = token(place), isGlued(place + 1), let half = word(place + 1),
      ["a", "p"].contains(half)
    else { return nil }
    return ([pieces[place], Piece(token: .word(half + "m"), place: pieces[place + 1].place)], 2)
  }

  /// A continental time: `19h30`, `14h`.
  func continental(at place: Int) -> ([Piece], Int)? {
    guard case .number(let hour)? = token(place), hour.value < 24, word(place + 1) == "h",
      isGlued(place + 1)
    else { return nil }
    if case .number(let minute)? = token(place + 2), isGlued(place + 2), minute.digits == 2,
      minute.value < 60
    {
      return clock(hour.value * 60 + minute.value, from: place, to: place + 2)
    }
    guard hour.value > 12 else { return nil }
    return clock(hour.value * 60, from: place, to: place + 1)
  }

  /// `12 noon` and `12 midnight` as one time.
  func noon(at place: Int) -> ([Piece], Int)? {
    guard count(place) == 12, let word = word(place + 1),
      ["noon", "midday", "midnight"].contains(word)
    else { return nil }
    let whole = pieces[place].place.lowerBound..<pieces[place + 1].place.upperBound
    return ([Piece(token: .word(word), place: whole)], 2)
  }

  /// `1430 thursday`, `8 april 0910`: four digits beside a day are hours and minutes.
  func digits(at place: Int) -> ([Piece], Int)? {
    guard case .number(let number)? = token(place), number.digits == 4, number.value / 100 < 24,
      number.value % 100 < 60, isAlone(place)
    else { return nil }
    let sides = [word(place - 1), word(place + 1)].compactMap(\.self)
    let isBesideDay = sides.contains { Self.isDay($0) }
    let isBesideMonth = sides.contains { PhraseVocabulary.months[$0] != nil }
    guard isBesideDay && !isBesideMonth || isBesideMonth && number.value < 1000 else { return nil }
    return clock(number.value / 100 * 60 + number.value % 100, from: place, to: place)
  }

  /// `dentist tues 2.30`: two numbers with a dot between them are hours and minutes.
  func dotted(at place: Int) -> ([Piece], Int)? {
    guard case .numbers(let numbers, ".")? = token(place), numbers.count == 2,
      numbers[0].digits <= 2, numbers[0].value <= 24, numbers[1].digits == 2, numbers[1].value < 60
    else { return nil }
    return ([Piece(token: .numbers(numbers, ":"), place: pieces[place].place)], 1)
  }

  /// `after 4` and `before 12`: the number is an hour.
  func bound(at place: Int) -> ([Piece], Int)? {
    guard ["after", "before"].contains(word(place) ?? ""), isHour(place + 1),
      isFree(behind: place + 1)
    else { return nil }
    let number = pieces[place + 1]
    return ([pieces[place], Piece(token: .word("at"), place: number.place), number], 2)
  }

  private func clock(_ minutes: Int, from first: Int, to last: Int) -> ([Piece], Int) {
    let whole = pieces[first].place.lowerBound..<pieces[last].place.upperBound
    return ([Piece(token: .clock(minutes * 60), place: whole)], last + 1 - first)
  }
}
