/// A birthday in the civil or the Korean lunar calendar, as entered by the user.
public enum Birthday: Hashable, Sendable {
  case civil(CivilBirthday)
  case lunar(LunarBirthday)

  /// Creates a birthday in the civil calendar. Returns nil if the date does not exist. Without a year, 29 February is
  /// valid.
  public init?(year: Int?, month: Int, day: Int) {
    guard let birthday = CivilBirthday(year: year, month: month, day: day) else { return nil }
    self = .civil(birthday)
  }

  public typealias ParseError = CivilBirthday.ParseError

  /// Parses `MM-DD` or `YYYY-MM-DD`, with an optional prefix `lunar:`. This is the format of ``description``.
  public init(reading text: String) throws(ParseError) {
    guard text.utf8.first == UInt8(ascii: "l") else {
      self = .civil(try CivilBirthday(reading: text))
      return
    }
    do throws(LunarBirthday.ParseError) {
      self = .lunar(try LunarBirthday(reading: text))
    } catch {
      switch error {
      case .notLunar, .notADate: throw .notADate
      case .noSuchDay, .outsideTables: throw .noSuchDay
      }
    }
  }

  /// The birth year in the calendar of the birthday; nil if unknown.
  public var year: Int? {
    switch self {
    case .civil(let birthday): birthday.year
    case .lunar(let birthday): birthday.year
    }
  }

  public var yearless: Birthday {
    switch self {
    case .civil(let birthday):
      Birthday(year: nil, month: birthday.month, day: birthday.day) ?? self
    case .lunar(let birthday):
      LunarBirthday(year: nil, date: birthday.date).map(Birthday.lunar) ?? self
    }
  }

  /// Returns whether both may be the same birthday: the dates are equal, and the years too where both are known.
  public func agrees(with other: Birthday) -> Bool {
    yearless == other.yearless && (year == nil || other.year == nil || year == other.year)
  }

  /// Returns the next celebration on or after a day; nil beyond the supported years, or beyond the range of the lunar
  /// tables.
  public func next(onOrAfter day: Day) -> Day? {
    switch self {
    case .civil(let birthday): birthday.next(onOrAfter: day)
    case .lunar(let birthday): birthday.date.next(onOrAfter: day)?.day
    }
  }

  /// Returns the age on a celebration day. Returns nil if the birth year is unknown or not in the past. Ages use the
  /// civil calendar, as Korean law does.
  public func age(keptOn day: Day) -> Int? {
    switch self {
    case .civil(let birthday):
      birthday.year.flatMap { day.parts.year > $0 ? day.parts.year - $0 : nil }
    case .lunar(let birthday): birthday.age(on: day).flatMap { $0 > 0 ? $0 : nil }
    }
  }

  /// Returns the birthdays celebrated on a day, without years, civil and lunar. A birthday on 29 February is celebrated
  /// on 28 February in common years. Day 30 of a lunar month has a similar rule.
  public static func celebrated(on day: Day) -> [Birthday] {
    let (year, month, number) = day.parts
    let own = Birthday(year: nil, month: month, day: number)
    let isLast = month == 2 && number == 28 && !Day.isLeap(year)
    let leap = isLast ? Birthday(year: nil, month: 2, day: 29) : nil
    let lunar = LunarDate.observed(on: day).compactMap { LunarBirthday(year: nil, date: $0) }
    return [own, leap].compactMap(\.self) + lunar.map(Birthday.lunar)
  }
}

extension Birthday: CustomStringConvertible {
  /// The text that can be parsed again: `1990-05-17`, `05-17`, `lunar:1985-03-08`, `lunar:03-08`.
  public var description: String {
    switch self {
    case .civil(let birthday): birthday.description
    case .lunar(let birthday): birthday.description
    }
  }
}
