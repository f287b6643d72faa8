import Domain
import PresentationKit

/// Statistics as charts for files.
extension StatsData {
  /// Returns the chart below a title, as an SVG document.
  func svg(_ reading: ReadingWords) -> [UInt8] {
    let words = reading.analysis
    let language = reading.language
    func titled(_ title: String, _ rest: String?) -> String {
      [title, rest].compactMap(\.self).joined(separator: " · ")
    }
    func days(_ window: PageWindow) -> [UInt8] {
      PageBars.days(window.days, in: language)
        .svg(title: titled(words.pagesByDay, words.span(window)))
    }
    switch self {
    case .summary(let stats): return days(stats.daily)
    case .days(let window): return days(window)
    case .months(let window):
      return PageBars.months(window.months, in: language)
        .svg(title: titled(words.pagesByMonth, words.span(window)))
    case .finished(let months):
      let nothing = months.isEmpty ? reading.noFinished : nil
      return PageBars.finished(months, in: language)
        .svg(title: titled(words.name(.finished), nothing))
    case .hours(let parts):
      return PageBars.parts(parts, hours: words.hoursLong, name: reading.name)
        .svg(title: words.name(.hours))
    case .categories(let categories):
      let nothing = categories.isEmpty ? reading.noRecords : nil
      return CategoryDonut(CategoryPart.all(categories, name: reading.categories.name))
        .svg(title: titled(words.name(.categories), nothing))
    case .calendar(let calendar):
      let month = CalendarWords.month(calendar.window.days[0].day, in: language)
      return PageHeat(calendar, in: language).svg(title: titled(words.name(.calendar), month))
    }
  }
}
