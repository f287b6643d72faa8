import Domain

enum UnmetColumn: Int, RowColumn { case person, event, day }

/// Maps unmet appointments to rows and back. Queries select the person's id after these columns.
enum UnmetRow {
  static let shape = TableMapping<UnmetAppointment, UnmetColumn>("unmet") { column in
    switch column {
    case .person: .given(.owner(table: "people"))
    case .event: .stored { $0.event }
    case .day: .stored { $0.day }
    }
  }

  static func unmet(_ row: Row) throws(StorageFailure) -> UnmetAppointment {
    let person = NamedRow<OwnerColumn>(row, from: shape.read.count)
    let row = NamedRow<UnmetColumn>(row)
    return UnmetAppointment(
      person: ID(person.text(.id)), event: row.text(.event), day: try row.day(.day))
  }
}
