package import Domain

/// Formats lunar birthdays and yearly lunar dates. Also explains why a date is observed on another day in some years.
package struct LunarWords: Words {
  package let language: Language

  package init(language: Language) { self.language = language }

  /// Returns a lunar date without a year. English numbers the month, because January belongs to the solar calendar: `음력
  /// 윤4월 1일`, `lunar leap month 4, day 1`.
  package func date(_ date: LunarDate) -> String {
    say(
      "음력 \(month(date.month, isLeap: date.isLeap)) \(date.day)일",
      "lunar \(month(date.month, isLeap: date.isLeap)), day \(date.day)")
  }

  /// Returns a lunar birthday, with its year if known: `음력 1985년 3월 8일`.
  package func birthday(_ birthday: LunarBirthday) -> String {
    guard let year = birthday.year else { return date(birthday.date) }
    let (month, day) = (
      month(birthday.date.month, isLeap: birthday.date.isLeap), birthday.date.day
    )
    return say("음력 \(year)년 \(month) \(day)일", "lunar \(year), \(month), day \(day)")
  }

  /// Explains why a lunar date is observed on another day in some year; nil if it is not moved.
  package func whyElsewhere(_ kept: ObservedLunarDate) -> String? {
    let reasons = [leapMonthLacked(kept), thirtiethLacked(kept)].compactMap(\.self)
    return reasons.isEmpty ? nil : reasons.joined(separator: " ")
  }

  private func leapMonthLacked(_ kept: ObservedLunarDate) -> String? {
    guard kept.lacksLeapMonth else { return nil }
    let (year, number) = (kept.lunar.year, kept.lunar.month)
    return say(
      "음력 \(year)년에는 윤\(number)월이 없어서 \(number)월에 지내요.",
      "Lunar \(year) has no leap month \(number), so the date falls in month \(number).")
  }

  private func thirtiethLacked(_ kept: ObservedLunarDate) -> String? {
    guard kept.lacksThirtieth else { return nil }
    let month = month(kept.lunar.month, isLeap: kept.lunar.isLeap)
    return say(
      "그해 \(month)은 29일까지라서 29일에 지내요.",
      "In that year, \(month) has only 29 days, so the date falls on day 29.")
  }

  /// Explains why a text is not a lunar birthday.
  package func sentence(_ error: LunarBirthday.ParseError) -> String {
    switch error {
    case .notLunar, .notADate:
      say(
        "음력 생일을 읽지 못했어요. 음력 3월 8일, 음력 윤4월 1일이나 lunar:1985-3-8처럼 적어 주세요.",
        "This is not a valid lunar birthday. Examples: lunar:3-8, lunar:1985-3-8, lunar:leap4-1.")
    case .noSuchDay:
      say("음력에 그런 날은 없어요.", "This day does not exist in the lunar calendar.")
    case .outsideTables: outsideTables
    }
  }

  /// The message about a date outside the range of the lunar tables.
  package var outsideTables: String {
    let (first, last) = (LunarDay.days.lowerBound, LunarDay.days.upperBound)
    return say(
      "음력은 \(CalendarWords.fullDay(first, in: language))부터 "
        + "\(CalendarWords.fullDay(last, in: language))까지만 쓸 수 있어요.",
      "Haru only knows lunar days from \(CalendarWords.fullDay(first, in: language)) "
        + "to \(CalendarWords.fullDay(last, in: language)).")
  }

  private func month(_ number: Int, isLeap: Bool) -> String {
    isLeap ? say("윤\(number)월", "leap month \(number)") : say("\(number)월", "month \(number)")
  }
}
