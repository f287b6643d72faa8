extension PhraseParser {
  /// Parses a numeric date: `2026-03-08`, `8.3.2026`, `3/8`, `2026-03`. Returns false if that fails.
  mutating func readWrittenDate() -> Bool {
    guard case .numbers(let numbers, let separator)? = token(0) else { return false }
    index += 1
    let values = numbers.map(\.value)
    if numbers.count == 3 {
      if numbers[0].digits == 4 { return keepDate(values[0], values[1], values[2]) }
      if numbers[2].digits == 4 {
        return keepDate(
          values[2], inOrder: values[0], values[1],
          isDayFirst: separator == "." || order.isDayFirst)
      }
      guard numbers.allSatisfy({ $0.digits <= 2 }) else { return false }
      let isTurned = separator == "/" || order.isDayFirst && separator == "."
      if !isTurned || beginsWithYear(numbers) {
        return keepDate(century(values[0]), values[1], values[2])
      }
      slots.isAmbiguous = true
      return keepDate(
        century(values[2]), inOrder: values[0], values[1], isDayFirst: order.isDayFirst)
    }
    if numbers[0].digits == 4 {
      return slots.keep(\.year, values[0]) && slots.keep(\.month, values[1])
    }
    if numbers[1].digits == 4 {
      return slots.keep(\.year, values[1]) && slots.keep(\.month, values[0])
    }
    if separator == "-" { return keepDate(nil, values[0], values[1]) }
    // Lunar dates are Korean, with the month first.
    let isDayFirst =
      order.isDayFirst && !tokens.contains(.word("음력"))
      && !(separator == "." && order.hasKoreanDots)
    return keepDate(nil, inOrder: values[0], values[1], isDayFirst: isDayFirst)
  }

  /// Returns whether three short numbers, as in `26/3/8`, are a date that starts with a two-digit year. Returns false
  /// unless the user prefers that order, or the first number is above 31.
  private func beginsWithYear(_ numbers: [PhraseNumber]) -> Bool {
    let (year, month, day) = (numbers[0], numbers[1].value, numbers[2].value)
    return year.digits == 2 && month <= 12 && day <= 31 && (order.isYearFirst || year.value > 31)
  }

  /// Converts a two-digit year to this century. The year of a birthday stays as it is and is resolved later.
  private func century(_ year: Int) -> Int { wants == .birthday ? year : year + 2000 }

  private mutating func keepDate(
    _ year: Int?, inOrder one: Int, _ other: Int, isDayFirst: Bool
  ) -> Bool {
    // A number above 12 must be the day.
    let isDayFirst = one > 12 || (isDayFirst && other <= 12)
    return isDayFirst ? keepDate(year, other, one) : keepDate(year, one, other)
  }

  private mutating func keepDate(_ year: Int?, _ month: Int, _ number: Int) -> Bool {
    if let year, !slots.keep(\.year, year) { return false }
    return slots.keep(\.month, month) && slots.keep(\.number, number)
  }

  /// Parses a Korean year, month or day, such as 2026년, 3월 or 8일, or a word for a year, month or week relative to the
  /// current one, such as 내년, 내달 or 차주. Returns false if that fails.
  mutating func readKoreanDate() -> Bool {
    if let word = word(0) {
      if let distance = PhraseVocabulary.turnedYears[word] {
        return keep(\.yearDistance, distance, taking: 1)
      }
      if let distance = PhraseVocabulary.turnedMonths[word] {
        return keep(\.monthDistance, distance, taking: 1)
      }
      if let distance = PhraseVocabulary.weeks[word] {
        return keep(\.weekDistance, distance, taking: 1)
      }
      // 월말 means the end of this month.
      if word == "월", self.word(1) == "말", slots.month == nil {
        slots.isEnd = true
        return keep(\.monthDistance, 0, taking: 2)
      }
    }
    if let number = number(0), isWord(1, ["년"]) {
      return keep(\.year, number.digits == 2 ? century(number.value) : number.value, taking: 2)
    }
    if let (month, count) = numbered(["월"]) { return keep(\.month, month, taking: count) }
    // 네일 and 한일 are not dates: days of the month use Sino-Korean numbers only.
    if word(0).map({ PhraseVocabulary.native[$0] == nil }) ?? true,
      let (day, count) = numbered(["일"])
    {
      return keep(\.number, day, taking: count)
    }
    return false
  }

  /// Parses a counted weekday or week: 둘째 화요일, `last monday of march`, `1st friday`, 3월 둘째 주. Returns false if that
  /// fails.
  mutating func readNth() -> Bool {
    guard let (nth, count) = ordinal() else { return false }
    // An ordinal before "of", as in "the first of March".
    if nth > 0, word(count) == "of" { return keep(\.number, nth, taking: count + 1) }
    let isWeek = word(count) == "주" ? 1 : 0
    guard let weekday = word(count + isWeek).flatMap({ PhraseVocabulary.weekdays[$0] }) else {
      let isOfMonth = isWeek == 1 || word(count) == "week" && word(count + 1) == "of"
      return isOfMonth && keep(\.week, nth, taking: count + 1)
    }
    // A bare `last monday` means the one before today.
    if word(0) == "last", !isWord(2, ["of", "in"]) { return false }
    var taken = count + isWeek + 1
    // `last friday of the month` means that of the nearest month.
    if isWord(taken, ["of"]), isWord(taken + 1, ["the"]), isWord(taken + 2, ["month"]) {
      taken += 3
    }
    return keep(\.nth, nth, taking: taken) && slots.keep(\.weekday, weekday)
  }

  private func ordinal() -> (Int, Int)? {
    if let number = number(0), isWord(1, ["st", "nd", "rd", "th"]) { return (number.value, 2) }
    if let (value, count) = numbered(["번째"]) { return (value, count) }
    guard let word = word(0) else { return nil }
    if word == "last" { return (-1, 1) }
    guard let value = PhraseVocabulary.ordinals[word] else { return nil }
    return (value, self.word(1) == "번째" ? 2 : 1)
  }

  /// Parses relative periods: `next week`, 다음 달, 지난 금요일, `last march`, `this morning`. Returns false if that fails.
  mutating func readTurned() -> Bool {
    guard let word = word(0), let turn = PhraseVocabulary.turns[word] else { return false }
    if numbered(["월"], 1) != nil { return keep(\.monthTurn, turn, taking: 1) }
    guard let next = self.word(1) else { return false }
    if next == "주말" || next == "weekend" {
      return keep(\.weekDistance, turn, taking: 1)
    }
    if let weekday = PhraseVocabulary.weekdays[next], next != "일" {
      return keep(\.weekdayTurn, turn, taking: 2) && slots.keep(\.weekday, weekday)
    }
    if PhraseVocabulary.months[next] != nil { return keep(\.monthTurn, turn, taking: 1) }
    if let part = PhraseVocabulary.parts[next], turn < 1 {
      return keep(\.distance, turn, taking: 2) && slots.keep(\.part, part)
    }
    switch PhraseVocabulary.units[next] {
    case .week?: return keep(\.weekDistance, turn, taking: 2)
    case .month?: return keep(\.monthDistance, turn, taking: 2)
    case .year?: return keep(\.yearDistance, turn, taking: 2)
    case .minute?, .hour?, .day?, .fortnight?, nil: return false
    }
  }

  /// Parses an English date: `8 March`, `March 8th, 2026`, `the 8th of March`. Returns false if that fails.
  mutating func readEnglishDate() -> Bool {
    // A second month is an error and must not be skipped, as in `May on june 2nd`.
    guard let word = word(0), let month = PhraseVocabulary.months[word], slots.month == nil else {
      return false
    }
    guard keep(\.month, month, taking: 1) else { return false }
    if slots.number == nil, let number = number(0), number.digits <= 2, !isHour(1) {
      let isOrdinal = isWord(1, ["st", "nd", "rd", "th"])
      guard keep(\.number, number.value, taking: isOrdinal ? 2 : 1) else { return false }
    }
    if slots.year == nil, let number = number(0), number.digits == 4 {
      return keep(\.year, number.value, taking: 1)
    }
    return true
  }

  private func isHour(_ ahead: Int) -> Bool { isWord(ahead, ["am", "pm", "시"]) }

  /// Parses a bare number: `the 15th`, `20260308`, an hour, or `1930`. Returns false if that fails.
  mutating func readBareNumber() -> Bool {
    guard let number = number(0) else { return readHourInWords() }
    if isWord(1, ["st", "nd", "rd", "th"]) { return keep(\.number, number.value, taking: 2) }
    let next = isWord(1, ["of"]) ? 2 : 1
    if let word = word(next), PhraseVocabulary.months[word] != nil, number.digits <= 2 {
      return keep(\.number, number.value, taking: next)
    }
    if number.digits == 8 || number.digits == 6 {
      index += 1
      let year = number.value / 10_000
      return keepDate(
        number.digits == 8 ? year : century(year), number.value / 100 % 100, number.value % 100)
    }
    if number.digits == 4, wants == .month { return keep(\.year, number.value, taking: 1) }
    return readBareHour(number)
  }

  private mutating func readBareHour(_ number: PhraseNumber) -> Bool {
    // After a month a bare number is the day: 3월 11.
    if slots.month != nil, slots.number == nil, slots.clock == nil, number.digits <= 2, !isHour(1),
      token(-1) != .word("at")
    {
      return keep(\.number, number.value, taking: 1)
    }
    guard wants == .moment || isWord(1, ["am", "pm"]) else { return false }
    if number.digits <= 2 { return keepClock(number.value, 0, taking: 1) }
    let (hour, minute) = (number.value / 100, number.value % 100)
    guard number.digits <= 4, hour < 24, minute < 60 else { return false }
    let seconds = hour * 3600 + minute * 60
    return keep(\.clock, PhraseClock(seconds: seconds, isInWords: false), taking: 1)
  }

  /// Parses an hour in words: `at three`. Returns false if that fails.
  private mutating func readHourInWords() -> Bool {
    guard wants == .moment, let word = word(0), word != "a", word != "an",
      let hour = PhraseVocabulary.english[word], hour <= 12
    else { return false }
    return keepClock(hour, 0, taking: 1)
  }
}
