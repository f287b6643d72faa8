package import Domain
package import TextUI

/// The calendar of one month, with one day selected.
package struct MonthGrid: Equatable, Sendable {
  /// A glyph beside a day.
  package struct Mark: Equatable, Sendable {
    /// The glyph, which must be one cell wide.
    package let glyph: String
    package let style: Style

    package init(_ glyph: String, _ style: Style = .plain) {
      self.glyph = glyph
      self.style = style
    }
  }

  /// The result of handling a key.
  package enum Outcome: Equatable, Sendable { case ignored, moved }

  /// The selected day, whose month is shown.
  package private(set) var selected: Day
  package let today: Day
  /// The first day of the week.
  package let firstWeekday: Weekday
  /// The day of the month that the user chose, so that passing through a short month does not change it.
  private var wantedDay: Int
  /// Whether only the week of the selected day is shown.
  package var showsWeek = false
  /// The language whose weekend colours and holidays are shown; nil for neither.
  let language: Language?

  /// Creates a calendar without weekend colours and holidays.
  package init(selected: Day, today: Day, firstWeekday: Weekday = .monday) {
    self.init(selected: selected, today: today, firstWeekday: firstWeekday, language: nil)
  }

  /// Creates the calendar of a language, with its first weekday, weekend colours and holidays.
  package init(selected: Day, today: Day, in language: Language) {
    self.init(
      selected: selected, today: today, firstWeekday: WeekOrder(in: language).first,
      language: language)
  }

  private init(selected: Day, today: Day, firstWeekday: Weekday, language: Language?) {
    self.language = language
    let selected = Self.inRange(selected)
    self.selected = selected
    self.today = today
    self.firstWeekday = firstWeekday
    wantedDay = selected.parts.day
  }

  package mutating func select(_ day: Day) {
    selected = Self.inRange(day)
    wantedDay = selected.parts.day
  }

  /// Moves the selection by days, weeks or months.
  package mutating func update(_ key: Key) -> Outcome {
    let (year, month, _) = selected.parts
    switch key {
    case .left, .character("h"): select(selected - 1)
    case .right, .character("l"): select(selected + 1)
    case .up, .character("k"): select(selected - 7)
    case .down, .character("j"): select(selected + 7)
    case .pageUp: turn(to: month - 1, of: year)
    case .pageDown: turn(to: month + 1, of: year)
    case .home: select(selected - (selected.parts.day - 1))
    case .end: select(selected + (Day.length(ofMonth: month, in: year) - selected.parts.day))
    case .character("t"): select(today)
    case .character, .enter, .escape, .tab, .backTab, .backspace, .delete, .insert, .function,
      .control, .alt, .modified:
      return .ignored
    }
    return .moved
  }

  /// The weeks of the month with seven days each; nil for days of other months. With `showsWeek` there is only the full
  /// week of the selected day.
  package var weeks: [[Day?]] {
    if showsWeek {
      let lead = WeekOrder(from: firstWeekday).column(of: selected)
      return [(0..<7).map { selected - lead + $0 }.map { Day.range.contains($0) ? $0 : nil }]
    }
    let (year, month, day) = selected.parts
    let first = selected - (day - 1)
    let lead = WeekOrder(from: firstWeekday).column(of: first)
    let length = Day.length(ofMonth: month, in: year)
    return (0..<((lead + length + 6) / 7)).map { week in
      (0..<7).map { column in
        let offset = week * 7 + column - lead
        return (0..<length).contains(offset) ? first + offset : nil
      }
    }
  }

  /// Limits a day to the supported range, in which years have four digits.
  private static func inRange(_ day: Day) -> Day {
    min(max(day, Day.range.lowerBound), Day.range.upperBound)
  }

  private mutating func turn(to month: Int, of year: Int) {
    let year = month < 1 ? year - 1 : month > 12 ? year + 1 : year
    let month = month < 1 ? 12 : month > 12 ? 1 : month
    let day = min(wantedDay, Day.length(ofMonth: month, in: year))
    if let there = Day(year: year, month: month, day: day) { selected = there }
  }
}
