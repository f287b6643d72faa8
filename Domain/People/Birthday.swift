/// A day of birth, with or without the year: not everybody tells it.
public struct Birthday: Hashable, Sendable {
  /// The year, if it is known.
  public let year: Int?
  /// The month, 1…12.
  public let month: Int
  /// The day of the month.
  public let day: Int

  /// Accepts a day that exists; without a year 29 February does.
  public init?(year: Int?, month: Int, day: Int) {
    guard Day(year: year ?? 2000, month: month, day: day) != nil else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// How a text that should be a birthday can be wrong.
  public enum Misreading: Error, Equatable, Sendable {
    /// It is no date at all.
    case notADate
    /// It is written well, but no calendar has that day.
    case noSuchDay
  }

  /// Reads `MM-DD` or `YYYY-MM-DD`.
  public init(reading text: String) throws(Misreading) {
    let parts = text.utf8.split(separator: Digits.hyphen, omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Digits.number(Array($0)[...]) }
    guard numbers.count == parts.count, parts.count == 2 || parts.count == 3,
      parts.suffix(2).allSatisfy({ (1...2).contains($0.count) }),
      parts.count == 2 || parts[0].count == 4
    else { throw .notADate }
    let year = numbers.count == 3 ? numbers[0] : nil
    guard
      let birthday = Birthday(
        year: year, month: numbers[numbers.count - 2], day: numbers[numbers.count - 1])
    else { throw .noSuchDay }
    self = birthday
  }
}

extension Birthday: CustomStringConvertible {
  /// The birthday as scripts write it: `1990-05-17`, or `05-17`.
  public var description: String {
    let rest = Digits.padded(month, to: 2) + "-" + Digits.padded(day, to: 2)
    return year.map { Digits.padded($0, to: 4) + "-" + rest } ?? rest
  }
}
