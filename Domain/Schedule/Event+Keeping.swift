extension LocalCalendar {
  /// The event in local time, whatever its zone is. All-day events keep their days.
  package func here(_ event: Event) -> Event {
    var event = event
    if event.isAllDay {
      let midnight = TimeOfDay(seconds: 0)
      event.start = moment(event.start.day, midnight)
      event.end = moment(event.end.day, midnight)
    } else if event.floats {
      event = floating(event)
    } else {
      event.start = local(event.start.instant)
      event.end = local(event.end.instant)
    }
    // Its key is the local day, which may differ from the day in the zone of the series.
    if event.isOccurrence, let occurrence = event.occurrence {
      event.ruleZone = occurrence.day == event.start.day ? nil : event.zone
      event.occurrence = Event.Occurrence(of: occurrence.series, on: event.start.day)
    }
    return event
  }

  /// A floating event at the instants of its times on the local clock. Any other event is returned
  /// unchanged.
  func floating(_ event: Event) -> Event {
    guard event.floats else { return event }
    var event = event
    let length = event.end.instant - event.start.instant
    event.start = moment(event.start.day, event.start.time)
    event.end = moment(event.end.day, event.end.time)
    // A time that the local clock skips or repeats could put the end before the start.
    if event.end.instant <= event.start.instant { event.end = later(event.start, by: length) }
    return event
  }

  /// The occurrences within a span of all series and all-day events in `bound`, in order.
  package func occurrences(of bound: [Event], in span: Range<Int>) -> [Event] {
    var merge = OccurrenceMerge(bound, in: span, self)
    var found: [Event] = []
    _ = merge.visit(before: nil) {
      found.append(here($0))
      return true
    }
    return found
  }
}

extension Event {
  /// Whether its times are local to any zone (floating), so that it has no fixed instant.
  package var floats: Bool { !isAllDay && zone == ZoneText.floating }

  /// The name of its zone; nil if it has none.
  package var zoneName: String? { zone.flatMap(ZoneText.name) }

  /// Start and end as they are stored. Floating times are stored as if they were UTC.
  package var storedTimes: (start: Now, end: Now) {
    guard floats else { return (start, end) }
    let first = Now(day: start.day, time: start.time, offset: 0)
    let last = Now(day: end.day, time: end.time, offset: 0)
    if last.instant > first.instant { return (first, last) }
    return (first, Now(instant: first.instant + end.instant - start.instant, offset: 0))
  }

  /// The event as it is stored: all-day events run from midnight to midnight UTC.
  var asStored: Event {
    guard isAllDay else { return self }
    var event = self
    let midnight = TimeOfDay(seconds: 0)
    event.start = Now(day: start.day, time: midnight, offset: 0)
    event.end = Now(day: end.day, time: midnight, offset: 0)
    return event
  }

  /// A copy under another id.
  package func copied(as id: Domain.ID<Event>) -> Event {
    var copy = self
    copy.id = id
    copy.ruleZone = nil
    return copy
  }
}
