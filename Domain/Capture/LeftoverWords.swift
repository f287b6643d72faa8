/// Finds words about time, repetition or amount that ended in a title. Beside a day or a time
/// that was taken they make a line ask.
struct LeftoverWords {
  private let line: CapturedLine

  init(_ line: CapturedLine) { self.line = line }

  /// The first such word that nothing took; nil if all words are plain.
  func doubt(besides places: [Range<Int>], hasRhythm: Bool) -> String? {
    // `on, wed` misses what stood before the comma.
    if let word = line.words.first(where: { ["on,", "at,"].contains($0.text.lowercased()) }) {
      return word.text
    }
    let words = line.words.enumerated().filter { _, word in
      !places.contains { $0.contains(word.place.lowerBound) } && !isName(word)
    }
    for (number, word) in words {
      let text = Self.bare(word.text)
      let next =
        line.words.indices.contains(number + 1) ? Self.bare(line.words[number + 1].text) : ""
      let before = number > 0 ? Self.bare(line.words[number - 1].text) : ""
      let isAmount = Int(text) != nil && ["was", "a", "is"].contains(before) && next.isEmpty
      let isClock = Self.isClock(text) && (follows(number, places) || leads(number, places))
      let isLast = next.isEmpty && (1...24).contains(Int(text) ?? 0) && follows(number, places)
      let isListed = Int(text) != nil && word.text.hasSuffix(",")
      if isAmount || isLast || isClock || isListed && leads(number, places) { return word.text }
      let counters: Set<String> = ["for", "in", "between", "tonight"]
      let isCounted = Int(text) != nil && (hasRhythm || counters.contains(before))
      let isEdge =
        follows(number, places) || leads(number, places) || Int(before) != nil || Int(next) != nil
      if text == "an", Int(next) != nil { return word.text }
      if number == 0, text == "week" || text == "weeks" { return word.text }
      if before == "every" || text == "at" && leads(number, places) { return word.text }
      // `11am at`: a preposition that nothing follows.
      let isLoose = next.isEmpty && ["at", "on", "from", "to", "until", "till"].contains(text)
      if isEdge || ["on", "of"].contains(before), isLoose || Misspelling.isShortNearDay(text) {
        return word.text
      }
      // Beside Hangul 12V is no mistyped hour.
      let isFragment =
        !line.hasHangul
        && text.split(separator: "-").contains(where: { Self.isFragment(String($0)) })
      if isCounted || isFragment,
        !Self.isLabel(before)
      {
        return word.text
      }
      if hasRhythm, ["working", "business", "last", "first"].contains(text) { return word.text }
      if Self.isEnglish(text, before, next)
        || KoreanLeftover(text, before: before, next: next).saysWhen(hasRhythm: hasRhythm)
        || Misspelling.isNearDay(text) || leadsTaken(text, number, places)
        || hasRhythm && Self.isCount(text, next)
      {
        return word.text
      }
    }
    return nil
  }

  /// `move dentist to friday`: what stands before a day that was taken and asks for one.
  private func leadsTaken(_ text: String, _ number: Int, _ places: [Range<Int>]) -> Bool {
    guard
      ["to", "until", "till", "before", "after", "from", "since", "between", "on"].contains(text)
    else { return false }
    return leads(number, places)
  }

  /// `4mp`, `n`: what is left of a mistyped hour or word.
  private static func isFragment(_ text: String) -> Bool {
    guard let last = text.utf8.last, (97...122).contains(last) else { return false }
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    let rest = text.dropFirst(digits.count)
    if digits.isEmpty {
      return text.count == 1 && text != "e" && !["a", "i", "x", "w"].contains(text)
    }
    let labels: Set<Substring> = [
      "k", "x", "kg", "km", "g", "l", "ml", "p", "m", "gb", "d", "a", "b", "c",
    ]
    return digits.count <= 2 && rest.count <= 5 && rest.allSatisfy(\.isLetter)
      && !labels.contains(rest)
  }

  /// `bus 42`, `room 12`: a number that names something.
  private static func isLabel(_ before: String) -> Bool {
    ["bus", "room", "gate", "platform", "line", "route", "no", "number", "level"].contains(before)
  }

  /// `1030` beside a day.
  private static func isClock(_ text: String) -> Bool {
    guard text.count == 3 || text.count == 4, let value = Int(text) else { return false }
    return value / 100 < 24 && value % 100 < 60
  }

  /// Whether the word before another one was taken.
  private func follows(_ number: Int, _ places: [Range<Int>]) -> Bool {
    number > 0 && places.contains { $0.overlaps(line.words[number - 1].place) }
  }

