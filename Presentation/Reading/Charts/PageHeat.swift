import Domain
import PresentationKit

/// A month's heat map of pages by day, with weekly totals.
struct PageHeat: Equatable, Sendable {
  /// One week, with an entry per weekday; nil for days of another month.
  struct Week: Equatable, Sendable {
    let days: [DayPages?]
    /// The pages of the week's days within the month.
    var total: Int { days.reduce(0) { $0 + ($1?.pages ?? 0) } }
  }

  let weeks: [Week]
  /// The weekday names in column order.
  let weekdays: [String]
  /// The pages of the month.
  let total: Int
  let chosen: Day?
  /// Today's date, which is marked; nil if no day is to be marked.
  let today: Day?

  init(_ calendar: PageCalendar, in language: Language, chosen: Day? = nil, today: Day? = nil) {
    let order = WeekOrder(in: language)
    weeks = calendar.weeks(from: order.first).map { days in
      let lead = days.first.map { order.column(of: $0.day) } ?? 0
      let blanks: [DayPages?] = Array(repeating: nil, count: lead)
      let tail: [DayPages?] = Array(repeating: nil, count: max(0, 7 - lead - days.count))
      return Week(days: blanks + days + tail)
    }
    weekdays = order.names(in: language)
    total = calendar.window.total
    self.chosen = chosen
    self.today = today
  }

  /// Returns the shade of a day, 0…4.
  static func shade(_ day: DayPages) -> Int { PageCalendar.shade(day.pages) }
}
