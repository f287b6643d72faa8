package import Domain

/// What somebody typed of a moment.
package struct TypedMoment: Equatable, Sendable {
  package let day: Day?
  package let time: TimeOfDay?
  /// The time lies so many days behind the day: 밤 12시 ends it.
  var daysOn = 0
  /// Whether nothing had to be guessed.
  var isExact = true
  /// What the words said.
  package var said: UnderstoodPoint?

  /// The whole moment, with what was left out taken from another one.
  package func filled(from other: DayAndTime) -> DayAndTime {
    DayAndTime((day ?? other.day) + daysOn, time ?? other.time)
  }
}

/// What somebody typed of a start and of what follows it.
package struct TypedSpan: Equatable, Sendable {
  package let start: TypedMoment
  package let end: TypedMoment?
  /// Seconds that were said as a length: `for 90 minutes`, `+90m`.
  package let length: Int?
  /// Whether the start was told by counting, from now or from another time.
  package let isCounted: Bool
}
