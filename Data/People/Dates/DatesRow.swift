import Domain

enum DateColumn: Int, RowColumn {
  case id, person, label, date, remind, deletedAt, key, words
}

/// Maps the dates of people to rows and back.
enum DatesRow {
  static let shape = TableMapping<PersonDate, DateColumn>("dates") { column in
    switch column {
    case .id: .stored { $0.id.text }.fixed
    case .person: .given(.owner(table: "people"))
    case .label: .stored { $0.label.stored }
    case .date: .stored(.birthday) { $0.date.description }
    case .remind: .stored { SeriesText.written($0.reminders) }
    case .deletedAt: .deleted
    case .key: .elsewhere()
    case .words: .derived(from: .label, searched)
    }
  }

  /// A date with its key, and whether it is soft-deleted.
  typealias Stored = (date: PersonDate, key: Int, isRemoved: Bool)

  static func stored(_ row: Row, of person: ID<Person>) throws(StorageFailure) -> Stored {
    let named = NamedRow<DateColumn>(row)
    return (try date(named, of: person), named.int(.key), !named.isNull(.deletedAt))
  }

  /// Reads a date that was selected after a whole person.
  static func dated(_ row: Row) throws(StorageFailure) -> DatedPerson {
    let person = try PeopleRow.person(row)
    return DatedPerson(
      person, try date(NamedRow(row, from: PeopleRow.shape.read.count), of: person.id))
  }

  private static func date(_ row: NamedRow<DateColumn>, of person: ID<Person>)
    throws(StorageFailure) -> PersonDate
  {
    guard let date = try PeopleRow.birthday(row.text(.date)) else { throw .corrupt }
    return PersonDate(
      id: ID(row.text(.id)), person: person, label: DateLabel(stored: row.text(.label)),
      date: date, reminders: row.optionalText(.remind).map(SeriesText.numbers) ?? [])
  }

  /// Returns the values of a date for the full-text index.
  static func indexed(_ date: PersonDate, _ key: Int) -> [Value] {
    [.int(key), .text(date.label.searched)]
  }

  @Sendable private static func searched(_ label: String?) -> String {
    DateLabel(stored: label ?? "").searched
  }
}
