extension LocalCalendar {
  /// Returns the event with its times converted to local time. All-day events keep their days.
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

  /// Returns a floating event at the instants that its times have on the local clock. Other events are returned
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

  /// Returns the occurrences of all series and all-day events in `bound` within a span, in order.
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
  /// Whether the times of the event are local in every time zone (floating), so that the event has no fixed instant.
  package var floats: Bool { !isAllDay && zone == ZoneText.floating }

  /// The name of the event's time zone; nil if the event has none.
  package var zoneName: String? { zone.flatMap(ZoneText.name) }

  /// The start and end as stored. Floating times are stored as if they were UTC.
  package var storedTimes: (start: Now, end: Now) {
    guard floats else { return (start, end) }
    let first = Now(day: start.day, time: start.time, offset: 0)
    let last = Now(day: end.day, time: end.time, offset: 0)
    if last.instant > first.instant { return (first, last) }
    return (first, Now(instant: first.instant + end.instant - start.instant, offset: 0))
  }

  /// The event as stored. All-day events are stored from midnight to midnight UTC.
  var asStored: Event {
    guard isAllDay else { return self }
    var event = self
    let midnight = TimeOfDay(seconds: 0)
    event.start = Now(day: start.day, time: midnight, offset: 0)
    event.end = Now(day: end.day, time: midnight, offset: 0)
    return event
  }

  /// Returns a copy with another id.
  package func copied(as id: Domain.ID<Event>) -> Event {
    var copy = self
    copy.id = id
    copy.ruleZone = nil
    return copy
  }
}
