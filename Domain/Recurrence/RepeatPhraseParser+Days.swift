extension RepeatPhraseParser {
  // MARK: Weekdays

  /// Parses weekdays: `mon and wed`, 월수금, 월~금, 평일, `weekends`. Returns false if that fails.
  mutating func readWeekdays() -> Bool {
    if passWorkdays() { return keepAll(.monday, .friday) }
    if word() == "말", slots.unit == .weekly {
      // 매주말, tokenised as 매주 and 말.
      index += 1
      return keepAll(.saturday, .sunday)
    }
    if RepeatVocabulary.weekends.contains(word()) {
      index += 1
      return keepAll(.saturday, .sunday)
    }
    guard let first = RepeatVocabulary.weekday(word()) else { return false }
    // 월마다 is ambiguous: every month or every Monday.
    if word().count == 1, word(1) == "마다", slots.weekdays.isEmpty, slots.unit == nil {
      return false
    }
    index += 1
    guard let last = passRange() else { return slots.keep(RepeatWeekday(first)) }
    return keepAll(first, last)
  }

  /// Parses the end of a range of weekdays, such as `- fri` or 부터 금요일까지. Returns nil if there is no range.
  private mutating func passRange() -> Weekday? {
    let isSign = token() == .sign("-") || token() == .sign("~")
    guard isSign || RepeatVocabulary.through.contains(word()),
      let last = RepeatVocabulary.weekday(word(1))
    else { return nil }
    index += 2
    _ = pass("까지")
    return last
  }

  private mutating func passWorkdays() -> Bool {
    if pass("평", "일") || pass("주", "중") { return true }
    guard RepeatVocabulary.workdays.contains(word()) else { return false }
    index += 1
    return true
  }

  private mutating func keepAll(_ first: Weekday, _ last: Weekday) -> Bool {
    let count = (last.rawValue - first.rawValue + 7) % 7
    for ahead in 0...count {
      let weekday = Weekday.allCases[(first.rawValue - 1 + ahead) % 7]
      guard slots.keep(RepeatWeekday(weekday)) else { return false }
    }
    return true
  }

  // MARK: Counted days

  /// Parses counted days: 둘째 화요일, `first and third monday`, `last day`, `1st and 15th`, 마지막 평일. Returns false if that
  /// fails.
  mutating func readCounted() -> Bool {
    var (ordinals, isNumbers): ([Int], Bool) = ([], true)
    while let (ordinal, count, isNumber) = ordinal() {
      ordinals.append(ordinal)
      isNumbers = isNumbers && isNumber
      index += count
      // Another ordinal may follow after a connecting word.
      let start = index
      passJoints()
      if self.ordinal() == nil { index = start }
    }
    // Ordinals must be unique, and at most 31 as days of a month.
    guard !ordinals.isEmpty, Set(ordinals).count == ordinals.count,
      ordinals.allSatisfy({ $0 == -1 || (1...31).contains($0) })
    else { return false }
    _ = pass("주")
    if RepeatVocabulary.weekday(word()) != nil { return keepCounted(ordinals) }
    if passWorkdays() {
      for ordinal in ordinals { slots.workdays.insert(ordinal) }
      return true
    }
    if ordinals.count == 1, ordinals[0] == -1 || ordinals[0] == 1, pass("날") || pass("day") {
      return slots.keep(monthDay: ordinals[0])
    }
    return isNumbers && ordinals.allSatisfy { slots.keep(monthDay: $0) }
  }

  private mutating func keepCounted(_ ordinals: [Int]) -> Bool {
    guard ordinals.allSatisfy({ $0 <= 5 }) else { return false }
    while let weekday = RepeatVocabulary.weekday(word()) {
      index += 1
      for ordinal in ordinals {
        guard slots.keep(RepeatWeekday(weekday, ordinal: ordinal)) else { return false }
      }
      let start = index
      passJoints()
      if RepeatVocabulary.weekday(word()) == nil { index = start }
    }
    return true
  }

  /// Parses an ordinal. Returns the ordinal, its number of tokens, and whether it is in digits, as in `15th`. Only an
  /// ordinal in digits may be a day of the month. Returns nil for other tokens.
  private func ordinal() -> (Int, Int, isNumber: Bool)? {
    if case .number(let number)? = token(), Self.endings.contains(word(1)), number.digits <= 2 {
      return (number.value, 2, true)
    }
    for (value, count) in numbers() where word(count) == "번째" { return (value, count + 1, false) }
    if word() == "last" { return (-1, 1, false) }
    guard let ordinal = PhraseVocabulary.ordinals[word()] else { return nil }
    return (ordinal, word(1) == "번째" ? 2 : 1, false)
  }

  private mutating func passJoints() {
    while RepeatVocabulary.joints.contains(word()) { index += 1 }
    if case .sign(let sign)? = token(), RepeatVocabulary.signs.contains(sign) { index += 1 }
  }

  // MARK: Dates

  /// Parses a date: 3월 8일, 15일, 말일, `march 8`, `8 march`, `3/8`. Returns false if that fails.
  mutating func readDate() -> Bool {
    if readKoreanEnd() { return true }
    if case .numbers(let numbers, let separator)? = token(), numbers.count == 2, separator != "." {
      index += 1
      let (one, other) = (numbers[0].value, numbers[1].value)
      let isDayFirst = one > 12 || order.isDayFirst && other <= 12
      return slots.keep(month: isDayFirst ? other : one)
        && slots.keep(monthDay: isDayFirst ? one : other)
    }
    for (value, count) in numbers() {
      if word(count) == "월" {
        index += count + 1
        return slots.keep(month: value)
      }
      if word(count) == "일" {
        index += count + 1
        return slots.keep(monthDay: value)
      }
    }
    if let month = PhraseVocabulary.months[word()] {
      index += 1
      return slots.keep(month: month)
    }
    guard case .number(let number)? = token(), number.digits <= 2, takesBareNumber else {
      return false
    }
    index += 1
    return slots.keep(monthDay: number.value)
  }

  /// Whether a bare number is a day of the month. True if the phrase already has a month, if the name of a month
  /// follows, or in a monthly rule.
  private var takesBareNumber: Bool {
    slots.month != nil || slots.unit == .monthly || PhraseVocabulary.months[word(1)] != nil
  }

  /// Parses the end of the month: 말일, 월말, 매월 말. Returns false if that fails.
  private mutating func readKoreanEnd() -> Bool {
    if pass("월", "말") {
      guard slots.unit != nil || slots.keep((.monthly, 1)) else { return false }
    } else if slots.unit != .monthly && slots.month == nil || !pass("말") {
      return false
    }
    _ = pass("일")
    return slots.keep(monthDay: -1)
  }
}
