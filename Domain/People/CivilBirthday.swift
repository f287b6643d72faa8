/// A day of birth by the civil calendar, with or without the year: not everybody tells it.
public struct CivilBirthday: Hashable, Sendable {
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
    // Lists read one a row: nothing is copied.
    typealias Part = (number: Int, length: Int)
    var (first, second, last): (Part?, Part?, Part) = (nil, nil, (0, 0))
    for byte in text.utf8 {
      if let digit = Digits.digit(byte), last.length < 4 {
        last = (last.number * 10 + digit, last.length + 1)
      } else if byte == Digits.hyphen, first == nil {
        (first, second, last) = (second, last, (0, 0))
      } else {
        throw .notADate
      }
    }
    guard let month = second, (1...2).contains(month.length), (1...2).contains(last.length),
      first.map({ $0.length == 4 }) ?? true
    else { throw .notADate }
    guard let birthday = CivilBirthday(year: first?.number, month: month.number, day: last.number)
    else { throw .noSuchDay }
    self = birthday
  }
}

extension CivilBirthday {
  /// The day it is kept in a year. That of 29 February comes on the last day of the month where a
  /// year has no such day.
  func kept(in year: Int) -> Day? {
    Day(year: year, month: month, day: min(day, Day.length(ofMonth: month, in: year)))
  }

  /// The first day from a given one on which it is kept.
  func next(onOrAfter day: Day) -> Day? {
    let year = day.parts.year
    return [year, year + 1].lazy.compactMap(kept).first { $0 >= day }
  }
}

extension CivilBirthday: CustomStringConvertible {
  /// The birthday as scripts write it: `1990-05-17`, or `05-17`.
  public var description: String {
    let rest = Digits.padded(month, to: 2) + "-" + Digits.padded(day, to: 2)
    return year.map { Digits.padded($0, to: 4) + "-" + rest } ?? rest
  }
}