  /// Whether the word behind another one was taken.
  private func leads(_ number: Int, _ places: [Range<Int>]) -> Bool {
    guard line.words.indices.contains(number + 1) else { return false }
    let next = line.words[number + 1]
    return places.contains { $0.overlaps(next.place) }
  }

  /// 토요일 밤의 열기, `“tomorrow never dies”`: days that are part of a name.
  private func isName(_ word: CapturedLine.Word) -> Bool {
    let text = Self.bare(word.text)
    if text.hasSuffix("의"), text.count > 1 { return true }
    return line.words.contains { other in
      other.place.lowerBound > word.place.lowerBound
        && other.place.lowerBound <= word.place.upperBound + 1
        && Self.bare(other.text).hasSuffix("의") && Self.bare(other.text).count > 1
    }
  }

  private static func bare(_ word: String) -> String {
    var text = word.lowercased()[...]
    while let first = text.first, !first.isLetter, !first.isNumber { text.removeFirst() }
    while let last = text.last, !last.isLetter, !last.isNumber, last != "%" { text.removeLast() }
    return String(text)
  }

  // MARK: English

  private static let english: Set<String> = [
    "today", "tomorrow", "tonight", "yesterday", "noon", "midday", "midnight", "until", "till",
    "til",
    "every", "each", "fortnightly",
    "annually", "weekdays", "weekends", "everyday", "remind", "reminder", "birthday", "bday",
    "birthdays", "anniversary", "fortnight", "oclock", "o'clock", "ago", "nights",
    "eve", "asap",
    "weekday", "except", "excluding",
  ]
  private static let units: Set<String> = [
    "m", "min", "mins", "minute", "minutes", "h", "hr", "hrs", "hour", "hours", "d", "day", "days",
    "week", "weeks", "wk", "wks", "month", "months", "year", "years", "night", "nights", "times",
    "am", "pm", "occurrences",
  ]

  private static func isEnglish(_ text: String, _ before: String, _ next: String) -> Bool {
    // A weekly report is a report.
    if ["daily", "weekly", "monthly", "quarterly", "yearly", "biweekly"].contains(text) {
      return next.isEmpty
    }
    if english.contains(text) { return true }
    if isWeekday(text)
      || text.split(whereSeparator: { "/-&+,".contains($0) })
        .contains(where: { isWeekday(String($0)) })
    {
      return true
    }
    let months = PhraseVocabulary.months
    let isNumber = Int(text) != nil || ordinal(text) != nil
    if months[text] != nil, text.utf8.first.map({ $0 < 0x80 }) == true {
      // `may` and `march` are other words as well.
      let isSure =
        text != "may" && text != "march" && text != "mar" && text.count > 3
        && !["with", "and", "&", "met", "called", "for"].contains(before)
      if isSure || Int(before) != nil || Int(next) != nil || ordinal(before) != nil { return true }
    }
    if ["next", "last", "this", "coming"].contains(text), units.contains(next) || isWeekday(next) {
      return true
    }
    if isNumber,
      units.contains(next) || months[next] != nil || next == "of" && ordinal(text) != nil
        || ["from", "to", "till", "until", "by", "at", "before", "after", "on"].contains(before)
    {
      return true
    }
    if ordinal(text) != nil { return true }
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    let rest = text.dropFirst(digits.count)
    if !digits.isEmpty, digits.count <= 4 {
      let sounds = ["ish", "h", "am", "pm", "min", "mins", "hr", "hrs", "hrs", "x"]
      if sounds.contains(String(rest)) { return true }
      if rest.first == ":" || rest.first == "/", rest.dropFirst().contains(where: \.isNumber) {
        return true
      }
      if digits.count == 4, rest.isEmpty, let year = Int(digits), (2020...2099).contains(year) {
        return true
      }
    }
    return false
  }

  private static func isWeekday(_ word: String) -> Bool {
    if word.utf8.first.map({ $0 >= 0x80 }) != false {
      return false
    }
    let name = word.hasSuffix("'s") || word.hasSuffix("’s") ? String(word.dropLast(2)) : word
    return RepeatVocabulary.weekday(name) != nil
  }

  private static func ordinal(_ word: String) -> Int? {
    guard word.count > 2, ["st", "nd", "rd", "th"].contains(word.suffix(2)) else { return nil }
    return Int(word.dropLast(2))
  }

  /// 10번, `8 times`.
  private static func isCount(_ text: String, _ next: String) -> Bool {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty else { return false }
    let unit = digits.count == text.count ? next : String(text.dropFirst(digits.count))
    return ["번", "회", "차례", "times"].contains(unit)
  }
}
