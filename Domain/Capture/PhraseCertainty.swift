/// Decides whether words of a line really mean a date or time. `may`, 일 3개 and `2 apples` can mean something else.
enum PhraseCertainty {
  /// Returns whether a token can be part of a date or time phrase at all.
  static func isKnown(_ token: PhraseToken) -> Bool {
    switch token {
    case .number, .numbers, .clock: true
    case .sign(let sign): "~-+&".contains(sign)
    case .word(let word): isKnown(word: word)
    }
  }

  /// Returns whether the words may be a repetition. A single English word, or an English phrase that ends with a word
  /// such as `weekly`, is a repetition only at the end of the line: `weekly report` is a title.
  static func maySayRhythm(_ tokens: [PhraseToken], isLast: Bool) -> Bool {
    let begins = tokens.contains { token in
      if case .word(let word) = token { rhythmWords.contains(word) } else { false }
    }
    // In `daily in 2 weeks` and `every tue from 2 to 4`, the preposition belongs to the next words.
    var isCut = ["in", "from", "the"].contains { tokens.last == .word($0) }
    if case .number(let number)? = tokens.last, number.digits < 3 {
      isCut = tokens.dropLast().last == .word("from")
    }
    guard begins || saysOnce(tokens), !isCut else { return false }
    // `tuesday weekly report` is no repetition either.
    if !isLast, case .word(let word)? = tokens.last, word.utf8.first ?? 0 < 0x80,
      tokens.count == 1 || RepeatVocabulary.rhythms[word] != nil
    {
      return false
    }
    return true
  }

  private static func isOtherWord(_ token: PhraseToken) -> Bool {
    if case .word(let word) = token { KoreanDayNames.otherWords.contains(word) } else { false }
  }

  /// Returns whether the tokens are a rate: 이틀에 한 번, 4주에 1번.
  private static func saysOnce(_ tokens: [PhraseToken]) -> Bool {
    guard tokens.count > 3, tokens[tokens.count - 3] == .word("에") else { return false }
    return tokens.last == .word("번") || tokens.last == .word("회")
  }

  /// Returns whether the words can only be a date or time.
  static func mayStandInLine(_ tokens: [PhraseToken]) -> Bool {
    let content = tokens.filter { token in
      if case .word(let word) = token { !PhraseVocabulary.fillers.contains(word) } else { true }
    }
    guard let first = content.first else { return false }
    // In `check in 15:00`, `in` is no preposition of time.
    if tokens.first == .word("in"), tokens.count > 1, case .clock = tokens[1] { return false }
    // 오는 날 목요일: 날 belongs to the previous word.
    if tokens.first == .word("날") { return false }
    // Words that only look like day words: 소설 쓰기, 하지 않기.
    if content.contains(where: isOtherWord) { return false }
    // Before the particle only a day word is certain: 어제는, 토요일은, but not 4월은 너의 거짓말.
    if tokens.contains(.word("은")) || tokens.contains(.word("는")) {
      guard tokens.count == 2, case .word(let day) = tokens[0], day.count > 1,
        PhraseVocabulary.distances[day] != nil || PhraseVocabulary.weekdays[day] != nil
      else { return false }
    }
    // `at at 1pm` has a typing error.
    if zip(tokens, tokens.dropFirst()).contains(where: { $0 == .word("at") && $1 == .word("at") }) {
      return false
    }
    // In `11am at`, the final preposition belongs to the next word.
    let leads = [
      "at", "on", "in", "from", "since", "the", "of", "around", "about", "by", "until", "till",
    ]
    if let last = tokens.last, leads.contains(where: { last == .word($0) }) {
      return false
    }
    if content.count == 1 {
      let isNumber =
        if case .word(let word) = first { PhraseVocabulary.english[word] != nil } else { false }
      // `this is the one` names no hour.
      if isNumber, tokens[0] == .word("the") { return false }
      return mayStandAlone(first, isLed: tokens[0] != first && tokens[0] != .word("of"))
    }
    // Numbers and signs alone are scores, sums and phone numbers.
    let hasWord = content.contains { token in
      switch token {
      case .word, .clock, .numbers: true
      case .number, .sign: false
      }
    }
    guard hasWord, tokens.indices.allSatisfy({ isPlaced($0, in: tokens) }) else { return false }
    // A spelled-out number before 일 is ambiguous without other words, as in `오일` or `이일`.
    if content.count == 2, case .word(let number) = first, content[1] == .word("일"),
      PhraseVocabulary.sino[number] != nil
    {
      return false
    }
    return true
  }

  /// Returns whether a number has a unit or is in the position of an hour: `at 7`, 3시, `May 3`, but not in `tomorrow 3
  /// apples` and `for two`. True for tokens that are neither a number nor a spelled-out number.
  private static func isPlaced(_ index: Int, in tokens: [PhraseToken]) -> Bool {
    switch tokens[index] {
    case .numbers, .clock, .sign: return true
    case .word(let word):
      guard PhraseVocabulary.english[word] != nil, word.count > 2 else { return true }
    case .number(let number):
      if number.digits > 4 { return true }
      // A year after a date: `Dec 31 2027`, `Dec 24th 2028`, `Aug 10 - 22, 2027`.
      if number.digits == 4, index >= 2, (1900...2199).contains(number.value),
        tokens[..<index].suffix(6).contains(where: isMonth)
      {
        return true
      }
    }
    let before = index > 0 ? tokens[index - 1] : nil
    let after = index + 1 < tokens.count ? tokens[index + 1] : nil
    switch before {
    case .sign?: return true
    case .word(let word)? where leads.contains(word) || PhraseVocabulary.months[word] != nil:
      return true
    case .word?, .number?, .numbers?, .clock?, nil: break
    }
    switch after {
    case .sign?: return true
    case .word(let word)?:
      return follows.contains(word) || PhraseVocabulary.units[word] != nil
        || PhraseVocabulary.months[word] != nil || RepeatVocabulary.times.contains(word)
    case .number?, .numbers?, .clock?, nil: return false
    }
  }

