import Domain

extension Person {
  /// Returns a person who was added on 1 March 2026 and should be contacted every week, unless other values are given.
  package static func sample(
    id: String = "mina", name: String = "김민아", nickname: String? = nil, phone: String? = nil,
    birthday: Birthday? = nil, every days: Int? = 7, at hour: Int = 20, notify: Bool = true,
    startedOn: String = "2026-03-01", next: String? = nil, points: Int = 0, postponed: Int = 0,
    timesWatered: Int = 0
  ) -> Person {
    var person = Person(
      id: ID(id), name: SingleLineText(stored: name), startedOn: .on(startedOn), alarmHour: hour)
    person.nickname = nickname.map(SingleLineText.init(stored:))
    person.phone = phone.map(PhoneNumber.init(stored:))
    person.birthday = birthday
    person.rhythm = days.map {
      ContactRhythm(cycle: Cycle(stored: $0), next: next.map(Day.on) ?? .on(startedOn) + $0)
    }
    person.notify = notify
    person.affection = Affection(points: points)
    person.postponedSinceWatering = postponed
    person.timesWatered = timesWatered
    return person
  }
}

extension Watering {
  /// Returns a contact at 09:00, without notes unless they are given.
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
  /// Returns the people that match a query.
  package func list(_ query: PeopleQuery = PeopleQuery()) throws(PeopleFailure) -> [Person] {
    var found: [Person] = []
    try visit(query) {
      found.append($0)
      return true
    }
    return found
  }

  /// Stores a contact unchanged, and adds 1 to `timesWatered` of its person. Returns the person.
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
  /// Returns the people actions over a repository, with a clock that always shows the same time of a day.
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
