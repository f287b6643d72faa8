import Domain
import PresentationKit
import TextUI

/// The pages of each day of a month as a heat map: the more pages, the darker the day.
struct CalendarChart: AnalysisChart {
  let words: AnalysisWords
  private(set) var isLoaded = false
  private var days: [DayPages] = []
  /// The month's grid, in which the keys move the selected day.
  private(set) var grid: MonthGrid?
  private(set) var calendar: PageCalendar?

  init(_ words: AnalysisWords) { self.words = words }

  var work: AnalysisWork { .days }
  var isEmpty: Bool { days.isEmpty }
  var fileName: String { "calendar.svg" }
  var nothing: (String) -> String { words.nothingRead }

  mutating func show(_ event: AnalysisEvent) {
    guard case .days(let days, let today) = event else { return }
    self.days = days
    isLoaded = true
    // If today was selected, stay on today even after the date changes.
    let here = grid.flatMap { $0.selected == $0.today ? nil : $0.selected } ?? today
    grid = MonthGrid(selected: here, today: today, in: words.language)
    calendar = PageCalendar(ofMonth: here, from: days)
  }

  // MARK: Keys

  func keys(_ glyphs: Glyphs) -> [KeyTable<ChartAction>.Row] {
    let isToday = grid.map { $0.selected == $0.today } ?? true
    return [
      .init(
        Binding(.enter, meaning: words.keyRecords, isPrimary: true, glyphs: glyphs),
        grid.map { .history($0.selected) }),
      .init(
        Binding(
          .character("<"), .character(">"), .pageUp, .pageDown, label: "< >",
          meaning: words.keyMonth, isPrimary: true), nil),
      .init(
        Binding(.character("t"), meaning: words.keyToday, isPrimary: !isToday), .today),
    ]
  }

  func choosing(_ glyphs: Glyphs) -> String { glyphs.arrowKeys(0, 1, 2, 3) }

  mutating func choose(by key: Key, height: Int) -> Bool {
    switch key {
    case .left, .right, .up, .down, .pageUp, .pageDown, .home, .end: return turn(by: key)
    case .character("j"): return turn(by: .down)
    case .character("k"): return turn(by: .up)
    case .character("<"), .character("["): return turn(by: .pageUp)
    case .character(">"), .character("]"): return turn(by: .pageDown)
    case .character, .enter, .escape, .tab, .backTab, .backspace, .delete, .insert, .function,
      .control, .alt, .modified:
      return false
    }
  }

  private mutating func turn(by key: Key) -> Bool {
    guard grid?.update(key) == .moved else { return false }
    showMonth()
    return true
  }

  private mutating func showMonth() {
    guard let grid, calendar?.window.days.first?.day != grid.selected.firstOfMonth else { return }
    calendar = PageCalendar(ofMonth: grid.selected, from: days)
  }

  mutating func perform(_ action: ChartAction) {
    switch action {
    case .today: _ = turn(by: .character("t"))
    case .earlier, .later, .history, .otherSpan, .start, .save, .back: break
    }
  }

  mutating func choose(row: Int) -> Bool {
    guard let days = calendar?.window.days, days.indices.contains(row) else { return false }
    grid?.select(days[row].day)
    return true
  }

  mutating func choose(at point: Point, in area: Area) -> Bool {
    guard let day = heat(chosen: grid?.selected)?.day(at: point, in: area) else { return false }
    grid?.select(day)
    return true
  }

  // MARK: Content

  var title: String { words.name(.calendar) }

  var span: (whole: String, brief: String)? {
    guard let day = grid?.selected else { return nil }
    let month = CalendarWords.month(day, in: words.language)
    return (month, month)
  }

  private var here: DayPages? {
    guard let day = grid?.selected else { return nil }
    return calendar?.window.days.first { $0.day == day }
  }

  var sentence: String? { here.map { words.read($0.pages, on: $0.day) } }

  /// The selected day's week, restricted to the month, with the pages read in it.
  private var week: (first: Day, last: Day, pages: Int)? {
    guard let here, let grid,
      let week = calendar?.weeks(from: grid.firstWeekday).first(where: { $0.contains(here) }),
      let first = week.first?.day, let last = week.last?.day
    else { return nil }
    return (first, last, week.reduce(0) { $0 + $1.pages })
  }

  var facts: [String] {
    guard let week, let window = calendar?.window else { return [] }
    return [words.inWeek(week.pages, week.first, week.last)]
      + words.reading.averageParts(window).enumerated().map { number, part in
        number == 0 ? words.inMonth(part, week.first) : part
      }
  }

  var briefFacts: [String] {
    guard let week, let total = calendar?.window.total else { return [] }
    return [
      words.brieflyInWeek(week.pages, week.first, week.last),
      words.brieflyInMonth(total, week.first),
    ]
  }

  func table(_ glyphs: Glyphs) -> Rows {
    let days = calendar?.window.days ?? []
    return Rows.numbers(
      days.map { (CalendarWords.dayWithWeekday($0.day, in: words.language), $0.pages) },
      chosen: days.firstIndex { $0.day == grid?.selected } ?? 0)
  }

  /// Nil, so that a low screen shows the calendar without a table. A few weeks alone would not show the month.
  var lowRows: Int? { nil }

  private func heat(chosen: Day?) -> PageHeat? {
    calendar.map { PageHeat($0, in: words.language, chosen: chosen, today: grid?.today) }
  }

  func draw(into frame: inout Frame, in area: Area, _ glyphs: Glyphs) {
    heat(chosen: grid?.selected)?.draw(into: &frame, in: area, glyphs)
  }

  var svg: [UInt8] { heat(chosen: nil)?.svg(title: pictureTitle) ?? [] }
}
