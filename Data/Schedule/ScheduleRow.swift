import Domain

/// An event as a row of the store, both ways.
enum ScheduleRow {
  static func event(_ row: Row) -> Event {
    Event(
      id: ID(row.text(0)), title: Line(stored: row.text(6)),
      body: row.optionalText(7).map(Passage.init(stored:)),
      start: Now(instant: row.int(1), offset: row.int(2)),
      end: Now(instant: row.int(3), offset: row.int(4)),
      rule: row.optionalText(5).map(Line.init(stored:)))
  }

  /// Reads an event with its key.
  static func kept(_ row: Row) -> (event: Event, key: Int) { (event(row), row.int(8)) }

  /// Reads an event with its key, and whether it was put away.
  static func any(_ row: Row) -> (event: Event, key: Int, isRemoved: Bool) {
    (event(row), row.int(8), row.optionalInt(9) != nil)
  }

  /// All about a new event.
  static func values(of event: Event) -> [Value] { [.text(event.id.text)] + changing(event) }

  /// Everything about an event that can change.
  static func changedValues(of event: Event, _ key: Int) -> [Value] {
    changing(event) + [.int(key)]
  }

  private static func changing(_ event: Event) -> [Value] {
    [
      .int(event.start.instant), .int(event.start.offset), .int(event.end.instant),
      .int(event.end.offset),
      .int(EventReach.covering(event.end.instant - event.start.instant)),
      .optional(event.rule?.text), .text(TextForms.folded(event.title.text)),
      .text(event.title.text), .optional(event.body?.text),
    ]
  }

  /// An event's key and words, as the index of words takes them.
  static func indexed(_ event: Event, _ key: Int) -> [Value] {
    [.int(key), .text(event.title.text), .optional(event.body?.text)]
  }
}
