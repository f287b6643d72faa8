import Domain

enum MissedMeetingColumn: Int, RowColumn { case person, event, day }

/// Maps unmet appointments to rows and back. Queries select the person's id after these columns.
enum MissedMeetingRow {
  static let shape = TableMapping<MissedMeeting, MissedMeetingColumn>("unmet") { column in
    switch column {
    case .person: .given(.owner(table: "people"))
    case .event: .stored { $0.event }
    case .day: .stored { $0.day }
    }
  }

  static func missedMeeting(_ row: Row) throws(StorageFailure) -> MissedMeeting {
    let person = NamedRow<OwnerColumn>(row, from: shape.read.count)
    let row = NamedRow<MissedMeetingColumn>(row)
    return MissedMeeting(
      person: ID(person.text(.id)), event: row.text(.event), day: try row.day(.day))
  }
}
