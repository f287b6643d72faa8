/// A dear person, and the rhythm in which to be in touch. Each is a plant that contact waters.
public struct Person: Hashable, Sendable {
  /// What the person is known by; it never changes.
  public let id: ID<Person>
  /// The name as the address book has it.
  public var name: Line
  /// What the user calls the plant; without one it goes by the name.
  public var nickname: Line?
  /// The number the person is called at.
  public var phone: PhoneNumber?
  /// What the person is marked with.
  public var tags = PersonTags()
  /// What one knows of the person, in Markdown.
  public var note: MultilineText?
  /// The day of birth, with or without its year.
  public var birthday: Birthday?
  /// How often contact is due, and when it is next; without one it never is.
  public var rhythm: ContactRhythm?
  /// The hour, 0…23, at which a due watering is announced.
  public var alarmHour: Int
  /// Whether this plant's notices are wanted.
  public var notify: Bool
  /// The day the person was registered.
  public let startedOn: Day
  /// How much the plant grew by contact.
  public var affection: Affection
  /// Postponements since the last watering; more than three of them cost affection.
  public var postponedSinceWatering: Int
  /// Waterings of all time.
  public var timesWatered: Int
  /// Postponements of all time.
  public var timesPostponed: Int

  /// Puts a person together from all of its parts. A cycle and the day it leads to belong together:
  /// where one of them is missing, contact is never due.
  public init(
    id: ID<Person>, name: Line, nickname: Line?, phone: PhoneNumber?, birthday: Birthday?,
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

  /// Every how many days contact is due; nothing where it never is.
  public var cycle: Cycle? { rhythm?.cycle }
  /// The day the next contact is due; nothing where none ever is.
  public var nextWatering: Day? { rhythm?.next }

  /// What the plant goes by.
  public var calledName: String { nickname?.text ?? name.text }

  /// The longest name that is accepted.
  public static let nameLimit = 100
  /// The most bytes of a note.
  public static let noteBytes = 1 << 20
  /// The longest nickname that is accepted.
  public static let nicknameLimit = TextLimit.cells(16)
}
