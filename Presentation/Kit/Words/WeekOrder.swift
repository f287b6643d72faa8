package import Domain

/// The order of weekdays in every calendar.
package struct WeekOrder: Equatable, Sendable {
  package let first: Weekday

  package init(from first: Weekday) { self.first = first }

  /// Creates the order according to the settings, the locale or the language.
  package init(in language: Language) {
    first = language.weekStart
  }

  /// The weekdays from the first to the last.
  package var weekdays: [Weekday] {
    (0..<7).compactMap { Weekday(rawValue: (first.rawValue - 1 + $0) % 7 + 1) }
  }

  /// Returns the column of a day, starting at 0.
  package func column(of day: Day) -> Int { (day.weekday.rawValue - first.rawValue + 7) % 7 }

  /// Returns the week that contains a day, clamped to the range of the calendar.
  package func week(of day: Day) -> ClosedRange<Day> {
    let first = day - column(of: day)
    return first...max(first, day + (6 - column(of: day)))
  }

  /// Returns the abbreviated names of the weekdays, in order.
  package func names(in language: Language) -> [String] {
    weekdays.map { CalendarWords.weekday($0, in: language) }
  }
}
