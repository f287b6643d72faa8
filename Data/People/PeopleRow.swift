import Domain

enum PersonColumn: Int, RowColumn {
  case id, name, nickname, phone, birthday, cycleDays, alarmHour, notify, startedOn, nextWatering,
    points, postponed, timesWatered, timesPostponed, lastAward, deletedAt, key
  case tags, note
  case phoneKey, nameFolded, nicknameFolded
}

/// Maps people to rows and back.
enum PeopleRow {
  static let shape = TableMapping<Person, PersonColumn>("people") { column in
    switch column {
    case .id: .stored { $0.id.text }.fixed
    case .name: .stored { $0.name.text }
    case .nickname: .stored { $0.nickname?.text }
    case .phone: .stored { $0.phone?.written.text }
    case .birthday: .stored(.birthday) { $0.birthday?.description }
    case .cycleDays: .stored(.number(Cycle.range)) { $0.cycle?.days }
    case .alarmHour: .stored(.number(0...23)) { $0.alarmHour }
    case .notify: .stored { $0.notify }
    case .startedOn: .stored { $0.startedOn }.fixed.exported("started")
    case .nextWatering: .stored { $0.nextWatering }
    case .points: .stored(.number(0...12)) { $0.affection.points }
    case .postponed:
      .stored(.count) { $0.postponedSinceWatering }.exported("postponedSinceWatering")
    case .timesWatered: .stored(.count) { $0.timesWatered }
    case .timesPostponed: .stored(.count) { $0.timesPostponed }
    case .lastAward: .elsewhere(.day, optional: true)
    case .deletedAt: .deleted
    case .key: .elsewhere()
    case .tags: .stored(.tags) { $0.tags.written }
    case .note: .stored { $0.note?.text }
    case .phoneKey: .derived(from: .phone) { $0.map { PhoneNumber(stored: $0).key } }
    case .nameFolded: .derived(from: .name, Folded.text)
    case .nicknameFolded: .derived(from: .nickname, Folded.text)
    }
  }

  static func person(_ row: Row) throws(StorageFailure) -> Person {
    try person(NamedRow(row))
  }

  /// Reads a person with the row key.
  static func stored(_ row: Row) throws(StorageFailure) -> (person: Person, key: Int) {
    let row = NamedRow<PersonColumn>(row)
    return (try person(row), row.int(.key))
  }

  private static func person(_ row: NamedRow<PersonColumn>) throws(StorageFailure) -> Person {
    var person = Person(
      id: ID(row.text(.id)), name: row.line(.name), startedOn: try row.day(.startedOn),
      alarmHour: row.int(.alarmHour))
    person.nickname = row.optionalLine(.nickname)
    person.phone = row.optionalText(.phone).map(PhoneNumber.init(stored:))
    person.birthday = try birthday(row.optionalText(.birthday))
    if let days = row.optionalInt(.cycleDays), let next = try row.optionalDay(.nextWatering) {
      person.rhythm = ContactRhythm(cycle: Cycle(stored: days), next: next)
    }
    person.notify = row.bool(.notify)
    person.affection = Affection(points: row.int(.points))
    person.postponedSinceWatering = row.int(.postponed)
    person.timesWatered = row.int(.timesWatered)
    person.timesPostponed = row.int(.timesPostponed)
    person.tags = PersonTags(stored: row.optionalText(.tags))
    person.note = row.optionalMultilineText(.note)
    return person
  }

  static func birthday(_ text: String?) throws(StorageFailure) -> Birthday? {
    guard let text else { return nil }
    do throws(Birthday.ParseError) {
      return try Birthday(reading: text)
    } catch { throw .corrupt }
  }
}
