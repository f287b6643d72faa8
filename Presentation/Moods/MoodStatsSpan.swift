import Domain

/// The days that statistics cover, of which the newest can be chosen for a chart.
struct MoodStatsSpan: Equatable, Sendable {
  /// The first and the last day covered; nil if no moods were recorded.
  let days: ClosedRange<Day>?

  /// Creates the span from the first mood to today. A bound of `days` replaces that end, unless it is the bound of
  /// `Day.range`. The span is widened to include every mood in `stats`.
  init(_ stats: MoodStats, within days: ClosedRange<Day>, today: Day) {
    guard let first = stats.byDay.first?.day, let last = stats.byDay.last?.day else {
      self.days = nil
      return
    }
    let start = days.lowerBound == Day.range.lowerBound ? first : days.lowerBound
    let end = days.upperBound == Day.range.upperBound ? max(today, last) : days.upperBound
    self.days = min(start, first)...max(end, last)
  }

  /// Returns the last `count` days up to today, including days without moods. If all moods are in the future, the last
  /// days of the span are returned.
  func newest(_ count: Int, of stats: MoodStats, today: Day) -> [MoodDayTally] {
    guard let days, count > 0 else { return [] }
    let isOver = stats.byDay.first.map { $0.day > today } ?? false
    let end = isOver ? days.upperBound : min(days.upperBound, max(today, days.lowerBound))
    let start = max(days.lowerBound, end - (count - 1))
    let felt = Dictionary(
      stats.byDay.reversed().prefix { $0.day >= start }.map { ($0.day, $0.tally) }
    ) { one, _ in one }
    return (0...(end - start)).map { ahead in
      MoodDayTally(day: start + ahead, tally: felt[start + ahead] ?? MoodTally())
    }
  }
}
