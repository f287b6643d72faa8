extension LunarBirthday {
  /// How a text that should be a lunar birthday can be wrong.
  public enum Misreading: Error, Equatable, Sendable {
    /// It does not begin with `lunar` or 음력: it may be a birthday of the civil calendar.
    case notLunar
    /// It begins so, but is no date.
    case notADate
    /// It is written well, but that year has no such day, or no year has.
    case noSuchDay
    /// The tables end before that day, or begin after it.
    case outsideTables
  }

  /// Reads `lunar:3-8`, `lunar:1985-3-8`, `lunar:leap4-1`, `lunar:윤4-1`, `음력 3월 8일`,
  /// `음력 1985년 윤4월 1일`, and what it writes itself.
  public init(reading text: String) throws(Misreading) {
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
