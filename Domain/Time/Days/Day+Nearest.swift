/// Conversions of all-day dates that other programs write as UTC instants. Such an instant means midnight in an unknown
/// time zone.
extension Day {
  /// Returns the day whose UTC midnight is nearest to an instant.
  package static func nearest(to instant: Int) -> Day {
    Now(instant: instant + 43_200, offset: 0).day
  }

  /// Returns the last day of a series with an `UNTIL` instant. If the instant is the last second of an hour, it means
  /// the end of a day, and that day is returned. Otherwise the day whose UTC midnight is nearest is returned.
  package static func last(before instant: Int) -> Day {
    instant % 3600 == 3599 ? nearest(to: instant + 1) - 1 : nearest(to: instant)
  }
}
