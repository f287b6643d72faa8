/// Registers a person. The contact cycle determines the species of the plant.
public struct AddPerson: Sendable {
  let people: any PeopleRepository
  let clock: WallClock
  let ids: IDSource
  /// The closure that returns the default hour of notices.
  let defaultHour: @Sendable () throws(StorageFailure) -> Int
  /// The closure that returns the default contact cycles by tag.
  let tagCycles: @Sendable () throws(StorageFailure) -> TagCycles

  /// Validates and registers a draft. Throws if it breaks a rule.
  public func callAsFunction(_ draft: PersonInput) throws(PeopleFailure) -> Person {
    let person: Person
    let hour = if let chosen = draft.alarmHour { chosen } else { try hour() }
    let cycles = draft.cycle == nil ? try cycles() : TagCycles()
    do throws(PersonRefusal) { person = try register(draft, hour: hour, cycles) } catch {
      throw .refused(error)
    }
    try people.insert(person)
    return person
  }

  /// Returns the default hour of notices.
  public func hour() throws(PeopleFailure) -> Int {
    do throws(StorageFailure) { return try defaultHour() } catch { throw .storage(error) }
  }

  /// Returns the name of the setting from which a new person with these tags gets the default cycle.
  public func settingOfCycle(for tags: PersonTags) throws(PeopleFailure) -> String {
    try cycles().tag(of: tags).map { TagCycles.prefix + $0 } ?? Preference.peopleCycle.rawValue
  }

  /// Returns the default contact cycles by tag.
  public func cycles() throws(PeopleFailure) -> TagCycles {
    do throws(StorageFailure) { return try tagCycles() } catch { throw .storage(error) }
  }

  /// Creates the person that a draft describes. Without a cycle, the default of a tag or of the settings applies. If
  /// `orNever` is true, a person with neither a cycle nor a default by tag is never due.
  func register(
    _ draft: PersonInput, hour: Int, _ cycles: TagCycles, orNever isNeverFine: Bool = false
  ) throws(PersonRefusal) -> Person {
    let today = clock.now().day
    var person = Person(
      id: ids.id(), name: SingleLineText(stored: ""), startedOn: today, alarmHour: hour)
    var input = draft
    (input.name, input.alarmHour) = (draft.name ?? "", hour)
    try person.apply(input, on: today, isNew: true)
    if draft.cycle == nil, !isNeverFine || cycles.cycle(of: person.tags) != nil {
      let cycle = cycles.cycle(of: person.tags) ?? cycles.defaultCycle
      person.rhythm = ContactRhythm(cycle, from: today)
    }
    return person
  }

  /// Parses a birthday; nil if the text is empty.
  public static func birthday(_ text: String, on today: Day, in dates: DateOrder)
    throws(PersonRefusal) -> Birthday?
  {
    if text.isEmpty { return nil }
    let text = SpokenBirthday(text, today: today).text
    do throws(LunarBirthday.ParseError) {
      return .lunar(try LunarBirthday(reading: text))
    } catch {
      guard error == .notLunar else { throw .lunarBirthday(error) }
    }
    do throws(PhraseParseError) {
      return try PhraseReader(today: today, order: dates).birthday(text)
    } catch {
      switch error {
      case .unknown: throw .unreadableBirthday
      case .noSuchDay, .noSuchMonth, .weekdayDiffers: throw .noSuchBirthday
      }
    }
  }

  /// Validates a note by its size in bytes; nil if the note is empty.
  static func note(_ raw: String) throws(PersonRefusal) -> MultilineText? {
    if raw.utf8.count > Person.noteBytes { throw .noteTooLong(bytes: Person.noteBytes) }
    do throws(TextRefusal) {
      return try MultilineText(raw, limit: Person.noteBytes, keepsIndent: true)
    } catch {
      if case .tooLong = error { throw .noteTooLong(bytes: Person.noteBytes) }
      if let refusal = PersonRefusal(error, in: .note) { throw refusal }
      return nil
    }
  }
}
