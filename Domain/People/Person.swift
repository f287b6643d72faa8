/// A person and the contact cycle. Each person is a plant that contact waters.
public struct Person: Hashable, Identifiable, Sendable {
  public let id: Domain.ID<Person>
  public var name: SingleLineText
  /// The name of the plant; nil if it is the person's name.
  public var nickname: SingleLineText?
  public var phone: PhoneNumber?
  public var tags = PersonTags()
  /// A note in Markdown.
  public var note: MultilineText?
  /// The birthday, with or without a year.
  public var birthday: Birthday?
  /// The contact cycle and the next due day; nil if contact is never due.
  public var rhythm: ContactRhythm?
  /// The hour of due notices, 0…23.
  public var alarmHour: Int
  /// Whether this person's notices are on.
  public var notify: Bool
  public let startedOn: Day
  public var affection: Affection
  /// Postponements since the last watering. From the fourth on, each costs affection.
  public var postponedSinceWatering: Int
  /// All waterings ever.
  public var timesWatered: Int
  /// All postponements ever.
  public var timesPostponed: Int

  /// Contact is never due unless both `cycle` and `nextWatering` are given.
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

  /// nil if contact is never due.
  public var cycle: Cycle? { rhythm?.cycle }
  /// nil if contact is never due.
  public var nextWatering: Day? { rhythm?.next }

  /// The display name: the nickname, else the name.
  public var calledName: String { nickname?.text ?? name.text }

  public static let nameLimit = 100
  /// The maximum size of a note in bytes.
  public static let noteBytes = 1 << 20
  public static let nicknameLimit = TextLimit.cells(16)
}
