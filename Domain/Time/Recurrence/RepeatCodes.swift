/// Encodes the words of RFC 5545 as integers, with five bits per letter. Parsing then compares integers and allocates
/// no strings.
package enum RepeatCodes {
  /// The maximum number of letters that fit into 64 bits.
  package static let longest = 12

  package static let prefix = code("RRULE")

  /// Returns a code with one more letter appended. Upper and lower case give the same code.
  package static func code(_ code: UInt64, _ letter: UInt8) -> UInt64 {
    code << 5 | UInt64(letter & 31)
  }

  package static func code(_ word: String) -> UInt64 { word.utf8.reduce(0) { code($0, $1) } }

  package static func bit(of part: RepeatPart) -> UInt32 {
    switch part {
    case .frequency: 1
    case .interval: 1 << 1
    case .count: 1 << 2
    case .until: 1 << 3
    case .byMonth: 1 << 4
    case .byWeekNumber: 1 << 5
    case .byYearDay: 1 << 6
    case .byMonthDay: 1 << 7
    case .byDay: 1 << 8
    case .bySetPosition: 1 << 9
    case .weekStart: 1 << 10
    case .byHour: 1 << 11
    case .byMinute: 1 << 12
    case .bySecond: 1 << 13
    case .scale: 1 << 14
    case .skip: 1 << 15
    }
  }

  package static func part(_ code: UInt64) -> RepeatPart? {
    for (known, part) in parts where known == code { return part }
    return nil
  }

  package static func frequency(_ code: UInt64) throws(RepeatRefusal) -> RepeatFrequency {
    for (known, frequency) in frequencies where known == code { return frequency }
    throw finer.contains(code) ? .finerThanDay : .unknownFrequency
  }

  package static func weekday(_ code: UInt64) -> Weekday? {
    for (known, weekday) in weekdays where known == code { return weekday }
    return nil
  }

  private static let parts = RepeatPart.allCases.map { (code($0.rawValue), $0) }
  private static let frequencies = RepeatFrequency.allCases.map { (code($0.rawValue), $0) }
  private static let finer = ["HOURLY", "MINUTELY", "SECONDLY"].map { code($0) }
  private static let weekdays = Weekday.allCases.map { (code($0.code), $0) }
}
