import Domain
import PresentationKit

/// The `time` of an event in JSON. Scripts rely on its format, so it is a 12-hour clock in English, whatever the
/// language and clock settings.
struct EventDisplay {
  let now: Now

  /// The start and end: `06:05 PM → 09:05 PM`.
  func times(_ event: Event) -> String {
    if event.isAllDay { return "all day" }
    return time(event.start, of: event) + " → " + time(event.end, of: event)
  }

  /// A start or end. For an event of several days it includes the date, with the year unless it is this year: `1 / 8
  /// 08:55 PM`.
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
