import Domain

/// Parses the non-text values of calendar files: dates, date-times, durations and offsets. It accepts RFC 5545 and
/// common deviations.
enum CalendarValue {
  /// A time as written in the file. The time zone of a local time is in another property.
  enum Written {
    case day(Day)
    case local(DayAndTime)
    case instant(Int)
  }

  /// A duration: nominal days, which may be longer or shorter than 24 hours, and seconds.
  struct Length: Hashable {
    var days: Int
    var seconds: Int
  }

  /// Parses `20260301`, `20260301T093000` or `20260301T093000Z`, with or without hyphens and colons; nil for other
  /// texts.
  static func time(_ bytes: ArraySlice<UInt8>) -> Written? {
    guard bytes.count <= 32 else { return nil }
    var plain = ASCII.trimmed(bytes).filter { $0 != ASCII.hyphen && $0 != ASCII.colon }[...]
    let isInstant = plain.last == UInt8(ascii: "Z") || plain.last == UInt8(ascii: "z")
    // Some programs append a second `T`.
    let isTwice = plain.count == 16 && plain.last.map { $0 | 32 } == UInt8(ascii: "t")
    if isInstant || isTwice { plain.removeLast() }
    guard plain.count >= 8, let year = Digits.number(plain.prefix(4)),
      let month = Digits.number(plain.dropFirst(4).prefix(2)),
      let date = Digits.number(plain.dropFirst(6).prefix(2)),
      let day = Day(year: year, month: month, day: date)
    else { return nil }
    let clock = plain.dropFirst(8)
    if clock.isEmpty { return isInstant ? nil : .day(day) }
    guard clock.first == UInt8(ascii: "T") || clock.first == UInt8(ascii: "t"),
      let time = timeOfDay(clock.dropFirst())
    else { return nil }
    return isInstant
      ? .instant(Now(day: day, time: time, offset: 0).instant) : .local(DayAndTime(day, time))
  }

  private static func timeOfDay(_ digits: ArraySlice<UInt8>) -> TimeOfDay? {
    guard digits.count == 4 || digits.count == 6, let hour = Digits.number(digits.prefix(2)),
      let minute = Digits.number(digits.dropFirst(2).prefix(2)),
      let second = digits.count == 4 ? 0 : Digits.number(digits.suffix(2))
    else { return nil }
    // Leap seconds are not supported, so second 60 becomes 59.
    return TimeOfDay(hour: hour, minute: minute, second: min(second, second == 60 ? 59 : second))
  }

  /// Parses `PT1H30M`, `-P1D` or `P2W`; nil for other texts, and for numbers of more than nine digits.
  static func length(_ bytes: ArraySlice<UInt8>) -> (length: Length, isNegative: Bool)? {
    var rest = ASCII.trimmed(bytes)
    let isNegative = rest.first == ASCII.hyphen
    if isNegative || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
    guard rest.count <= 64, let first = rest.popFirst(), first | 32 == UInt8(ascii: "p") else {
      return nil
    }
    var length = Length(days: 0, seconds: 0)
    var (isTime, isEmpty) = (false, true)
    while let byte = rest.first {
      if byte | 32 == UInt8(ascii: "t"), !isTime {
        isTime = true
        rest.removeFirst()
        continue
      }
      let digits = rest.prefix { (48...57).contains($0) }
      guard (1...9).contains(digits.count), let value = Digits.number(digits) else { return nil }
      rest = rest.dropFirst(digits.count)
      switch (rest.popFirst().map { $0 | 32 }, isTime) {
      case (UInt8(ascii: "w"), false): length.days += value * 7
      case (UInt8(ascii: "d"), false): length.days += value
      case (UInt8(ascii: "h"), true): length.seconds += value * 3600
      case (UInt8(ascii: "m"), true): length.seconds += value * 60
      case (UInt8(ascii: "s"), true): length.seconds += value
      case _: return nil
      }
      isEmpty = false
    }
    return isEmpty ? nil : (length, isNegative)
  }

  /// Parses `+0900` or `-003015` and returns seconds; nil for other texts, and for an offset of a day or more.
  static func offset(_ bytes: ArraySlice<UInt8>) -> Int? {
    var digits = ASCII.trimmed(bytes)
    let sign: Int
    switch digits.popFirst() {
    case UInt8(ascii: "+"): sign = 1
    case ASCII.hyphen: sign = -1
    case _: return nil
    }
    if digits.count == 5 { digits = digits.filter { $0 != ASCII.colon }[...] }
    guard let time = timeOfDay(digits) else { return nil }
    return sign * time.seconds
  }
}

extension CalendarValue {
  /// Formats a local time: `20260301T093000`.
  static func written(_ time: DayAndTime) -> String {
    time.day.description.filter { $0 != "-" } + "T" + time.time.description.filter { $0 != ":" }
  }

  /// Formats a UTC offset: `+0900`, with seconds if they are not zero.
  static func written(offset: Int) -> String {
    let time = TimeOfDay(seconds: abs(offset)).description.filter { $0 != ":" }
    return (offset < 0 ? "-" : "+") + (abs(offset) % 60 == 0 ? String(time.dropLast(2)) : time)
  }
}

extension DayAndTime {
  /// Returns the local time that is this many seconds later, without offset changes; nil if it is
  /// outside the calendar.
  func moved(by seconds: Int) -> DayAndTime? {
    let (sum, isTooMuch) = time.seconds.addingReportingOverflow(seconds)
    if isTooMuch { return nil }
    let days = sum >= 0 ? sum / 86_400 : (sum - 86_399) / 86_400
    let there = day + days
    return there - day == days ? DayAndTime(there, TimeOfDay(seconds: sum)) : nil
  }
}
