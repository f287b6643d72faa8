import Domain

/// A day and time in files and settings: `2026-03-01T09:00`, or with a blank instead of `T`.
/// Seconds and an offset (`+09:00`, `Z`) are optional; without an offset the time is local.
struct WrittenMoment {
  let day: Day
  let time: TimeOfDay
  /// The UTC offset in seconds; nil if it is not given.
  let offset: Int?

  /// Parses a date-time; nil if the text is malformed or the time does not exist.
  init?(_ bytes: ArraySlice<UInt8>) {
    guard bytes.count >= 15, bytes.count <= 32, let day = Self.day(bytes.prefix(10))
    else { return nil }
    let separator = bytes[bytes.startIndex + 10]
    guard separator == UInt8(ascii: "T") || separator == ASCII.blank else { return nil }
    let rest = bytes.dropFirst(11)
    let clock = rest.prefix { $0 == ASCII.colon || (48...57).contains($0) }
    guard let time = Self.time(clock) else { return nil }
    let zone = rest.dropFirst(clock.count)
    self.day = day
    self.time = time
    if zone.isEmpty {
      offset = nil
    } else if let ahead = Self.offset(zone) {
      offset = ahead
    } else {
      return nil
    }
  }

  /// Parses `2026-03-01`; nil for other texts and for dates that do not exist.
  static func day(_ bytes: ArraySlice<UInt8>) -> Day? {
    let start = bytes.startIndex
    guard bytes.count == 10, bytes[start + 4] == ASCII.hyphen, bytes[start + 7] == ASCII.hyphen,
      let year = Digits.number(bytes[start..<(start + 4)]),
      let month = Digits.number(bytes[(start + 5)..<(start + 7)]),
      let day = Digits.number(bytes[(start + 8)...])
    else { return nil }
    return Day(year: year, month: month, day: day)
  }

  /// Parses `9:05`, `09:05` or `09:05:30`; nil for other texts and for times that do not exist.
  private static func time(_ bytes: ArraySlice<UInt8>) -> TimeOfDay? {
    let hour = bytes.prefix { $0 != ASCII.colon }
    let rest = bytes.dropFirst(hour.count)
    guard (1...2).contains(hour.count), rest.count == 3 || rest.count == 6,
      rest[rest.startIndex] == ASCII.colon, let hour = Digits.number(hour),
      let minute = Digits.number(rest.dropFirst().prefix(2))
    else { return nil }
    if rest.count == 3 { return TimeOfDay(hour: hour, minute: minute) }
    guard rest[rest.startIndex + 3] == ASCII.colon, let second = Digits.number(rest.dropFirst(4))
    else { return nil }
    return TimeOfDay(hour: hour, minute: minute, second: second)
  }

  /// Parses `Z`, `+09:00` or `+0900`, and returns the offset in seconds; nil for other texts.
  private static func offset(_ bytes: ArraySlice<UInt8>) -> Int? {
    if bytes.count == 1, bytes.first == UInt8(ascii: "Z") || bytes.first == UInt8(ascii: "z") {
      return 0
    }
    guard let sign = bytes.first, sign == UInt8(ascii: "+") || sign == ASCII.hyphen
    else { return nil }
    var clock = bytes.dropFirst()
    guard clock.count == 4 || clock.count == 5 else { return nil }
    if clock.count == 4 { clock.insert(ASCII.colon, at: clock.startIndex + 2) }
    guard clock[clock.startIndex + 2] == ASCII.colon, let time = time(clock) else { return nil }
    return sign == ASCII.hyphen ? -time.seconds : time.seconds
  }
}
