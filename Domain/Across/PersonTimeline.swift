/// One thing in the time with a dear person.
public struct PersonMoment: Equatable, Sendable {
  /// What it is.
  public enum Matter: Equatable, Sendable {
    /// A contact that was recorded.
    case watered(Watering)
    /// An event with them.
    case event(Event)
    /// A feeling, or a memo about somebody else, that names them.
    case mentioned(FoundRecord)
    /// Their birthday, and how old they became where that is known.
    case birthday(age: Int?)
  }

  /// The day it belongs to.
  public let day: Day
  /// When it was; nothing where only the day is known.
  public let at: Now?
  public let matter: Matter

  init(_ day: Day, _ at: Now?, _ matter: Matter) {
    self.day = day
    self.at = at
    self.matter = matter
  }
}

extension Together {
  /// How many records that name somebody are looked at of each kind.
  private static let mostMentions = 1000

  /// Everything there is with somebody on some days, the newest first.
  public func timeline(of person: Person, on days: ClosedRange<Day>) throws(StorageFailure)
    -> [PersonMoment]
  {
    var moments: [PersonMoment] = []
    try stored { () throws(PeopleError) in
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
    moments += birthdays(of: person, on: days, among: moments)
    let ordered = moments.enumerated().sorted {
      let (one, other) = ($0.element, $1.element)
      if one.day != other.day { return one.day > other.day }
      let times = (one.at?.instant ?? .min, other.at?.instant ?? .min)
      return times.0 == times.1 ? $0.offset > $1.offset : times.0 > times.1
    }
    return ordered.map(\.element)
  }

  /// The feelings and the memos about others that name somebody, those written last first.
  public func mentions(of person: Person) throws(StorageFailure) -> [FoundRecord] {
    let names = [person.name.text, person.nickname?.text].compactMap(\.self)
    let folded = Set(names.map(finding.folded))
    var found: [FoundRecord] = []
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

  /// The birthdays on some days, as far back as anything is known with somebody; the last one ahead is
  /// that of the coming year.
  private func birthdays(
    of person: Person, on days: ClosedRange<Day>, among moments: [PersonMoment]
  ) -> [PersonMoment] {
    guard let birthday = person.birthday else { return [] }
    let known = min(moments.map(\.day).min() ?? person.startedOn, person.startedOn)
    var day = max(days.lowerBound, known)
    let last = min(days.upperBound, look.now.day + 366)
    var found: [PersonMoment] = []
    while day <= last, let next = birthday.next(onOrAfter: day), next <= last {
      found.append(PersonMoment(next, nil, .birthday(age: birthday.age(keptOn: next))))
      day = next + 1
    }
    return found
  }
}
