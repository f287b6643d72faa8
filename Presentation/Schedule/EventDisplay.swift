import Domain
import PresentationKit

/// The `time` of an event in JSON, always as a 12-hour clock in English. Scripts rely on this format, so language and
/// clock settings do not change it.
struct EventDisplay {
  let now: Now

  /// Returns the start and end, such as `06:05 PM → 09:05 PM`.
  func times(_ event: Event) -> String {
    if event.isAllDay { return "all day" }
    return time(event.start, of: event) + " → " + time(event.end, of: event)
  }

  /// Returns a start or end, such as `1 / 8 08:55 PM`. Only an event of several days includes the date, with the year
  /// unless it is this year.
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
