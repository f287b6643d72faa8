package import Domain
import PresentationKit

/// Formats repeat rules as text.
package struct RepeatWords: Words {
  let language: Language

  /// Returns a rule as text, such as `매주 월·수·금요일`, `every 2 weeks on Mon and Wed` or `매년 3월 8일, 10번`. If the rule names
  /// no day, the day of `start` is included.
  func rule(_ rule: RepeatRule, start: Day) -> String {
    let rhythm = rhythm(rule, start)
    guard let end = end(rule) else { return rhythm }
    return rhythm + ", " + end
  }

  /// Returns the text of `rule(_:start:)`, with a note if the rule has no end.
  package func ruleWithEnd(_ rule: RepeatRule, start: Day) -> String {
    let words = self.rule(rule, start: start)
    return rule.isEndless ? say("\(words), 끝 없음", "\(words), with no end") : words
  }

  /// The text for a yearly repeat in the lunar calendar, without a date.
  var lunar: String { say("매년 음력", "every year by the lunar calendar") }

  /// Returns the text for a yearly repeat on a lunar date, which `LunarWords` has formatted.
  func lunar(_ date: String) -> String {
    say("매년 \(date)", "every year on \(date)")
  }

  // MARK: The end

  private func end(_ rule: RepeatRule) -> String? {
    if let count = rule.count {
      return count == 1 ? say("한 번", "once") : say("\(count)번", "\(count) times")
    }
    switch rule.until {
    case .day(let day)?: return until(day)
    case .local(let moment)?: return until(moment.day)
    case .instant(let seconds)?: return until(Now(instant: seconds, offset: 0).day)
    case nil: return nil
    }
  }

  func until(_ day: Day) -> String {
    let day = CalendarWords.fullDay(day, in: language)
    return say("\(day)까지", "until \(day)")
  }

  // MARK: The frequency

  private func rhythm(_ rule: RepeatRule, _ start: Day) -> String {
    let rule = rule.asPeopleSay
    if let plain = plain(rule) { return plain }
    let words = RepeatPartWords(language: language)
    // If the rule names no day, the day of the start is shown.
    let own = rule.saysDays ? [] : [startDay(rule, start)].compactMap(\.self)
    let days = words.days(of: rule) + own
    let months = words.months(rule)
    if rule.frequency == .daily, rule.interval > 1, !days.isEmpty || months != nil {
      return every(rule)
        + say(
          ", 그중 " + joined([months] + days) + "만", ", only " + joined(days + [months]))
    }
    guard language.isKorean else { return joined([every(rule)] + days + [months]) }
    return rule.frequency == .yearly
      ? joined([every(rule), months] + days)
      : joined([months.map { $0 + "에는" }, every(rule)] + days)
  }

  private func joined(_ words: [String?]) -> String {
    words.compactMap(\.self).joined(separator: " ")
  }

  /// Returns the day that the start date implies, for a rule that names no day. Returns nil if no day has to be added.
  private func startDay(_ rule: RepeatRule, _ start: Day) -> String? {
    let (_, _, number) = start.parts
    if rule.frequency == .weekly || !rule.byWeekNumber.isEmpty {
      let name = CalendarWords.weekday(start.weekday, in: language)
      return say("\(name)요일", "on \(name)")
    }
    switch rule.frequency {
    case .daily, .weekly: return nil
    case .yearly where rule.byMonth.isEmpty:
      let day = CalendarWords.day(start, in: language)
      return say(day, "on \(day)")
    case .monthly, .yearly: return say("\(number)일", "on the \(RepeatPartWords.ordinal(number))")
    }
  }

  /// Returns the special phrase for a common rule, such as `every weekday`; nil for other rules.
  private func plain(_ rule: RepeatRule) -> String? {
    let days = rule.byDay
    let isOnlyWeekly =
      rule.frequency == .weekly && rule.byMonth.isEmpty && rule.bySetPosition.isEmpty
    if isOnlyWeekly, days == Weekday.workdays {
      return rule.interval == 1
        ? say("평일마다", "every weekday") : every(rule) + say(" 평일", " on weekdays")
    }
    if isOnlyWeekly, days == Weekday.weekend {
      return rule.interval == 1
        ? say("주말마다", "every weekend") : every(rule) + say(" 주말", " at the weekend")
    }
    return dated(rule) ?? lastWorkday(rule)
  }

  /// Returns the text of a rule for the first, last or another workday of a month, such as `매월 마지막 평일`; nil for other
  /// rules.
  private func lastWorkday(_ rule: RepeatRule) -> String? {
    guard rule.frequency == .monthly, rule.byMonth.isEmpty, rule.byMonthDay.isEmpty,
      rule.byDay == Weekday.workdays, rule.bySetPosition.count == 1
    else { return nil }
    let (korean, english) = RepeatPartWords.position(rule.bySetPosition[0])
    return every(rule) + say(" \(korean) 평일", " on the \(english) weekday")
  }

  /// Returns the text of a yearly date, such as `매년 3월 8일`; nil unless the rule names one day of one month.
  private func dated(_ rule: RepeatRule) -> String? {
    guard rule.frequency == .yearly, rule.byMonth.count == 1, rule.byMonthDay.count == 1,
      rule.byMonthDay[0] > 0, rule.byDay.isEmpty, rule.byYearDay.isEmpty,
      rule.byWeekNumber.isEmpty, rule.bySetPosition.isEmpty,
      let day = Day(year: 2000, month: rule.byMonth[0], day: rule.byMonthDay[0])
    else { return nil }
    let date = CalendarWords.day(day, in: language)
    return every(rule) + say(" \(date)", " on \(date)")
  }

  /// Returns the frequency with its interval, such as `격주` or `every 2 weeks`.
  private func every(_ rule: RepeatRule) -> String {
    let count = rule.interval
    switch rule.frequency {
    case .daily:
      return count == 1 ? say("매일", "every day") : say("\(count)일마다", "every \(count) days")
    case .weekly:
      if count == 1 { return say("매주", "every week") }
      return count == 2 ? say("격주", "every 2 weeks") : say("\(count)주마다", "every \(count) weeks")
    case .monthly:
      return count == 1 ? say("매월", "every month") : say("\(count)개월마다", "every \(count) months")
    case .yearly:
      return count == 1 ? say("매년", "every year") : say("\(count)년마다", "every \(count) years")
    }
  }
}

extension RepeatRule {
  /// The rule in its everyday form: daily on the 15th becomes monthly, and daily on Mondays becomes weekly.
  fileprivate var asPeopleSay: RepeatRule {
    guard frequency == .daily, interval == 1, bySetPosition.isEmpty else { return self }
    return byMonthDay.isEmpty ? byDay.isEmpty ? self : counted(in: .weekly) : counted(in: .monthly)
  }

  /// Whether the rule names weekdays, days of the month or days of the year. Otherwise its start decides the day.
  var saysDays: Bool {
    !byDay.isEmpty || !byMonthDay.isEmpty || !byYearDay.isEmpty
  }
}

extension Weekday {
  fileprivate static let workdays = allCases.prefix(5).map { RepeatWeekday($0) }
  fileprivate static let weekend = allCases.suffix(2).map { RepeatWeekday($0) }
}
