package import Domain
import TextUI

/// The names of birthdays and other dates of people, and of the days that are counted from them.
package struct OccasionWords: Words {
  package let language: Language

  package init(language: Language) { self.language = language }

  /// Returns the label of a date in the user's language, or in the user's own words.
  package func label(_ label: DateLabel) -> String {
    switch label.kind {
    case .birthday: say("생일", "birthday")
    case .wedding: say("결혼기념일", "wedding anniversary")
    case .firstMet: say("처음 만난 날", "day you met")
    case .together: say("사귄 날", "together since")
    case .nameDay: say("영명축일", "name day")
    case .death: say("기일", "day of death")
    case .other, .milestone: Printable.brief(label.words?.text ?? "")
    }
  }

  /// Returns what a day is: the label with the years, or a number of days.
  package func title(_ label: DateLabel, _ count: DateCount) -> String {
    if let milestone = milestone(label, count), label.kind != .birthday { return milestone }
    let name = self.label(label)
    switch count {
    case .yearly(let years, let age):
      if label.kind == .birthday {
        return ([name, milestone(label, count), age.map(self.age)].compactMap(\.self))
          .joined(separator: between)
      }
      return years.map { self.years($0, of: label.kind, name) } ?? name
    case .days, .hundredDays, .fortyNinthDay: return milestone(label, count) ?? name
    }
  }

  /// Returns whose day it is, and what.
  package func named(_ occasion: CalendarOccasion) -> String {
    let name = Printable.brief(occasion.name)
    if occasion.isBirthday { return say("\(name) 생일", "\(name)'s birthday") }
    let title = title(occasion.label, occasion.count)
    return say("\(name) \(title)", "\(name), \(title)")
  }

  package func age(_ age: Int) -> String { say("만 \(age)세", "turns \(age)") }

  private func years(_ years: Int, of kind: DateKind, _ name: String) -> String {
    let count = count(of: years, "년", "year")
    switch kind {
    case .death: return say("\(name)\(between)\(years)주기", "\(name), \(count) ago")
    case .together: return say("사귄 지 \(years)주년", "\(count) together")
    case .firstMet: return say("만난 지 \(years)주년", "\(count) since you met")
    case .wedding, .nameDay, .other, .birthday, .milestone:
      return say("\(name) \(years)주년", "\(name), \(count)")
    }
  }

  /// Returns the name of a milestone; nil for an ordinary yearly date.
  package func milestone(_ label: DateLabel, _ count: DateCount) -> String? {
    switch count {
    case .yearly(let years, _): years.flatMap { label.kind == .birthday ? landmark($0) : nil }
    case .hundredDays: say("백일", "100 days old")
    case .fortyNinthDay: say("49재", "49th day after the death")
    case .days(let days):
      label.kind == .firstMet
        ? say("만난 지 \(grouped(days))일", "\(grouped(days)) days since you met")
        : say("사귄 지 \(grouped(days))일", "\(grouped(days)) days together")
    }
  }

  private func grouped(_ days: Int) -> String {
    days < 1000 ? "\(days)" : "\(days / 1000),000"
  }

  /// Returns the name of a round birthday. Families count 칠순, 팔순 and 구순 with the year of birth as one.
  private func landmark(_ years: Int) -> String? {
    if language.isKorean { return [1: "돌", 60: "환갑", 69: "칠순", 79: "팔순", 89: "구순"][years] }
    if years == 1 { return "first birthday" }
    return years % 10 == 0 && years <= 100 ? "\(years)th birthday" : nil
  }
}
