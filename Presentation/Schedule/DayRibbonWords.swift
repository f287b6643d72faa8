package import Domain
import PresentationKit
package import TextUI

/// The words beside a ribbon.
package struct DayRibbonWords: KeyWords, Equatable {
  let language: Language

  package var now: String { ClockWords.now(language) }
  package var next: String { keyNext }
  package var then: String { ScheduleWords(language).thenLabel }
  package var allDay: String { ScheduleWords(language).allDay }

  /// The sign of events that overlap, for terminals that are not limited to ASCII.
  static let overlapSign = "‖"

  /// Returns the sign after an event that overlaps another event.
  package static func overlap(_ glyphs: Glyphs) -> String {
    glyphs.rule == Glyphs.ascii.rule ? "||" : overlapSign
  }

  /// Returns the start and the end of an event, without the parts that are on other days.
  package func times(_ event: Event, on day: Day) -> String {
    ScheduleWords(language).times(event, on: day)
  }

  /// Returns a range of two times in its shortest form.
  package func span(_ first: TimeOfDay, _ last: TimeOfDay) -> String {
    ScheduleWords(language).hours(first, last)
  }

  package func start(_ event: Event) -> String { ClockWords.time(event.start.time, in: language) }

  /// Returns the time left of an event as text.
  package func left(_ event: Event, at now: Now) -> String {
    ScheduleWords(language).left(length(event.end.instant - now.instant))
  }

  /// Returns the time until the start of an event as text.
  package func ahead(_ event: Event, at now: Now) -> String {
    ScheduleWords(language).ahead(length(event.start.instant - now.instant))
  }

  /// Returns the last day of an event of several days; empty if it ends on the day.
  func until(_ event: Event, on day: Day) -> String {
    guard event.isOfSeveralDays, event.lastDay > day else { return "" }
    let last = CalendarWords.shortDay(event.lastDay, in: language)
    return say("\(last)까지", "until \(last)")
  }

  /// Returns the location and the notes on one line; empty if there are none.
  func notes(_ event: Event) -> String {
    let lines = (event.notes ?? "").split(whereSeparator: \.isNewline)
    return Printable.brief(lines.joined(separator: " "))
  }

  /// Returns a length in hours and minutes, rounded up to whole minutes: `2 h`, `1 h 15 min`.
  package func length(_ seconds: Int) -> String {
    let minutes = max(1, (seconds + 59) / 60)
    let (hours, rest) = (minutes / 60, minutes % 60)
    let words = LengthWords(language)
    let parts = [hours == 0 ? "" : words.hours(hours), rest == 0 ? "" : words.minutes(rest)]
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }
}
