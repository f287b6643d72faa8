package import Domain

/// The parts of a moment that the user typed, of which some may be missing.
package struct TypedMoment: Equatable, Sendable {
  package let day: Day?
  package let time: TimeOfDay?
  /// The number of days to add to `day`. It is 1 for 밤 12시, the midnight at the end of the day.
  var daysOn = 0
  /// Whether the typed text was unambiguous.
  var isExact = true
  /// The parsed moment before default values were filled in; nil if it was typed as an offset from now.
  package var point: UnderstoodPoint?

  /// Whether only a part of a day was typed, such as 오후, which is no exact time.
  package var isPartOfDayAlone: Bool { day == nil && point?.isPartOfDay == true }

  /// Returns the complete moment, with missing parts from `other`.
  package func filled(from other: DayAndTime) -> DayAndTime {
    DayAndTime((day ?? other.day) + daysOn, time ?? other.time)
  }
}

/// A typed start with an optional end or duration.
package struct TypedSpan: Equatable, Sendable {
  package let start: TypedMoment
  package let end: TypedMoment?
  /// A typed duration in seconds, as in `for 90 minutes` or `+90m`; nil if none was typed.
  package let length: Int?
  /// Whether the start is an offset from now, such as `in 2 hours`.
  package let isCounted: Bool
}
