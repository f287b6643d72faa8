/// How much a time leaves open that ends something and has no day of its own.
public enum SaidTime: Equatable, Sendable {
  /// 15:30 is that time and no other.
  case inDigits
  /// 새벽 1시, `1am`: the next such time.
  case inWords
  /// 3시: the next such hour of either half of the day.
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

  /// The first such time after another one, both since the same midnight.
  func first(_ seconds: Int, after start: Int) -> Int {
    guard self == .asHour else { return seconds <= start ? seconds + 86_400 : seconds }
    var hour = seconds % 43_200
    while hour <= start { hour += 43_200 }
    return hour
  }
}

extension UnderstoodPoint {
  /// The end that a time without a day names for what begins then; nothing where it names a day,
  /// or nothing but a day. Digits say the day of the start, as scripts count on.
  public func end(after start: DayAndTime) -> DayAndTime? {
    guard days == nil, let seconds else { return nil }
    let end =
      said == .inDigits ? seconds : said.first(seconds, after: start.time.seconds)
    return DayAndTime(start.day + end / 86_400, TimeOfDay(seconds: end % 86_400))
  }
}
