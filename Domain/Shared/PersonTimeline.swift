/// One entry of a person's timeline.
public struct PersonMoment: Equatable, Sendable {
  /// The kind of entry.
  public enum Matter: Equatable, Sendable {
    /// A recorded contact.
    case watered(Watering)
    /// An event with the person.
    case event(Event)
    /// A mood, or a memo about another person, that names the person.
    case mentioned(RecordSummary)
    /// The person's birthday. `age` is the age reached on that day; nil if the year is unknown.
    case birthday(age: Int?)
    /// Another date of the person, or a day that is counted from one.
    case date(DateOccasion)
    /// What was given to the person, received, lent or borrowed.
    case gift(Gift)
  }

  public let day: Day
  /// The moment of the entry; nil if only the day is known.
  public let at: Now?
  public let matter: Matter

  init(_ day: Day, _ at: Now?, _ matter: Matter) {
    self.day = day
    self.at = at
    self.matter = matter
  }
}

extension PeopleLinks {
  /// The maximum number of records examined for mentions, per kind and name.
  private static let mostMentions = 1000

  /// Returns all timeline entries of a person on some days, the newest first.
  public func timeline(of person: Person, on days: ClosedRange<Day>) throws(StorageFailure)
    -> [PersonMoment]
  {
    var moments: [PersonMoment] = []
    try stored { () throws(PeopleFailure) in
      moments = try reviews.waterings(of: person.id, within: days).map {
        PersonMoment($0.at.day, $0.at, .watered($0))
      }
    }
    moments += try events(with: person, on: days).map {
      PersonMoment(max($0.start.day, days.lowerBound), $0.isAllDay ? nil : $0.start, .event($0))
    }
    moments += try mentions(of: person).filter { days.contains($0.day) }.map {
      PersonMoment($0.day, $0.at, .mentioned($0))
    }
    let known = min(moments.map(\.day).min() ?? person.startedOn, person.startedOn)
    moments += birthdays(of: person, on: days, since: known)
    moments += try dates(of: person, on: days, since: known)
    try stored { () throws(PeopleFailure) in
      for gift in try gifts?.all(of: person.id).map(\.gift) ?? []
      where gift.kind != .idea && days.contains(gift.day) {
        moments.append(PersonMoment(gift.day, nil, .gift(gift)))
      }
    }
    let ordered = moments.enumerated().sorted {
      let (one, other) = ($0.element, $1.element)
      if one.day != other.day { return one.day > other.day }
      let times = (one.at?.instant ?? .min, other.at?.instant ?? .min)
      return times.0 == times.1 ? $0.offset > $1.offset : times.0 > times.1
    }
    return ordered.map(\.element)
  }

  /// Returns the moods, and the memos about other people, that name a person, the newest first.
  public func mentions(of person: Person) throws(StorageFailure) -> [RecordSummary] {
    let names = [person.name.text, person.nickname?.text].compactMap(\.self)
    let folded = Set(names.map(finding.folded))
    var found: [RecordSummary] = []
    for name in names {
      for record in try finding.candidates(
        name, [.mood, .watering], atMost: Self.mostMentions)
      where !found.contains(record) && record.id != person.id.text {
        let texts = record.kind == .mood ? [record.title] : record.texts
        let isNamed = texts.contains { text in
          SpokenNames(text).all.contains { folded.contains(finding.folded($0)) }
        }
        if isNamed { found.append(record) }
      }
    }
    return found
  }

  /// Returns the birthdays of a person on some days. They begin with the person's first entry or start day, whichever
  /// is earlier, and end at most 366 days after today.
  private func birthdays(
    of person: Person, on days: ClosedRange<Day>, since known: Day
  ) -> [PersonMoment] {
    guard let birthday = person.birthday else { return [] }
    var day = max(days.lowerBound, known)
    let last = min(days.upperBound, queries.now.day + 366)
    var found: [PersonMoment] = []
    while day <= last, let next = birthday.next(onOrAfter: day), next <= last {
      found.append(PersonMoment(next, nil, .birthday(age: birthday.age(keptOn: next))))
      day = next + 1
    }
    return found
  }

  /// Returns the dates of a person on the same days as the birthdays.
  private func dates(of person: Person, on days: ClosedRange<Day>, since known: Day)
    throws(StorageFailure) -> [PersonMoment]
  {
    let (first, last) = (
      max(days.lowerBound, known), min(days.upperBound, queries.now.day + 366)
    )
    guard let dates, first <= last else { return [] }
    let found = try stored { () throws(PeopleFailure) in
      try dates.occasions(of: person, in: first...last)
    }
    return (found ?? []).map { PersonMoment($0.day, nil, .date($0)) }
  }
}
