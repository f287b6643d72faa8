import Domain

/// The days a look back is about, as far as anything was felt, and those of them a chart has room
/// for.
struct MoodStatsSpan: Equatable, Sendable {
  /// From the first to the last day that is meant; nothing where nothing was felt.
  let days: ClosedRange<Day>?

  /// A chart ends today, unless only other days are meant; it begins with the first feeling,
  /// unless another day was named.
  init(_ stats: MoodStats, within days: ClosedRange<Day>, today: Day) {
    guard let first = stats.byDay.first?.day, let last = stats.byDay.last?.day else {
      self.days = nil
      return
    }
    let start = days.lowerBound == Day.range.lowerBound ? first : days.lowerBound
    let end = days.upperBound == Day.range.upperBound ? max(today, last) : days.upperBound
    self.days = min(start, first)...max(end, last)
  }

  /// The newest days of a chart, idle ones too, each with what it comes to.
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
