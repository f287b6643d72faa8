import Domain
import PresentationKit

/// The `time` of an event in JSON, which is a promise to scripts: a clock of twelve hours in
/// English, whatever language and clock people see.
struct EventDisplay {
  let now: Now

  /// From its start to its end: `06:05 PM → 09:05 PM`.
  func times(_ event: Event) -> String {
    if event.isAllDay { return "all day" }
    return time(event.start, of: event) + " → " + time(event.end, of: event)
  }

  /// One of several days says its date too, and the year where it is not the present one:
  /// `1 / 8 08:55 PM`.
  private func time(_ moment: Now, of event: Event) -> String {
    guard event.isOfSeveralDays else { return clock(moment.time) }
    let (year, month, day) = moment.day.parts
    let isThisYear = year == now.day.parts.year
    return (isThisYear ? "" : "\(year) / ") + "\(month) / \(day) " + clock(moment.time)
  }

  private func clock(_ time: TimeOfDay) -> String {
    let shown = Self.two(time.hour % 12 == 0 ? 12 : time.hour % 12) + ":" + Self.two(time.minute)
    return shown + " " + CalendarWords.half(time.hour, in: .english)
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
