/// The user's settings for notices.
public struct NoticeOptions: Equatable, Sendable {
  /// The parts whose notices are enabled.
  public var parts: Set<DailyPart>
  /// The hour of notices that concern a whole day: birthdays and book targets.
  public var morning: Int
  public var sayingsHour: Int
  public var moodsHour: Int
  public var booksHour: Int
  /// The hour of the notice that offers the evening; nil if it is turned off.
  public var eveningHour: Int?
  /// The hour of notices for all-day events.
  public var allDayHour: Int
  /// Whether the latest saying of the feed is shown instead of the saying of the day.
  public var followsFeed: Bool
  /// Whether birthdays of contacts are included.
  public var includesContacts: Bool
  public var quiet: QuietHours?
  public var channel: ChannelChoice
  /// A program that delivers notices; nil if none is configured.
  public var command: ProgramWords?
  /// Whether the notice must be visible or audible, so that printed output is not enough.
  public var needsSign = false

  /// The channel chosen in the settings.
  public enum ChannelChoice: String, CaseIterable, Sendable {
    /// Tries the channels in order until one works.
    case auto
    case desktop, terminal, command
  }

  /// Reads the options from the settings.
  public init(_ preferences: Preferences) throws(StorageFailure) {
    func value(_ preference: Preference) throws(StorageFailure) -> String {
      try preferences.value(of: preference)
    }
    func hour(_ preference: Preference) throws(StorageFailure) -> Int {
      Int(try value(preference)) ?? Int(preference.defaultValue) ?? 9
    }
    parts = []
    for part in DailyPart.allCases {
      if let setting = part.notifying, try value(setting) == "on" { parts.insert(part) }
    }
    morning = try hour(.notifyMorningHour)
    sayingsHour = try hour(.sayingsHour)
    moodsHour = try hour(.moodsHour)
    booksHour = try hour(.booksHour)
    eveningHour = try value(.eveningNotify) == "on" ? preferences.eveningHour() : nil
    allDayHour = try hour(.scheduleAllDayHour)
    includesContacts = try preferences.includesBirthdaysOfContacts()
    followsFeed = try value(.sayingsFeed) == "on"
    quiet = QuietHours(try value(.notifyQuiet))
    channel = ChannelChoice(rawValue: try value(.notifyBy)) ?? .auto
    command = ProgramWords(try value(.notifyCommand))
  }
}
