/// A day of the Korean lunar calendar, with its civil date.
public struct LunarDay: Hashable, Sendable {
  /// The lunar year, which starts at the lunar New Year.
  public let year: Int
  /// The month, 1…12.
  public let month: Int
  /// The day of the month, 1…30.
  public let day: Int
  /// Whether the month is a leap month.
  public let isLeap: Bool
  /// The same day in the civil calendar.
  public let civil: Day

  /// The supported civil days, 1900-01-31…2050-12-31: the range of the published tables of Korea.
  public static let days = Day(ordinal: -25_537)...Day(ordinal: 29_584)

  /// Converts a civil day; nil if it is outside the tables.
  public init?(_ civil: Day) {
    guard Self.days.contains(civil) else { return nil }
    var number = civil.parts.year
    guard var lunar = LunarYear(number) else { return nil }
    if civil < lunar.newYear {
      number -= 1
      guard let last = LunarYear(number) else { return nil }
      lunar = last
    }
    let (index, day) = lunar.find(dayOfYear: civil - lunar.newYear)
    let month = lunar.month(at: index)
    self.init(year: number, month: month.number, day: day, isLeap: month.isLeap, civil: civil)
  }

  /// Makes the day with a lunar date; nil outside the tables, and for a 30th or a leap month that the year lacks.
  public init?(year: Int, month: Int, day: Int, isLeap: Bool = false) {
    guard let lunar = LunarYear(year), let index = lunar.index(of: month, isLeap: isLeap),
      day >= 1, day <= lunar.length(at: index)
    else { return nil }
    let civil = lunar.newYear + (lunar.days(before: index) + day - 1)
    guard Self.days.contains(civil) else { return nil }
    self.init(year: year, month: month, day: day, isLeap: isLeap, civil: civil)
  }

  private init(year: Int, month: Int, day: Int, isLeap: Bool, civil: Day) {
    self.year = year
    self.month = month
    self.day = day
    self.isLeap = isLeap
    self.civil = civil
  }
}

extension LunarDay: Comparable {
  public static func < (a: LunarDay, b: LunarDay) -> Bool { a.civil < b.civil }
}

extension LunarDay: CustomStringConvertible {
  /// The text form for scripts: `2026-01-15`, or `2025-leap06-01`.
  public var description: String {
    Digits.padded(year, to: 4) + "-" + (isLeap ? "leap" : "") + Digits.padded(month, to: 2) + "-"
      + Digits.padded(day, to: 2)
  }
}
