import Domain
import PresentationKit

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

  /// How dark a day is, 0…4.
  static func shade(_ day: DayPages) -> Int { PageCalendar.shade(day.pages) }
}
