// MARK: English

extension LeftoverWords {
  static let english: Set<String> = [
    "today", "tomorrow", "tonight", "yesterday", "noon", "midday", "midnight", "until", "till",
    "til",
    "every", "each", "fortnightly",
    "annually", "weekdays", "weekends", "everyday", "remind", "reminder", "birthday", "bday",
    "birthdays", "anniversary", "fortnight", "oclock", "o'clock", "ago", "nights",
    "eve", "asap", "eod",
    "weekday", "except", "excluding",
  ]
  static let units: Set<String> = [
    "m", "min", "mins", "minute", "minutes", "h", "hr", "hrs", "hour", "hours", "d", "day", "days",
    "week", "weeks", "wk", "wks", "month", "months", "year", "years", "night", "nights", "times",
    "am", "pm", "occurrences",
  ]

  func isEnglish(_ text: String, _ before: String, _ next: String) -> Bool {
    // In `weekly report` the word is part of the title.
    if ["daily", "weekly", "monthly", "quarterly", "yearly", "biweekly"].contains(text) {
      return next.isEmpty
    }
    // `birthday party` and `happy birthday` are single events.
    let isGreeting = before == "happy" && PlanDoubts.bare(line.words[0].text) != "happy"
    // `8pm till late` has no definite end.
    if ["till", "until", "til"].contains(text), next == "late" { return false }
    if ["birthday", "bday"].contains(text),
      CaptureVocabulary.behindBirthdays.contains(next) || isGreeting
    {
      return false
    }
    if Self.english.contains(text) { return true }
    if Self.isWeekday(text)
      || text.split(whereSeparator: { "/-&+,".contains($0) })
        .contains(where: { Self.isWeekday(String($0)) })
    {
      return true
    }
    let months = PhraseVocabulary.months
    let isNumber = Int(text) != nil || Self.ordinal(text) != nil
    if months[text] != nil, text.utf8.first.map({ $0 < 0x80 }) == true {
      // `may` and `march` are common words too.
      let isSure =
        text != "may" && text != "march" && text != "mar" && text.count > 3
        && !["with", "and", "&", "met", "called", "for"].contains(before)
      // A month beside a number is part of a date. After `with`, or before an hour, it may be a person. Example:
      // `haircut at 18:30 7h aug`.
      let isNumbered =
        before.first?.isNumber == true
        || next.first?.isNumber == true && !next.contains(":") && !next.hasSuffix("m")
          && !Self.behindNames.contains(before)
      if isSure || Int(next) != nil || isNumbered {
        return true
      }
    }
    if ["next", "last", "this", "coming"].contains(text),
      Self.units.contains(next) || Self.isWeekday(next)
    {
      return true
    }
    if isNumber,
      Self.units.contains(next) || months[next] != nil || next == "of" && Self.ordinal(text) != nil
        || ["from", "to", "till", "until", "by", "at", "before", "after", "on"].contains(before)
    {
      return true
    }
    if let ordinal = Self.ordinal(text) {
      // `grandma's 80th` is a birthday.
      if ordinal > 31, ["'s", "’s"].contains(where: before.hasSuffix) { return false }
      return !CaptureVocabulary.behindOrdinals.contains(next) && !isBeforeAnd(before: next)
    }
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    let rest = text.dropFirst(digits.count)
    if !digits.isEmpty, digits.count <= 4 {
      let sounds = ["ish", "h", "am", "pm", "min", "mins", "hr", "hrs", "hrs", "x"]
      if sounds.contains(String(rest)) { return true }
      if rest.first == ":" && rest.count > 2 || rest.first == "/",
        rest.dropFirst().contains(where: \.isNumber)
      {
        return true
      }
      if digits.count == 4, rest.isEmpty, let year = Int(digits), (2020...2099).contains(year) {
        return true
      }
    }
    return false
  }

  /// Returns whether an ordinal is a street at a corner, as in `5th & Main`. The next word must have no letter or
  /// digit, and the line must have `&`.
  private func isBeforeAnd(before next: String) -> Bool {
    next.isEmpty && line.words.contains { $0.text == "&" }
  }

  private static let behindNames: Set<String> = ["with", "w", "and", "met", "called", "for", "to"]

  static func isWeekday(_ word: String) -> Bool {
    if word.utf8.first.map({ $0 >= 0x80 }) != false {
      return false
    }
    let name = word.hasSuffix("'s") || word.hasSuffix("’s") ? String(word.dropLast(2)) : word
    return RepeatVocabulary.weekday(name) != nil
  }

  static func ordinal(_ word: String) -> Int? {
    guard word.count > 2, ["st", "nd", "rd", "th"].contains(word.suffix(2)) else { return nil }
    return Int(word.dropLast(2))
  }
}
