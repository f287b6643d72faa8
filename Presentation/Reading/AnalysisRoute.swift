package import Domain
import PresentationKit
import TextUI

/// A screen of the analysis that other screens can open.
package enum AnalysisRoute: Equatable, Sendable {
  /// The list of all records of all books, by month.
  case history
  /// The list of all records, starting at a day.
  case historyOn(Day)
  case chart(ChartKind)
  /// The form for the file name of a drawing.
  case save([UInt8], name: String)
  /// The form for a year's reading goal.
  case goal(YearGoal)

  /// Whether the screen can change data.
  var leadsToChanges: Bool {
    switch self {
    case .goal: true
    case .history, .historyOn, .chart, .save: false
    }
  }
}

/// The charts, in the order of the overview.
package enum ChartKind: String, CaseIterable, Sendable {
  case daily, categories, finished, hours, calendar
}

extension ReadingPages {
  func open(_ route: AnalysisRoute) -> [ScreenEffect] {
    switch route {
    case .history: [.show(RecordsByMonth(context))]
    case .historyOn(let day): [.show(RecordsByMonth(on: day, context))]
    case .chart(let kind): [.show(chart(kind))]
    case .save(let drawing, let name): [.show(SaveChartForm(drawing, name: name, context))]
    case .goal(let goal): [.show(GoalForm(goal, context))]
    }
  }

  private func chart(_ kind: ChartKind) -> any PartScreen {
    let words = words.analysis
    return switch kind {
    case .daily: ChartScreen(DailyChart(words), context)
    case .categories: ChartScreen(CategoriesChart(words), context)
    case .finished: ChartScreen(FinishedChart(words), context)
    case .hours: ChartScreen(HoursChart(words), context)
    case .calendar: ChartScreen(CalendarChart(words), context)
    }
  }
}
