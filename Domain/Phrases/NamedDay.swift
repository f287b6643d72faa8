/// A named day of the year, such as 추석 or `Christmas`, or a date in the lunar calendar, such as 음력 3월 8일.
enum NamedDay: Equatable, Sendable {
  case civil(month: Int, day: Int)
  case lunar(LunarDate)
  /// An offset in days from Easter Sunday.
  case easter(Int)
  /// A weekday of a month by its number (-1 for the last), plus an offset in days.
  case weekday(Weekday, number: Int, month: Int, plus: Int)
  /// A solar term, such as 입춘 or 동지.
  case term(SolarTerm)
  /// One of the hottest days, such as 초복, 중복 or 말복.
  case hottest(HottestDay)
  /// The day of an election, such as 지방 선거일.
  case election(Election)
  /// 한식, the 105th day after 동지.
  case coldFood
  /// 수능, the entrance examination of universities.
  case entranceExam
  /// A substitute holiday, such as 광복절 대체공휴일.
  case substitute(YearlyHoliday)

  /// Returns the date in a year. Returns nil if the day does not exist in that year. For lunar dates, `year` is the
  /// lunar year.
  func day(in year: Int) -> Day? {
    switch self {
    case .civil(let month, let day): Day(year: year, month: month, day: day)
    case .lunar(let date): date.observed(inLunarYear: year)?.day
    case .easter(let distance): Self.easter(in: year).map { $0 + distance }
    case .weekday(let weekday, let number, let month, let plus):
      Self.day(weekday, number, of: month, in: year).map { $0 + plus }
    case .term(let term): term.day(in: year)
    case .hottest(let day): day.day(in: year)
    case .election(let election):
      KoreanHolidays.holidays(in: year)?.first { $0.name == .election(election) }?.day
    case .coldFood: SolarTerm.winterSolstice.day(in: year - 1).map { $0 + 105 }
    case .entranceExam: Self.entranceExam(in: year)
    case .substitute(let holiday): KoreanHolidays.substitute(for: holiday, in: year)
    }
  }

  private static func day(_ weekday: Weekday, _ number: Int, of month: Int, in year: Int) -> Day? {
    let days = (1...31).compactMap { Day(year: year, month: month, day: $0) }
      .filter { $0.weekday == weekday }
    let index = number < 0 ? days.count + number : number - 1
    return days.indices.contains(index) ? days[index] : nil
  }

  /// Returns Easter Sunday of the Gregorian calendar (anonymous Gregorian computus). Returns nil outside the supported
  /// years.
  private static func easter(in year: Int) -> Day? {
    let (golden, century, rest) = (year % 19, year / 100, year % 100)
    let skipped = (century - (century + 8) / 25 + 1) / 3
    let epact = (19 * golden + century - century / 4 - skipped + 15) % 30
    let sunday = (32 + 2 * (century % 4) + 2 * (rest / 4) - epact - rest % 4) % 7
    let late = (golden + 11 * epact + 22 * sunday) / 451
    let sum = epact + sunday - 7 * late + 114
    return Day(year: year, month: sum / 31, day: sum % 31 + 1)
  }

  /// Returns the next date of the named day with `ahead`, and the last date with `back`. The date may be `today`. With
  /// `around`, returns the date in the current year, or else the next date. Returns nil if there is none within two
  /// years, or within the five years between two elections.
  func nearest(to today: Day, _ looking: Looking) -> Day? {
    let year = today.parts.year
    let reach = if case .election = self { 5 } else { 2 }
    let all = (year - reach...year + reach).compactMap { day(in: $0) }
    return switch looking {
    case .ahead: all.first { $0 >= today }
    case .back: all.last { $0 <= today }
    case .around: all.first { $0.parts.year == year } ?? all.first { $0 >= today }
    }
  }

