import Domain

/// A month of days, each as dark as much was read on it, with what its weeks come to.
struct PageHeat: Equatable, Sendable {
  /// One week: a day for each weekday, nothing where another month's days are.
  struct Week: Equatable, Sendable {
    let days: [DayPages?]
    /// The pages of its days that belong to the month.
    var total: Int { days.reduce(0) { $0 + ($1?.pages ?? 0) } }
  }

  let weeks: [Week]
  /// The names of the weekdays in the order of the columns.
  let weekdays: [String]
  /// The pages of the month.
  let total: Int
  let chosen: Day?
  /// The day it is, if it shall be told.
  let today: Day?

  init(_ calendar: PageCalendar, in language: Language, chosen: Day? = nil, today: Day? = nil) {
    let first = CalendarWords.firstWeekday(in: language)
    weeks = calendar.weeks(from: first).map { days in
      let lead = days.first.map { ($0.day.weekday.rawValue - first.rawValue + 7) % 7 } ?? 0
      let blanks: [DayPages?] = Array(repeating: nil, count: lead)
      let tail: [DayPages?] = Array(repeating: nil, count: max(0, 7 - lead - days.count))
      return Week(days: blanks + days + tail)
    }
    weekdays = (0..<7).compactMap { Weekday(rawValue: (first.rawValue - 1 + $0) % 7 + 1) }
      .map { CalendarWords.weekday($0, in: language) }
    total = calendar.window.total
    self.chosen = chosen
    self.today = today
  }

  /// How dark a day is, 0…4.
  static func shade(_ day: DayPages) -> Int { PageCalendar.shade(day.pages) }
}
