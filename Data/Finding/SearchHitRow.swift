import Domain

/// The columns of any record: kind, id, title, another name, up to four texts, instant and offset,
/// and two numbers or words. The day is set only if it does not follow from the instant.
enum SearchHitColumn: Int, RowColumn {
  case kind, id, title, alias, first, second, third, fourth, at, offset, number, count, day
}

/// Maps a row of any part to a found record.
struct SearchHitRow {
  /// The local calendar, for records that span time.
  let calendar: LocalCalendar

  func record(_ row: Row) throws(StorageFailure) -> RecordSummary {
    let row = NamedRow<SearchHitColumn>(row)
    let kind: RecordSummaryKind = try row.word(.kind)
    guard let source = SearchSources.of(kind) else { throw .corrupt }
    let at = row.optionalMoment(.at, .offset)
    guard let day = try row.optionalDay(.day) ?? at?.day else { throw .corrupt }
    var record = RecordSummary(
      kind, row.text(.id), title: row.text(.title), alias: row.optionalText(.alias),
      texts: [.first, .second, .third, .fourth].compactMap { row.optionalText($0) }, day: day,
      at: at)
    source.complete(&record, row, calendar)
    return record
  }
}
