/// How many hours a clock counts before it begins anew.
public enum ClockFace: String, Hashable, Sendable, CaseIterable {
  case twentyFour = "24"
  case twelve = "12"
}

/// Whose public holidays calendars show.
public enum HolidayCalendar: String, Hashable, Sendable, CaseIterable {
  case korea = "kr"
  case nobody = "none"
}

/// How somebody wants clocks and weeks to be written, and what calendars are to show, whatever their
/// language does.
public struct CalendarCustoms: Hashable, Sendable {
  /// The hours of a clock; nothing where the language says.
  public let clock: ClockFace?
  /// The day a week begins with; nothing where the language says.
  public let weekStart: Weekday?
  /// Whose holidays are shown; nothing where the language says.
  public let holidays: HolidayCalendar?
  /// The holidays of somebody's own file, or why they are not known.
  public var ownHolidays: Result<HolidayBook, HolidayFileFailure>?
  /// Whether days are told by the moon as well.
  public let showsLunar: Bool
  /// Whether the twenty-four terms of the sun's year are shown.
  public let showsTerms: Bool

  /// Names what is wanted.
  public init(
    clock: ClockFace? = nil, weekStart: Weekday? = nil, holidays: HolidayCalendar? = nil,
    showsLunar: Bool = false, showsTerms: Bool = false
  ) {
    self.clock = clock
    self.weekStart = weekStart
    self.holidays = holidays
    self.showsLunar = showsLunar
    self.showsTerms = showsTerms
  }

  /// Reads the values of the settings; what is no value of one leaves it to the language.
  public init<Failure: Error>(
    files: HolidayFiles? = nil, _ value: (Preference) throws(Failure) -> String?
  ) throws(Failure) {
    let weekStart = try value(.calendarWeekStart)
    self.init(
      clock: try value(.calendarClock).flatMap(ClockFace.init(rawValue:)),
      weekStart: weekStart.flatMap(Self.weekday),
      holidays: try value(.calendarHolidays).flatMap(HolidayCalendar.init(rawValue:)),
      showsLunar: try value(.calendarLunar) == "on",
      showsTerms: try value(.calendarSolarTerms) == "on")
    guard let files, let path = try value(.calendarHolidayFile), !path.isEmpty else { return }
    ownHolidays = Result { () throws(HolidayFileFailure) in try files.book(path) }
  }

  /// The day a week begins with, as a setting spells it.
  public static func weekday(_ code: String) -> Weekday? {
    weekStarts.first { $0.code == code }?.weekday
  }

  /// The days a week can begin with, as settings spell them.
  static let weekStarts: [(code: String, weekday: Weekday)] = [("mon", .monday), ("sun", .sunday)]
}
