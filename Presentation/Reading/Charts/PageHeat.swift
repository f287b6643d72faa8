import Domain
import PresentationKit
import TextUI

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
  /// The levels of the shades, by quartiles of the days with pages.
  let levels: HeatLevels
  /// The words at the ends of the legend.
  let less: String
  let more: String
  private let language: Language
  let chosen: Day?
  /// Today's date, which is marked; nil if no day is to be marked.
  let today: Day?

  init(_ calendar: PageCalendar, in language: Language, chosen: Day? = nil, today: Day? = nil) {
    let order = WeekOrder(in: language)
    self.language = language
    (less, more) = (HeatLevels.less(language), HeatLevels.more(language))
    weeks = calendar.weeks(from: order.first).map { days in
      let lead = days.first.map { order.column(of: $0.day) } ?? 0
      let blanks: [DayPages?] = Array(repeating: nil, count: lead)
      let tail: [DayPages?] = Array(repeating: nil, count: max(0, 7 - lead - days.count))
      return Week(days: blanks + days + tail)
    }
    weekdays = order.names(in: language)
    total = calendar.window.total
    levels = HeatLevels(calendar.window.days.lazy.map(\.pages))
    self.chosen = chosen
    self.today = today
  }

  /// Returns the legend of the shades on a screen.
  func legend(in frame: Frame, _ glyphs: Glyphs) -> [StyledText] {
    YearHeat.legend(ReadingTones.ink, in: frame, glyphs, language)
  }

  /// Returns the shade of a day, 0…4.
  func shade(_ day: DayPages) -> Int { levels.shade(of: day.pages) }
}
