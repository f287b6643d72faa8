/// A birthday in the civil calendar, with or without a year.
public struct CivilBirthday: Hashable, Sendable {
  /// The birth year; nil if unknown.
  public let year: Int?
  /// The month, 1…12.
  public let month: Int
  public let day: Int

  /// Creates a birthday. Returns nil if the date does not exist. Without a year, 29 February is valid.
  public init?(year: Int?, month: Int, day: Int) {
    guard Day(year: year ?? 2000, month: month, day: day) != nil else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  public enum ParseError: Error, Equatable, Sendable {
    /// The text is not in the format of a date.
    case notADate
    /// The format is right, but the date does not exist.
    case noSuchDay
  }

  /// Parses `MM-DD` or `YYYY-MM-DD`.
  public init(reading text: String) throws(ParseError) {
    // Lists parse one per row, so this works on bytes without allocating.
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
  /// Returns the celebration in a year. A birthday on 29 February is celebrated on 28 February in common years. Returns
  /// nil outside the supported years.
  package func celebration(in year: Int) -> Day? {
    Day(year: year, month: month, day: min(day, Day.length(ofMonth: month, in: year)))
  }

  /// Returns the next celebration on or after a day; nil outside the supported years.
  package func next(onOrAfter day: Day) -> Day? {
    let year = day.parts.year
    return [year, year + 1].lazy.compactMap(celebration).first { $0 >= day }
  }
}

extension CivilBirthday: CustomStringConvertible {
  /// The text that can be parsed again: `1990-05-17`, or `05-17`.
  public var description: String {
    let rest = Digits.padded(month, to: 2) + "-" + Digits.padded(day, to: 2)
    return year.map { Digits.padded($0, to: 4) + "-" + rest } ?? rest
  }
}
