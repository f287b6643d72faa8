/// The hour format of clocks, in hours per cycle.
public enum ClockFace: String, Hashable, Sendable, CaseIterable {
  case twentyFour = "24"
  case twelve = "12"
}

/// The country whose public holidays calendars show.
public enum HolidayCalendar: String, Hashable, Sendable, CaseIterable {
  case korea = "kr"
  case nobody = "none"
}

/// The user's settings for clocks, weeks and calendars, which override the defaults of the language.
public struct CalendarCustoms: Hashable, Sendable {
  /// The hour format; nil for the language's default.
  public let clock: ClockFace?
  /// The first day of the week; nil for the language's default.
  public let weekStart: Weekday?
  /// The public holidays to show; nil for the language's default.
  public let holidays: HolidayCalendar?
  /// The holidays of the user's own calendar file, or why it could not be read; nil if no file is set.
  public var ownHolidays: Result<HolidayBook, HolidayFileFailure>?
  /// The birthdays and other dates of people, for the days that are shown.
  public var birthdays: [Day: [CalendarOccasion]] = [:]
  /// Whether lunar dates are shown.
  public let showsLunar: Bool
  /// Whether the 24 solar terms are shown.
  public let showsTerms: Bool
  /// Whether named days on which nobody is off are shown.
  public let showsNamedDays: Bool
  /// The days on which the clocks change, which are shown with the named days; nil if they are unknown.
  public var clockChanges: ClockChanges?

  public init(
    clock: ClockFace? = nil, weekStart: Weekday? = nil, holidays: HolidayCalendar? = nil,
    showsLunar: Bool = false, showsTerms: Bool = false, showsNamedDays: Bool = false
  ) {
    self.clock = clock
    self.weekStart = weekStart
    self.holidays = holidays
    self.showsLunar = showsLunar
    self.showsTerms = showsTerms
    self.showsNamedDays = showsNamedDays
  }

  /// Reads the settings. An invalid value counts as nil, so the language's default applies.
  public init<Failure: Error>(
    files: HolidayFiles? = nil, _ value: (Preference) throws(Failure) -> String?
  ) throws(Failure) {
    let weekStart = try value(.calendarWeekStart)
    self.init(
      clock: try value(.calendarClock).flatMap(ClockFace.init(rawValue:)),
      weekStart: weekStart.flatMap(Self.weekday),
      holidays: try value(.calendarHolidays).flatMap(HolidayCalendar.init(rawValue:)),
      showsLunar: try value(.calendarLunar) == "on",
      showsTerms: try value(.calendarSolarTerms) == "on",
      showsNamedDays: try value(.calendarNamedDays) == "on")
    guard let files, let path = try value(.calendarHolidayFile), !path.isEmpty else { return }
    ownHolidays = Result { () throws(HolidayFileFailure) in try files.book(path) }
  }

  /// Parses the code of a weekday in the settings; nil if a week cannot begin with that day.
  public static func weekday(_ code: String) -> Weekday? {
    weekStarts.first { $0.code == code }?.weekday
  }

  /// The days a week can begin with, and their codes in the settings.
  static let weekStarts: [(code: String, weekday: Weekday)] = [("mon", .monday), ("sun", .sunday)]
}
