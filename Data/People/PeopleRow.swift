import Domain

/// The columns of a person.
enum PersonColumn: Int, RowColumn {
  case id, name, nickname, phone, birthday, cycleDays, alarmHour, notify, startedOn, nextWatering,
    points, postponed, timesWatered, timesPostponed, lastAward, deleted, key
  case phoneKey, nameFolded, nicknameFolded
}

/// A person as a row of the store, both ways.
enum PeopleRow {
  static let shape = RecordShape<Person, PersonColumn>("people") { column in
    switch column {
    case .id: .kept("id") { .text($0.id.text) }.fixed.exported()
    case .name: .kept("name") { .text($0.name.text) }.exported()
    case .nickname: .kept("nickname") { .optional($0.nickname?.text) }.exported(optional: true)
    case .phone: .kept("phone") { .optional($0.phone?.written.text) }.exported(optional: true)
    case .birthday:
      .kept("birthday") { .optional($0.birthday?.description) }
        .exported(nil, .birthday, optional: true)
    case .cycleDays:
      .kept("cycle_days") { .int($0.cycle.days) }.exported("cycleDays", .number(1...90))
    case .alarmHour:
      .kept("alarm_hour") { .int($0.alarmHour) }.exported("alarmHour", .number(0...23))
    case .notify: .kept("notify") { .bool($0.notify) }.exported(nil, .flag)
    case .startedOn: .kept("started_on") { .day($0.startedOn) }.fixed.exported("started", .day)
    case .nextWatering:
      .kept("next_watering") { .day($0.nextWatering) }.exported("nextWatering", .day)
    case .points: .kept("points") { .int($0.affection.points) }.exported(nil, .number(0...12))
    case .postponed:
      .kept("postponed") { .int($0.postponedSinceWatering) }
        .exported("postponedSinceWatering", .count)
    case .timesWatered:
      .kept("times_watered") { .int($0.timesWatered) }.exported("timesWatered", .count)
    case .timesPostponed:
      .kept("times_postponed") { .int($0.timesPostponed) }.exported("timesPostponed", .count)
    case .lastAward: .elsewhere("last_award").exported("lastAward", .day, optional: true)
    case .deleted: .deleted
    case .key: .key
    case .phoneKey:
      .derived("phone_key", from: .phone) { .optional($0.map { PhoneNumber(stored: $0).key }) }
    case .nameFolded: .derived("name_folded", from: .name, Value.folded)
    case .nicknameFolded: .derived("nickname_folded", from: .nickname, Value.folded)
    }
  }

  static func person(_ row: Row) throws(StorageFailure) -> Person {
    try person(NamedRow(row))
  }

  /// Reads a person with its key.
  static func kept(_ row: Row) throws(StorageFailure) -> (person: Person, key: Int) {
    let row = NamedRow<PersonColumn>(row)
    return (try person(row), row.int(.key))
  }

  private static func person(_ row: NamedRow<PersonColumn>) throws(StorageFailure) -> Person {
    Person(
      id: ID(row.text(.id)), name: row.line(.name), nickname: row.optionalLine(.nickname),
      phone: row.optionalText(.phone).map(PhoneNumber.init(stored:)),
      birthday: try birthday(row.optionalText(.birthday)),
      cycle: Cycle(stored: row.int(.cycleDays)), alarmHour: row.int(.alarmHour),
      notify: row.bool(.notify), startedOn: try row.day(.startedOn),
      nextWatering: try row.day(.nextWatering), affection: Affection(points: row.int(.points)),
      postponedSinceWatering: row.int(.postponed), timesWatered: row.int(.timesWatered),
      timesPostponed: row.int(.timesPostponed))
  }

  static func birthday(_ text: String?) throws(StorageFailure) -> Birthday? {
    guard let text else { return nil }
    do throws(Birthday.Misreading) {
      return try Birthday(reading: text)
    } catch { throw .corrupt }
  }
}
