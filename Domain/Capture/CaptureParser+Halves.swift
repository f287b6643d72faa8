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
    return line.saysKind(CaptureVocabulary.gatherings)
      ? [evening, morning] : [morning, evening]
  }

  private static let half = 43_200
}
