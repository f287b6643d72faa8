/// Converts the time slots of a phrase to seconds.
enum PhraseTimes {
  /// Returns the seconds since the midnight that starts the day. The value may exceed a day: 밤 1시 is after the next
  /// midnight. Returns nil if the phrase has no time.
  static func seconds(of slots: PhraseSlots) throws(PhraseParseError) -> Int? {
    guard let clock = slots.clock else { return slots.part.map(defaultSeconds) }
    guard let part = slots.part else {
      return clock.isInWords ? defaultSeconds(clock.seconds) : clock.seconds
    }
    // `2pm tonight` is not two hours after midnight.
    let isEarly = part == .night && slots.isAfternoon && clock.seconds < 6 * 3600
    return try seconds(clock.seconds, in: isEarly ? .afternoon : part)
  }

  /// Returns the time for an hour without a part of the day. Hours from 1 to 6 are in the afternoon.
  private static func defaultSeconds(_ seconds: Int) -> Int {
    (3600..<7 * 3600).contains(seconds) ? seconds + 43_200 : seconds
  }

  /// Returns the default time for a part of the day without an hour.
  private static func defaultSeconds(_ part: PartOfDay) -> Int {
    switch part {
    case .smallHours: 5 * 3600
    case .morning: 8 * 3600
    case .forenoon: 9 * 3600
    case .lunch: 12 * 3600
    case .afternoon: 15 * 3600
    case .evening: 18 * 3600
    case .night: 21 * 3600
    }
  }

  private static func seconds(_ seconds: Int, in part: PartOfDay) throws(PhraseParseError) -> Int {
    let hour = seconds / 3600
    let half = seconds % 43_200
    switch part {
    case .smallHours, .morning, .forenoon:
      guard hour < 13 else { throw .unknown }
      return half
    case .lunch: return hour == 0 || hour > 6 ? seconds : half + 43_200
    case .afternoon, .evening:
      guard hour < 24 else { throw .unknown }
      return half + 43_200
    case .night:
      switch hour {
      case 6...12: return hour == 12 ? 86_400 + half : half + 43_200
      case 0...5: return seconds + 86_400
      default: return seconds
      }
    }
  }

  /// Converts a start and an end together. An ambiguous hour is in the half of the day that is nearest to the other
  /// time.
  static func span(_ start: PhraseSlots, _ end: PhraseSlots) throws(PhraseParseError) -> (
    Int?, Int?
  ) {
    var first = try seconds(of: start)
    guard let last = try seconds(of: end) else { return (first, nil) }
    // In `3:30-6pm` the start is in the afternoon too.
    let isOpen =
      start.part == nil && start.clock.map { $0.isInWords || $0.seconds < 43_200 } == true
    if isOpen, end.part != nil, let hour = start.clock?.seconds {
      let choices = [hour, hour + 43_200].filter { $0 < last && $0 < 86_400 }
      first = choices.max() ?? first
    }
    guard let first, end.distanceOfDays == nil else { return (first, last) }
    // 오후 3:30~6:00 ends at six in the evening.
    let isHalfSaid =
      start.part != nil && end.part == nil
      && end.clock.map { !$0.isInWords && (3600...43_200).contains($0.seconds) } == true
    return (first, (isHalfSaid ? .asHour : TimeNotation(end)).first(last, after: first))
  }
}

extension PhraseSlots {
  /// True if the slots contain a day; nil otherwise.
  fileprivate var distanceOfDays: Bool? { hasDay ? true : nil }

  /// Whether only a day of the month is given, with or without a weekday. The day may then be in any month.
  var isDayOfAnyMonth: Bool {
    var rest = self
    (rest.number, rest.weekday) = (nil, nil)
    return number != nil && rest.isEmpty && !isDeadline
  }
}
