/// A change to a person. A nil field stays unchanged.
public struct PersonChange: Equatable, Sendable {
  public var name: String?
  /// A new number; an empty text or `none` removes it.
  public var phone: String?
  /// A new nickname; an empty text removes it.
  public var nickname: String?
  /// A new birthday; an empty text or `none` removes it.
  public var birthday: String?
  /// The new cycle, or `never`. A cycle that differs from the current cycle starts today.
  public var cycle: CycleChoice?
  /// The new hour of notices, 0…23.
  public var alarmHour: Int?
  public var notify: Bool?
  /// A new note; an empty text removes it.
  public var note: String?
  public var tags: TagsChange?
  /// The order of day and month in numeric dates.
  public var dates = DateOrder.monthFirst

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

/// Edits a person. The next watering changes only if the cycle changes.
public struct EditPerson: Sendable {
  let people: any PeopleRepository
  let clock: WallClock

  /// Edits one person. Throws if the change breaks a rule.
  public func callAsFunction(_ id: ID<Person>, _ change: PersonChange) throws(PeopleFailure)
    -> Plant
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

/// Moves a person to the trash.
public struct RemovePerson: Sendable {
  let people: any PeopleRepository
  let clock: WallClock

  /// Soft-deletes a person with all waterings.
  public func callAsFunction(_ id: ID<Person>) throws(PeopleFailure) -> Plant {
    let now = clock.now()
    return Plant(try people.remove(id, at: now), today: now.day)
  }
}
