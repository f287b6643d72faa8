extension LocalCalendar {
  /// An event as local clocks show it, wherever it was planned; whole days are the same everywhere.
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
    // It is known by the day it comes on here, which may be another one in the zone of its series.
    if event.isOccurrence, let place = event.occurrence {
      event.ruleZone = place.day == event.start.day ? nil : event.zone
      event.occurrence = Event.Occurrence(of: place.series, on: event.start.day)
    }
    return event
  }

  /// What floats, at the moments at which the clocks here show its times; anything else as it is.
  func floating(_ event: Event) -> Event {
    guard event.floats else { return event }
    var event = event
    let length = event.end.instant - event.start.instant
    event.start = moment(event.start.day, event.start.time)
    event.end = moment(event.end.day, event.end.time)
    // An end that is skipped here, or comes twice, still comes after the start.
    if event.end.instant <= event.start.instant { event.end = later(event.start, by: length) }
    return event
  }

  /// What happens within a span of all that is bound to the calendar, in order.
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
  /// Whether it is at its times by whatever clock hangs on the wall, and at no moment of its own.
  package var floats: Bool { !isAllDay && zone == ZoneText.floating }

  /// What its zone is called, where it has one.
  package var zoneName: String? { zone.flatMap(ZoneText.name) }

  /// Both ends as they are kept: what floats by the clocks of Greenwich, since it has no others.
  package var keptTimes: (start: Now, end: Now) {
    guard floats else { return (start, end) }
    let first = Now(day: start.day, time: start.time, offset: 0)
    let last = Now(day: end.day, time: end.time, offset: 0)
    if last.instant > first.instant { return (first, last) }
    return (first, Now(instant: first.instant + end.instant - start.instant, offset: 0))
  }

  /// The event as it is kept: whole days by midnights in Greenwich.
  var asKept: Event {
    guard isAllDay else { return self }
    var event = self
    let midnight = TimeOfDay(seconds: 0)
    event.start = Now(day: start.day, time: midnight, offset: 0)
    event.end = Now(day: end.day, time: midnight, offset: 0)
    return event
  }

  /// The same under another id.
  package func copied(as id: ID<Event>) -> Event {
    var copy = self
    copy.id = id
    copy.ruleZone = nil
    return copy
  }
}
