/// A file of one event, or of a series with its changed occurrences.
struct EventFile: Sendable {
  var document: ContentDocument
  /// The events in the order of their components.
  let events: [CalendarEvent]
  let uid: String

  /// Parses a file. Throws if it does not have exactly one event or series.
  init(_ bytes: [UInt8], _ format: CalendarFormat) throws(VdirRefusal) {
    guard let document = ContentDocument(bytes), let index = document.only("VCALENDAR"),
      let calendar = document.parts[index].component
    else { throw .unreadable(line: 1) }
    self.document = document
    let next = format.read(bytes, .iCalendar) { _ in nil }
    var found: [CalendarEvent] = []
    while let finding = next() {
      switch finding {
      case .event(let event, _): found.append(event)
      case .problem(let line, _): throw .unreadable(line: line)
      case .left: break
      }
    }
    guard let first = found.first else { throw .other }
    guard let uid = first.uid else { throw .withoutUID }
    guard found.allSatisfy({ $0.uid == uid }) else { throw .several }
    guard calendar.indices(of: "VEVENT").count == found.count else { throw .unreadable(line: 1) }
    (events, self.uid) = (found, uid)
  }

  /// The series or single event; the first occurrence if the file has only changed occurrences.
  var main: CalendarEvent { events.first { $0.recurrenceID == nil } ?? events[0] }
}

/// Finds the keys of the events in one file.
struct EventKeys {
  let calendar: LocalCalendar

  /// Returns the key of an event in its file: nil for a series or a single event, otherwise the position of the
  /// occurrence.
  func key(of event: CalendarEvent, in events: [CalendarEvent]) -> OccurrencePosition? {
    guard let recurrenceID = event.recurrenceID else { return nil }
    let main = events.first { $0.recurrenceID == nil } ?? event
    let isOfDays = main.start.isDay
    let position = CalendarTimes(calendar).position(recurrenceID, ofDays: isOfDays)
    if isOfDays, case .instant(let instant) = position { return .day(.nearest(to: instant)) }
    return position
  }

  /// Returns the index of each event by its key. Of two events with the same key the first counts.
  func indices(of events: [CalendarEvent]) -> [OccurrencePosition?: Int] {
    var indices: [OccurrencePosition?: Int] = [:]
    for (index, event) in events.enumerated() {
      let key = key(of: event, in: events)
      if indices[key] == nil { indices[key] = index }
    }
    return indices
  }
}
