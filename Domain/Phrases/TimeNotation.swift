/// How the end of a range is resolved if it is a time without a day.
public enum TimeNotation: Equatable, Sendable {
  /// The exact time, as in 15:30.
  case inDigits
  /// The next time of that name, as in 새벽 1시 or `1am`.
  case inWords
  /// The next matching hour in either half of the day, as in 3시.
  case asHour

  init(_ slots: PhraseSlots) {
    guard let clock = slots.clock else {
      self = .inWords
      return
    }
    if clock.isInWords, slots.part == nil, clock.seconds <= 43_200 {
      self = .asHour
    } else {
      self = clock.isInWords || slots.part != nil ? .inWords : .inDigits
    }
  }

  /// Returns the first matching time after a start. Both are in seconds since the same midnight.
  func first(_ seconds: Int, after start: Int) -> Int {
    guard self == .asHour else { return seconds <= start ? seconds + 86_400 : seconds }
    var hour = seconds % 43_200
    while hour <= start { hour += 43_200 }
    return hour
  }
}

extension UnderstoodPoint {
  /// Returns the end of a range with a given start, if this point is a time without a day. Returns nil otherwise. A
  /// time in digits stays on the day of the start, as scripts expect.
  public func end(after start: DayAndTime) -> DayAndTime? {
    guard days == nil, let seconds else { return nil }
    let end =
      notation == .inDigits ? seconds : notation.first(seconds, after: start.time.seconds)
    return DayAndTime(start.day + end / 86_400, TimeOfDay(seconds: end % 86_400))
  }
}
