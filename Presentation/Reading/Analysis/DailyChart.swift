import Domain
import PresentationKit
import TextUI

/// The pages of two weeks by day, or of half a year by month. The newest window ends today, so that recent days without
/// records show too.
struct DailyChart: AnalysisChart {
  let words: AnalysisWords
  private(set) var isLoaded = false
  private(set) var isHalfYear = false
  private var days: [DayPages] = []
  /// The last day of the newest window, which is today.
  private var newest: Day?
  private(set) var window: PageWindow?
  private(set) var bars: [DayPages] = []
  private(set) var chosen = 0

  init(_ words: AnalysisWords) { self.words = words }

  var work: AnalysisWork { .days }
  var isEmpty: Bool { days.isEmpty }
  var fileName: String { "pages.svg" }
  var nothing: (String) -> String { words.nothingRead }

  mutating func show(_ event: AnalysisEvent) {
    guard case .days(let days, let today) = event else { return }
    let before = bars.isEmpty || isNewest && chosen == bars.count - 1 ? nil : bars[chosen].day
    self.days = days
    newest = ReadingQueries.end(days.last?.day, today: today)
    isLoaded = true
    lay(around: before)
  }

  /// Shows the window that contains a day and selects its bar. If `day` is nil, shows the newest window and selects the
  /// last bar.
  private mutating func lay(around day: Day?) {
    guard let first = days.first?.day, let last = newest else {
      (window, bars, chosen) = (nil, [], 0)
      return
    }
    let day = max(first, min(last, day ?? last))
    let length = isHalfYear ? PageWindow.halfYear : PageWindow.weeks
    let end = last - (last - day) / length * length
    let window = PageWindow(of: length, ending: end, from: days)
    self.window = window
    bars = isHalfYear ? window.months : window.days
    chosen = bars.lastIndex { $0.day <= day } ?? 0
  }

  private var firstDay: Day? { window?.days.first?.day }
  private var lastDay: Day? { window?.days.last?.day }
  private var isNewest: Bool { lastDay == newest }
  private var isOldest: Bool {
    guard let firstDay, let first = days.first?.day else { return true }
    return firstDay <= first
  }

  // MARK: Keys

  func keys(_ glyphs: Glyphs) -> [KeyTable<ChartAction>.Row] {
    let here = bars.indices.contains(chosen) ? bars[chosen].day : nil
    return [
      .init(
        Binding(.enter, meaning: words.keyRecords, isPrimary: true, glyphs: glyphs),
        here.map(ChartAction.history)),
      .init(
        Binding(
          .character("f"), meaning: isHalfYear ? words.keyWeeks : words.keyMonths, isPrimary: true),
        .otherSpan),
      .init(
        Binding(
          .character("<"), .character("["), label: "<", meaning: words.keyEarlier,
          unavailable: isOldest ? words.isOldestWindow : nil, isPrimary: true), .earlier),
      .init(
        Binding(
          .character(">"), .character("]"), label: ">", meaning: words.keyLater,
          unavailable: isNewest ? words.endsToday : nil, isPrimary: true), .later),
    ]
  }

  /// Moves the selection. At either end of a window it continues with the adjacent window.
  mutating func choose(by key: Key, height: Int) -> Bool {
    guard let next = moved(chosen, by: key, count: bars.count, height: height) else { return false }
    let isStep = key == .left || key == .right || key == .up || key == .down
    if isStep, next == chosen {
      if chosen == 0, !isOldest { lay(around: firstDay.map { $0 - 1 }) }
      if chosen == bars.count - 1, key == .right || key == .down, !isNewest {
        lay(around: lastDay.map { $0 + 1 })
      }
    } else {
      chosen = next
    }
    return true
  }

  mutating func choose(row: Int) -> Bool {
    guard bars.indices.contains(row) else { return false }
    chosen = row
    return true
  }

  mutating func choose(at point: Point, in area: Area) -> Bool {
    picture.bar(at: point, in: area).map { choose(row: $0) } ?? false
  }

  mutating func perform(_ action: ChartAction) {
    switch action {
    case .earlier: lay(around: firstDay.map { $0 - 1 })
    case .later:
      lay(around: lastDay.map { $0 + (isHalfYear ? PageWindow.halfYear : PageWindow.weeks) })
    case .otherSpan:
      // From the newest bar, stay on the newest after toggling; from any other, stay on its day.
      let here = isNewest && chosen == bars.count - 1 ? lastDay : bars[chosen].day
      isHalfYear.toggle()
      lay(around: here)
    case .history, .today, .start, .save, .back: break
    }
  }

  // MARK: Content

  var title: String { isHalfYear ? words.pagesByMonth : words.pagesByDay }

  var span: (whole: String, brief: String)? {
    guard let firstDay, let lastDay else { return nil }
    return (words.range(firstDay, lastDay), words.briefRange(firstDay, lastDay))
  }

  var sentence: String? {
    guard bars.indices.contains(chosen) else { return nil }
    let bar = bars[chosen]
    return isHalfYear
      ? words.read(bar.pages, inMonth: bar.day) : words.read(bar.pages, on: bar.day)
  }

  var facts: [String] { window.map(words.reading.averageParts) ?? [] }

  func table(_ glyphs: Glyphs) -> Rows {
    Rows.numbers(bars.map { (name($0.day), $0.pages) }, chosen: chosen)
  }

  private func name(_ day: Day) -> String {
    isHalfYear
      ? CalendarWords.month(day, in: words.language)
      : CalendarWords.dayWithWeekday(day, in: words.language)
  }

  private var picture: PageBars { bars(chosen: chosen) }

  private func bars(chosen: Int?) -> PageBars {
    isHalfYear
      ? .months(bars, in: words.language, chosen: chosen)
      : .days(bars, in: words.language, chosen: chosen)
  }

  func draw(into frame: inout Frame, in area: Area, _ glyphs: Glyphs) {
    picture.draw(into: &frame, in: area, glyphs)
  }

  var svg: [UInt8] { bars(chosen: nil).svg(title: pictureTitle) }
}

extension Rows {
  /// Returns table rows of names and numbers; zeros are dimmed.
  static func numbers(_ rows: [(name: String, number: Int)], chosen: Int) -> Rows {
    Rows(
      columns: [Column(.rest), Column(.fitting(upTo: 12), .right, importance: 2)],
      rows: rows.map { name, number in
        let style: Style = number == 0 ? .dim : .plain
        return [[StyledText(name, style)], [StyledText("\(number)", style)]]
      }, selected: chosen)
  }
}
