import Domain

enum EventColumn: Int, RowColumn {
  case id, title, body, starts, startsOffset, ends, endsOffset, reach, rule, deletedAt, key
  case allDay, zone, leftOut, added, remind, series, occurrence, kind, last, masks
  case companions, location, nominalDays
  case titleFolded
}

/// Maps events to and from database rows.
enum ScheduleRow {
  static let shape = TableMapping<Event, EventColumn>("events") { column in
    switch column {
    case .id: .kept { $0.id.text }.fixed
    case .title: .kept { $0.title.text }
    case .body: .kept { $0.body?.text }
    case .starts:
      .kept(.moment(offset: "starts_offset")) { $0.keptTimes.start.instant }.exported("start")
    case .startsOffset: .kept { $0.keptTimes.start.offset }
    case .ends: .kept(.moment(offset: "ends_offset")) { $0.keptTimes.end.instant }.exported("end")
    case .endsOffset: .kept { $0.keptTimes.end.offset }
    case .reach:
      .kept { reach($0.keptTimes.start, $0.keptTimes.end) }.imported {
        reach($0["start"].moment, $0["end"].moment)
      }
    case .rule: .kept { $0.rule?.text }.exported("repeat")
    case .deletedAt: .deleted
    case .key: .elsewhere()
    case .allDay: .kept { $0.isAllDay ? true : nil }
    case .zone: .kept { $0.zone }
    case .leftOut: .kept { SeriesText.written($0.leftOut) }
    case .added: .kept { SeriesText.written($0.added, lengths: $0.lengths) }
    case .remind: .kept { SeriesText.written($0.reminders) }
    case .companions: .kept { SeriesText.written($0.companions) }.exported("with")
    case .location: .kept { $0.location?.text }
    case .nominalDays: .kept(.count) { $0.nominalDays }
    case .series: .kept { $0.occurrence?.series.text }
    case .occurrence: .kept { $0.occurrence?.day }
    case .kind: .kept { SeriesIndex($0).kind.rawValue }.imported { SeriesIndex($0).kind.rawValue }
    case .last: .kept { SeriesIndex($0).last }.imported { SeriesIndex($0).last }
    case .masks: .kept { SeriesIndex($0).masks }.imported { SeriesIndex($0).masks }
    case .titleFolded: .derived(from: .title, Folded.text)
    }
  }

  private static func reach(_ start: Now?, _ end: Now?) -> Int {
    EventReach.covering((end?.instant ?? 0) - (start?.instant ?? 0))
  }

  static func event(_ row: Row) -> Event { event(NamedRow(row)) }

  private static func event(_ row: NamedRow<EventColumn>) -> Event {
    var event = Event(
      id: ID(row.text(.id)), title: row.line(.title), body: row.optionalPassage(.body),
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
    if let series = row.optionalText(.series),
      let day = row.optionalText(.occurrence).flatMap(SeriesText.day)
    {
      event.occurrence = Event.Occurrence(of: ID(series), on: day)
    }
    return event
  }

  /// An event with its key, and whether it is soft-deleted.
  static func kept(_ row: Row) -> (event: Event, key: Int, isRemoved: Bool) {
    let row = NamedRow<EventColumn>(row)
    return (event(row), row.int(.key), !row.isNull(.deletedAt))
  }

  /// The key and texts of an event for the full-text index.
  static func indexed(_ event: Event, _ key: Int) -> [Value] {
    [
      .int(key), .text(event.title.text), .optional(event.body?.text),
      .optional(event.location?.text),
    ]
  }
}
