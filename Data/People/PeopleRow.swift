import Domain

/// A person as a row of the store, both ways.
enum PeopleRow {
  static func person(_ row: Row) throws(StorageFailure) -> Person {
    Person(
      id: ID(row.text(0)), name: Line(stored: row.text(1)),
      nickname: row.optionalText(2).map(Line.init(stored:)),
      phone: row.optionalText(3).map(PhoneNumber.init(stored:)),
      birthday: try birthday(row.optionalText(4)),
      cycle: Cycle(stored: row.int(5)), alarmHour: row.int(6), notify: row.bool(7),
      startedOn: try row.day(8), nextWatering: try row.day(9),
      affection: Affection(points: row.int(10)), postponedSinceWatering: row.int(11),
      timesWatered: row.int(12), timesPostponed: row.int(13))
  }

  static func values(of person: Person) -> [Value] {
    [
      .text(person.id.text), .text(person.name.text), .optional(person.nickname?.text),
      .optional(person.phone?.written.text), .optional(person.birthday?.description),
      .int(person.cycle.days), .int(person.alarmHour), .bool(person.notify),
      .day(person.startedOn), .day(person.nextWatering), .int(person.affection.points),
      .int(person.postponedSinceWatering), .int(person.timesWatered),
      .int(person.timesPostponed), .optional(person.phone?.key),
      .text(TextForms.folded(person.name.text)),
      .optional(person.nickname.map { TextForms.folded($0.text) }),
    ]
  }

  /// Everything about a person that can change.
  static func changedValues(of person: Person) -> [Value] {
    [
      .text(person.name.text), .optional(person.nickname?.text),
      .optional(person.phone?.written.text), .optional(person.birthday?.description),
      .int(person.cycle.days), .int(person.alarmHour), .bool(person.notify),
      .day(person.nextWatering), .int(person.affection.points),
      .int(person.postponedSinceWatering), .int(person.timesWatered),
      .int(person.timesPostponed), .optional(person.phone?.key),
      .text(TextForms.folded(person.name.text)),
      .optional(person.nickname.map { TextForms.folded($0.text) }),
      .text(person.id.text),
    ]
  }

  static func birthday(_ text: String?) throws(StorageFailure) -> Birthday? {
    guard let text else { return nil }
    do throws(Birthday.Misreading) {
      return try Birthday(reading: text)
    } catch { throw .corrupt }
  }
}

/// A watering as a row of the store, both ways.
enum WateringRow {
  static func watering(_ row: Row, of person: ID<Person>) throws(StorageFailure) -> Watering {
    Watering(
      id: ID(row.text(0)), person: person, at: Now(instant: row.int(1), offset: row.int(2)),
      channel: row.optionalText(3).flatMap(Watering.Channel.init(rawValue:)),
      keywords: [4, 5, 6].compactMap { row.optionalText($0).map(Line.init(stored:)) },
      memo: row.optionalText(7).map(Passage.init(stored:)),
      isEarly: row.bool(8), award: row.int(9))
  }

  static func values(of watering: Watering, _ personKey: Int) -> [Value] {
    [
      .text(watering.id.text), .int(personKey), .day(watering.at.day),
      .int(watering.at.instant), .int(watering.at.offset),
      .optional(watering.channel?.rawValue),
    ] + noteValues(of: watering) + [.bool(watering.isEarly), .int(watering.award)]
  }

  /// The keywords and the memo.
  static func noteValues(of watering: Watering) -> [Value] {
    let keywords = (0..<Review.keywordCount).map { index in
      Value.optional(index < watering.keywords.count ? watering.keywords[index].text : nil)
    }
    return keywords + [.optional(watering.memo?.text)]
  }
}
