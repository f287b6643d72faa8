/// A day with a name on which nobody is off: a day of parents, of sweethearts or of an old custom.
public enum QuietDay: CaseIterable, Sendable {
  // In Korea.
  case firstFullMoon, arbor, coldFood, parents, teachers, comingOfAge, couples, dano
  case firstHeat, middleHeat, lastHeat, chilseok, armedForces, pepero, entranceExam
  // In Korea and elsewhere.
  case valentine, white, halloween
  // Elsewhere.
  case newYear, stPatrick, mothers, goodFriday, easter, fathers, bonfire, thanksgiving
  case christmasEve, christmas, boxing, newYearsEve

  /// Returns the days of a range, oldest first: those of Korea, those of another country, or both. Without a country,
  /// the days are left out that each country has on another date.
  public static func days(
    in span: ClosedRange<Day>, isKorean: Bool, country: String?
  ) -> [(day: Day, name: QuietDay)] {
    let years = span.lowerBound.parts.year...span.upperBound.parts.year
    let others = country == "KR" || country == nil && isKorean ? [] : elsewhere(country)
    var found: [(day: Day, name: QuietDay)] = []
    for (name, named) in (isKorean ? korean : []) + others {
      if isKorean, found.contains(where: { $0.name == name }) { continue }
      found += years.compactMap { named.day(in: $0) }.filter(span.contains).map {
        (day: $0, name: name)
      }
    }
    return found.sorted { $0.day < $1.day }
  }

  /// The days of Korea.
  private static let korean: [(QuietDay, NamedDay)] = [
    (firstFullMoon, "대보름"), (valentine, "밸런타인데이"), (white, "화이트데이"), (arbor, "식목일"),
    (coldFood, "한식"), (parents, "어버이날"), (teachers, "스승의날"), (comingOfAge, "성년의날"),
    (couples, "부부의날"), (dano, "단오"), (firstHeat, "초복"), (middleHeat, "중복"), (lastHeat, "말복"),
    (chilseok, "칠석"), (armedForces, "국군의날"), (halloween, "핼러윈"), (pepero, "빼빼로데이"),
    (entranceExam, "수능"),
  ].compactMap { day, name in NamedDay.names[name].map { (day, $0) } }

  private static func elsewhere(_ country: String?) -> [(QuietDay, NamedDay)] {
    let everywhere: [(QuietDay, NamedDay?)] = [
      (newYear, .civil(month: 1, day: 1)), (valentine, .civil(month: 2, day: 14)),
      (goodFriday, .easter(-2)), (easter, .easter(0)), (halloween, .civil(month: 10, day: 31)),
      (christmasEve, .civil(month: 12, day: 24)), (christmas, .civil(month: 12, day: 25)),
      (newYearsEve, .civil(month: 12, day: 31)),
      (mothers, NamedDay.mothersDay(in: country)),
    ]
    let own: [(QuietDay, NamedDay)] =
      switch country {
      case "US": [(stPatrick, patrick), (fathers, june), (thanksgiving, november)]
      case "CA": [(stPatrick, patrick), (fathers, june), (thanksgiving, october), (boxing, after)]
      case "GB": [(stPatrick, patrick), (fathers, june), (bonfire, fifth), (boxing, after)]
      case "IE": [(stPatrick, patrick), (fathers, june)]
      case "AU", "NZ": [(fathers, september), (boxing, after)]
      default: []
      }
    return everywhere.compactMap { day, named in named.map { (day, $0) } } + own
  }

  private static let patrick = NamedDay.civil(month: 3, day: 17)
  private static let fifth = NamedDay.civil(month: 11, day: 5)
  private static let after = NamedDay.civil(month: 12, day: 26)
  private static let june = NamedDay.weekday(.sunday, number: 3, month: 6, plus: 0)
  private static let september = NamedDay.weekday(.sunday, number: 1, month: 9, plus: 0)
  private static let october = NamedDay.weekday(.monday, number: 2, month: 10, plus: 0)
  private static let november = NamedDay.weekday(.thursday, number: 4, month: 11, plus: 0)
}

extension NamedDay {
  /// Returns Mother's Day in a country; nil if its date is not known.
  static func mothersDay(in country: String?) -> NamedDay? {
    switch country {
    case "GB", "IE": .easter(-21)
    case "ES", "PT", "HU", "LT", "RO": .weekday(.sunday, number: 1, month: 5, plus: 0)
    case "US", "CA", "AU", "NZ", "ZA", "IN", "SG", "MY", "PH", "HK", "JP", "DE", "AT", "CH", "NL",
      "BE", "DK", "FI", "IT", "BR":
      .weekday(.sunday, number: 2, month: 5, plus: 0)
    default: nil
    }
  }

  /// The days of 수능, which the ministry of education sets for each year.
  static func entranceExam(in year: Int) -> Day? {
    let days = [
      2010: (11, 18), 2011: (11, 10), 2012: (11, 8), 2013: (11, 7), 2014: (11, 13),
      2015: (11, 12), 2016: (11, 17), 2017: (11, 23), 2018: (11, 15), 2019: (11, 14),
      2020: (12, 3), 2021: (11, 18), 2022: (11, 17), 2023: (11, 16), 2024: (11, 14),
      2025: (11, 13), 2026: (11, 19), 2027: (11, 18),
    ]
    return days[year].flatMap { Day(year: year, month: $0.0, day: $0.1) }
  }
}
