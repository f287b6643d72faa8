package import Domain
import PresentationKit
import TextUI

/// A screen of the analysis that something else can lead to.
package enum AnalysisRoute: Equatable, Sendable {
  /// All records of all books, month by month.
  case history
  /// The same, from a day on.
  case historyOn(Day)
  /// One chart with its table.
  case chart(ChartKind)
  /// The form for the name of the file a drawing is written to.
  case save([UInt8], name: String)
  /// The form for the reading goal of a year.
  case goal(YearGoal)

  /// Whether something is changed at the end of it.
  var leadsToChanges: Bool {
    switch self {
    case .goal: true
    case .history, .historyOn, .chart, .save: false
    }
  }
}

/// What the charts of the analysis are about, in the order of the overview.
package enum ChartKind: String, CaseIterable, Sendable {
  case daily, categories, finished, hours, calendar
}

extension ReadingPages {
  /// Opens a screen of the analysis.
  func open(_ route: AnalysisRoute) -> [ScreenEffect] {
    switch route {
    case .history: [.show(RecordsByMonth(look))]
    case .historyOn(let day): [.show(RecordsByMonth(on: day, look))]
    case .chart(let kind): [.show(chart(kind))]
    case .save(let drawing, let name): [.show(SaveChartForm(drawing, name: name, look))]
    case .goal(let goal): [.show(GoalForm(goal, look))]
    }
  }

  private func chart(_ kind: ChartKind) -> any PartScreen {
    let words = words.analysis
    return switch kind {
    case .daily: ChartScreen(DailyChart(words), look)
    case .categories: ChartScreen(CategoriesChart(words), look)
    case .finished: ChartScreen(FinishedChart(words), look)
    case .hours: ChartScreen(HoursChart(words), look)
    case .calendar: ChartScreen(CalendarChart(words), look)
    }
  }
}
