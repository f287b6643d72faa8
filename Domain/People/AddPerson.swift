/// A new person as typed by the user, before validation.
public struct PersonDraft: Equatable, Sendable {
  public var name: String
  /// The name of the plant; if empty, the person's name is used.
  public var nickname: String
  /// A phone number in any notation; empty if unknown.
  public var phone: String
  /// A birthday in any notation, with or without a year; empty if unknown.
  public var birthday: String
  /// The contact cycle; nil to use the default of a tag or of the settings.
  public var cycle: CycleChoice?
  /// The hour of notices, 0…23; nil to use the hour in the settings.
  public var alarmHour: Int?
  public var tags: [String] = []
  public var note = ""
  /// The order of day and month in numeric dates.
  public var dates = DateOrder.monthFirst

  /// Creates a draft from at least a name and the number of days between contacts. If `cycleDays` is nil, the default
  /// of a tag or of the settings applies.
  public init(
    name: String, cycleDays: Int?, nickname: String = "", phone: String = "",
    birthday: String = "", alarmHour: Int? = nil
  ) {
    self.name = name
    self.nickname = nickname
    self.phone = phone
    self.birthday = birthday
    cycle = cycleDays.map(CycleChoice.days)
    self.alarmHour = alarmHour
  }

  /// The number of days in `cycle`; nil if the default applies or if contact is never due.
  public var cycleDays: Int? { cycle?.days }
}

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
  public func callAsFunction(_ draft: PersonDraft) throws(PeopleFailure) -> Person {
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
    let cycles = try cycles()
    let tag = tags.words.first { cycles.days[$0] != nil }
    return tag.map { TagCycles.prefix + $0 } ?? Preference.peopleCycle.rawValue
  }

  /// Returns the default contact cycles by tag.
  public func cycles() throws(PeopleFailure) -> TagCycles {
    do throws(StorageFailure) { return try tagCycles() } catch { throw .storage(error) }
  }

  /// Creates the person that a draft describes. Without a cycle, the default of a tag or of the settings applies. If
  /// `orNever` is true, a person with neither a cycle nor a default by tag is never due.
  func register(
    _ draft: PersonDraft, hour: Int, _ cycles: TagCycles, orNever isNeverFine: Bool = false
  ) throws(PersonRefusal) -> Person {
    let name = try Self.name(draft.name)
    let nickname = try Self.nickname(draft.nickname)
    let phone = Text.trimmed(draft.phone).isEmpty ? nil : try PhoneNumber(draft.phone)
    let today = clock.now().day
    let birthday = try Self.birthday(
      Text.trimmed(draft.birthday), on: today, in: draft.dates)
    let tags = try PersonTags().changed(by: .set(draft.tags))
    let chosen = draft.cycle ?? (isNeverFine && cycles.cycle(of: tags) == nil ? .never : nil)
    let cycle =
      if let chosen { try chosen.cycle() } else { cycles.cycle(of: tags) ?? cycles.defaultCycle }
    guard (0...23).contains(hour) else { throw .hourRange(0...23) }
    var person = Person(
      id: ids.id(), name: name, nickname: nickname, phone: phone, birthday: birthday,
      cycle: cycle, alarmHour: hour, notify: true, startedOn: today,
      nextWatering: cycle.map { today + $0.days }, affection: Affection(points: 0),
      postponedSinceWatering: 0, timesWatered: 0)
    person.tags = tags
    person.note = try Self.note(draft.note)
    return person
  }

  static func name(_ raw: String) throws(PersonRefusal) -> SingleLineText {
    do throws(TextRefusal) {
      return try SingleLineText(raw, limit: Person.nameLimit)
    } catch {
      switch error {
      case .empty: throw .emptyName
      case .tooLong(let limit): throw .nameTooLong(limit: limit)
      case .controlCharacter: throw .controlCharacter(.name)
      }
    }
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
      switch error {
      case .empty: return nil
      case .tooLong: throw .noteTooLong(bytes: Person.noteBytes)
      case .controlCharacter: throw .controlCharacter(.note)
      }
    }
  }

  static func nickname(_ raw: String) throws(PersonRefusal) -> SingleLineText? {
    do throws(TextRefusal) {
      return try SingleLineText(raw, limit: Person.nicknameLimit)
    } catch {
      switch error {
      case .empty: return nil
      case .tooLong(let limit): throw .nicknameTooLong(limit: limit)
      case .controlCharacter: throw .controlCharacter(.nickname)
      }
    }
  }
}
