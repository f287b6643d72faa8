import Domain
import PresentationKit

/// The texts about how long something takes and how soon it comes, in their shortest form.
extension ScheduleWords {
  /// Returns a length of time such as `45 min`, `2 h` or `1 h 45`.
  func brief(_ seconds: Int) -> String {
    let (days, hours, minutes) = (seconds / 86_400, seconds / 3600 % 24, seconds / 60 % 60)
    if days > 0 { return length(days * 86_400) }
    switch (hours, minutes) {
    case (0, _): return LengthWords(language).minutes(minutes)
    case (_, 0): return LengthWords(language).hours(hours)
    default: return say("\(hours)시간 \(minutes)분", "\(hours) h \(minutes)")
    }
  }

  /// Returns a total length such as `98 h`. Below a day, the format is that of `brief`.
  func hours(_ seconds: Int) -> String {
    seconds < 86_400
      ? brief(seconds) : LengthWords(language).hours((seconds + 1800) / 3600)
  }

  /// The maximum time until a start that is shown, in seconds.
  private static let soon = 12 * 3600

  /// Returns how long an event still takes, or how soon it begins. Returns nil for all-day events, for events that are
  /// over, and for events that begin in more than 12 hours.
  func left(of event: Event, at now: Now) -> String? {
    guard event.takesTime else { return nil }
    switch EventGroup(event, at: now.instant) {
    case .inProgress:
      return left(brief(upToMinute(event.end.instant - now.instant)))
    case .upcoming:
      let seconds = event.start.instant - now.instant
      return seconds <= Self.soon ? ahead(brief(upToMinute(seconds))) : nil
    case .done: return nil
    }
  }

  /// Rounds seconds up to whole minutes, as the ribbon does.
  private func upToMinute(_ seconds: Int) -> Int { max(60, (seconds + 59) / 60 * 60) }

  func left(_ length: String) -> String { say("\(length) 남음", "\(length) left") }
  func ahead(_ length: String) -> String { say("\(length) 뒤", "in \(length)") }

  /// Returns a day in its shortest form: the weekday if the day is within the next six days, otherwise a word such as
  /// “today”, or the date.
  func near(_ day: Day, at now: Now) -> String {
    if (1...6).contains(day - now.day) {
      return CalendarWords.weekday(day.weekday, in: language) + say("요일", "")
    }
    return CalendarWords.nearDay(day, today: now.day, in: language)
  }

  func until(_ day: Day, at now: Now) -> String {
    say("\(near(day, at: now))까지", "until \(near(day, at: now))")
  }

  /// Returns a range of days in its shortest form, such as `15–21 Mar`.
  func brief(_ days: ClosedRange<Day>) -> String {
    let (first, last) = (days.lowerBound.parts, days.upperBound.parts)
    let end = CalendarWords.shortDay(days.upperBound, in: language)
    guard first.year == last.year, first.month == last.month else {
      return CalendarWords.shortDay(days.lowerBound, in: language) + dash + end
    }
    return say("\(first.month)/\(first.day)~\(last.day)", "\(first.day)–\(end)")
  }

  /// Returns the time of an event in the list of one of its days. An all-day event of several days has its first and
  /// last day instead.
  func listed(_ event: Event, on day: Day) -> String {
    event.takesTime || !event.isOfSeveralDays
      ? times(event, on: day) : brief(event.start.day...max(event.start.day, event.lastDay))
  }

  /// Returns a range of two times. AM or PM is named once if both times share it.
  func hours(_ first: TimeOfDay, _ last: TimeOfDay) -> String {
    let span = CalendarWords.span(
      ClockWords.time(first, in: language), ClockWords.time(last, in: language), in: language)
    guard language.clock == .twelve, language.isEnglish, !isPlain else { return span }
    let half = " " + CalendarWords.half(first.hour, in: language)
    let start = ClockWords.time(first, in: language)
    let isSame = half == " " + CalendarWords.half(last.hour, in: language)
    let begin = isSame && start.hasSuffix(half) ? String(start.dropLast(half.count)) : start
    return begin + "–" + ClockWords.time(last, in: language)
  }

  /// Returns a range of two times without AM and PM, for use beside hours that name them.
  func bareHours(_ first: TimeOfDay, _ last: TimeOfDay) -> String {
    WeekHourLabels.moment(first, in: language) + dash + WeekHourLabels.moment(last, in: language)
  }

  /// The sign between the two ends of a range.
  private var dash: String { say("~", "–") }
}
