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
  public var notify = true
  public internal(set) var startedOn: Day
  public var affection = Affection(points: 0)
  /// The number of postponements since the last watering. From the fourth on, each postponement costs affection.
  public var postponedSinceWatering = 0
  /// The number of all waterings.
  public var timesWatered = 0
  /// The number of all postponements.
  public var timesPostponed = 0

  /// Creates a person without details, who is never due.
  public init(id: Domain.ID<Person>, name: SingleLineText, startedOn: Day, alarmHour: Int) {
    (self.id, self.name, self.startedOn, self.alarmHour) = (id, name, startedOn, alarmHour)
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
