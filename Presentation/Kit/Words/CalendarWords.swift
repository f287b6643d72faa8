package import Domain

/// Dates and weekdays as text.
package enum CalendarWords {
  /// Returns a date without its year: `3월 8일`, `8 March`.
  package static func day(_ day: Day, in language: Language) -> String {
    let (_, month, number) = day.parts
    switch language.tongue {
    case .korean: return "\(month)월 \(number)일"
    case .english: return "\(number) \(monthNames[month - 1])"
    }
  }

  /// Returns a date with its month abbreviated: `3월 8일`, `8 Mar`.
  package static func dayInBrief(_ day: Day, in language: Language) -> String {
    let (_, month, number) = day.parts
    return language.isKorean
      ? Self.day(day, in: language) : "\(number) \(monthNames[month - 1].prefix(3))"
  }

  /// Returns a date with its weekday: `3월 8일 일요일`, `Sun 8 March`.
  package static func dayWithWeekday(_ day: Day, in language: Language) -> String {
    let (date, weekday) = (
      Self.day(day, in: language), Self.weekday(day.weekday, in: language)
    )
    switch language.tongue {
    case .korean: return "\(date) \(weekday)요일"
    case .english: return "\(weekday) \(date)"
    }
  }

  /// Returns a date with its year.
  package static func fullDay(_ day: Day, in language: Language) -> String {
    switch language.tongue {
    case .korean: "\(day.parts.year)년 \(Self.day(day, in: .korean))"
    case .english: "\(Self.day(day, in: .english)) \(day.parts.year)"
    }
  }

  /// Returns a date in its shortest form: `3/8`, `8 Mar`.
  package static func shortDay(_ day: Day, in language: Language) -> String {
    let (_, month, number) = day.parts
    switch language.tongue {
    case .korean: return "\(month)/\(number)"
    case .english: return "\(number) \(monthNames[month - 1].prefix(3))"
    }
  }

  /// Returns a date with its year and weekday.
  package static func fullDayWithWeekday(_ day: Day, in language: Language) -> String {
    switch language.tongue {
    case .korean: "\(day.parts.year)년 \(dayWithWeekday(day, in: .korean))"
    case .english: "\(dayWithWeekday(day, in: .english)) \(day.parts.year)"
    }
  }

  /// Returns a date with its weekday, and with its year if that is not the current year.
  package static func heading(_ day: Day, today: Day, in language: Language) -> String {
    day.parts.year == today.parts.year
      ? dayWithWeekday(day, in: language) : fullDayWithWeekday(day, in: language)
  }

  /// Returns a date and a time for a heading or a field: `Fri 20 November, 09:30`.
  package static func moment(
    _ day: Day, _ time: TimeOfDay, today: Day, in language: Language
  ) -> String {
    heading(day, today: today, in: language) + Phrase(" ", ", ")(language)
      + ClockWords.time(time, in: language)
  }

  /// Returns a date as short as its distance from today allows: a weekday within six days, `Wed`; otherwise `4 Nov`,
  /// with the year if that is not the current year. Today, tomorrow and yesterday have their own words.
  package static func nearDay(_ day: Day, today: Day, in language: Language) -> String {
    if let near = nearness(day, today: today, in: language) { return near }
    if abs(day - today) <= 6 {
      return language.isKorean
        ? weekday(day.weekday, in: language) + "요일" : weekday(day.weekday, in: language)
    }
    let brief = dayInBrief(day, in: language)
    if day.parts.year == today.parts.year { return brief }
    return language.isKorean ? fullDay(day, in: language) : "\(brief) \(day.parts.year)"
  }

  package static let today = Phrase("오늘", "today")
  package static let previousMonth = Phrase("지난달", "previous month")
  package static let nextMonth = Phrase("다음 달", "next month")

  /// Returns the relative name of a day, such as tomorrow; nil if the day has none.
  package static func nearness(_ day: Day, today: Day, in language: Language) -> String? {
    nearness(day - today, in: language)
  }

  /// Returns the relative name of the day `ahead` days from today; nil if the day has none.
  package static func nearness(_ ahead: Int, in language: Language) -> String? {
    switch ahead {
    case 0: today(language)
    case 1: Phrase("내일", "tomorrow")(language)
    case -1: Phrase("어제", "yesterday")(language)
    default: nil
    }
  }

  /// Returns how far away a coming day is: `tomorrow`, `in 3 days`.
  package static func distance(_ ahead: Int, in language: Language) -> String {
    if ahead == 2 { return Phrase("모레", "in 2 days")(language) }
    return nearness(ahead, in: language)
      ?? Phrase("\(ahead)일 뒤", "in \(ahead) days")(language)
  }

  /// Joins two dates or times to a range: `3월 8일~11일`, `6–12`, `8 March – 11 March`.
  package static func span(_ first: String, _ last: String, in language: Language) -> String {
    if language.isPlain {
      return Phrase(
        "\(first)부터 \(withoutHalf(last, after: first))까지", "\(first) to \(last)")(language)
    }
    return switch language.tongue {
    case .korean: first + "~" + withoutHalf(last, after: first)
    case .english: first + (first.contains(" ") || last.contains(" ") ? " – " : "–") + last
    }
  }

  /// Returns the end of a Korean range of times, without 오전 or 오후 if the start has the same word.
  private static func withoutHalf(_ last: String, after first: String) -> String {
    guard last.contains(":") else { return last }
    let half = ["오전 ", "오후 "].first { first.hasPrefix($0) && last.hasPrefix($0) }
    return String(last.dropFirst(half?.count ?? 0))
  }

  /// Returns a birthday, with its year if known.
  package static func birthday(_ birthday: Birthday, in language: Language) -> String {
    switch birthday {
    case .lunar(let birthday): return LunarWords(language).birthday(birthday)
    case .civil(let birthday):
      // Without a year, 29 February must be valid, so a leap year is assumed.
      guard let day = Day(year: birthday.year ?? 2000, month: birthday.month, day: birthday.day)
      else { return birthday.description }
      return birthday.year == nil ? Self.day(day, in: language) : fullDay(day, in: language)
    }
  }

  /// Returns the month of a day with its year.
  package static func month(_ day: Day, in language: Language) -> String {
    let (year, month, _) = day.parts
    switch language.tongue {
    case .korean: return "\(year)년 \(month)월"
    case .english: return "\(monthNames[month - 1]) \(year)"
    }
  }

  /// Returns the abbreviated month of a day, without its year.
  package static func shortMonth(_ day: Day, in language: Language) -> String {
    let month = day.parts.month
    switch language.tongue {
    case .korean: return "\(month)월"
    case .english: return String(monthNames[month - 1].prefix(3))
    }
  }

  /// Returns the abbreviated name of a weekday.
  package static func weekday(_ weekday: Weekday, in language: Language) -> String {
    switch language.tongue {
    case .korean: ["월", "화", "수", "목", "금", "토", "일"][weekday.rawValue - 1]
    case .english: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"][weekday.rawValue - 1]
    }
  }

  /// Returns the full name of a weekday.
  package static func wholeWeekday(_ weekday: Weekday, in language: Language) -> String {
    switch language.tongue {
    case .korean: Self.weekday(weekday, in: language) + "요일"
    case .english:
      [
        "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
      ][weekday.rawValue - 1]
    }
  }

  /// Returns the English name of a month, 1 to 12.
  package static func monthName(_ month: Int) -> String { monthNames[month - 1] }

  /// Returns AM or PM for an hour from 0 to 23.
  package static func half(_ hour: Int, in language: Language) -> String {
    switch language.tongue {
    case .korean: hour < 12 ? "오전" : "오후"
    case .english: hour < 12 ? "AM" : "PM"
    }
  }

  private static let monthNames = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
}
