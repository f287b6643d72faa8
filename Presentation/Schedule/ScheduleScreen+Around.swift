import Domain
import PresentationKit

/// What lies around the day that is shown, for the panels of a large screen. A step from day to day
/// asks only for the days that are not there yet.
extension ScheduleScreen {
  /// How many days behind a day are told.
  private static let ahead = 14
  /// How many days more are looked at together, so that every other step asks for none.
  private static let further = 1
  /// How many days beyond those that are told are kept (cache).
  private static let kept = 42

  private var days: ClosedRange<Day> { WeekOrder(in: language).week(of: day) }
  /// All days that are told.
  private var told: ClosedRange<Day> {
    days.lowerBound...max(days.upperBound, day + Self.ahead)
  }

  /// The week of the day.
  var week: [DayAgenda] { around.filter { days.contains($0.day) } }
  /// The days behind it.
  var coming: [DayAgenda] {
    around.filter { $0.day > day && $0.day <= day + Self.ahead }
  }

  /// What brings the days around up to date.
  var lookAround: Work {
    .schedule(.days(told.lowerBound...(told.upperBound + Self.further)))
  }

  /// What brings the days that are missing; nothing where all are there.
  var lookFurther: [Work] {
    guard let first = around.first?.day, let last = around.last?.day,
      first <= told.upperBound + 1, told.lowerBound <= last + 1
    else { return [lookAround] }
    var missing: [ClosedRange<Day>] = []
    if told.lowerBound < first {
      missing.append((told.lowerBound - Self.further)...(first - 1))
    }
    if last < told.upperBound {
      missing.append((last + 1)...(told.upperBound + Self.further))
    }
    return missing.map { .schedule(.days($0)) }
  }

  /// Keeps days: all that are told instead of those before, some of them beside the others.
  mutating func receive(around days: [DayAgenda]) {
    guard let first = days.first?.day, let last = days.last?.day else { return }
    if first <= told.lowerBound, last >= told.upperBound { return around = days }
    let before = around.filter { $0.day < first }
    let behind = around.filter { $0.day > last }
    let isBeside =
      before.last.map { $0.day + 1 == first } ?? true
      && behind.first.map { $0.day - 1 == last } ?? true
    if !isBeside { return }
    around = (before + days + behind).filter {
      $0.day >= told.lowerBound - Self.kept && $0.day <= told.upperBound + Self.kept
    }
  }
}
