/// A day of birth, by the civil calendar or by the Korean lunar one, as it was told.
public enum Birthday: Hashable, Sendable {
  case civil(CivilBirthday)
  case lunar(LunarBirthday)

  /// A day of the civil calendar; without a year 29 February is one as well.
  public init?(year: Int?, month: Int, day: Int) {
    guard let birthday = CivilBirthday(year: year, month: month, day: day) else { return nil }
    self = .civil(birthday)
  }

  /// How a text that should be a birthday can be wrong.
  public typealias Misreading = CivilBirthday.Misreading

  /// Reads `MM-DD`, `YYYY-MM-DD`, and either of them behind `lunar:`, as ``description`` writes it.
  public init(reading text: String) throws(Misreading) {
    guard text.utf8.first == UInt8(ascii: "l") else {
      self = .civil(try CivilBirthday(reading: text))
      return
    }
    do throws(LunarBirthday.Misreading) {
      self = .lunar(try LunarBirthday(reading: text))
    } catch {
      switch error {
      case .notLunar, .notADate: throw .notADate
      case .noSuchDay, .outsideTables: throw .noSuchDay
      }
    }
  }

  /// The year, if it is known, by the calendar in which the day was told.
  public var year: Int? {
    switch self {
    case .civil(let birthday): birthday.year
    case .lunar(let birthday): birthday.year
    }
  }

  /// The same day without its year.
  public var yearless: Birthday {
    switch self {
    case .civil(let birthday):
      Birthday(year: nil, month: birthday.month, day: birthday.day) ?? self
    case .lunar(let birthday):
      LunarBirthday(year: nil, date: birthday.date).map(Birthday.lunar) ?? self
    }
  }

  /// The first day from a given one on which it is kept; nothing behind the tables of the moon.
  public func next(onOrAfter day: Day) -> Day? {
    switch self {
    case .civil(let birthday): birthday.next(onOrAfter: day)
    case .lunar(let birthday): birthday.date.next(onOrAfter: day)?.day
    }
  }

  /// How old somebody is on a day on which it is kept; nothing where the year is not known, or has
  /// not come. Ages are counted by the civil calendar, as Korean law does.
  public func age(keptOn day: Day) -> Int? {
    switch self {
    case .civil(let birthday):
      birthday.year.flatMap { day.parts.year > $0 ? day.parts.year - $0 : nil }
    case .lunar(let birthday): birthday.age(on: day).flatMap { $0 > 0 ? $0 : nil }
    }
  }

  /// The birthdays that are kept on a day, without years: by the civil calendar, and by the moon.
  /// Nobody is ever left out: who was born on 29 February keeps it on the last day of the month
  /// where a year has no such day, and the moon has such days as well.
  public static func kept(on day: Day) -> [Birthday] {
    let (year, month, number) = day.parts
    let own = Birthday(year: nil, month: month, day: number)
    let isLast = month == 2 && number == 28 && !Day.isLeap(year)
    let leap = isLast ? Birthday(year: nil, month: 2, day: 29) : nil
    let lunar = LunarDate.kept(on: day).compactMap { LunarBirthday(year: nil, date: $0) }
    return [own, leap].compactMap(\.self) + lunar.map(Birthday.lunar)
  }
}

extension Birthday: CustomStringConvertible {
  /// The birthday as scripts write it: `1990-05-17`, `05-17`, `lunar:1985-03-08`, `lunar:03-08`.
  public var description: String {
    switch self {
    case .civil(let birthday): birthday.description
    case .lunar(let birthday): birthday.description
    }
  }
}
