import Domain

/// The columns of a record of any part: what it is, its id and title, another name, up to four
/// texts, its instant and offset, two of its numbers or words, and its day where the instant does
/// not tell it.
enum FoundColumn: Int, RowColumn {
  case kind, id, title, alias, first, second, third, fourth, at, offset, number, count, day
}

/// A record of any part as a row of the store.
struct FoundRow {
  /// What local clocks show where one is now: what touches spans of time is shown by them.
  let calendar: LocalCalendar

  func record(_ row: Row) throws(StorageFailure) -> FoundRecord {
    let row = NamedRow<FoundColumn>(row)
    let kind: FoundKind = try row.word(.kind)
    guard let source = FoundSources.of(kind) else { throw .corrupt }
    let at = row.optionalMoment(.at, .offset)
    guard let day = try row.optionalDay(.day) ?? at?.day else { throw .corrupt }
    var record = FoundRecord(
      kind, row.text(.id), title: row.text(.title), alias: row.optionalText(.alias),
      texts: [.first, .second, .third, .fourth].compactMap { row.optionalText($0) }, day: day,
      at: at)
    source.complete(&record, row, calendar)
    return record
  }
}
