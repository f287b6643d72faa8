import Domain
import PresentationKit

/// Formats the parts of a repeat rule as text.
struct RepeatPartWords: Words {
  let language: Language

  /// Returns the days of a rule as text by kind: week numbers, days of the year, days of the month, weekdays. Positions
  /// (BYSETPOS) come last.
  func days(of rule: RepeatRule) -> [String] {
    let found = [weeks(rule), yearDays(rule), monthDays(rule), weekdays(rule)].compactMap(\.self)
    // English puts the smaller unit first: on Mon in week 20.
    let ordered = language.isKorean ? found : found.reversed()
    return ordered + [positions(rule)].compactMap(\.self)
  }

  func months(_ rule: RepeatRule) -> String? {
    guard !rule.byMonth.isEmpty else { return nil }
    let korean = rule.byMonth.map { "\($0)" }.joined(separator: isPlain ? ", " : "·") + "월"
    return say(korean, "in " + and(rule.byMonth.map { CalendarWords.monthName($0) }))
  }

  private func weeks(_ rule: RepeatRule) -> String? {
    guard !rule.byWeekNumber.isEmpty else { return nil }
    let korean = rule.byWeekNumber.map { Self.koreanNumericOrdinal($0) + " 주" }
    let english = rule.byWeekNumber.map { fromEnd($0, "week") ?? "week \($0)" }
    return say(list(korean), "in " + and(english))
  }

  private func yearDays(_ rule: RepeatRule) -> String? {
    guard !rule.byYearDay.isEmpty else { return nil }
    let korean = rule.byYearDay.map { Self.koreanNumericOrdinal($0) + " 날" }
    let english = rule.byYearDay.map { fromEnd($0, "day of the year") ?? "day \($0) of the year" }
    return say(list(korean), "on " + and(english))
  }

  private func monthDays(_ rule: RepeatRule) -> String? {
    let days = rule.byMonthDay
    guard !days.isEmpty else { return nil }
    let korean = days.map { day in
      day > 0 ? "\(day)일" : day == -1 ? "말일" : "끝에서 \(-day)번째 날"
    }
    let english = days.map { fromEnd($0, "day") ?? "the \(Self.ordinal($0))" }
    return say(list(korean), "on " + and(english))
  }

  private func weekdays(_ rule: RepeatRule) -> String? {
    let days = rule.byDay
    guard !days.isEmpty else { return nil }
    if days.allSatisfy({ $0.ordinal == nil }) {
      let names = days.map { CalendarWords.weekday($0.weekday, in: language) }
      return say(names.joined(separator: isPlain ? ", " : "·") + "요일", "on " + and(names))
    }
    if let same = sameWeekday(days) { return same }
    // Weekdays with a number, such as the first Monday, and without one, which means every such day.
    let korean = days.map { day in
      (day.ordinal.map { Self.koreanOrdinal($0) + " " } ?? "모든 ")
        + CalendarWords.weekday(day.weekday, in: .korean) + "요일"
    }
    let english = days.map { day in
      let name = CalendarWords.weekday(day.weekday, in: .english)
      guard let ordinal = day.ordinal else { return "every \(name)" }
      return fromEnd(ordinal, name) ?? "the \(Self.englishOrdinal(ordinal)) \(name)"
    }
    return say(list(korean), "on " + and(english))
  }

  /// Returns the text of several ordinals of one weekday, such as 둘째·넷째 토요일 or `the first and third Mon`; nil for other
  /// rules.
  private func sameWeekday(_ days: [RepeatWeekday]) -> String? {
    let ordinals = days.compactMap(\.ordinal)
    guard let weekday = days.first?.weekday, ordinals.count == days.count,
      days.allSatisfy({ $0.weekday == weekday })
    else { return nil }
    let name = CalendarWords.weekday(weekday, in: language)
    let positions = ordinals.map { Self.position($0) }
    return say(
      positions.map(\.korean).joined(separator: isPlain ? ", " : "·") + " \(name)요일",
      "on the " + and(positions.map(\.english)) + " \(name)")
  }

  private func positions(_ rule: RepeatRule) -> String? {
    let positions = rule.bySetPosition
    guard !positions.isEmpty else { return nil }
    let words = positions.map { Self.position($0) }
    return say(
      "중 " + list(words.map(\.korean)), "(only the \(and(words.map(\.english))) of these)")
  }

  /// Returns an ordinal position, such as 첫째, 마지막, `first`, `last` or `2nd last`.
  static func position(_ number: Int) -> (korean: String, english: String) {
    (
      koreanOrdinal(number),
      number > 0 ? englishOrdinal(number) : number == -1 ? "last" : "\(ordinal(-number)) last"
    )
  }

  // MARK: Numbers

  /// Returns text such as `the last day` or `the 2nd last day`; nil for numbers counted from the front.
  private func fromEnd(_ number: Int, _ noun: String) -> String? {
    guard number < 0 else { return nil }
    return number == -1 ? "the last \(noun)" : "the \(Self.ordinal(-number)) last \(noun)"
  }

  /// Returns an ordinal number, such as 20번째, 마지막 or 끝에서 2번째.
  private static func koreanNumericOrdinal(_ number: Int) -> String {
    number > 0 ? "\(number)번째" : number == -1 ? "마지막" : "끝에서 \(-number)번째"
  }

  static func ordinal(_ number: Int) -> String {
    let ending =
      switch (number % 10, number / 10 % 10) {
      case (1, let tens) where tens != 1: "st"
      case (2, let tens) where tens != 1: "nd"
      case (3, let tens) where tens != 1: "rd"
      default: "th"
      }
    return "\(number)\(ending)"
  }

  private static func englishOrdinal(_ number: Int) -> String {
    let words = ["first", "second", "third", "fourth", "fifth"]
    return words.indices.contains(number - 1) ? words[number - 1] : ordinal(number)
  }

  private static func koreanOrdinal(_ number: Int) -> String {
    if number < 0 { return number == -1 ? "마지막" : "끝에서 \(koreanOrdinal(-number))" }
    let words = ["첫째", "둘째", "셋째", "넷째", "다섯째"]
    return words.indices.contains(number - 1) ? words[number - 1] : "\(number)번째"
  }

  // MARK: Lists

  private func list(_ items: [String]) -> String { items.joined(separator: ", ") }

  /// Joins items, such as `Mon`, `Mon and Wed` or `Mon, Wed and Fri`.
  private func and(_ items: [String]) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " and " + last
  }
}
