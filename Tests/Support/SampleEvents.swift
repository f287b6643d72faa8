import Domain

extension Event {
  /// Returns an event in Korea, from 10:00 to 11:00 unless other times are given.
  package static func sample(
    _ id: String = "e1", _ title: String = "회의", _ body: String? = nil,
    on day: String = "2026-03-01", from start: String = "10:00", until last: String? = nil,
    to end: String = "11:00", offset: Int = 9 * 3600, rule: String? = nil
  ) -> Event {
    Event(
      id: ID(id), title: SingleLineText(stored: title), body: body.map(MultilineText.init(stored:)),
      start: .on(day, at: start, offset: offset), end: .on(last ?? day, at: end, offset: offset),
      rule: rule.map(SingleLineText.init(stored:)))
  }

  /// Returns an event between two instants, in seconds since 1970.
  package static func sample(
    _ id: String, _ title: String = "회의", _ body: String? = nil, at span: Range<Int>
  ) -> Event {
    Event(
      id: ID(id), title: SingleLineText(stored: title), body: body.map(MultilineText.init(stored:)),
      start: Now(instant: span.lowerBound, offset: 9 * 3600),
      end: Now(instant: span.upperBound, offset: 9 * 3600))
  }
}

extension DayAndTime {
  /// Returns a local date and time, parsed from texts such as `2026-03-01` and `10:00`.
  package static func on(_ day: String = "2026-03-01", at time: String) -> DayAndTime {
    DayAndTime(.on(day), .at(time))
  }
}

extension EventDraft {
  /// Returns the draft of an event that starts at 10:00 by default. If `end` is nil, the draft has no end.
  package static func sample(
    _ title: String = "회의", _ body: String = "", on day: String = "2026-03-01",
    from start: String = "10:00", until last: String? = nil, to end: String? = nil
  ) -> EventDraft {
    EventDraft(
      title: title, body: body, start: .on(day, at: start),
      end: end.map { .on(last ?? day, at: $0) })
  }
}

extension ScheduleRepository {
  /// Adds events to the repository unchanged.
  package func keep(_ events: Event...) throws(ScheduleFailure) { try keep(events) }

  /// Adds events to the repository unchanged.
  package func keep(_ events: [Event]) throws(ScheduleFailure) {
    for event in events { try add(event) }
  }

  /// Returns the events that overlap a range of instants, in the order of `Event.comesBefore`; by default all events.
  package func list(_ span: Range<Int> = -99_999_999_999..<999_999_999_999) throws(ScheduleFailure)
    -> [Event]
  {
    var (found, bound): ([Event], [Event]) = ([], [])
    let greenwich = LocalCalendar(
      moment: { Now(day: $0, time: $1, offset: 0) }, local: { Now(instant: $0, offset: 0) })
    try visit(
      ScheduleSpan(span, in: greenwich), bound: { bound = $0 },
      {
        found.append($0)
        return true
      })
    return (bound + found).sorted(by: Event.comesBefore)
  }

  /// Returns the IDs of the events that a search finds.
  package func found(_ text: String, around instant: Int = 0, atMost limit: Int = 99)
    throws(ScheduleFailure) -> [String]
  {
    try search(text, around: instant, atMost: limit).map(\.id.text)
  }
}

extension ScheduleQueries {
  /// Returns the scheduled events that overlap a range of days.
  package func list(_ days: ClosedRange<Day>) throws(ScheduleFailure) -> [ScheduledEvent] {
    var found: [ScheduledEvent] = []
    try self(days) {
      found.append($0)
      return true
    }
    return found
  }
}
