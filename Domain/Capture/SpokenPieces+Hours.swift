// MARK: Hours

extension SpokenPieces {
  /// Marks a number as a label, so that it is not read as a time: `flight 1130`, `gate 22`, `room 3.14`. Returns nil
  /// for other pieces.
  func label(at index: Int) -> ([Piece], Int)? {
    if isMoney(index) { return ([Piece(token: .word("№"), range: pieces[index].range)], 1) }
    guard isLabelled(index), !isDated(index + 1), !beginsDatedSpan(index) else { return nil }
    switch pieces[index].token {
    case .number: break
    case .numbers(let numbers, ".") where numbers.count == 2:
      guard CaptureVocabulary.dottedLabels.contains(word(index - 1) ?? "") else { return nil }
    case .numbers, .word, .clock, .sign: return nil
    }
    return ([Piece(token: .word("№"), range: pieces[index].range)], 1)
  }

  /// Expands a number after a verb such as `opens` into an hour: `opens 10 saturday`. Returns nil for other pieces.
  func opening(at index: Int) -> ([Piece], Int)? {
    guard isHour(index), CaptureVocabulary.beforeHours.contains(word(index - 1) ?? ""),
      isFree(behind: index), !["am", "pm"].contains(word(index + 1) ?? "")
    else { return nil }
    return ([Piece(token: .word("at"), range: pieces[index].range), pieces[index]], 1)
  }

  /// Keeps `till late` in the title, because it is not a definite end: `9 till late`. Returns nil for other pieces.
  func tillLate(at index: Int) -> ([Piece], Int)? {
    if ["till", "until"].contains(word(index) ?? ""), word(index + 1) == "late" {
      return (pieces[index...index + 1].map { Piece(token: .word("№"), range: $0.range) }, 2)
    }
    guard isHour(index), ["till", "until"].contains(word(index + 1) ?? ""),
      word(index + 2) == "late", !["at", "from"].contains(word(index - 1) ?? "")
    else { return nil }
    return ([Piece(token: .word("at"), range: pieces[index].range), pieces[index]], 1)
  }

  /// Returns whether a number is a sum of money: `3.45 dollars`, `price 8.30`.
  private func isMoney(_ index: Int) -> Bool {
    guard case .numbers(let numbers, ".")? = token(index), numbers.count == 2 else { return false }
    return CaptureVocabulary.money.contains(word(index - 1) ?? "")
      || CaptureVocabulary.sums.contains(word(index + 1) ?? "")
  }

  /// Returns whether a number begins a span of hours or days, whose end has a unit: `bus 2-4pm`, `flight 3 to 5 april`.
  private func beginsDatedSpan(_ index: Int) -> Bool {
    joinsSpan(index + 1) && isNumber(index + 2) && isDated(index + 3)
  }

  func joinsSpan(_ index: Int) -> Bool {
    [.sign("-"), .sign("~")].contains(token(index))
      || ["to", "till", "until"].contains(word(index) ?? "")
  }

  private func isLabelled(_ index: Int) -> Bool {
    guard let before = word(index - 1), CaptureVocabulary.labels.contains(before) else {
      return false
    }
    let gap = characters[pieces[index - 1].range.upperBound..<pieces[index].range.lowerBound]
    // `no` is an abbreviation of number only with a dot.
    if before == "no", !gap.contains(".") { return false }
    return gap.allSatisfy { $0.isWhitespace || $0 == "." }
  }

  /// Returns whether a piece makes the preceding number a date or hour: `flight 12 march`, `train 5pm`, `train 14h12`.
  func isDated(_ index: Int) -> Bool {
    guard let word = word(index) else { return false }
    return PhraseVocabulary.months[word] != nil || word == "h" && isGlued(index)
      || ["st", "nd", "rd", "th", "am", "pm", "oclock"].contains(word)
  }

  /// Expands `half three` into 3:30. Returns nil for other pieces.
  func halfHour(at index: Int) -> ([Piece], Int)? {
    guard word(index) == "half", isHour(index + 1), index == 0 || isFree(behind: index + 1),
      !["first", "second", "last", "a", "the"].contains(word(index - 1) ?? "")
    else { return nil }
    let half = pieces[index]
    return ([half, Piece(token: .word("past"), range: half.range), pieces[index + 1]], 2)
  }

  /// Expands `ten past nine` into 9:10. `five to ten` is expanded only in words, because `5 to 10` may be a span of
  /// five hours. Returns nil for other pieces.
  func pastHour(at index: Int) -> ([Piece], Int)? {
    guard let minutes = count(index), [5, 10, 20, 25].contains(minutes), isHour(index + 2) else {
      return nil
    }
    let isInWords = word(index) != nil && word(index + 2) != nil && word(index - 1) != "from"
    guard word(index + 1) == "past" || word(index + 1) == "to" && isInWords else { return nil }
    let first = pieces[index]
    return ([first, Piece(token: .word("minutes"), range: first.range), pieces[index + 1]], 2)
  }

