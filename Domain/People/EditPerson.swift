/// What is to be changed about a person; what is not mentioned stays.
public struct PersonChange: Equatable, Sendable {
  /// The new name.
  public var name: String?
  /// A new number; an empty one, or `none`, takes it away.
  public var phone: String?
  /// A new nickname; an empty one takes it away.
  public var nickname: String?
  /// A new birthday; an empty one, or `none`, takes it away.
  public var birthday: String?
  /// The new cycle, or none any more; a cycle that differs begins today.
  public var cycle: CycleChoice?
  /// The new hour of notices, 0…23.
  public var alarmHour: Int?
  /// Whether notices are wanted.
  public var notify: Bool?
  /// What one knows of the person; an empty text takes it away.
  public var note: String?
  /// What the person is marked with from now on.
  public var tags: TagsChange?
  /// How whoever typed it writes days in numbers.
  public var dates = DateOrder.monthFirst

  /// Describes a change.
  public init(
    name: String? = nil, phone: String? = nil, nickname: String? = nil, birthday: String? = nil,
    cycleDays: Int? = nil, alarmHour: Int? = nil, notify: Bool? = nil, tags: TagsChange? = nil
  ) {
    self.name = name
    self.phone = phone
    self.nickname = nickname
    self.birthday = birthday
    cycle = cycleDays.map(CycleChoice.days)
    self.alarmHour = alarmHour
    self.notify = notify
    self.tags = tags
  }
}

/// Changes what can be changed about a person. Only a new cycle moves the next watering.
public struct EditPerson: Sendable {
  let people: any PeopleRepository
  let clock: WallClock

  /// Changes one person, or says which rule the change breaks.
  public func callAsFunction(_ id: ID<Person>, _ change: PersonChange) throws(PeopleError) -> Plant
  {
    let today = clock.now().day
    let rule: ChangeRule = { (person) throws(PersonRefusal) in
      try Self.changed(person, change, on: today)
    }
    return Plant(try people.change(id, by: rule), today: today)
  }

  static func changed(_ person: Person, _ change: PersonChange, on today: Day)
    throws(PersonRefusal) -> Person
  {
    var changed = person
    if let name = change.name { changed.name = try AddPerson.name(name) }
    if let phone = change.phone {
      let text = Text.trimmed(phone)
      changed.phone = text.isEmpty || text == "none" ? nil : try PhoneNumber(text)
    }
    if let nickname = change.nickname { changed.nickname = try AddPerson.nickname(nickname) }
    if let birthday = change.birthday {
      let text = Text.trimmed(birthday)
      changed.birthday =
        ["none", "없음"].contains(text)
        ? nil : try AddPerson.birthday(text, on: today, in: change.dates)
    }
    if let chosen = change.cycle {
      let cycle = try chosen.cycle()
      if cycle != person.cycle { changed.rhythm = cycle.map { ContactRhythm($0, from: today) } }
    }
    if let hour = change.alarmHour {
      guard (0...23).contains(hour) else { throw .hourRange(0...23) }
      changed.alarmHour = hour
    }
    if let note = change.note { changed.note = try AddPerson.note(note) }
    if let notify = change.notify { changed.notify = notify }
    if let tags = change.tags { changed.tags = try person.tags.changed(by: tags) }
    return changed
  }
}

/// Puts a person away.
public struct RemovePerson: Sendable {
  let people: any PeopleRepository
  let clock: WallClock

  /// Puts one person away, with everything that was recorded.
  public func callAsFunction(_ id: ID<Person>) throws(PeopleError) -> Plant {
    let now = clock.now()
    return Plant(try people.remove(id, at: now), today: now.day)
  }
}
