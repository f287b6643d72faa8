/// A person and the contact cycle. Each person is a plant, and each contact waters the plant.
public struct Person: Hashable, Identifiable, Sendable {
  public let id: Domain.ID<Person>
  public var name: SingleLineText
  /// The name of the plant; nil if the plant has the person's name.
  public var nickname: SingleLineText?
  public var phone: PhoneNumber?
  public var tags = PersonTags()
  /// A note in Markdown; nil if there is none.
  public var note: MultilineText?
  /// The birthday, with or without a year; nil if unknown.
  public var birthday: Birthday?
  /// The contact cycle and the next due day; nil if contact is never due.
  public var rhythm: ContactRhythm?
  /// The hour of due notices, 0…23.
  public var alarmHour: Int
  /// Whether notices about this person are turned on.
  public var notify: Bool
  public let startedOn: Day
  public var affection: Affection
  /// The number of postponements since the last watering. From the fourth on, each postponement costs affection.
  public var postponedSinceWatering: Int
  /// The number of all waterings.
  public var timesWatered: Int
  /// The number of all postponements.
  public var timesPostponed: Int

  /// Creates a person. Contact is never due unless both `cycle` and `nextWatering` are given.
  public init(
    id: Domain.ID<Person>, name: SingleLineText, nickname: SingleLineText?, phone: PhoneNumber?,
    birthday: Birthday?,
    cycle: Cycle?, alarmHour: Int, notify: Bool, startedOn: Day, nextWatering: Day?,
    affection: Affection, postponedSinceWatering: Int, timesWatered: Int, timesPostponed: Int = 0
  ) {
    self.id = id
    self.name = name
    self.nickname = nickname
    self.phone = phone
    self.birthday = birthday
    if let cycle, let nextWatering { rhythm = ContactRhythm(cycle: cycle, next: nextWatering) }
    self.alarmHour = alarmHour
    self.notify = notify
    self.startedOn = startedOn
    self.affection = affection
    self.postponedSinceWatering = postponedSinceWatering
    self.timesWatered = timesWatered
    self.timesPostponed = timesPostponed
  }

  /// The contact cycle; nil if contact is never due.
  public var cycle: Cycle? { rhythm?.cycle }
  /// The day of the next watering; nil if contact is never due.
  public var nextWatering: Day? { rhythm?.next }

  /// The name shown to the user: the nickname, or else the name.
  public var calledName: String { nickname?.text ?? name.text }

  /// Returns the surname before a Korean given name, in the name or the nickname.
  func surname(before given: String) -> GivenNames.Surname? {
    [name.text, nickname?.text].compactMap { name in
      name.flatMap { GivenNames.Surname(of: $0, before: given) }
    }.min()
  }

  public static let nameLimit = 100
  /// The maximum size of a note in bytes.
  public static let noteBytes = 1 << 20
  public static let nicknameLimit = TextLimit.cells(16)
}
