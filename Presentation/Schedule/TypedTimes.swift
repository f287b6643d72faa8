import Domain
import PresentationKit

/// Interprets the options `--from` and `--to` of an event.
extension ScheduleAnswers {
  func typedSpan(_ text: String?, _ option: String) throws(ArgumentParseError) -> TypedSpan? {
    guard let text else { return nil }
    let span = try moments.span(text, option: option)
    if span.start.isPartOfDayAlone { throw .notAMoment(option: option, value: text) }
    return span
  }

  /// Returns the start, which needs a day or a time. A length alone is refused, and so is a part of a day: 오후.
  func start(of span: TypedSpan, _ text: String) throws(ArgumentParseError) -> TypedMoment {
    guard span.start.day != nil || span.start.time != nil, !span.start.isPartOfDayAlone else {
      throw .notAMoment(option: "from", value: text)
    }
    return span.start
  }

  /// Returns the end of a new event, from `--to` or from the text of the start; nil if neither contains an end. A bare
  /// time is on the day of the start, and a length counts from the start.
  func end(of span: TypedSpan, _ to: String?, after start: DayAndTime) throws(ArgumentParseError)
    -> DayAndTime?
  {
    guard let last = try typedSpan(to, "to") else { return span.ownEnd(after: start) }
    if span.hasEnd { throw .contradiction("from", "to") }
    if last.end != nil { throw .notAMoment(option: "to", value: to ?? "") }
    return last.asEnd(after: start, time: start.time)
  }

  /// Returns the new times of an event; nil for a time that was not typed. A bare time keeps the event's day. If only
  /// the start changes, the caller moves the end too.
  func times(of event: Event, from: TypedSpan?, to: TypedSpan?)
    -> (start: DayAndTime?, end: DayAndTime?)
  {
    let start = from?.start.filled(from: event.start.dayAndTime)
    let first = start ?? event.start.dayAndTime
    if let to { return (start, to.asEnd(after: first, time: event.end.time)) }
    return (start, from?.ownEnd(after: first))
  }
}

extension TypedSpan {
  /// Whether an end or a length was typed. A time from now, such as “in 2 hours”, is not a length.
  var hasEnd: Bool { end != nil || length != nil && !isCounted }

  /// Returns the end that was typed together with the start; nil if no end was typed.
  func ownEnd(after start: DayAndTime) -> DayAndTime? {
    guard hasEnd else { return nil }
    if let length { return start.later(by: length) }
    return end?.filled(from: start)
  }

  /// Returns the typed text as an end. A length counts from the start, and a time means its next occurrence after the
  /// start.
  func asEnd(after start: DayAndTime, time: TimeOfDay) -> DayAndTime {
    if let length { return start.later(by: length) }
    return self.start.point?.end(after: start)
      ?? self.start.filled(from: DayAndTime(start.day, time))
  }
}
