/// A day of the year that has a name: 추석, `Christmas`, or one told by the lunar calendar: 음력 3월 8일.
enum NamedDay: Equatable, Sendable {
  case civil(month: Int, day: Int)
  case lunar(LunarDate)

  /// The day in a year, if it has one. Of the lunar calendar it is the lunar year.
  func day(in year: Int) -> Day? {
    switch self {
    case .civil(let month, let day): Day(year: year, month: month, day: day)
    case .lunar(let date): date.kept(inLunarYear: year)?.day
    }
  }

  /// The nearest one that lies where somebody looks.
  func nearest(to today: Day, _ looking: Looking) -> Day? {
    let year = today.parts.year
    let all = (year - 2...year + 2).compactMap { day(in: $0) }
    return switch looking {
    case .ahead: all.first { $0 >= today }
    case .back: all.last { $0 <= today }
    case .around: all.first { $0.parts.year == year } ?? all.first { $0 >= today }
    }
  }

  /// The names.
  static let names: [String: NamedDay] = {
    let civil: [(Int, Int, [String])] = [
      (1, 1, ["신정", "새해첫날"]), (3, 1, ["삼일절"]), (5, 5, ["어린이날"]), (5, 8, ["어버이날"]),
      (5, 15, ["스승의날"]), (6, 6, ["현충일"]), (8, 15, ["광복절"]), (10, 3, ["개천절"]),
      (10, 9, ["한글날"]), (10, 31, ["halloween", "핼러윈"]), (2, 14, ["밸런타인데이", "발렌타인데이"]),
      (12, 24, ["크리스마스이브"]), (12, 25, ["크리스마스", "성탄절", "christmas", "xmas"]),
    ]
    let lunar: [(Int, Int, [String])] = [
      (1, 1, ["설날", "구정"]), (1, 15, ["정월대보름", "대보름"]), (4, 8, ["부처님오신날", "석가탄신일"]),
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
    return found
  }()
}
