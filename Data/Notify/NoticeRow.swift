import Domain

/// The columns of a delivered notice.
enum NoticeColumn: Int, RowColumn {
  case id, part, kind, subject, at, atOffset, claimedAt, title, body, state
}

/// Maps a delivered notice to and from a row.
enum NoticeRow {
  static let shape = TableMapping<NoticeRecord, NoticeColumn>("notices") { column in
    switch column {
    case .id: .stored { $0.id }
    case .part: .stored { $0.part.rawValue }
    case .kind: .stored { $0.kind.rawValue }
    case .subject: .stored { $0.subject }
    case .at: .stored { $0.at.instant }
    case .atOffset: .stored { $0.at.offset }
    case .claimedAt: .given()
    case .title: .stored { $0.title }
    case .body: .stored { $0.body }
    case .state: .stored { _ in NoticeState.claimed.rawValue }
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
