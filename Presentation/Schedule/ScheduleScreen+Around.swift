import Domain
import PresentationKit

/// The cached days around the shown day. A step to another day loads only the missing days.
extension ScheduleScreen {
  /// The number of days listed after the shown day.
  private static let ahead = 14
  /// The number of extra days that a request loads, so that only one step in seven needs a request.
  private static let further = 6
  /// The number of days beyond the listed days that stay in the cache.
  private static let kept = 42

  private var days: ClosedRange<Day> { WeekOrder(in: language).week(of: day) }
  /// The days that the panels show.
  private var shownDays: ClosedRange<Day> {
    days.lowerBound...max(days.upperBound, day + Self.ahead)
  }

  /// The days of the week that contains the shown day.
  var week: [DayAgenda] { around.filter { days.contains($0.day) } }
  /// The listed days after the shown day.
  var coming: [DayAgenda] {
    around.filter { $0.day > day && $0.day <= day + Self.ahead }
  }

  /// The request for all days that the panels show.
  var loadAround: Work {
    .schedule(.days(shownDays.lowerBound...(shownDays.upperBound + Self.further)))
  }

  /// The requests for the days that are missing from the cache; empty if no days are missing.
  var loadMissing: [Work] {
    guard let first = around.first?.day, let last = around.last?.day,
      first <= shownDays.upperBound + 1, shownDays.lowerBound <= last + 1
    else { return [loadAround] }
    var missing: [ClosedRange<Day>] = []
    if shownDays.lowerBound < first {
      missing.append((shownDays.lowerBound - Self.further)...(first - 1))
    }
    if last < shownDays.upperBound {
      missing.append((last + 1)...(shownDays.upperBound + Self.further))
    }
    return missing.map { .schedule(.days($0)) }
  }

  /// Caches loaded days, and shows the shown day if it is one of them.
  mutating func receive(_ days: [DayAgenda]) {
    cache(days)
    if let day = days.first(where: { $0.day == day }) { show(day) }
  }

  /// Caches loaded days. If the days cover all that is shown, they replace the cache; otherwise they are added if they
  /// are adjacent to the cached days.
  private mutating func cache(_ days: [DayAgenda]) {
    guard let first = days.first?.day, let last = days.last?.day else { return }
    if first <= shownDays.lowerBound, last >= shownDays.upperBound { return around = days }
    let before = around.filter { $0.day < first }
    let behind = around.filter { $0.day > last }
    let isBeside =
      before.last.map { $0.day + 1 == first } ?? true
      && behind.first.map { $0.day - 1 == last } ?? true
    if !isBeside { return }
    around = (before + days + behind).filter {
      $0.day >= shownDays.lowerBound - Self.kept && $0.day <= shownDays.upperBound + Self.kept
    }
  }
}
