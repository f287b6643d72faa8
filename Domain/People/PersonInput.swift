/// What a user typed about a person, before validation. A nil field stays unchanged, or is missing in a new person. An
/// empty text removes a value.
public struct PersonInput: Equatable, Sendable {
  public var name: String?
  /// A phone number in any notation; `none` removes it too.
  public var phone: String?
  /// The name of the plant; if empty, the person's name is used.
  public var nickname: String?
  /// A birthday in any notation, with or without a year; `none` removes it too.
  public var birthday: String?
  /// The contact cycle. A cycle that differs from the current cycle starts today. Nil for a new person means the default
  /// of a tag or of the settings.
  public var cycle: CycleChoice?
  /// The hour of notices, 0…23; nil for a new person means the hour in the settings.
  public var alarmHour: Int?
  public var notify: Bool?
  public var tags: TagsChange?
  public var note: String?
  /// The order of day and month in numeric dates.
  public var dates = DateOrder.monthFirst

  public init(
    name: String? = nil, cycleDays: Int? = nil, nickname: String? = nil, phone: String? = nil,
    birthday: String? = nil, alarmHour: Int? = nil, notify: Bool? = nil
  ) {
    (self.name, self.nickname, self.phone) = (name, nickname, phone)
    (self.birthday, self.alarmHour, self.notify) = (birthday, alarmHour, notify)
    cycle = cycleDays.map(CycleChoice.days)
  }

  /// The number of days in `cycle`; nil if the default applies or if contact is never due.
  public var cycleDays: Int? { cycle?.days }
}

extension Person {
  /// Applies what was typed. A new person is validated by the same rules, but has nothing to remove.
  mutating func apply(_ input: PersonInput, on today: Day, isNew: Bool) throws(PersonRefusal) {
    if let raw = input.name {
      guard let line = try Self.line(raw, .name) else { throw .emptyName }
      name = line
    }
    if let raw = input.nickname { nickname = try Self.line(raw, .nickname) }
    if let raw = input.phone.map(Text.trimmed) {
      phone = raw.isEmpty || !isNew && raw == "none" ? nil : try PhoneNumber(raw)
    }
    if let raw = input.birthday.map(Text.trimmed) {
      let isRemoved = !isNew && ["none", "없음"].contains(raw)
      birthday = isRemoved ? nil : try AddPerson.birthday(raw, on: today, in: input.dates)
    }
    if let typed = input.tags { tags = try tags.changed(by: typed) }
    if let chosen = input.cycle {
      let cycle = try chosen.cycle()
      if cycle != self.cycle { rhythm = cycle.map { ContactRhythm($0, from: today) } }
    }
    if let hour = input.alarmHour {
      guard (0...23).contains(hour) else { throw .hourRange(0...23) }
      alarmHour = hour
    }
    if let raw = input.note { note = try AddPerson.note(raw) }
    if let isOn = input.notify { notify = isOn }
  }

  /// Validates a line; nil if it is empty.
  private static func line(_ raw: String, _ field: PersonField) throws(PersonRefusal)
    -> SingleLineText?
  {
    let limit = field == .name ? TextLimit.characters(nameLimit) : nicknameLimit
    do throws(TextRefusal) { return try SingleLineText(raw, limit: limit) } catch {
      if let refusal = PersonRefusal(error, in: field) { throw refusal }
      return nil
    }
  }
}
