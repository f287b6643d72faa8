/// A month whose days are represented as bits. The first day is the lowest bit.
struct RepeatMonth {
  /// The number of months since the year 0.
  let index: Int
  /// The ordinal of the first day of the month (days since 1 January 1970).
  let first: Int
  let length: Int
  /// The weekday of the first day of the month; Monday is 0.
  let weekday: Int

  /// The valid indices, for the years 1 to 9999.
  private static let indices = 12...119_999

  /// Creates a month. Returns nil if the index is outside the supported range.
  init?(index: Int) {
    guard Self.indices.contains(index),
      let first = Day(year: index / 12, month: index % 12 + 1, day: 1)
    else { return nil }
    self.index = index
    self.first = first.ordinal
    length = Day.length(ofMonth: index % 12 + 1, in: index / 12)
    weekday = Self.weekday(of: first.ordinal)
  }

  /// Creates the month after another month. Returns nil at the end of the supported range.
  init?(after month: RepeatMonth) {
    index = month.index + 1
    guard index <= Self.indices.upperBound else { return nil }
    first = month.first + month.length
    length = Day.length(ofMonth: index % 12 + 1, in: index / 12)
    weekday = (month.weekday + month.length) % 7
  }

  /// Creates the month that contains a day.
  init(of day: Day) {
    let (year, month, number) = day.parts
    index = year * 12 + month - 1
    first = day.ordinal - (number - 1)
    length = Day.length(ofMonth: month, in: year)
    weekday = Self.weekday(of: first)
  }

  var year: Int { index / 12 }
  /// The number of the month within the year; January is 0.
  var month: Int { index % 12 }
  var last: Int { first + length - 1 }
  /// The bits of all days of the month.
  var all: UInt64 { 1 << UInt64(length) - 1 }

  /// Returns the bits of the days of this month from one ordinal through another.
  func days(from: Int, through: Int) -> UInt64 {
    let (low, high) = (max(from - first, 0), min(through - first, length - 1))
    guard low <= high else { return 0 }
    return (1 << UInt64(high + 1) - 1) & ~(1 << UInt64(low) - 1)
  }

  /// Returns the weekday of an ordinal; Monday is 0.
  static func weekday(of ordinal: Int) -> Int {
    let rest = (ordinal + 3) % 7
    return rest < 0 ? rest + 7 : rest
  }

  /// Returns all days on the given weekdays. The weekdays are bits, with Monday as the lowest bit.
  func days(on weekdays: UInt64) -> UInt64 {
    Self.repeated(weekdays) >> UInt64(weekday) & all
  }

  /// Returns the days on weekdays with an ordinal, such as the second Tuesday. Each argument has seven bits for the
  /// first of each weekday, seven for the second, and so on. `fromEnd` counts from the end of the month.
  func days(onCounted ahead: UInt64, fromEnd behind: UInt64) -> UInt64 {
    var days: UInt64 = 0
    var (rest, shift) = (ahead, 0)
    while rest != 0 {
      days |= (Self.repeated(rest & 127) >> UInt64(weekday) & 127) << UInt64(shift)
      rest >>= 7
      shift += 7
    }
    (rest, shift) = (behind, length - 7)
    while rest != 0 {
      // The seven days that hold the last (or second last, and so on) of each weekday.
      let start = (weekday + shift + 35) % 7
      let week = Self.repeated(rest & 127) >> UInt64(start) & 127
      days |= shift >= 0 ? week << UInt64(shift) : week >> UInt64(-shift)
      rest >>= 7
      shift -= 7
    }
    return days & all
  }

  /// Repeats the seven bits of a week six times, which covers every month.
  private static func repeated(_ week: UInt64) -> UInt64 { week &* 0x8_1020_4081 }
}
