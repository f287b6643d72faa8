package import Domain

/// A language with the customs of its calendar (locale): the words Haru speaks, how its clocks are
/// written, the day its weeks begin with, and whose holidays there are.
package struct Language: Hashable, Sendable, CaseIterable {
  /// The languages Haru speaks, all of it in each.
  package enum Tongue: String, CaseIterable, Sendable {
    case korean = "ko"
    case english = "en"
  }

  /// The words.
  package let tongue: Tongue
  /// What is usual where somebody lives.
  package let habits: LocaleHabits
  /// What somebody wants otherwise than it is usual.
  package let customs: CalendarCustoms

  /// Puts it together; without habits and customs they are the language's own.
  package init(
    _ tongue: Tongue, _ customs: CalendarCustoms = CalendarCustoms(),
    at habits: LocaleHabits = .unknown
  ) {
    self.tongue = tongue
    self.customs = customs
    self.habits = habits
  }

  /// The language of a code, with its own customs; nothing where no language has it.
  package init?(rawValue code: String) {
    guard let tongue = Tongue(rawValue: code) else { return nil }
    self.init(tongue)
  }

  /// The language of the locale in the environment, with what is usual there.
  package init(environment: (String) -> String?) {
    let locale = Self.variable(in: environment).flatMap(environment)
    self.init(
      locale?.hasPrefix("ko") == true ? .korean : .english,
      at: LocaleHabits(environment: environment))
  }

  /// The variable of the environment that says the language, if one does.
  package static func variable(in environment: (String) -> String?) -> String? {
    ["LC_ALL", "LC_MESSAGES", "LANG"].first { environment($0)?.isEmpty == false }
  }

  package static let korean = Language(.korean)
  package static let english = Language(.english)
  /// Each with its own customs.
  package static let allCases = Tongue.allCases.map { Language($0) }

  /// The code scripts and settings know it by.
  package var rawValue: String { tongue.rawValue }

  package var isKorean: Bool { tongue == .korean }
  package var isEnglish: Bool { tongue == .english }

  /// The hours its clocks count.
  package var clock: ClockFace {
    if let clock = customs.clock ?? habits.clock { return clock }
    switch tongue {
    case .korean: return .twelve
    case .english: return .twentyFour
    }
  }

  /// The day its weeks begin with.
  package var weekStart: Weekday {
    if let weekday = customs.weekStart ?? habits.weekStart { return weekday }
    switch tongue {
    case .korean: return .sunday
    case .english: return .monday
    }
  }

  /// Whose holidays its calendars show.
  package var holidays: HolidayCalendar {
    if let holidays = customs.holidays { return holidays }
    switch tongue {
    case .korean: return .korea
    case .english: return .nobody
    }
  }

  /// The same language with other customs.
  package func with(_ customs: CalendarCustoms) -> Language {
    Language(tongue, customs, at: habits)
  }

  /// The same language somewhere else.
  package func at(_ habits: LocaleHabits) -> Language { Language(tongue, customs, at: habits) }
}

/// The same words in each language.
package struct Phrase: Equatable, Sendable {
  package let korean: String
  package let english: String

  /// Pairs a Korean text with the English one that means the same.
  package init(_ korean: String, _ english: String) {
    self.korean = korean
    self.english = english
  }

  /// The words in one language.
  package func callAsFunction(_ language: Language) -> String {
    switch language.tongue {
    case .korean: korean
    case .english: english
    }
  }
}
