/// A day of the civil calendar, without a time or time zone.
public struct Day: Hashable, Comparable, Sendable {
  /// The number of days since 1 January 1970, so that differences are plain subtraction.
  public let ordinal: Int

  /// The ordinals of the first and last day with a four-digit year.
  private static let ordinals = -719_162...2_932_896

  /// The first and last day with a four-digit year.
  public static let range = Day(ordinal: .min)...Day(ordinal: .max)

  /// Creates a day from the days since 1 January 1970, clamped to `range`, so that every day can be written and parsed
  /// again.
  public init(ordinal: Int) {
    self.ordinal = min(max(ordinal, Day.ordinals.lowerBound), Day.ordinals.upperBound)
  }

  /// Creates a day from a date; nil if the date does not exist, such as 30 February, or if the year is not 1…9999.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1,
      day <= Day.length(ofMonth: month, in: year)
    else { return nil }
    // Counting years from March puts the leap day last, so every month has a fixed offset.
    let shifted = month > 2 ? year : year - 1
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    ordinal = era * 146_097 + dayOfEra - 719_468
  }

  public var parts: (year: Int, month: Int, day: Int) {
    let shifted = ordinal + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
  }

  public var firstOfMonth: Day { self - (parts.day - 1) }

  public var weekday: Weekday {
    let index = (ordinal % 7 + 7 + 3) % 7
    return Weekday.allCases[index]
  }

  public static func length(ofMonth month: Int, in year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  public static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  /// The first to the last supported year.
  public static let years = range.lowerBound.parts.year...range.upperBound.parts.year

  /// Returns the first to the last day of a year. The year is clamped to `years`.
  public static func days(ofYear year: Int) -> ClosedRange<Day> {
    let year = min(max(year, years.lowerBound), years.upperBound)
    let first = Day(year: year, month: 1, day: 1) ?? range.lowerBound
    return first...(first + (isLeap(year) ? 365 : 364))
  }

  public static func < (a: Day, b: Day) -> Bool { a.ordinal < b.ordinal }
  public static func + (day: Day, count: Int) -> Day { Day(ordinal: day.ordinal + count) }
  public static func - (day: Day, count: Int) -> Day { Day(ordinal: day.ordinal - count) }
  /// Returns the number of days between two days, negative if `later` is before `earlier`.
  public static func - (later: Day, earlier: Day) -> Int { later.ordinal - earlier.ordinal }
}

/// The days of the week, numbered from Monday as 1.
public enum Weekday: Int, CaseIterable, Sendable {
  case monday = 1
  case tuesday, wednesday, thursday, friday, saturday, sunday
}

extension Day: CustomStringConvertible {
  /// The day in ISO 8601: `2026-03-08`.
  public var description: String {
    let (year, month, day) = parts
    return Digits.padded(year, to: 4) + "-" + Digits.padded(month, to: 2) + "-"
      + Digits.padded(day, to: 2)
  }

  /// Parses `2026-03-08`; nil for other formats and for dates that do not exist.
  public init?(_ text: String) { self.init(bytes: text.utf8) }

  /// Parses `2026-03-08`; nil for other formats and for dates that do not exist.
  public init?(_ text: Substring) { self.init(bytes: text.utf8) }

  private init?(bytes: some Sequence<UInt8>) {
    // Lists parse two days per row, so this works on bytes without allocating.
    var (index, number, year, month) = (0, 0, 0, 0)
    for byte in bytes {
      switch index {
      case 4, 7:
        guard byte == Digits.hyphen else { return nil }
        if index == 4 { year = number } else { month = number }
        number = 0
      case 0..<10:
        guard let digit = Digits.digit(byte) else { return nil }
        number = number * 10 + digit
      default: return nil
      }
      index += 1
    }
    guard index == 10 else { return nil }
    self.init(year: year, month: month, day: number)
  }
}
