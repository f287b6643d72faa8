import Domain

/// A record of any part as a row of the store.
struct FoundRow {
  /// What local clocks show where one is now: events are shown by them.
  let calendar: LocalCalendar

  func record(_ row: Row) throws(StorageFailure) -> FoundRecord {
    guard let kind = FoundKind(rawValue: row.text(0)) else { throw .corrupt }
    var at = row.optionalInt(8).map { Now(instant: $0, offset: row.int(9)) }
    if kind == .event, let start = at { at = calendar.local(start.instant) }
    let day = try row.optionalDay(12) ?? at?.day
    guard let day else { throw .corrupt }
    var texts = (4...7).compactMap(row.optionalText)
    if kind == .person { texts = texts.map { PhoneNumber(stored: $0).shown } }
    // A saying in both languages has the English words beside the Korean ones.
    let translation = kind == .saying || kind == .use ? row.optionalText(4) : nil
    return FoundRecord(
      kind, row.text(1), title: row.text(2), alias: row.optionalText(3), texts: texts,
      translation: translation, day: day, at: at, note: note(kind, row))
  }

  private func note(_ kind: FoundKind, _ row: Row) -> FoundRecord.Note {
    switch kind {
    case .person: .cycle(row.int(10))
    case .watering: .contact(row.optionalText(10).flatMap(Watering.Channel.init(rawValue:)))
    case .feeling: .level(row.int(10))
    case .event: .until(calendar.local(row.int(10)))
    case .pages, .finish: .pages(to: row.int(10), count: row.int(11))
    case .sentence: .page(row.optionalInt(10))
    case .saying, .use, .book, .favourite: .none
    }
  }
}
