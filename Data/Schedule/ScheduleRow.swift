import Domain

/// The columns of an event.
enum EventColumn: Int, RowColumn {
  case id, title, body, start, startOffset, end, endOffset, reach, rule, deleted, key
  case titleFolded
}

/// An event as a row of the store, both ways.
enum ScheduleRow {
  static let shape = RecordShape<Event, EventColumn>("events") { column in
    switch column {
    case .id: .kept("id") { .text($0.id.text) }.fixed.exported()
    case .title: .kept("title") { .text($0.title.text) }.exported()
    case .body: .kept("body") { .optional($0.body?.text) }.exported(optional: true)
    case .start:
      .kept("starts") { .int($0.start.instant) }.exported("start", .moment(offset: "starts_offset"))
    case .startOffset: .kept("starts_offset") { .int($0.start.offset) }
    case .end:
      .kept("ends") { .int($0.end.instant) }.exported("end", .moment(offset: "ends_offset"))
    case .endOffset: .kept("ends_offset") { .int($0.end.offset) }
    case .reach:
      .kept("reach") { reach($0.start, $0.end) }
        .imported { reach($0["start"].moment, $0["end"].moment) }
    case .rule: .kept("rule") { .optional($0.rule?.text) }.exported("repeat", optional: true)
    case .deleted: .deleted
    case .key: .key
    case .titleFolded: .derived("title_folded", from: .title, Value.folded)
    }
  }

  private static func reach(_ start: Now?, _ end: Now?) -> Value {
    .int(EventReach.covering((end?.instant ?? 0) - (start?.instant ?? 0)))
  }

  static func event(_ row: Row) -> Event { event(NamedRow(row)) }

  private static func event(_ row: NamedRow<EventColumn>) -> Event {
    Event(
      id: ID(row.text(.id)), title: row.line(.title), body: row.optionalPassage(.body),
      start: row.moment(.start, .startOffset), end: row.moment(.end, .endOffset),
      rule: row.optionalLine(.rule))
  }

  /// Reads an event with its key, and whether it was put away.
  static func kept(_ row: Row) -> (event: Event, key: Int, isRemoved: Bool) {
    let row = NamedRow<EventColumn>(row)
    return (event(row), row.int(.key), !row.isNull(.deleted))
  }

  /// An event's key and words, as the index of words takes them.
  static func indexed(_ event: Event, _ key: Int) -> [Value] {
    [.int(key), .text(event.title.text), .optional(event.body?.text)]
  }
}
