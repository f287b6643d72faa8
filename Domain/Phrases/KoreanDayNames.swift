/// The names of Korean calendar days in text: the 24 solar terms, the three hottest days (삼복), holidays, and substitute
/// holidays.
enum KoreanDayNames {
  /// The solar terms (절기) by name, in the order of the civil year.
  static let terms: [String: SolarTerm] = {
    let names = [
      "소한", "대한", "입춘", "우수", "경칩", "춘분", "청명", "곡우", "입하", "소만", "망종", "하지", "소서", "대서", "입추",
      "처서", "백로", "추분", "한로", "상강", "입동", "소설", "대설", "동지",
    ]
    return Dictionary(uniqueKeysWithValues: zip(names, SolarTerm.allCases))
  }()

  static let hottest: [String: HottestDay] = ["초복": .first, "중복": .middle, "말복": .last]

  /// Names that are also common words: 소설 is a novel, 하지 a verb ending, 중복 a duplicate. Within a line they are not
  /// parsed as days.
  static let otherWords: Set<String> = [
    "대한", "우수", "하지", "대서", "백로", "소설", "대설", "중복", "소서", "청명", "소만", "한식",
  ]

  /// Words that mean a substitute holiday if they are next to the name of a holiday.
  static let substitutes: Set<String> = ["대체공휴일", "대체휴일", "대체휴무일", "대체휴무"]

  /// The names of the legal holidays.
  static let holidays: [String: YearlyHoliday] = [
    "설날": .seollal, "설": .seollal, "삼일절": .independenceMovement, "노동절": .labour, "근로자의날": .labour,
    "어린이날": .children, "부처님오신날": .buddha, "석가탄신일": .buddha, "제헌절": .constitution,
    "광복절": .liberation, "추석": .chuseok, "한가위": .chuseok, "개천절": .foundation, "한글날": .hangul,
    "크리스마스": .christmas, "성탄절": .christmas, "기독탄신일": .christmas,
  ]
}

/// One of the three hottest days (삼복). They are days of 경, the seventh of the ten heavenly stems. The first two (초복,
/// 중복) are the third and the fourth such day from 하지 on. The last (말복) is the first such day from 입추 on.
enum HottestDay: Equatable, Sendable {
  case first, middle, last

  /// Returns the date in a year. Returns nil outside the years of the solar term tables.
  func day(in year: Int) -> Day? {
    switch self {
    case .first: SolarTerm.summerSolstice.day(in: year).map { Self.stem($0) + 20 }
    case .middle: SolarTerm.summerSolstice.day(in: year).map { Self.stem($0) + 30 }
    case .last: SolarTerm.autumnBegins.day(in: year).map(Self.stem)
    }
  }

  /// Returns the first day of 경 on or after a day. Days of 경 recur every ten days, and 15 July 2026 is one of them.
  private static func stem(_ day: Day) -> Day {
    guard let known = Day(year: 2026, month: 7, day: 15) else { return day }
    let ahead = (known.ordinal - day.ordinal) % 10
    return day + (ahead + 10) % 10
  }
}
