extension RepeatRule {
  /// The maximum length of a rule in bytes.
  static let longest = 1000

  /// Parses an RFC 5545 rule, with or without the `RRULE:` prefix. Case does not matter.
  public init(_ text: String) throws(RepeatRefusal) {
    guard text.utf8.count <= Self.longest else { throw .tooLong }
    try self.init(utf8: text.utf8.span)
  }

  /// Parses the UTF-8 bytes of a rule.
  public init(utf8 bytes: borrowing Span<UInt8>) throws(RepeatRefusal) {
    var reader = RepeatReader()
    self = try reader.rule(bytes)
  }
}

/// Parses the parts of a rule in a single pass.
struct RepeatReader {
  private var rule = RepeatRule(.daily)
  private var offset = 0
  private var end = 0
  /// The parts that were already parsed, as bits, so that duplicates are rejected.
  private var seen: UInt32 = 0

  mutating func rule(_ bytes: borrowing Span<UInt8>) throws(RepeatRefusal) -> RepeatRule {
    guard bytes.count <= RepeatRule.longest else { throw .tooLong }
    end = bytes.count
    while end > 0, Self.isBlank(bytes[end - 1]) || bytes[end - 1] == UInt8(ascii: ";") { end -= 1 }
    skipPrefix(bytes)
    while offset < end {
      let part = try part(bytes)
      try readValue(of: part, bytes)
      skipBlanks(bytes)
      if offset < end {
        guard bytes[offset] == UInt8(ascii: ";") else { throw .wrongValue(part) }
        offset += 1
      }
    }
    guard seen & RepeatCodes.bit(of: .frequency) != 0 else { throw .frequencyMissing }
    return try rule.checked()
  }

  private mutating func skipPrefix(_ bytes: borrowing Span<UInt8>) {
    skipBlanks(bytes)
    let start = offset
    if word(bytes) == RepeatCodes.prefix, offset < end, bytes[offset] == UInt8(ascii: ":") {
      offset += 1
    } else {
      offset = start
    }
  }

  /// Parses the name of a part and the `=` after it.
  private mutating func part(_ bytes: borrowing Span<UInt8>) throws(RepeatRefusal) -> RepeatPart {
    skipBlanks(bytes)
    let code = word(bytes)
    guard offset < end, bytes[offset] == UInt8(ascii: "=") else {
      throw seen == 0 ? .notUnderstood : .unknownPart
    }
    offset += 1
    guard let part = RepeatCodes.part(code) else { throw .unknownPart }
    let bit = RepeatCodes.bit(of: part)
    guard seen & bit == 0 else { throw .partTwice(part) }
    seen |= bit
    return part
  }

  private mutating func readValue(
    of part: RepeatPart, _ bytes: borrowing Span<UInt8>
  ) throws(RepeatRefusal) {
    switch part {
    case .frequency: rule.frequency = try RepeatCodes.frequency(word(bytes))
    case .interval: rule.interval = try number(bytes, part, in: RepeatRule.intervals)
    case .count: rule.count = try number(bytes, part, in: RepeatRule.counts)
    case .until: rule.until = try until(bytes)
    case .weekStart: rule.weekStart = try weekday(bytes, part)
    case .byDay: try readDays(bytes)
    case .byMonth:
      try readNumbers(bytes, part, through: 12) { rule, number in
        rule.months |= 1 << UInt64(number - 1)
      }
    case .byMonthDay:
      try readNumbers(bytes, part, through: 31) { $0.monthDays.insert($1) }
    case .byYearDay: try readNumbers(bytes, part, through: 366) { $0.yearDays.insert($1) }
    case .byWeekNumber: try readNumbers(bytes, part, through: 53) { $0.weekNumbers.insert($1) }
    case .bySetPosition: try readNumbers(bytes, part, through: 366) { $0.positions.insert($1) }
    case .byHour, .byMinute, .bySecond: throw .finerThanDay
    case .scale, .skip: throw .otherCalendar
    }
  }

  // MARK: Lists

  private mutating func readNumbers(
    _ bytes: borrowing Span<UInt8>, _ part: RepeatPart, through last: Int,
    _ keep: (inout RepeatRule, Int) -> Void
  ) throws(RepeatRefusal) {
    let range = part == .byMonth ? 1...last : -last...last
    repeat {
      let number = try number(bytes, part, in: range)
      guard number != 0 else { throw .outOfRange(part) }
      keep(&rule, number)
    } while next(bytes)
  }

