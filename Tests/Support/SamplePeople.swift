import Domain

extension Person {
  /// Somebody registered on 1 March 2026 who is to be called each week.
  package static func sample(
    id: String = "mina", name: String = "김민아", nickname: String? = nil, phone: String? = nil,
    birthday: Birthday? = nil, every days: Int? = 7, at hour: Int = 20, notify: Bool = true,
    startedOn: String = "2026-03-01", next: String? = nil, points: Int = 0, postponed: Int = 0,
    timesWatered: Int = 0
  ) -> Person {
    Person(
      id: ID(id), name: SingleLineText(stored: name),
      nickname: nickname.map(SingleLineText.init(stored:)),
      phone: phone.map(PhoneNumber.init(stored:)), birthday: birthday,
      cycle: days.map(Cycle.init(stored:)), alarmHour: hour, notify: notify,
      startedOn: .on(startedOn),
      nextWatering: next.map(Day.on) ?? days.map { .on(startedOn) + $0 },
      affection: Affection(points: points), postponedSinceWatering: postponed,
      timesWatered: timesWatered)
  }
}

extension Watering {
  /// A contact on the morning of a day about which nothing was noted.
  package static func sample(
    id: String = "w1", of person: String = "mina", on day: String = "2026-03-08",
    by channel: Channel? = nil, keywords: [String] = [], memo: String? = nil,
    isEarly: Bool = false, award: Int = 1
  ) -> Watering {
    Watering(
      id: ID(id), person: Person.ID(person), at: .on(day), channel: channel,
      keywords: keywords.map(SingleLineText.init(stored:)),
      memo: memo.map(MultilineText.init(stored:)),
      isEarly: isEarly, award: award)
  }
}

extension PeopleRepository {
  /// The people a query means, as a list.
  package func list(_ query: PeopleQuery = PeopleQuery()) throws(PeopleFailure) -> [Person] {
    var found: [Person] = []
    try visit(query) {
      found.append($0)
      return true
    }
    return found
  }

  /// Keeps a watering as it is and leaves the person alone but for the count.
  @discardableResult
  package func keep(_ watering: Watering) throws(PeopleFailure) -> Person {
    try water(watering.person, on: watering.at.day) { moment in
      var watered = moment.person
      watered.timesWatered += 1
      return (watered, watering)
    }
  }
}

extension People {
  /// Everything people can do on the morning of a day, over a store.
  package static func on(
    _ day: String, at time: String = "09:00", over people: any PeopleRepository,
    reviews: any ReviewsRepository = PeopleInMemory(), opener: Opener = .nothing,
    ids: IDSource = .counted(), randomSource: RandomSource = .fixed(0), defaultHour: Int = 20
  ) -> People {
    People(
      people: people, reviews: reviews, clock: .fixed(day, at: time), ids: ids,
      randomSource: randomSource,
      opener: opener, defaultHour: { () throws(StorageFailure) in defaultHour })
  }
}
