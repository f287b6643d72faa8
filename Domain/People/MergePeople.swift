/// What two people who are one are merged from, as the store has them at one moment.
public struct MergeMoment: Equatable, Sendable {
  /// The one who stays.
  public let kept: Person
  /// The one who goes to the trash.
  public let other: Person
  /// The last day one was in touch with either of them; nothing where no contact is recorded.
  public let lastContact: Day?

  /// Puts a moment together.
  public init(kept: Person, other: Person, lastContact: Day?) {
    self.kept = kept
    self.other = other
    self.lastContact = lastContact
  }
}

/// What the other one of two people has and the one who stays did not take over.
public enum MergeLoss: Hashable, Sendable {
  case name(Line)
  case nickname(Line)
  case phone(PhoneNumber)
  case birthday(Birthday)
  case cycle(Cycle)
}

/// Two people as a merge leaves them.
public struct MergedPeople: Equatable, Sendable {
  /// The one who stays, with what both had.
  public var kept: Person
  /// The one who goes to the trash; the contacts of both are counted with the one who stays.
  public var other: Person
  /// What was not taken over, which the other one still has in the trash.
  public var losses: [MergeLoss]

  /// Puts the two together.
  public init(kept: Person, other: Person, losses: [MergeLoss]) {
    self.kept = kept
    self.other = other
    self.losses = losses
  }
}

/// Decides what a merge makes of two people, or refuses it.
public typealias MergeRule = (MergeMoment) throws(PersonRefusal) -> MergedPeople

/// Merges two people who are one, such as a plant and the same person from an address book.
public struct MergePeople: Sendable {
  let people: any PeopleRepository
  let clock: WallClock

  /// Merges one into another, or says which rule forbids it.
  public func callAsFunction(_ other: ID<Person>, into kept: ID<Person>) throws(PeopleError)
    -> MergedPeople
  {
    let now = clock.now()
    let rule: MergeRule = { (moment) throws(PersonRefusal) in try Self.merged(moment) }
    return try people.merge(other, into: kept, at: now, by: rule)
  }

  /// What would come of merging two people as they were found, before anything is done.
  public func foresee(_ other: Person, into kept: Person) throws(PeopleError) -> MergedPeople {
    do throws(PersonRefusal) {
      return try Self.merged(MergeMoment(kept: kept, other: other, lastContact: nil))
    } catch { throw .refused(error) }
  }

  /// The rule itself. The one who stays keeps its id and everything it has, and takes what it lacks:
  /// the number, the birthday, the cycle, and a name of the other one as its nickname where one fits.
  /// Tags are united, and one note follows the other. Contacts and postponements of both are added up,
  /// while affection is the greater of the two: both may have earned it for the same days.
  static func merged(_ moment: MergeMoment) throws(PersonRefusal) -> MergedPeople {
    let (kept, other) = (moment.kept, moment.other)
    if kept.id == other.id { throw .samePerson(calledName: kept.calledName) }
    var losses: [MergeLoss] = []
    var person = Person(
      id: kept.id, name: kept.name, nickname: kept.nickname, phone: kept.phone ?? other.phone,
      birthday: fuller(kept.birthday, other.birthday), cycle: kept.cycle,
      alarmHour: kept.alarmHour, notify: kept.notify,
      startedOn: min(kept.startedOn, other.startedOn), nextWatering: kept.nextWatering,
      affection: max(kept.affection, other.affection),
      postponedSinceWatering: kept.postponedSinceWatering,
      timesWatered: kept.timesWatered + other.timesWatered,
      timesPostponed: kept.timesPostponed + other.timesPostponed)
    takeNames(of: other, into: &person, &losses)
    if let phone = other.phone, phone.key != person.phone?.key { losses.append(.phone(phone)) }
    if let birthday = other.birthday, birthday != person.birthday,
      birthday != person.birthday?.yearless
    {
      losses.append(.birthday(birthday))
    }
    takeRhythm(of: other, into: &person, lastContact: moment.lastContact, &losses)
    person.tags = try united(kept.tags, other.tags)
    person.note = try joined(kept.note, other.note)
    var gone = other
    (gone.timesWatered, gone.timesPostponed) = (0, 0)
    return MergedPeople(kept: person, other: gone, losses: losses)
  }

  /// Of two birthdays the first, but the second where it is the same day and knows the year.
  private static func fuller(_ one: Birthday?, _ two: Birthday?) -> Birthday? {
    guard let one else { return two }
    return two?.yearless == one ? two : one
  }

  private static func takeNames(
    of other: Person, into person: inout Person, _ losses: inout [MergeLoss]
  ) {
    takeName(other.name, as: .name(other.name), into: &person, &losses)
    if let nickname = other.nickname {
      takeName(nickname, as: .nickname(nickname), into: &person, &losses)
    }
  }

  private static func takeName(
    _ line: Line, as loss: MergeLoss, into person: inout Person, _ losses: inout [MergeLoss]
  ) {
    let known = [person.name, person.nickname].compactMap { $0?.text.lowercased() }
    if known.contains(line.text.lowercased()) { return }
    let fits = Person.nicknameLimit.length(of: line.text) <= Person.nicknameLimit.count
    if person.nickname == nil, fits { person.nickname = line } else { losses.append(loss) }
  }

  /// The cycle of the one who stays, or else that of the other one. It is not due again before a cycle
  /// has gone by since the last contact with either.
  private static func takeRhythm(
    of other: Person, into person: inout Person, lastContact: Day?, _ losses: inout [MergeLoss]
  ) {
    if person.rhythm == nil {
      person.rhythm = other.rhythm
      person.postponedSinceWatering = other.postponedSinceWatering
    } else if let cycle = other.cycle, cycle != person.cycle {
      losses.append(.cycle(cycle))
    }
    guard let rhythm = person.rhythm, let lastContact else { return }
    let next = lastContact + rhythm.cycle.days
    if next > rhythm.next {
      person.rhythm?.next = next
      person.postponedSinceWatering = 0
    }
  }

  /// All tags of both; as many as an import may bring.
  private static func united(_ one: PersonTags, _ two: PersonTags) throws(PersonRefusal)
    -> PersonTags
  {
    var tags = one
    for word in two.words { tags.add(word) }
    if tags.words.count > PersonTags.mostBrought {
      throw .tooManyTags(limit: PersonTags.mostBrought)
    }
    return tags
  }

  /// One note behind the other, with a blank line between them; the same note once.
  private static func joined(_ one: MultilineText?, _ two: MultilineText?) throws(PersonRefusal)
    -> MultilineText?
  {
    guard let one, let two, one != two else { return one ?? two }
    return try AddPerson.note(one.text + "\n\n" + two.text)
  }
}
