import Domain

/// What lies around the day that is shown, for the panels of a large screen: loaded for some weeks
/// at once, so that most steps from day to day ask for nothing but the day.
extension ScheduleScreen {
  /// How many days behind a day are told.
  private static let ahead = 14
  /// How many days more are looked at together.
  private static let further = 21

  private var days: ClosedRange<Day> { WeekOrder(in: language).week(of: day) }

  /// The week of the day.
  var week: [DayAgenda] { around.filter { days.contains($0.day) } }
  /// The days behind it.
  var coming: [DayAgenda] {
    around.filter { $0.day > day && $0.day <= day + Self.ahead }
  }

  /// What brings the days around up to date.
  var lookAround: Work {
    .schedule(.days(days.lowerBound...(days.lowerBound + (6 + Self.ahead + Self.further))))
  }

  /// Whether some days have all that is told of the one that is shown.
  func isCovered(by around: [DayAgenda]) -> Bool {
    guard let first = around.first?.day, let last = around.last?.day else { return false }
    return first <= days.lowerBound && last >= max(days.upperBound, day + Self.ahead)
  }
}
