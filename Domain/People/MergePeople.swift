/// A snapshot of two persons to merge, read within the transaction of the merge.
public struct MergeMoment: Equatable, Sendable {
  /// The person that remains.
  public let kept: Person
  /// The person that moves to the trash.
  public let other: Person
  /// The day of the last contact with either person; nil if no contact is recorded.
  public let lastContact: Day?

  public init(kept: Person, other: Person, lastContact: Day?) {
    self.kept = kept
    self.other = other
    self.lastContact = lastContact
  }
}

/// A value of the other person that the remaining person did not take over.
public enum MergeLoss: Hashable, Sendable {
  case phone(PhoneNumber)
  case birthday(Birthday)
  case cycle(Cycle)
}

/// The result of a merge.
public struct MergedPeople: Equatable, Sendable {
  /// The person that remains, with the merged values.
  public var kept: Person
  /// The person that moves to the trash. The contact counts of this person move to `kept`.
  public var other: Person
  /// The values of `other` that `kept` did not take over. The soft-deleted person still has them.
  public var losses: [MergeLoss]
  /// The names of `other` that were added to the note of `kept`, where a search finds them.
  public var names: [SingleLineText]

  public init(
    kept: Person, other: Person, losses: [MergeLoss], names: [SingleLineText] = []
  ) {
    self.kept = kept
    self.other = other
    self.losses = losses
    self.names = names
  }
}

/// A closure that computes the result of a merge. It throws if the merge is not allowed.
public typealias MergeRule = (MergeMoment) throws(PersonRefusal) -> MergedPeople

/// Merges two records of the same person, for example a plant and an imported contact.
public struct MergePeople: Sendable {
  let people: any PeopleRepository
  let clock: WallClock

  /// Merges `other` into `kept`. Throws if a rule forbids the merge.
  public func callAsFunction(_ other: ID<Person>, into kept: ID<Person>) throws(PeopleFailure)
    -> MergedPeople
  {
    let now = clock.now()
    let rule: MergeRule = { (moment) throws(PersonRefusal) in try Self.merged(moment) }
    return try people.merge(other, into: kept, at: now, by: rule)
  }

  /// Computes a preview of a merge without storing anything. The due day in the preview does not consider the last
  /// contact.
  public func foresee(_ other: Person, into kept: Person) throws(PeopleFailure) -> MergedPeople {
    do throws(PersonRefusal) {
      return try Self.merged(MergeMoment(kept: kept, other: other, lastContact: nil))
    } catch { throw .refused(error) }
  }

  /// Merges two persons. The remaining person keeps its id, names and values, and takes missing values from the person
  /// that is removed. Tags are united, notes and other names appended, and counters added. Affection is the greater of
  /// the two, because both may have earned points on the same days.
  static func merged(_ moment: MergeMoment) throws(PersonRefusal) -> MergedPeople {
    let (kept, other) = (moment.kept, moment.other)
    if kept.id == other.id { throw .samePerson(calledName: kept.calledName) }
    var losses: [MergeLoss] = []
    var person = kept
    person.phone = kept.phone ?? other.phone
    person.birthday = fuller(kept.birthday, other.birthday)
    person.startedOn = min(kept.startedOn, other.startedOn)
    person.affection = max(kept.affection, other.affection)
    person.timesWatered += other.timesWatered
    person.timesPostponed += other.timesPostponed
    if let phone = other.phone, phone.key != person.phone?.key { losses.append(.phone(phone)) }
    if let birthday = other.birthday, birthday != person.birthday,
      birthday != person.birthday?.yearless
    {
      losses.append(.birthday(birthday))
    }
    takeRhythm(of: other, into: &person, lastContact: moment.lastContact, &losses)
    person.tags = try united(kept.tags, other.tags)
    let known = [kept.name, kept.nickname].map { $0?.text.lowercased() }
    let names = [other.name, other.nickname].compactMap(\.self).filter {
      !known.contains($0.text.lowercased())
    }
    person.note = try joined(
      try joined(kept.note, other.note),
      names.isEmpty ? nil : MultilineText(stored: names.map(\.text).joined(separator: "\n")))
    var gone = other
    (gone.timesWatered, gone.timesPostponed) = (0, 0)
    return MergedPeople(kept: person, other: gone, losses: losses, names: names)
  }

  /// Returns the second birthday if the first is nil, or if the first has no year and both have the same date.
  /// Otherwise returns the first birthday.
  private static func fuller(_ one: Birthday?, _ two: Birthday?) -> Birthday? {
    guard let one else { return two }
    return two?.yearless == one ? two : one
  }

  /// Gives the remaining person the cycle and the due day of the other person, if the remaining person has no cycle.
  /// Otherwise a different cycle of the other person is reported as lost. The next contact is due no earlier than one
  /// cycle after the last contact with either person.
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

  /// Returns the tags of both persons. Throws if they exceed the limit for imported tags.
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

  /// Joins both notes with a blank line between them. Equal notes are stored once. Returns nil if both are nil.
  private static func joined(_ one: MultilineText?, _ two: MultilineText?) throws(PersonRefusal)
    -> MultilineText?
  {
    guard let one, let two, one != two else { return one ?? two }
    return try AddPerson.note(one.text + "\n\n" + two.text)
  }
}
