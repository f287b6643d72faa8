import Domain

/// A cursor over one line of a calcurse file: `02/21/2014 @ 13:30 -> 02/21/2014 @ 14:30 {1D} |text`.
struct CalcurseLine {
  var rest: ArraySlice<UInt8>

  /// A recurrence rule with its exceptions.
  struct Repetition {
    let frequency: String
    let interval: Int
    var until: Day?
    var parts: [(name: String, values: [String])] = []
    var leftOut: [Day] = []

    /// Returns the recurrence rule as an RRULE value.
    func rule(for start: CalendarTime) -> String {
      var rule = "FREQ=" + frequency
      if interval > 1 { rule += ";INTERVAL=\(interval)" }
      for part in parts { rule += ";\(part.name)=" + part.values.joined(separator: ",") }
      guard let until else { return rule }
      let end = TimeOfDay(seconds: 86_399)
      return rule + ";UNTIL="
        + (start.isDay
          ? CalendarEventLines.written(until)
          : CalendarEventLines.written(DayAndTime(until, end)))
    }

    mutating func add(_ value: String, to name: String) {
      if let index = parts.firstIndex(where: { $0.name == name }) {
        parts[index].values.append(value)
      } else {
        parts.append((name, [value]))
      }
    }
  }

  /// Skips white space and a word. Returns false if another text follows the white space.
  mutating func skip(_ word: String) -> Bool {
    skipBlanks()
    guard rest.starts(with: word.utf8) else { return false }
    rest = rest.dropFirst(word.utf8.count)
    return true
  }

  private mutating func skipBlanks() {
    while let byte = rest.first, ASCII.isBlank(byte) { rest.removeFirst() }
  }

  mutating func number() -> Int? {
    skipBlanks()
    let isNegative = rest.first == ASCII.hyphen
    let digits = rest.dropFirst(isNegative ? 1 : 0).prefix(10).prefix { (48...57).contains($0) }
    guard let value = Digits.number(digits) else { return nil }
    rest = rest[digits.endIndex...]
    return isNegative ? -value : value
  }

  /// Parses a date, such as `02/21/2014`.
  mutating func day() throws(CalendarParseError) -> Day {
    skipBlanks()
    let written = rest
    guard let month = number(), skip("/"), let date = number(), skip("/"), let year = number(),
      let day = Day(year: year, month: month, day: date)
    else { throw .badTime(CalendarText.excerpt(written.prefix(10))) }
    return day
  }

  /// Parses a time, such as `13:30`.
  mutating func time() throws(CalendarParseError) -> TimeOfDay {
    skipBlanks()
    let written = rest
    guard let hour = number(), skip(":"), let minute = number(),
      let time = TimeOfDay(hour: hour, minute: minute)
    else { throw .badTime(CalendarText.excerpt(written.prefix(5))) }
    return time
  }

  /// Parses a recurrence rule, such as `{2W -> 06/07/2020 w1 !05/02/2020}`; nil if the line has none.
  mutating func repetition() throws(CalendarParseError) -> Repetition? {
    skipBlanks()
    let written = rest.prefix(while: { $0 != UInt8(ascii: "}") })
    // A title may begin with a brace too; only a digit after it makes it a rule.
    guard rest.first == UInt8(ascii: "{"),
      rest.dropFirst().first.map({ (48...57).contains($0) }) == true
    else { return nil }
    _ = skip("{")
    guard let interval = number(), (1...9_999).contains(interval), let kind = rest.popFirst(),
      let frequency = Self.frequencies[kind]
    else { throw .badRule(CalendarText.excerpt(written)) }
    var repetition = Repetition(frequency: frequency, interval: interval)
    if skip("->") { repetition.until = try day() }
    while !skip("}") {
      guard repetition.leftOut.count < CalendarEvent.mostTimes else { throw .tooManyTimes }
      if skip("!") {
        repetition.leftOut.append(try day())
      } else if !readPart(into: &repetition) {
        throw .badRule(CalendarText.excerpt(written))
      }
    }
    return repetition
  }

  private static let frequencies: [UInt8: String] = [
    UInt8(ascii: "D"): "DAILY", UInt8(ascii: "W"): "WEEKLY", UInt8(ascii: "M"): "MONTHLY",
    UInt8(ascii: "Y"): "YEARLY",
  ]

  /// Parses `d15` (day of the month), `m3` (month) or `w1` (weekday). Weekdays count from Sunday as 0. A value from 7
  /// on means the nth weekday of a month, and a negative value counts from the end of the month. Returns false if the
  /// part is not valid.
  private mutating func readPart(into repetition: inout Repetition) -> Bool {
    guard repetition.parts.reduce(0, { $0 + $1.values.count }) < 400 else { return false }
    let kind = rest.popFirst()
    guard let value = number() else { return false }
    switch kind {
    case UInt8(ascii: "d") where (1...31).contains(abs(value)):
      repetition.add(String(value), to: "BYMONTHDAY")
    case UInt8(ascii: "m") where (1...12).contains(value):
      repetition.add(String(value), to: "BYMONTH")
    case UInt8(ascii: "w") where abs(value) < 378:
      let name = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"][abs(value) % 7]
      let ordinal = abs(value) / 7 * value.signum()
      repetition.add((ordinal == 0 ? "" : String(ordinal)) + name, to: "BYDAY")
    case _: return false
    }
    return true
  }

  /// Parses the name of a note file, such as `>da39a3ee…`; nil if the line has none.
  mutating func noteName() -> String? {
    skipBlanks()
    guard rest.first == UInt8(ascii: ">") else { return nil }
    let name = rest.dropFirst().prefix {
      ASCII.hexadecimal($0 | 32) != nil || (48...57).contains($0)
    }
    // The name must be a SHA-1 in hexadecimal, which also prevents path traversal.
    guard name.count == 40 else { return nil }
    rest = rest[name.endIndex...]
    return String(decoding: name, as: UTF8.self)
  }

  /// Decodes bytes as displayable text.
  static func text(_ bytes: ArraySlice<UInt8>, keepsLines: Bool) throws(CalendarParseError)
    -> String
  {
    guard
      let text = String(validating: bytes, as: UTF8.self) ?? KoreanCharset.guessed(Array(bytes))
    else { throw .notUnicode }
    return CalendarText.clean(text, keepsLines: keepsLines)
  }
}
