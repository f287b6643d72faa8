import Domain

/// The columns of a notice that was told.
enum NoticeColumn: Int, RowColumn {
  case id, part, kind, subject, at, atOffset, claimedAt, title, body, state
}

/// A notice that was told as a row of the store, both ways.
enum NoticeRow {
  static let shape = RecordShape<NoticeRecord, NoticeColumn>("notices") { column in
    switch column {
    case .id: .kept("id") { .text($0.id) }
    case .part: .kept("part") { .text($0.part.rawValue) }
    case .kind: .kept("kind") { .text($0.kind.rawValue) }
    case .subject: .kept("subject") { .optional($0.subject) }
    case .at: .kept("at") { .int($0.at.instant) }
    case .atOffset: .kept("at_offset") { .int($0.at.offset) }
    case .claimedAt: .given("claimed_at")
    case .title: .kept("title") { .text($0.title) }
    case .body: .kept("body") { .text($0.body) }
    case .state: .kept("state") { _ in .text(NoticeState.claimed.rawValue) }
    }
  }

  static func record(_ row: Row) throws(StorageFailure) -> NoticeRecord {
    let row = NamedRow<NoticeColumn>(row)
    return NoticeRecord(
      id: row.text(.id), part: try row.word(.part), kind: try row.word(.kind),
      subject: row.optionalText(.subject), at: row.moment(.at, .atOffset), title: row.text(.title),
      body: row.text(.body))
  }
}