  /// The names that consist of one word, or of words that mean nothing by themselves: 지방 선거일.
  static let names: [String: NamedDay] = {
    let civil: [(Int, Int, [String])] = [
      (1, 1, ["신정", "새해첫날"]), (3, 1, ["삼일절"]), (3, 14, ["화이트데이"]), (4, 5, ["식목일"]),
      (5, 1, ["노동절", "근로자의날"]), (7, 17, ["제헌절"]), (10, 1, ["국군의날"]), (11, 11, ["빼빼로데이"]),
      (5, 5, ["어린이날"]), (5, 8, ["어버이날"]),
      (5, 15, ["스승의날"]), (5, 21, ["부부의날"]), (6, 6, ["현충일"]), (8, 15, ["광복절"]), (10, 3, ["개천절"]),
      (10, 9, ["한글날"]), (10, 31, ["halloween", "핼러윈"]), (2, 14, ["밸런타인데이", "발렌타인데이"]),
      (12, 24, ["크리스마스이브", "성탄전야"]), (12, 31, ["nye"]),
      (12, 25, ["크리스마스", "성탄절", "기독탄신일", "christmas", "xmas"]),
    ]
    let lunar: [(Int, Int, [String])] = [
      (1, 1, ["설날", "구정", "설", "정월 초하루"]), (1, 15, ["정월대보름", "대보름"]),
      (12, 30, ["섣달그믐", "섣달그믐날"]), (4, 8, ["부처님오신날", "석가탄신일", "초파일"]),
      (5, 5, ["단오"]), (7, 7, ["칠석"]), (8, 15, ["추석", "한가위"]),
    ]
    var found: [String: NamedDay] = [:]
    for (month, day, names) in civil {
      for name in names { found[name] = .civil(month: month, day: day) }
    }
    for (month, day, names) in lunar {
      guard let date = LunarDate(month: month, day: day) else { continue }
      for name in names { found[name] = .lunar(date) }
    }
    for (name, term) in KoreanDayNames.terms { found[name] = .term(term) }
    for (name, day) in KoreanDayNames.hottest { found[name] = .hottest(day) }
    for (name, election) in [
      ("지방", Election.local), ("대통령", .presidential), ("국회의원", .nationalAssembly),
    ] {
      for blank in ["", " "] { found[name + blank + "선거일"] = .election(election) }
    }
    found["한식"] = .coldFood
    found["수능"] = .entranceExam
    found["성년의날"] = .weekday(.monday, number: 3, month: 5, plus: 0)
    found["easter"] = .easter(0)
    found["thanksgiving"] = .weekday(.thursday, number: 4, month: 11, plus: 0)
    found["juneteenth"] = .civil(month: 6, day: 19)
    return found
  }()

  /// The names that consist of several words. A name must come before its prefixes.
  static let phrases: [(words: [String], day: NamedDay)] = [
    (["new", "years", "eve"], .civil(month: 12, day: 31)),
    (["new", "years", "day"], .civil(month: 1, day: 1)),
    (["christmas", "eve"], .civil(month: 12, day: 24)),
    (["크리스마스", "이브"], .civil(month: 12, day: 24)),
    (["국군의", "날"], .civil(month: 10, day: 1)), (["스승의", "날"], .civil(month: 5, day: 15)),
    (["부부의", "날"], .civil(month: 5, day: 21)),
    (["성년의", "날"], .weekday(.monday, number: 3, month: 5, plus: 0)),
    (["xmas", "eve"], .civil(month: 12, day: 24)),
    (["christmas", "day"], .civil(month: 12, day: 25)),
    (["boxing", "day"], .civil(month: 12, day: 26)),
    (["valentines", "day"], .civil(month: 2, day: 14)),
    (["good", "friday"], .easter(-2)), (["easter", "sunday"], .easter(0)),
    (["easter", "monday"], .easter(1)),
    (["thanksgiving", "day"], .weekday(.thursday, number: 4, month: 11, plus: 0)),
    (["black", "friday"], .weekday(.thursday, number: 4, month: 11, plus: 1)),
    (["labor", "day"], .weekday(.monday, number: 1, month: 9, plus: 0)),
    (["memorial", "day"], .weekday(.monday, number: -1, month: 5, plus: 0)),
    (["presidents", "day"], .weekday(.monday, number: 3, month: 2, plus: 0)),
    (["fathers", "day"], .weekday(.sunday, number: 3, month: 6, plus: 0)),
    (["mothering", "sunday"], .easter(-21)),
    (["st", "patricks", "day"], .civil(month: 3, day: 17)),
    (["independence", "day"], .civil(month: 7, day: 4)),
    (["veterans", "day"], .civil(month: 11, day: 11)),
    (["bonfire", "night"], .civil(month: 11, day: 5)),
  ]

  /// Words that have a meaning only within a name of several words.
  static let phraseWords: Set<String> = [
    "new", "years", "eve", "boxing", "valentines", "good", "black", "labor", "memorial",
    "presidents",
    "fathers", "mothers", "mothering", "patricks", "independence", "veterans", "bonfire",
  ]
}
