package import Domain

/// In which order a week shows its days. Every calendar asks here.
package struct WeekOrder: Equatable, Sendable {
  /// The day a week begins with.
  package let first: Weekday

  package init(from first: Weekday) { self.first = first }

  /// The order of the calendars people have on their walls, or the one they want.
  package init(in language: Language) {
    first = language.weekStart
  }

  /// The weekdays from the first to the last.
  package var weekdays: [Weekday] {
    (0..<7).compactMap { Weekday(rawValue: (first.rawValue - 1 + $0) % 7 + 1) }
  }

  /// The column of a day, from 0.
  package func column(of day: Day) -> Int { (day.weekday.rawValue - first.rawValue + 7) % 7 }

  /// The week a day is in, as far as the calendar goes.
  package func week(of day: Day) -> ClosedRange<Day> {
    let first = day - column(of: day)
    return first...max(first, day + (6 - column(of: day)))
  }

  /// The short names of the weekdays from the first to the last.
  package func names(in language: Language) -> [String] {
    weekdays.map { CalendarWords.weekday($0, in: language) }
  }
}
