import Domain

/// The columns of a record of any part: what it is, its id and title, another name, up to four
/// texts, its instant and offset, two of its numbers or words, and its day where the instant does
/// not tell it.
enum FoundColumn: Int, RowColumn {
  case kind, id, title, alias, first, second, third, fourth, at, offset, number, count, day
}

/// A record of any part as a row of the store.
struct FoundRow {
  /// What local clocks show where one is now: events are shown by them.
  let calendar: LocalCalendar

  func record(_ row: Row) throws(StorageFailure) -> FoundRecord {
    let row = NamedRow<FoundColumn>(row)
    let kind: FoundKind = try row.word(.kind)
    var at = row.optionalMoment(.at, .offset)
    if kind == .event, let start = at { at = calendar.local(start.instant) }
    let day = try row.optionalDay(.day) ?? at?.day
    guard let day else { throw .corrupt }
    var texts = [.first, .second, .third, .fourth].compactMap { row.optionalText($0) }
    if kind == .person { texts = texts.map { PhoneNumber(stored: $0).shown } }
    // A saying in both languages has the English words beside the Korean ones.
    let translation = kind == .saying || kind == .use ? row.optionalText(.first) : nil
    return FoundRecord(
      kind, row.text(.id), title: row.text(.title), alias: row.optionalText(.alias), texts: texts,
      translation: translation, day: day, at: at, note: note(kind, row))
  }

  private func note(_ kind: FoundKind, _ row: NamedRow<FoundColumn>) -> FoundRecord.Note {
    switch kind {
    case .person: .cycle(row.int(.number))
    case .watering:
      .contact(row.optionalText(.number).flatMap(Watering.Channel.init(rawValue:)))
    case .feeling: .level(row.int(.number))
    case .event: .until(calendar.local(row.int(.number)))
    case .pages, .finish: .pages(to: row.int(.number), count: row.int(.count))
    case .sentence: .page(row.optionalInt(.number))
    case .saying, .use, .book, .favourite: .none
    }
  }
}
