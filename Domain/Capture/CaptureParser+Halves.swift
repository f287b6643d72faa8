// MARK: AM or PM

extension CaptureParser {
  /// Splits a plan with an ambiguous hour into one reading for AM and one for PM, so that the user chooses.
  func halves(_ readings: [CaptureReading]) -> [CaptureReading] {
    guard readings.count == 1, readings[0].isOfEitherHalf,
      case .event(let draft, let isDeadline) = readings[0].captured,
      case .hours(let from, let to) = draft.times
    else { return readings }
    let isMorning = from.time.seconds < Self.half
    let shift = isMorning ? Self.half : -Self.half
    var other = from.later(by: shift)
    // Without a day the next such hour is meant: 7시, entered at nine in the morning, is this evening.
    if !readings[0].hasDay {
      if other.day == from.day, other.later(by: -86_400).seconds(since: now.dayAndTime) > 0 {
        other = other.later(by: -86_400)
      } else if other.seconds(since: now.dayAndTime) < 0 {
        other = other.later(by: 86_400)
      }
    }
    var turned = draft
    turned.times = .hours(from: other, to: to.map { other.later(by: $0.seconds(since: from)) })
    var twin = CaptureReading(
      .event(turned, isDeadline: isDeadline), readings[0].ranges, doubt: readings[0].doubt,
      marks: readings[0].marks)
    twin.isOfEitherHalf = true
    let (morning, evening) = isMorning ? (readings[0], twin) : (twin, readings[0])
    // Few plans begin before six in the morning.
    return line.saysKind(CaptureVocabulary.gatherings) || isMorning && from.time.seconds < 6 * 3600
      ? [evening, morning] : [morning, evening]
  }

  /// Splits a plan on the weekday of today into one reading for today and one for the day in a week, so that the user
  /// chooses.
  func weeks(_ readings: [CaptureReading]) -> [CaptureReading] {
    guard readings.count == 1, readings[0].isOfEitherWeek,
      case .event(let draft, let isDeadline) = readings[0].captured
    else { return readings }
    var turned = draft
    switch draft.times {
    case .days(let days): turned.times = .days(days.lowerBound - 7...days.upperBound - 7)
    case .hours(let from, let to):
      let from = from.later(by: -7 * 86_400)
      guard from.seconds(since: now.dayAndTime) > 0 else { return readings }
      turned.times = .hours(from: from, to: to?.later(by: -7 * 86_400))
    }
    let today = CaptureReading(
      .event(turned, isDeadline: isDeadline), readings[0].ranges, doubt: readings[0].doubt)
    return [today, readings[0]]
  }

  private static let half = 43_200
}

extension PlanDoubts {
  /// The words that may mean AM or PM; nil if there are none.
  var openHalf: String? {
    isBedtime ? nil : otherHalf ?? otherHalves ?? halfPastSix ?? smallHours
  }
}
