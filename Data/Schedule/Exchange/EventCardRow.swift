import Domain

/// The columns of a card.
enum EventCardColumn: Int, RowColumn {
  case event, uid, place, sequence, stamp, lastModified, origin, print, lastsNoTime, rule, title
  case body, kept
}

/// A card with the event it is of.
struct StoredCard: Sendable {
  let event: ID<Event>
  var card: EventCard
  /// What the file said; nothing where it was never in one.
  var origin: String?
  /// The event as it was when it came in or was given out.
  var print: String
}

/// A card as a row of the store, both ways.
enum EventCardRow {
  static let shape = TableMapping<StoredCard, EventCardColumn>("event_cards") { column in
    switch column {
    case .event: .kept { $0.event.text }.fixed
    case .uid: .kept { $0.card.uid ?? "" }
    case .place: .kept { $0.card.place.map(EventCardText.written) }
    case .sequence: .kept(.count) { $0.card.sequence }
    case .stamp: .kept(.stamp) { $0.card.stamp }
    case .lastModified: .kept(.stamp) { $0.card.lastModified }
    case .origin: .kept { $0.origin }
    case .print: .kept { $0.print }
    case .lastsNoTime: .kept { $0.card.lastsNoTime ? true : nil }
    case .rule: .kept { $0.card.rule }
    case .title: .kept { $0.card.title }
    case .body: .kept { $0.card.body }
    case .kept: .kept { EventCardText.written($0.card.kept) }
    }
  }

  /// The card that stands in a row behind other columns, if there is one.
  static func card(_ row: Row, from first: Int) -> StoredCard? {
    let row = NamedRow<EventCardColumn>(row, from: first)
    if row.isNull(.event) { return nil }
    var card = EventCard(uid: row.text(.uid))
    card.place = row.optionalText(.place).flatMap(EventCardText.place)
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

/// Places and lines as columns keep them.
enum EventCardText {
  /// A day, or a moment in seconds.
  static func written(_ place: OccurrencePosition) -> String {
    switch place {
    case .day(let day): day.description
    case .instant(let instant): String(instant)
    case .local(let time): "\(time.day)T\(time.time)"
    }
  }

  static func place(_ text: String) -> OccurrencePosition? {
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

/// Tells by a few letters whether something says what it said before (fingerprint).
enum EventPrint {
  /// What an event says, whatever it is known by.
  static func of(_ event: Event) -> String {
    var print = Fingerprint()
    let texts = [
      event.title.text, event.body?.text, event.rule?.text, event.zone,
      SeriesText.written(event.leftOut), SeriesText.written(event.added, lengths: event.lengths),
      SeriesText.written(event.reminders), event.isAllDay ? "days" : nil,
      String(event.keptTimes.start.instant),
      String(event.keptTimes.end.instant)
        + (event.nominalDays.map { " \($0)" } ?? ""),
    ]
    // Without a location the print is the one it was before there were any.
    for text in texts + (event.location.map { [$0.text] } ?? []) {
      // No text has this byte, so that none runs into the next.
      print.add(text ?? "-")
      print.add([0, text == nil ? 0 : 1])
    }
    return written(print)
  }

  /// What a file says of an event, in whichever version.
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
