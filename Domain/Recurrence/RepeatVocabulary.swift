/// The words of recurrence phrases. Words for days and numbers are in `PhraseVocabulary`.
enum RepeatVocabulary {
  typealias Rhythm = (unit: RepeatFrequency, interval: Int)

  /// Single words that mean a recurrence, with its frequency and interval.
  static let rhythms: [String: Rhythm] = [
    "daily": (.daily, 1), "everyday": (.daily, 1), "weekly": (.weekly, 1),
    "biweekly": (.weekly, 2), "fortnightly": (.weekly, 2), "monthly": (.monthly, 1),
    "quarterly": (.monthly, 3), "yearly": (.yearly, 1), "annually": (.yearly, 1),
    "매일매일": (.daily, 1), "격주로": (.weekly, 2), "격쥬": (.weekly, 2), "매분기": (.monthly, 3),
    "분기마다": (.monthly, 3), "매일": (.daily, 1), "날마다": (.daily, 1), "매주": (.weekly, 1),
    "격주": (.weekly, 2),
    "매달": (.monthly, 1), "매월": (.monthly, 1), "매년": (.yearly, 1),
  ]

  /// The units that follow 매 (every) and 격 (every other).
  static let korean: [String: RepeatFrequency] = [
    "일": .daily, "주": .weekly, "달": .monthly, "월": .monthly, "년": .yearly, "해": .yearly,
  ]

  /// The words for a unit that precede 1회 (once), such as 주 in 주 1회 (once a week).
  static let once: [String: RepeatFrequency] = [
    "주": .weekly, "월": .monthly, "연": .yearly, "년": .yearly,
  ]

  /// Connecting words, which have no meaning of their own.
  static let joints: Set<String> = [
    "the", "on", "of", "and", "in", "에", "에는", "엔", "과", "와", "랑", "및", "의", "ㆍ",
  ]
  static let signs: Set<Character> = ["·", "/", "&", "+", "•", "・"]

  /// The words that may follow a number of occurrences.
  static let times: Set<String> = [
    "times", "time", "occurrences", "occurrence", "번", "회", "차례",
  ]

  static let untilBefore: Set<String> = ["until", "till", "til", "through", "thru"]

  static let workdays: Set<String> = ["weekday", "weekdays", "workday", "workdays"]
  static let weekends: Set<String> = ["weekend", "weekends", "주말"]

  /// Returns whether a word within a longer line can belong to a recurrence. Words of `PhraseVocabulary`, such as
  /// weekdays and numbers, do not count.
  static func isWord(_ word: String) -> Bool {
    rhythms[word] != nil || joints.contains(word) || workdays.contains(word)
      || weekends.contains(word) || untilBefore.contains(word) || times.contains(word)
  }

  /// The words between the first and the last weekday of a range.
  static let through: Set<String> = ["to", "through", "thru", "부터", "에서"]

  /// Converts a duration to a recurrence. Returns nil for units shorter than a day.
  static func rhythm(_ count: Int, _ unit: PhraseUnit) -> Rhythm? {
    switch unit {
    case .day: (.daily, count)
    case .week: (.weekly, count)
    case .fortnight: (.weekly, 2 * count)
    case .month: (.monthly, count)
    case .year: (.yearly, count)
    case .minute, .hour: nil
    }
  }

  /// Returns the weekday with a name, including English plurals. Returns nil if the word is not a weekday.
  static func weekday(_ word: String) -> Weekday? {
    if let weekday = PhraseVocabulary.weekdays[word] { return weekday }
    guard word.hasSuffix("days") else { return nil }
    return PhraseVocabulary.weekdays[String(word.dropLast())]
  }

  /// Returns the possible numbers at the start of the tokens, in digits or words, each with its number of tokens. The
  /// longest comes first.
  static func numbers(_ tokens: ArraySlice<PhraseToken>) -> [(value: Int, count: Int)] {
    if case .number(let number)? = tokens.first {
      return number.digits <= 6 ? [(number.value, 1)] : []
    }
    let words = tokens.prefix(3).map { token in
      if case .word(let word) = token { word } else { "" }
    }
    guard let first = words.first else { return [] }
    let second = words.count > 1 ? words[1] : ""
    if let value = PhraseVocabulary.english[first], first != "a", first != "an" {
      return [(value, 1)]
    }
    if let ten = PhraseVocabulary.nativeTens[first] {
      return (PhraseVocabulary.native[second].map { [(ten + $0, 2)] } ?? []) + [(ten, 1)]
    }
    if let value = PhraseVocabulary.native[first] { return [(value, 1)] }
    return sino(words)
  }

  /// Returns the possible Sino-Korean numbers at the start of the words, such as 일, 십, 십오, 이십, 삼십일.
  private static func sino(_ words: [String]) -> [(value: Int, count: Int)] {
    var found: [(value: Int, count: Int)] = []
    var (value, count) = (0, 0)
    if let digit = PhraseVocabulary.sino[words[0]] {
      (value, count) = (digit, 1)
      found.append((value, count))
    }
    guard count < words.count, words[count] == "십" else { return found }
    (value, count) = (max(1, value) * 10, count + 1)
    found.insert((value, count), at: 0)
    if count < words.count, let digit = PhraseVocabulary.sino[words[count]] {
      found.insert((value + digit, count + 1), at: 0)
    }
    return found
  }

  /// Returns the number that consists of exactly these tokens. Returns nil if they are not one number.
  static func number(_ tokens: ArraySlice<PhraseToken>) -> Int? {
    numbers(tokens).first { $0.count == tokens.count }?.value
  }
}