  /// Words that may come before an hour.
  private static let leads: Set<String> = [
    "at", "from", "to", "until", "till", "past", "through", "thru",
  ]
  private static let follows: Set<String> = [
    "am", "pm", "st", "nd", "rd", "th", "oclock", "past", "to", "till", "until", "of", "시", "월",
    "번째", "부터", "에서",
    "박",
  ]

  private static func mayStandAlone(_ token: PhraseToken, isLed: Bool) -> Bool {
    switch token {
    case .clock: true
    case .sign: false
    // A number needs a word before it: `at 7`.
    case .number: isLed
    // `7.45` needs a word before it, as in `at 7.45`; alone it is a price.
    case .numbers(_, ":"): isLed
    case .numbers(let numbers, let separator):
      numbers.count == 3 || separator == "/" || numbers.contains { $0.digits == 4 }
    case .word(let word):
      isLed
        || !(doubtful.contains(word) || word.count > 2 && PhraseVocabulary.english[word] != nil
          || word.count == 1 && PhraseVocabulary.weekdays[word] != nil)
    }
  }

  /// Returns whether the tokens are a numeric date, valid or not.
  static func isWrittenDate(_ tokens: [PhraseToken]) -> Bool {
    // 100일 is a count of days, but 3월 32일 is an invalid date.
    let isCount = tokens.indices.dropLast().contains { index in
      guard case .number(let number) = tokens[index], number.value > 31,
        tokens[index + 1] == .word("일")
      else { return false }
      return index == 0 || tokens[index - 1] != .word("월")
    }
    if isCount { return false }
    return tokens.contains { token in
      switch token {
      // 032-555-1234 is a phone number.
      case .numbers(let numbers, _): numbers.count == 3 && numbers.allSatisfy { $0.digits != 3 }
      case .number, .word, .clock, .sign: false
      }
    } || numbered(tokens, "월") && numbered(tokens, "일") || isDatedMonth(tokens)
  }

  static func isMonth(_ token: PhraseToken) -> Bool {
    if case .word(let word) = token { PhraseVocabulary.months[word] != nil } else { false }
  }

  /// Returns whether an English month stands beside a number up to 31, even if the month has no such day: `31 april`,
  /// `feb 30th`.
  private static func isDatedMonth(_ tokens: [PhraseToken]) -> Bool {
    let dated = tokens.filter { $0 != .word("of") && $0 != .word("the") && !isOrdinalEnd($0) }
    return zip(dated, dated.dropFirst()).contains { one, other in
      if case .number(let number) = one, number.value <= 31 { return isMonth(other) }
      if case .number(let number) = other, number.value <= 31 { return isMonth(one) }
      return false
    }
  }

  private static func isOrdinalEnd(_ token: PhraseToken) -> Bool {
    ["st", "nd", "rd", "th"].contains { token == .word($0) }
  }

  private static func numbered(_ tokens: [PhraseToken], _ unit: String) -> Bool {
    zip(tokens, tokens.dropFirst()).contains { number, word in
      if case .number = number { word == .word(unit) } else { false }
    }
  }

  /// Words that are days or months only beside other words of a date or time.
  private static let doubtful: Set<String> = [
    "sun", "sat", "may", "march", "first", "second", "third", "last", "past", "now",
    "a", "an", "one", "day", "end", "in", "am", "pm", "hour", "week", "month", "year", "half",
    "eve", "new", "years", "good", "boxing", "valentines", "설", "박", "이브", "부처님", "오신", "전날", "다음",
    "하루", "첫", "반", "연휴", "대체공휴일", "대체휴일", "대체휴무일", "대체휴무", "반년", "전", "후", "뒤", "말", "날", "달", "해",
    "주", "간", "때", "께", "분", "한", "두",
  ]

  private static let rhythmWords: Set<String> = Set(RepeatVocabulary.rhythms.keys)
    .union(["every", "each", "마다", "매", "격"])

  private static let otherWords: Set<String> = [
    "every", "each", "other", "in", "for", "after", "within", "before", "past", "to", "half",
    "quarter", "noon", "midday", "midnight", "st", "nd", "rd", "th", "and", "end", "weekend",
    "until", "till", "through", "thru", "during", "매", "격",
  ]

  /// Returns whether one of the tables contains a word. The tables are checked one by one, because building a set of
  /// all words takes longer than parsing a line.
  private static func isKnown(word: String) -> Bool {
    if otherWords.contains(word) || PhraseVocabulary.isWord(word) { return true }
    return NamedDay.names[word] != nil || RepeatVocabulary.isWord(word)
      || NamedDay.phraseWords.contains(word)
  }
}