  /// Expands an approximate hour: `1ish`, `8-ish`. Returns nil for other pieces.
  func roughHour(at index: Int) -> ([Piece], Int)? {
    guard isHour(index) else { return nil }
    var end = index + 1
    if token(end) == .sign("-"), isGlued(end) { end += 1 }
    guard word(end) == "ish", isGlued(end) else { return nil }
    let whole = pieces[index].range.lowerBound..<pieces[end].range.upperBound
    let number = Piece(token: pieces[index].token, range: whole)
    let leads: Set<String> = ["at", "around", "about", "from", "till", "until", "to", "by", "past"]
    if leads.contains(word(index - 1) ?? "") { return ([number], end + 1 - index) }
    return ([Piece(token: .word("at"), range: whole), number], end + 1 - index)
  }

  /// Expands `between 12 and 2` and `between 12-2` into a span from 12 to 2. Returns nil for other pieces.
  func between(at index: Int) -> ([Piece], Int)? {
    guard ["between", "btw"].contains(word(index) ?? ""), let middle = hourEnd(index + 1),
      word(middle) == "and" || token(middle) == .sign("-"),
      let end = hourEnd(middle + 1), isFree(behind: end - 1)
    else { return nil }
    var found = Array(pieces[index..<end])
    found[0] = Piece(token: .word("from"), range: pieces[index].range)
    found[middle - index] = Piece(token: .word("to"), range: pieces[middle].range)
    return (found, end - index)
  }

  private func hourEnd(_ index: Int) -> Int? {
    switch token(index) {
    case .clock?, .numbers(_, ":")?: break
    case .word("noon")?, .word("midday")?, .word("midnight")?: return index + 1
    case .number?, .word?:
      guard isHour(index) else { return nil }
    case .numbers?, .sign?, nil: return nil
    }
    return ["am", "pm"].contains(word(index + 1) ?? "") ? index + 2 : index + 1
  }

  /// Expands an abbreviated AM or PM: `1:30p`, `7a-3p`. Returns nil for other pieces.
  func shortHalf(at index: Int) -> ([Piece], Int)? {
    guard isGlued(index + 1), let half = word(index + 1), ["a", "p"].contains(half) else {
      return nil
    }
    let isEnd = token(index - 1) == .sign("-") && ["a", "p"].contains(word(index - 2) ?? "")
    if case .clock? = token(index) {
    } else {
      guard isHour(index), isEnd || token(index + 2) == .sign("-") && isHour(index + 3) else {
        return nil
      }
    }
    return ([pieces[index], Piece(token: .word(half + "m"), range: pieces[index + 1].range)], 2)
  }

  /// Expands a continental time: `19h30`, `14h`. Returns nil for other pieces.
  func continental(at index: Int) -> ([Piece], Int)? {
    guard case .number(let hour)? = token(index), hour.value < 24, word(index + 1) == "h",
      isGlued(index + 1)
    else { return nil }
    if case .number(let minute)? = token(index + 2), isGlued(index + 2), minute.digits == 2,
      minute.value < 60
    {
      return clock(hour.value * 60 + minute.value, from: index, to: index + 2)
    }
    guard hour.value > 12 else { return nil }
    return clock(hour.value * 60, from: index, to: index + 1)
  }

  /// Joins `12 noon` or `12 midnight` into one time. Returns nil for other pieces.
  func noon(at index: Int) -> ([Piece], Int)? {
    guard count(index) == 12, let word = word(index + 1),
      ["noon", "midday", "midnight"].contains(word)
    else { return nil }
    let whole = pieces[index].range.lowerBound..<pieces[index + 1].range.upperBound
    return ([Piece(token: .word(word), range: whole)], 2)
  }

  /// Expands four digits beside a day into hours and minutes: `1430 thursday`, `8 april 0910`. Returns nil for other
  /// pieces.
  func digits(at index: Int) -> ([Piece], Int)? {
    guard case .number(let number)? = token(index), number.digits == 4, number.value / 100 < 24,
      number.value % 100 < 60, isAlone(index)
    else { return nil }
    let sides = [word(index - 1), word(index + 1)].compactMap(\.self)
    let isBesideDay = sides.contains { Self.isDay($0) }
    let isBesideMonth = sides.contains { PhraseVocabulary.months[$0] != nil }
    guard isBesideDay && !isBesideMonth || isBesideMonth && number.value < 1000 else { return nil }
    return clock(number.value / 100 * 60 + number.value % 100, from: index, to: index)
  }

  /// Expands two numbers with a dot between them into hours and minutes: `dentist tues 2.30`. Returns nil for other
  /// pieces.
  func dotted(at index: Int) -> ([Piece], Int)? {
    guard case .numbers(let numbers, ".")? = token(index), numbers.count == 2,
      numbers[0].digits <= 2, numbers[0].value <= 24, numbers[1].digits == 2, numbers[1].value < 60
    else { return nil }
    return ([Piece(token: .numbers(numbers, ":"), range: pieces[index].range)], 1)
  }

  /// Expands the number of a bound into an hour: `after 4`, `before 12`. Returns nil for other pieces.
  func bound(at index: Int) -> ([Piece], Int)? {
    guard ["after", "before"].contains(word(index) ?? ""), isHour(index + 1),
      isFree(behind: index + 1)
    else { return nil }
    let number = pieces[index + 1]
    return ([pieces[index], Piece(token: .word("at"), range: number.range), number], 2)
  }

  private func clock(_ minutes: Int, from first: Int, to last: Int) -> ([Piece], Int) {
    let whole = pieces[first].range.lowerBound..<pieces[last].range.upperBound
    return ([Piece(token: .clock(minutes * 60), range: whole)], last + 1 - first)
  }
}