  /// Parses BYDAY: `MO`, `2TU`, `-1FR`.
  private mutating func readDays(_ bytes: borrowing Span<UInt8>) throws(RepeatRefusal) {
    repeat {
      skipBlanks(bytes)
      var ordinal: Int?
      if offset < end, !Self.isLetter(bytes[offset]) {
        let number = try number(bytes, .byDay, in: -53...53)
        guard number != 0 else { throw .outOfRange(.byDay) }
        ordinal = number
      }
      rule.weekdays.insert(RepeatWeekday(try weekday(bytes, .byDay), ordinal: ordinal))
    } while next(bytes)
  }

  /// Consumes a comma and the blanks before it. Returns false if no comma follows.
  private mutating func next(_ bytes: borrowing Span<UInt8>) -> Bool {
    skipBlanks(bytes)
    guard offset < end, bytes[offset] == UInt8(ascii: ",") else { return false }
    offset += 1
    return true
  }

  // MARK: Single values

  private mutating func number(
    _ bytes: borrowing Span<UInt8>, _ part: RepeatPart, in range: ClosedRange<Int>
  ) throws(RepeatRefusal) -> Int {
    skipBlanks(bytes)
    guard offset < end else { throw .wrongValue(part) }
    let isNegative = bytes[offset] == UInt8(ascii: "-")
    if isNegative || bytes[offset] == UInt8(ascii: "+") { offset += 1 }
    let start = offset
    let value = digits(bytes, atMost: RepeatRule.longest)
    guard offset > start else { throw .wrongValue(part) }
    let number = isNegative ? -value : value
    guard range.contains(number) else { throw .outOfRange(part) }
    return number
  }

  /// Parses digits. The value is limited to 1,000,000,000, so that it cannot overflow.
  private mutating func digits(_ bytes: borrowing Span<UInt8>, atMost count: Int) -> Int {
    var value = 0
    let last = min(end, offset + count)
    while offset < last, case let digit = bytes[offset] &- 48, digit <= 9 {
      value = min(value * 10 + Int(digit), 1_000_000_000)
      offset += 1
    }
    return value
  }

  private mutating func weekday(
    _ bytes: borrowing Span<UInt8>, _ part: RepeatPart
  ) throws(RepeatRefusal) -> Weekday {
    skipBlanks(bytes)
    guard let weekday = RepeatCodes.weekday(word(bytes)) else { throw .wrongValue(part) }
    return weekday
  }

  /// Parses the value of UNTIL: `20261231`, `20261231T090000` or `20261231T090000Z`.
  private mutating func until(
    _ bytes: borrowing Span<UInt8>
  ) throws(RepeatRefusal) -> RepeatUntil {
    let date = try fixed(bytes, 8)
    guard let day = Day(year: date / 10_000, month: date / 100 % 100, day: date % 100) else {
      throw .outOfRange(.until)
    }
    guard offset < end, bytes[offset] | 32 == UInt8(ascii: "t") else { return .day(day) }
    offset += 1
    let clock = try fixed(bytes, 6)
    // A leap second (60) is read as second 59.
    guard
      let time = TimeOfDay(
        hour: clock / 10_000, minute: clock / 100 % 100, second: min(clock % 100, 59)),
      clock % 100 <= 60
    else { throw .outOfRange(.until) }
    guard offset < end, bytes[offset] | 32 == UInt8(ascii: "z") else {
      return .local(DayAndTime(day, time))
    }
    offset += 1
    return .instant(Now(day: day, time: time, offset: 0).instant)
  }

  private mutating func fixed(
    _ bytes: borrowing Span<UInt8>, _ count: Int
  ) throws(RepeatRefusal) -> Int {
    let start = offset
    let value = digits(bytes, atMost: count)
    guard offset - start == count else { throw .wrongValue(.until) }
    return value
  }

  // MARK: Letters

  /// Consumes a sequence of letters and returns its code. The code is 0 if the sequence is longer than any known word.
  private mutating func word(_ bytes: borrowing Span<UInt8>) -> UInt64 {
    var (code, count): (UInt64, Int) = (0, 0)
    while offset < end, Self.isLetter(bytes[offset]) {
      code = RepeatCodes.code(code, bytes[offset])
      count += 1
      offset += 1
    }
    return count <= RepeatCodes.longest ? code : 0
  }

  private mutating func skipBlanks(_ bytes: borrowing Span<UInt8>) {
    while offset < end, Self.isBlank(bytes[offset]) { offset += 1 }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 32)
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }
}
