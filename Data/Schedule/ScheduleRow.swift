import Domain

enum EventColumn: Int, RowColumn {
  case id, title, body, starts, startsOffset, ends, endsOffset, reach, rule, deletedAt, key
  case allDay, zone, leftOut, added, remind, series, occurrence, kind, last, masks
  case companions, location, nominalDays, countdown
  case titleFolded
}

/// Maps events to and from database rows.
enum ScheduleRow {
  static let shape = TableMapping<Event, EventColumn>("events") { column in
    switch column {
    case .id: .stored { $0.id.text }.fixed
    case .title: .stored { $0.title.text }
    case .body: .stored { $0.body?.text }
    case .starts:
      .stored(.moment(offset: "starts_offset")) { $0.storedTimes.start.instant }.exported("start")
    case .startsOffset: .stored { $0.storedTimes.start.offset }
    case .ends:
      .stored(.moment(offset: "ends_offset")) { $0.storedTimes.end.instant }.exported("end")
    case .endsOffset: .stored { $0.storedTimes.end.offset }
    case .reach:
      .stored { reach($0.storedTimes.start, $0.storedTimes.end) }.imported {
        reach($0["start"].moment, $0["end"].moment)
      }
    case .rule: .stored { $0.rule?.text }.exported("repeat")
    case .deletedAt: .deleted
    case .key: .elsewhere()
    case .allDay: .stored { $0.isAllDay ? true : nil }
    case .zone: .stored { $0.zone }
    case .leftOut: .stored { SeriesText.written($0.leftOut) }
    case .added: .stored { SeriesText.written($0.added, lengths: $0.lengths) }
    case .remind: .stored { SeriesText.written($0.reminders) }
    case .companions: .stored { SeriesText.written($0.companions) }.exported("with")
    case .location: .stored { $0.location?.text }
    case .nominalDays: .stored(.count) { $0.nominalDays }
    case .countdown: .stored { $0.isCountedDown ? true : nil }
    case .series: .stored { $0.occurrence?.series.text }
    case .occurrence: .stored { $0.occurrence?.day }
    case .kind: .stored { SeriesIndex($0).kind.rawValue }.imported { SeriesIndex($0).kind.rawValue }
    case .last: .stored { SeriesIndex($0).last }.imported { SeriesIndex($0).last }
    case .masks: .stored { SeriesIndex($0).masks }.imported { SeriesIndex($0).masks }
    case .titleFolded: .derived(from: .title, Folded.text)
    }
  }

  private static func reach(_ start: Now?, _ end: Now?) -> Int {
    EventReach.covering((end?.instant ?? 0) - (start?.instant ?? 0))
  }

  static func event(_ row: Row) -> Event { event(NamedRow(row)) }

  private static func event(_ row: NamedRow<EventColumn>) -> Event {
    var event = Event(
      id: ID(row.text(.id)), title: row.line(.title), body: row.optionalMultilineText(.body),
      start: row.moment(.starts, .startsOffset), end: row.moment(.ends, .endsOffset),
      rule: row.optionalLine(.rule))
    event.location = row.optionalLine(.location)
    event.isAllDay = !row.isNull(.allDay)
    event.zone = row.optionalText(.zone)
    event.leftOut = row.optionalText(.leftOut).map(SeriesText.days) ?? []
    event.added = row.optionalText(.added).map(SeriesText.moments) ?? []
    event.lengths = row.optionalText(.added).map(SeriesText.lengths) ?? [:]
    event.reminders = row.optionalText(.remind).map(SeriesText.numbers) ?? []
    event.companions = row.optionalText(.companions).map(SeriesText.words) ?? []
    event.nominalDays = row.optionalInt(.nominalDays)
    event.isCountedDown = !row.isNull(.countdown)
    if let series = row.optionalText(.series),
      let day = row.optionalText(.occurrence).flatMap(SeriesText.day)
    {
      event.occurrence = Event.Occurrence(of: ID(series), on: day)
    }
    return event
  }

  /// Returns an event with its key, and whether the event is soft-deleted.
  static func stored(_ row: Row) -> (event: Event, key: Int, isRemoved: Bool) {
    let row = NamedRow<EventColumn>(row)
    return (event(row), row.int(.key), !row.isNull(.deletedAt))
  }

  /// Returns the key and texts of an event for the full-text index.
  static func indexed(_ event: Event, _ key: Int) -> [Value] {
    [
      .int(key), .text(event.title.text), .optional(event.body?.text),
      .optional(event.location?.text),
    ]
  }
}
