public import Domain

/// A screen of the analysis that something else can lead to.
public enum AnalysisRoute: Equatable, Sendable {
  /// All records of all books, month by month.
  case history
  /// The same, from a day on.
  case historyOn(Day)
  /// One chart with its table.
  case chart(ChartKind)
  /// The form for the name of the file a drawing is written to.
  case save([UInt8], name: String)
}

/// What the charts of the analysis are about, in the order of the overview.
public enum ChartKind: String, CaseIterable, Sendable {
  case daily, categories, finished, hours, calendar
}

extension ReadingCoordinator {
  /// Opens a screen of the analysis.
  mutating func open(_ route: AnalysisRoute) -> [ScreenEffect] {
    let words = words.analysis
    switch route {
    case .history: return show(HistoryScreen(words: words, glyphs: glyphs))
    case .historyOn(let day): return show(HistoryScreen(on: day, words: words, glyphs: glyphs))
    case .chart(let kind): return show(kind)
    case .save(let drawing, let name):
      push(SaveChartForm(drawing, name: name, words: words, glyphs: glyphs))
      return []
    }
  }

  private mutating func show(_ kind: ChartKind) -> [ScreenEffect] {
    let words = words.analysis
    return switch kind {
    case .daily: show(ChartScreen(DailyChart(words), glyphs))
    case .categories: show(ChartScreen(CategoriesChart(words), glyphs))
    case .finished: show(ChartScreen(FinishedChart(words), glyphs))
    case .hours: show(ChartScreen(HoursChart(words), glyphs))
    case .calendar: show(ChartScreen(CalendarChart(words), glyphs))
    }
  }
}
