/// A day of birth by the Korean lunar calendar, with or without the year, as ``CivilBirthday`` is one
/// by the civil calendar.
public struct LunarBirthday: Hashable, Sendable {
  /// The lunar year, if it is known.
  public let year: Int?
  /// The month and the day.
  public let date: LunarDate

  /// Accepts a day that exists; without a year any year may have it.
  public init?(year: Int?, date: LunarDate) {
    if let year {
      guard LunarDay(year: year, month: date.month, day: date.day, isLeap: date.isLeap) != nil
      else { return nil }
    }
    self.year = year
    self.date = date
  }

  /// The civil day of the birth, from which ages are counted; nothing without a year.
  public var born: Day? {
    year.flatMap {
      LunarDay(year: $0, month: date.month, day: date.day, isLeap: date.isLeap)?.civil
    }
  }

  /// How many civil birthdays have come until a day, which is the age Korean law counts; nothing
  /// without a year, and before the birth. That of 29 February comes on the last day of the month,
  /// as ``CivilBirthday`` has it.
  public func age(on day: Day) -> Int? {
    guard let born, born <= day else { return nil }
    let (birth, now) = (born.parts, day.parts)
    let birthday = min(birth.day, Day.length(ofMonth: birth.month, in: now.year))
    let hasCome = (now.month, now.day) >= (birth.month, birthday)
    return now.year - birth.year - (hasCome ? 0 : 1)
  }
}

extension LunarBirthday: CustomStringConvertible {
  /// What a lunar birthday begins with.
  public static let mark = "lunar:"

  /// The birthday as scripts write it: `lunar:1985-03-08`, `lunar:03-08` or `lunar:leap04-01`. What
  /// follows the colon has the shape of a civil birthday, and all of it is ASCII, so that a script
  /// knows one from the other by its beginning and reads both alike.
  public var description: String {
    Self.mark + (year.map { Digits.padded($0, to: 4) + "-" } ?? "") + date.description
  }
}
