import Domain
import PresentationKit

/// What `--from` and `--to` mean for an event.
extension ScheduleAnswers {
  func typedSpan(_ text: String?, _ option: String) throws(ArgumentParseError) -> TypedSpan? {
    guard let text else { return nil }
    return try moments.span(text, option: option)
  }

  /// The start, which needs a day or a time; a length alone is refused.
  func start(of span: TypedSpan, _ text: String) throws(ArgumentParseError) -> TypedMoment {
    guard span.start.day != nil || span.start.time != nil else {
      throw .notAMoment(option: "from", value: text)
    }
    return span.start
  }

  /// The end of a new event, from `--to` or from the text of the start; nil if neither has one. A bare time is on the
  /// day of the start, and a length counts from there.
  func end(of span: TypedSpan, _ to: String?, after start: DayAndTime) throws(ArgumentParseError)
    -> DayAndTime?
  {
    guard let last = try typedSpan(to, "to") else { return span.ownEnd(after: start) }
    if span.hasEnd { throw .contradiction("from", "to") }
    if last.end != nil { throw .notAMoment(option: "to", value: to ?? "") }
    return last.asEnd(after: start, time: start.time)
  }

  /// The new times of an event; nil where nothing was typed. A bare time keeps the event's day, and a moved start
  /// without an end moves the end too.
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
  /// Whether an end or a length was typed.
  var hasEnd: Bool { end != nil || length != nil && !isCounted }

  /// The end that was typed together with the start; nil if there is none.
  func ownEnd(after start: DayAndTime) -> DayAndTime? {
    guard hasEnd else { return nil }
    if let length { return start.onGrid.later(by: length) }
    return end?.filled(from: start)
  }

  /// The typed text as an end: a length after the start, the next such time after it, or a day and time.
  func asEnd(after start: DayAndTime, time: TimeOfDay) -> DayAndTime {
    if let length { return start.onGrid.later(by: length) }
    return self.start.said?.end(after: start)
      ?? self.start.filled(from: DayAndTime(start.day, time))
  }
}
