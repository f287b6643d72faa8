import Domain
import PresentationKit

/// The texts about how long something takes and how soon it comes, in their shortest form.
extension ScheduleWords {
  /// Returns a length of time such as `45 min`, `2 h` or `1 h 45`.
  func brief(_ seconds: Int) -> String {
    let (days, hours, minutes) = (seconds / 86_400, seconds / 3600 % 24, seconds / 60 % 60)
    if days > 0 { return length(days * 86_400) }
    switch (hours, minutes) {
    case (0, _): return say("\(minutes)분", "\(minutes) min")
    case (_, 0): return say("\(hours)시간", "\(hours) h")
    default: return say("\(hours)시간 \(minutes)분", "\(hours) h \(minutes)")
    }
  }

  /// The seconds before a start from which on the time until then is shown.
  private static let soon = 12 * 3600

  /// Returns how long an event still takes, or how soon it begins; nil for what is over or far away.
  func left(of event: Event, at now: Now) -> String? {
    guard event.takesTime else { return nil }
    switch EventGroup(event, at: now.instant) {
    case .inProgress:
      let length = brief(max(60, event.end.instant - now.instant))
      return say("\(length) 남음", "\(length) left")
    case .upcoming:
      let seconds = event.start.instant - now.instant
      return seconds <= Self.soon
        ? say("\(brief(max(60, seconds))) 뒤", "in \(brief(max(60, seconds)))") : nil
    case .done: return nil
    }
  }

  /// Returns a day in its shortest form: the weekday within six days, otherwise the date.
  func near(_ day: Day, at now: Now) -> String {
    let ahead = day - now.day
    if ahead == 0 { return CalendarWords.today(language) }
    if abs(ahead) <= 6 { return CalendarWords.weekday(day.weekday, in: language) }
    return day.parts.year == now.day.parts.year
      ? CalendarWords.shortDay(day, in: language) : CalendarWords.fullDay(day, in: language)
  }
}
