/// What somebody wants to be told, when and how, as the settings say.
public struct NoticeOptions: Equatable, Sendable {
  /// The parts that may tell something.
  public var parts: Set<DailyPart>
  /// The hour of what belongs to a whole day: birthdays, and books that are due.
  public var morning: Int
  public var sayingsHour: Int
  public var moodsHour: Int
  public var booksHour: Int
  /// The hour of events that take whole days.
  public var allDayHour: Int
  /// Whether the saying that came last is told instead of that of the day.
  public var followsFeed: Bool
  /// Whether birthdays of contacts are told.
  public var tellsContacts: Bool
  public var quiet: QuietHours?
  public var way: WayChoice
  /// A program that tells, for somebody who named one.
  public var command: ProgramWords?
  /// Whether it has to be heard or seen: a line that is printed does not do.
  public var needsSign = false

  /// How notices are to be told.
  public enum WayChoice: String, CaseIterable, Sendable {
    /// The first way that works.
    case auto
    case desktop, terminal, command
  }

  /// What settings say.
  public init(_ preferences: Preferences) throws(StorageFailure) {
    func value(_ preference: Preference) throws(StorageFailure) -> String {
      try preferences.value(of: preference)
    }
    func hour(_ preference: Preference) throws(StorageFailure) -> Int {
      Int(try value(preference)) ?? Int(preference.usual) ?? 9
    }
    parts = []
    for part in DailyPart.allCases {
      if let setting = part.notifying, try value(setting) == "on" { parts.insert(part) }
    }
    morning = try hour(.notifyMorningHour)
    sayingsHour = try hour(.sayingsHour)
    moodsHour = try hour(.moodsHour)
    booksHour = try hour(.booksHour)
    allDayHour = try hour(.scheduleAllDayHour)
    tellsContacts = try preferences.tellsBirthdaysOfContacts()
    followsFeed = try value(.sayingsFeed) == "on"
    quiet = QuietHours(try value(.notifyQuiet))
    way = WayChoice(rawValue: try value(.notifyBy)) ?? .auto
    command = ProgramWords(try value(.notifyCommand))
  }
}
