package import Domain

/// A language with its locale: the text language, the clock, the first day of the week, the holidays, and whether texts
/// are written for a screen reader.
package struct Language: Hashable, Sendable, CaseIterable {
  /// The languages of the texts. All texts exist in each of them.
  package enum Tongue: String, CaseIterable, Sendable {
    case korean = "ko"
    case english = "en"
  }

  package let tongue: Tongue
  /// The conventions of the locale in the environment.
  package let habits: LocaleHabits
  /// Settings of the user, which take precedence over the locale.
  package let customs: CalendarCustoms
  /// Whether texts are plain lines without layout, for screen readers and braille lines (`--plain`).
  package var isPlain = false

  /// Creates a language. Without a locale and settings, its defaults apply.
  package init(
    _ tongue: Tongue, _ customs: CalendarCustoms = CalendarCustoms(),
    at habits: LocaleHabits = .unknown
  ) {
    self.tongue = tongue
    self.customs = customs
    self.habits = habits
  }

  /// Creates the language with a code, with default conventions; nil if the code is unknown.
  package init?(rawValue code: String) {
    guard let tongue = Tongue(rawValue: code) else { return nil }
    self.init(tongue)
  }

  /// Creates the language with the conventions of the locale in the environment.
  package init(environment: (String) -> String?) {
    let locale = Self.variable(in: environment).flatMap(environment)
    self.init(
      locale?.hasPrefix("ko") == true ? .korean : .english,
      at: LocaleHabits(environment: environment))
  }

  /// Returns the environment variable that decides the language; nil if none is set.
  package static func variable(in environment: (String) -> String?) -> String? {
    ["LC_ALL", "LC_MESSAGES", "LANG"].first { environment($0)?.isEmpty == false }
  }

  package static let korean = Language(.korean)
  package static let english = Language(.english)
  /// Each language with its default conventions.
  package static let allCases = Tongue.allCases.map { Language($0) }

  /// The code for scripts and settings, such as `ko`.
  package var rawValue: String { tongue.rawValue }

  package var isKorean: Bool { tongue == .korean }
  package var isEnglish: Bool { tongue == .english }

  /// Whether clocks count 12 or 24 hours. A setting takes precedence over the locale, which takes precedence over the
  /// language.
  package var clock: ClockFace {
    if let clock = customs.clock ?? habits.clock { return clock }
    switch tongue {
    case .korean: return .twelve
    case .english: return .twentyFour
    }
  }

  /// The first day of the week. A setting takes precedence over the locale, which takes precedence over the language.
  package var weekStart: Weekday {
    if let weekday = customs.weekStart ?? habits.weekStart { return weekday }
    switch tongue {
    case .korean: return .sunday
    case .english: return .monday
    }
  }

  /// The holidays in calendars. A setting takes precedence over the language.
  package var holidays: HolidayCalendar {
    if let holidays = customs.holidays { return holidays }
    switch tongue {
    case .korean: return .korea
    case .english: return .nobody
    }
  }

  /// Returns a copy with other settings.
  package func with(_ customs: CalendarCustoms) -> Language {
    Language(tongue, customs, at: habits).plain(isPlain)
  }

  /// Returns a copy whose calendars also show these birthdays.
  package func with(birthdays: [Day: [CalendarOccasion]]) -> Language {
    var customs = customs
    customs.birthdays.merge(birthdays) { $1 }
    return with(customs)
  }

  /// Returns a copy with another locale.
  package func at(_ habits: LocaleHabits) -> Language {
    Language(tongue, customs, at: habits).plain(isPlain)
  }

  /// Returns a copy with plain lines turned on or off.
  package func plain(_ isPlain: Bool) -> Language {
    var copy = self
    copy.isPlain = isPlain
    return copy
  }
}

/// A text in both languages.
package struct Phrase: Equatable, Sendable {
  package let korean: String
  package let english: String

  package init(_ korean: String, _ english: String) {
    self.korean = korean
    self.english = english
  }

  /// Returns the text in a language.
  package func callAsFunction(_ language: Language) -> String {
    switch language.tongue {
    case .korean: korean
    case .english: english
    }
  }
}
