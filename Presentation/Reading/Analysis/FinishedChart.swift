import Domain
import PresentationKit
import TextUI

/// The books finished per month, from the first month with a finished book to the last.
struct FinishedChart: AnalysisChart {
  let words: AnalysisWords
  private(set) var isLoaded = false
  private(set) var months: [DayFinishings] = []
  private(set) var chosen = 0

  init(_ words: AnalysisWords) { self.words = words }

  var work: AnalysisWork { .finished }
  var isEmpty: Bool { months.isEmpty }
  var fileName: String { "finished.svg" }
  var nothing: (String) -> String { words.nothingFinished }

  mutating func show(_ event: AnalysisEvent) {
    guard case .finished(let months) = event else { return }
    let here = self.months.indices.contains(chosen) ? self.months[chosen].day : nil
    self.months = months
    isLoaded = true
    chosen = months.firstIndex { $0.day == here } ?? max(0, months.count - 1)
  }

  func keys(_ glyphs: Glyphs) -> [KeyTable<ChartAction>.Row] {
    let here = months.indices.contains(chosen) ? months[chosen].day : nil
    return [
      .init(
        Binding(.enter, meaning: words.keyRecords, isPrimary: true, glyphs: glyphs),
        here.map(ChartAction.history))
    ]
  }

  mutating func choose(by key: Key, height: Int) -> Bool {
    guard let next = moved(chosen, by: key, count: months.count, height: height) else {
      return false
    }
    chosen = next
    return true
  }

  mutating func choose(row: Int) -> Bool {
    guard months.indices.contains(row) else { return false }
    chosen = row
    return true
  }

  mutating func choose(at point: Point, in area: Area) -> Bool {
    picture.bar(at: point, in: area).map { choose(row: $0) } ?? false
  }

  var title: String { words.name(.finished) }

  var span: (whole: String, brief: String)? {
    guard let first = months.first?.day, let last = months.last?.day else { return nil }
    let from = CalendarWords.month(first, in: words.language)
    if first == last { return (from, from) }
    let to = CalendarWords.month(last, in: words.language)
    return (CalendarWords.span(from, to, in: words.language), "")
  }

  var sentence: String? {
    guard months.indices.contains(chosen) else { return nil }
    return words.finished(months[chosen].books, inMonth: months[chosen].day)
  }

  var facts: [String] { words.finishedFacts(months) }

  func table(_ glyphs: Glyphs) -> Rows {
    Rows.numbers(
      months.map { (CalendarWords.month($0.day, in: words.language), $0.books) }, chosen: chosen)
  }

  private var picture: PageBars { .finished(months, in: words.language, chosen: chosen) }

  func draw(into frame: inout Frame, in area: Area, _ glyphs: Glyphs) {
    picture.draw(into: &frame, in: area, glyphs)
  }

  var svg: [UInt8] {
    PageBars.finished(months, in: words.language).svg(title: pictureTitle)
  }
}
