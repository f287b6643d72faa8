import Domain

/// What somebody typed of a moment.
struct TypedMoment: Equatable, Sendable {
  let day: Day?
  let time: TimeOfDay?
  /// The time lies so many days behind the day: 밤 12시 ends it.
  var daysOn = 0
  /// Whether nothing had to be guessed.
  var isExact = true
  /// What the words said.
  var said: UnderstoodPoint?

  /// The whole moment, with what was left out taken from another one.
  func filled(from other: DayAndTime) -> DayAndTime {
    DayAndTime((day ?? other.day) + daysOn, time ?? other.time)
  }
}

/// What somebody typed of a start and of what follows it.
struct TypedSpan: Equatable, Sendable {
  let start: TypedMoment
  let end: TypedMoment?
  /// Seconds that were said as a length: `for 90 minutes`, `+90m`.
  let length: Int?
  /// Whether the start was told by counting, from now or from another time.
  let isCounted: Bool
}
