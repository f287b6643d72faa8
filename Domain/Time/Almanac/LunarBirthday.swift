/// A birthday in the Korean lunar calendar, with or without a year. The civil counterpart is
/// ``CivilBirthday``.
public struct LunarBirthday: Hashable, Sendable {
  /// The lunar year; nil if it is unknown.
  public let year: Int?
  public let date: LunarDate

  /// Makes a birthday; nil if the date does not exist in the year. Without a year, any date is accepted.
  public init?(year: Int?, date: LunarDate) {
    if let year {
      guard LunarDay(year: year, month: date.month, day: date.day, isLeap: date.isLeap) != nil
      else { return nil }
    }
    self.year = year
    self.date = date
  }

  /// The civil date of birth, from which ages are counted; nil if the year is unknown.
  public var born: Day? {
    year.flatMap {
      LunarDay(year: $0, month: date.month, day: date.day, isLeap: date.isLeap)?.civil
    }
  }

  /// Returns the age by civil birthdays, as Korean law counts it; nil if the year is unknown or the day is before the
  /// birth. A birthday on 29 February falls on the last day of February, as in ``CivilBirthday``.
  public func age(on day: Day) -> Int? {
    guard let born, born <= day else { return nil }
    let (birth, now) = (born.parts, day.parts)
    let birthday = min(birth.day, Day.length(ofMonth: birth.month, in: now.year))
    let hasCome = (now.month, now.day) >= (birth.month, birthday)
    return now.year - birth.year - (hasCome ? 0 : 1)
  }
}

extension LunarBirthday: CustomStringConvertible {
  /// The prefix of the text form.
  public static let mark = "lunar:"

  /// The text form for scripts, in ASCII: `lunar:1985-03-08`, `lunar:03-08` or `lunar:leap04-01`. After the prefix, it
  /// has the shape of a civil birthday, so scripts can parse both kinds of birthday in the same way.
  public var description: String {
    Self.mark + (year.map { Digits.padded($0, to: 4) + "-" } ?? "") + date.description
  }
}
