/// A public holiday.
public struct Holiday: Hashable, Sendable {
  public let day: Day
  /// The occasion of the holiday.
  public let name: HolidayName

  public init(day: Day, name: HolidayName) {
    self.day = day
    self.name = name
  }

  /// Whether the day is a substitute for a holiday that fell on another day off.
  public var isSubstitute: Bool {
    switch name {
    case .itself, .dayBefore, .dayAfter, .election, .extra, .named: false
    case .substitute: true
    }
  }
}

/// The occasion that makes a day a holiday.
public enum HolidayName: Hashable, Sendable {
  /// The day of a yearly holiday.
  case itself(YearlyHoliday)
  /// The day before 설날 or 추석.
  case dayBefore(YearlyHoliday)
  /// The day after 설날 or 추석.
  case dayAfter(YearlyHoliday)
  /// A substitute for one holiday, or for two that fell on the same day.
  case substitute([YearlyHoliday])
  case election(Election)
  /// A day off that was declared for one year.
  case extra(ExtraHoliday)
  /// A holiday with the name from a file.
  case named(String)
}

/// The yearly holidays of Korea, in the order of the civil year.
public enum YearlyHoliday: CaseIterable, Sendable {
  /// 신정, 1 January.
  case newYear
  /// 설날, the lunar New Year.
  case seollal
  /// 삼일절, 1 March.
  case independenceMovement
  /// 식목일, 5 April, until 2005.
  case arbor
  /// 노동절, 1 May, from 2026.
  case labour
  /// 어린이날, 5 May.
  case children
  /// 부처님 오신 날, the eighth day of the fourth lunar month.
  case buddha
  /// 현충일, 6 June.
  case memorial
  /// 제헌절, 17 July, until 2007 and again from 2026.
  case constitution
  /// 광복절, 15 August.
  case liberation
  /// 추석, the fifteenth day of the eighth lunar month.
  case chuseok
  /// 개천절, 3 October.
  case foundation
  /// 한글날, 9 October, from 2013.
  case hangul
  /// 기독탄신일, 25 December.
  case christmas
}

/// The elections that are public holidays.
public enum Election: CaseIterable, Sendable {
  case presidential, nationalAssembly, local
}

/// The occasion of a day off that was declared for one year only.
public enum ExtraHoliday: CaseIterable, Sendable {
  /// The World Cup semi-final, 2002-07-01.
  case worldCup
  /// The seventieth anniversary of the liberation, 2015-08-14.
  case seventyYearsOfLiberation
  /// A bridge day between days off: 2016-05-06, 2017-10-02, 2020-08-17, 2023-10-02 and 2025-01-27.
  case longerRest
  /// 국군의 날, 2024-10-01.
  case armedForces
}
