extension PhraseParser {
  /// Returns the possible numbers that start `ahead` tokens after the current one, in digits or words, each with its
  /// number of tokens. The longest comes first.
  func numbers(_ ahead: Int) -> [(value: Int, count: Int)] {
    if let number = number(ahead) { return [(number.value, 1)] }
    guard let first = word(ahead) else { return [] }
    var found = sino(ahead) + native(ahead)
    if let english = PhraseVocabulary.english[first] { found.append((english, 1)) }
    return found.sorted { $0.count > $1.count }
  }

  /// Returns the possible Sino-Korean numbers that start `ahead` tokens after the current one, such as 이십일. A number
  /// has up to three tokens.
  private func sino(_ ahead: Int) -> [(value: Int, count: Int)] {
    var found: [(value: Int, count: Int)] = []
    if word(ahead) == "백" { return [(100, 1)] }
    var (value, count) = (0, 0)
    if let digit = word(ahead).flatMap({ PhraseVocabulary.sino[$0] }) {
      (value, count) = (digit, 1)
      found.append((value, count))
    }
    guard word(ahead + count) == "십" else { return found }
    (value, count) = (max(1, value) * 10, count + 1)
    found.append((value, count))
    if let digit = word(ahead + count).flatMap({ PhraseVocabulary.sino[$0] }) {
      found.append((value + digit, count + 1))
    }
    return found
  }

  /// Returns the possible native Korean numbers that start `ahead` tokens after the current one, such as 하나, 둘, 열두 or
  /// 스물넷.
  private func native(_ ahead: Int) -> [(value: Int, count: Int)] {
    guard let first = word(ahead) else { return [] }
    if let one = PhraseVocabulary.native[first] { return [(one, 1)] }
    guard let ten = PhraseVocabulary.nativeTens[first] else { return [] }
    guard let one = word(ahead + 1).flatMap({ PhraseVocabulary.native[$0] }) else {
      return [(ten, 1)]
    }
    return [(ten + one, 2), (ten, 1)]
  }

  /// Parses a number followed by one of `words`. Returns the value, and the number of tokens including the word.
  /// Returns nil for other tokens.
  func numbered(_ words: Set<String>, _ ahead: Int = 0) -> (value: Int, count: Int)? {
    for (value, count) in numbers(ahead) where isWord(ahead + count, words) {
      return (value, count + 1)
    }
    return nil
  }

  /// Parses a duration such as 3일, `1 hour 30 minutes`, 한 시간 반, `an hour and a half`, 일주일. The units must decrease,
  /// because 1일 15일 means two days of a month. Returns nil if the tokens are not a duration.
  func length(_ start: Int) -> (length: PhraseLength, count: Int)? {
    if let (days, count) = nights(start) { return (PhraseLength(days: days), count) }
    var (length, ahead, last) = (PhraseLength(), start, Int.max)
    while let (piece, count) = oneLength(ahead, after: length) {
      if let (_, unit) = piece.first {
        guard Self.size(unit) < last else { break }
        last = Self.size(unit)
      }
      for (value, unit) in piece { length.add(value, unit) }
      ahead += count
      if isWord(ahead, ["and"]), oneLength(ahead + 1, after: length) != nil { ahead += 1 }
    }
    return ahead == start ? nil : (length, ahead - start)
  }

  private static func size(_ unit: PhraseUnit) -> Int {
    switch unit {
    case .minute: 0
    case .hour: 1
    case .day: 2
    case .week, .fortnight: 3
    case .month: 4
    case .year: 5
    }
  }

  /// Parses a stay in nights and days. 2박 3일 lasts three days, 6박 8일 eight, and 1박 alone two. Returns nil if the tokens
  /// are not a stay.
  func nights(_ ahead: Int) -> (days: Int, count: Int)? {
    guard let (nights, count) = numbered(["박"], ahead), nights < 100,
      // 한박 is a beat in music, as in 한박 쉬기.
      word(ahead).flatMap({ PhraseVocabulary.native[$0] }) == nil
    else { return nil }
    if let (days, more) = numbered(["일"], ahead + count), (nights + 1...nights + 2).contains(days) {
      return (days, count + more)
    }
    return (nights + 1, count)
  }

  private typealias Counted = [(value: Int, unit: PhraseUnit)]

  private func oneLength(_ ahead: Int, after length: PhraseLength) -> (Counted, Int)? {
    if case .numbers(let numbers, let separator)? = token(ahead), numbers.count == 2,
      separator == "." || separator == ":", numbers[1].digits <= 2, numbers[0].value <= 999,
      word(ahead + 1).flatMap({ PhraseVocabulary.units[$0] }) == .hour
    {
      // Decimal hours, as in 2.5 hours.
      let share = numbers[1].digits == 1 ? numbers[1].value * 6 : numbers[1].value * 60 / 100
      return ([(numbers[0].value * 60 + share, .minute)], 2)
    }
    guard let first = word(ahead) ?? number(ahead).map({ _ in "" }) else { return nil }
    if let days = PhraseVocabulary.dayCounts[first] { return ([(days, .day)], 1) }
    if first == "반년" { return ([(6, .month)], 1) }
    // Half hours: 반 시간, `half an hour`, and 반 after hours.
    if first == "half", isWord(ahead + 1, ["an", "a"]), word(ahead + 2) == "hour" {
      return ([(30, .minute)], 3)
    }
    if first == "반", isWord(ahead + 1, ["시간"]) { return ([(30, .minute)], 2) }
    if length.seconds > 0, length.seconds % 3600 == 0 {
      if first == "반" { return ([(30, .minute)], 1) }
      if first == "a", word(ahead + 1) == "half" { return ([(30, .minute)], 2) }
    }
    for (value, count) in numbers(ahead) where value <= 99_999 {
      guard let unit = word(ahead + count).flatMap({ PhraseVocabulary.units[$0] }) else { continue }
      // 네일 does not mean four days.
      if word(ahead + count) == "일", PhraseVocabulary.native[first] != nil { continue }
      // 3주일 means three weeks, with one more token.
      let isLong = word(ahead + count) == "주" && word(ahead + count + 1) == "일"
      return ([(value, unit)], count + (isLong ? 2 : 1))
    }
    return nil
  }
}
