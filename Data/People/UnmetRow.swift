import Domain

/// The columns of a meeting that did not take place.
enum UnmetColumn: Int, RowColumn { case person, event, day }

/// A meeting that did not take place as a row of the store, both ways. Behind it stands whose it is.
enum UnmetRow {
  static let shape = TableMapping<UnmetAppointment, UnmetColumn>("unmet") { column in
    switch column {
    case .person: .given(.owner(table: "people"))
    case .event: .kept { $0.event }
    case .day: .kept { $0.day }
    }
  }

  static func unmet(_ row: Row) throws(StorageFailure) -> UnmetAppointment {
    let person = NamedRow<OwnerColumn>(row, from: shape.read.count)
    let row = NamedRow<UnmetColumn>(row)
    return UnmetAppointment(
      person: ID(person.text(.id)), event: row.text(.event), day: try row.day(.day))
  }
}
