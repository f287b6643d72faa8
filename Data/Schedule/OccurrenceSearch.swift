import Domain

/// Adds series, all-day events and floating events to the search and the timeline of all parts.
struct OccurrenceSearch {
  let calendar: LocalCalendar

  /// The hooks through which the global search finds series and all-day events.
  static let others = ComputedRecords(
    records: { (span, calendar, store) throws(StorageFailure) in
      try OccurrenceSearch(calendar: calendar).records(span, in: store)
    },
    next: { (records, instant, calendar, store) throws(StorageFailure) in
      try OccurrenceSearch(calendar: calendar).next(of: records, after: instant, in: store)
    },
    lastDay: { (day, calendar, store) throws(StorageFailure) in
      try OccurrenceSearch(calendar: calendar).lastDay(through: day, in: store)
    },
    firstDay: { (day, calendar, store) throws(StorageFailure) in
      try OccurrenceSearch(calendar: calendar).firstDay(from: day, in: store)
    })

  private func records(_ span: Range<Int>, in store: Connection) throws(StorageFailure)
    -> [RecordSummary]
  {
    let bound = try SQLiteSchedule.bound(ScheduleSpan(span, in: calendar), in: store)
    let events = calendar.occurrences(of: bound, in: span)
    return (events.filter(\.isAllDay) + events.filter { !$0.isAllDay }).map(record)
  }

  private func record(_ event: Event) -> RecordSummary {
    RecordSummary(
      .event, event.id.text, title: event.title.text,
      texts: [event.location?.text, event.body?.text].compactMap(\.self), day: event.start.day,
      at: event.isAllDay ? nil : event.start, note: event.isAllDay ? .none : .until(event.end))
  }

  /// Returns the records with each series replaced by its next occurrence, or by its last occurrence if the series is
  /// over. All-day events get no time.
  private func next(of records: [RecordSummary], after instant: Int, in store: Connection)
    throws(StorageFailure) -> [RecordSummary]
  {
    // Single events have their end already.
    let ids = records.filter { $0.kind == .event && $0.note == .none }.map(\.id)
    if ids.isEmpty { return records }
    var bound: [String: RecordSummary] = [:]
    for id in ids {
      guard
        let event = try store.first(ScheduleSQL.findBound, [.text(id)], ScheduleRow.event)
      else { continue }
      let series = Series(event, calendar)
      let shown =
        event.isSeries ? series.next(after: instant) ?? series.last(before: instant) : nil
      bound[id] = record(calendar.here(shown ?? event))
    }
    return records.map { $0.kind == .event ? bound[$0.id] ?? $0 : $0 }
  }

  /// Returns the last day, up to and including `day`, on which there is an occurrence of a series, an all-day event or
  /// a floating event. Returns nil if there is none.
  private func lastDay(through day: Day, in store: Connection) throws(StorageFailure) -> Day? {
    var days: [Day] = []
    let end = calendar.span(of: day).upperBound
    let midnight = (day.ordinal + 1) * 86_400
    if let last = try store.first(ScheduleSQL.lastWholeDay, [.int(midnight)], { $0.optionalInt }),
      let last
    {
      days.append(Day(ordinal: last / 86_400 - 1))
    }
    for event in try SQLiteSchedule.series(before: end, in: store) {
      guard let last = Series(event, calendar).last(before: end).map(calendar.here) else {
        continue
      }
      let touched = last.isAllDay ? last.lastDay : calendar.local(last.end.instant - 1).day
      days.append(min(day, touched))
    }
    return days.max()
  }

  /// Returns the first day, from `day` on, on which there is an occurrence of a series, an all-day event or a floating
  /// event. Returns nil if there is none.
  private func firstDay(from day: Day, in store: Connection) throws(StorageFailure) -> Day? {
    var days: [Day] = []
    let begin = calendar.span(of: day).lowerBound
    let midnight = day.ordinal * 86_400
    if let first = try store.first(ScheduleSQL.firstWholeDay, [.int(midnight)], { $0.optionalInt }),
      let first
    {
      days.append(Day(ordinal: first / 86_400))
    }
    for event in try SQLiteSchedule.series(after: begin, in: store) {
      guard let next = Series(event, calendar).next(after: begin).map(calendar.here) else {
        continue
      }
      days.append(max(day, next.start.day))
    }
    return days.min()
  }
}
