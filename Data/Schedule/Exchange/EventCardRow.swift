import Domain

enum EventCardColumn: Int, RowColumn {
  case event, uid, place, sequence, stamp, lastModified, origin, print, lastsNoTime, rule, title
  case body, kept
}

/// A card with its event.
struct StoredCard: Sendable {
  let event: ID<Event>
  var card: EventCard
  /// The fingerprint of the imported text; nil if the event was never imported.
  var origin: String?
  /// The fingerprint of the event when it was imported or exported.
  var print: String
}

/// Maps cards to and from database rows.
enum EventCardRow {
  static let shape = TableMapping<StoredCard, EventCardColumn>("event_cards") { column in
    switch column {
    case .event: .stored { $0.event.text }.fixed
    case .uid: .stored { $0.card.uid ?? "" }
    case .place: .stored { $0.card.position.map(EventCardText.written) }
    case .sequence: .stored(.count) { $0.card.sequence }
    case .stamp: .stored(.stamp) { $0.card.stamp }
    case .lastModified: .stored(.stamp) { $0.card.lastModified }
    case .origin: .stored { $0.origin }
    case .print: .stored { $0.print }
    case .lastsNoTime: .stored { $0.card.lastsNoTime ? true : nil }
    case .rule: .stored { $0.card.rule }
    case .title: .stored { $0.card.title }
    case .body: .stored { $0.card.body }
    case .kept: .stored { EventCardText.written($0.card.kept) }
    }
  }

  /// Returns the card in a joined row, whose columns start at `first`; nil if the event has no card.
  static func card(_ row: Row, from first: Int) -> StoredCard? {
    let row = NamedRow<EventCardColumn>(row, from: first)
    if row.isNull(.event) { return nil }
    var card = EventCard(uid: row.text(.uid))
    card.position = row.optionalText(.place).flatMap(EventCardText.position)
    card.sequence = row.int(.sequence)
    card.stamp = row.optionalInt(.stamp)
    card.lastModified = row.optionalInt(.lastModified)
    card.lastsNoTime = !row.isNull(.lastsNoTime)
    card.rule = row.optionalText(.rule)
    card.title = row.optionalText(.title)
    card.body = row.optionalText(.body)
    card.kept = row.optionalText(.kept).map(EventCardText.lines) ?? []
    return StoredCard(
      event: ID(row.text(.event)), card: card, origin: row.optionalText(.origin),
      print: row.text(.print))
  }
}

/// Converts occurrence positions and preserved lines to and from the text in columns.
enum EventCardText {
  /// Formats a position as a date, a local time, or an instant in seconds.
  static func written(_ position: OccurrencePosition) -> String {
    switch position {
    case .day(let day): day.description
    case .instant(let instant): String(instant)
    case .local(let time): "\(time.day)T\(time.time)"
    }
  }

  static func position(_ text: String) -> OccurrencePosition? {
    if let day = Day(text) { return .day(day) }
    if let instant = Int(text) { return .instant(instant) }
    return SeriesText.moments(text).first.map { .local($0) }
  }

  static func written(_ lines: [String]) -> String? {
    lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  static func lines(_ text: String) -> [String] {
    text.utf8.split(separator: ASCII.newline).map { String(decoding: $0, as: UTF8.self) }
  }
}

/// Computes fingerprints of events, to detect whether an event has changed.
enum EventPrint {
  /// Returns the fingerprint of an event's contents, regardless of its ids.
  static func of(_ event: Event) -> String {
    var print = Fingerprint()
    let texts = [
      event.title.text, event.body?.text, event.rule?.text, event.zone,
      SeriesText.written(event.leftOut), SeriesText.written(event.added, lengths: event.lengths),
      SeriesText.written(event.reminders), event.isAllDay ? "days" : nil,
      String(event.storedTimes.start.instant),
      String(event.storedTimes.end.instant)
        + (event.nominalDays.map { " \($0)" } ?? ""),
    ]
    // Without a location, the fingerprint must equal the one from before locations existed.
    for text in texts + (event.location.map { [$0.text] } ?? []) {
      // A separator byte that occurs in no text, so that adjacent texts cannot be confused.
      print.add(text ?? "-")
      print.add([0, text == nil ? 0 : 1])
    }
    return written(print)
  }

  /// Returns the fingerprint of an event in a file, regardless of its version fields.
  static func of(_ source: CalendarEvent) -> String {
    var source = source
    (source.sequence, source.stamp, source.lastModified) = (0, nil, nil)
    var print = Fingerprint()
    for line in CalendarEventLines(source, stamp: 0).lines {
      print.add(line)
      print.add([ASCII.newline])
    }
    return written(print)
  }

  private static func written(_ print: Fingerprint) -> String {
    String(UInt64(bitPattern: Int64(print.value)), radix: 16)
  }
}
