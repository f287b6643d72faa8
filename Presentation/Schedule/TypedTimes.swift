import Domain
import PresentationKit

/// What `--from` and `--to` mean for an event.
extension ScheduleAnswers {
  func typedSpan(_ text: String?, _ option: String) throws(UsageError) -> TypedSpan? {
    guard let text else { return nil }
    return try moments.span(text, option: option)
  }

  /// A start has a day or a time; a length alone begins nowhere.
  func start(of span: TypedSpan, _ text: String) throws(UsageError) -> TypedMoment {
    guard span.start.day != nil || span.start.time != nil else {
      throw .notAMoment(option: "from", value: text)
    }
    return span.start
  }

  /// The end of a new event: what `--to` says, or what stood behind the start. A bare time is on
  /// the day of the start, and a length counts from there.
  func end(of span: TypedSpan, _ to: String?, after start: DayAndTime) throws(UsageError)
    -> DayAndTime?
  {
    guard let last = try typedSpan(to, "to") else { return span.ownEnd(after: start) }
    if span.hasEnd { throw .contradiction("from", "to") }
    if last.end != nil { throw .notAMoment(option: "to", value: to ?? "") }
    return last.asEnd(after: start, time: start.time)
  }

  /// The new times of an event. A bare time keeps the day the event has, and a start that is
  /// moved takes the end along.
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
  /// Whether an end or a length was said.
  var hasEnd: Bool { end != nil || length != nil && !isCounted }

  /// The end that was said together with the start.
  func ownEnd(after start: DayAndTime) -> DayAndTime? {
    guard hasEnd else { return nil }
    if let length { return start.onGrid.later(by: length) }
    return end?.filled(from: start)
  }

  /// What was said as an end: a time of its own, the next one there is, or so long after the start.
  func asEnd(after start: DayAndTime, time: TimeOfDay) -> DayAndTime {
    if let length { return start.onGrid.later(by: length) }
    return self.start.said?.end(after: start)
      ?? self.start.filled(from: DayAndTime(start.day, time))
  }
}
