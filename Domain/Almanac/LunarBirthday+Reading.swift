extension LunarBirthday {
  public enum ParseError: Error, Equatable, Sendable {
    /// The text does not start with `lunar` or 음력, so it may be a civil birthday.
    case notLunar
    /// The text has the prefix, but is not a date.
    case notADate
    /// The date is well-formed, but does not exist in the given year or in any year.
    case noSuchDay
    /// The date is outside the lunar tables.
    case outsideTables
  }

  /// Parses `lunar:3-8`, `lunar:1985-3-8`, `lunar:leap4-1`, `lunar:윤4-1`, `음력 3월 8일`, `음력 1985년 윤4월 1일`, and the
  /// output of `description`.
  public init(reading text: String) throws(ParseError) {
    guard let rest = WrittenLunarDate.afterMark(of: text) else { throw .notLunar }
    guard let written = WrittenLunarDate(rest) else { throw .notADate }
    guard let date = LunarDate(month: written.month, day: written.day, isLeap: written.isLeap)
    else { throw .noSuchDay }
    if let year = written.year {
      guard let lunar = LunarYear(year) else { throw .outsideTables }
      guard lunar.has(date) else { throw .noSuchDay }
    }
    guard let birthday = LunarBirthday(year: written.year, date: date) else {
      throw .outsideTables
    }
    self = birthday
  }
}
