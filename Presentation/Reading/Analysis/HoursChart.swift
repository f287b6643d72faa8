import Domain
import TextUI

/// The number of records in each of the four parts of the day.
struct HoursChart: AnalysisChart {
  let words: AnalysisWords
  private(set) var isLoaded = false
  private(set) var parts: [PartRecords] = []
  private(set) var chosen = 0

  init(_ words: AnalysisWords) { self.words = words }

  var work: AnalysisWork { .hours }
  var isEmpty: Bool { main == nil }
  var fileName: String { "hours.svg" }
  var nothing: (String) -> String { words.nothingRead }

  private var main: DayPart? { DayPart.main(of: parts.filter { $0.records > 0 }) }

  mutating func show(_ event: AnalysisEvent) {
    guard case .hours(let parts) = event else { return }
    let isFirst = !isLoaded
    self.parts = parts
    isLoaded = true
    if isFirst { chosen = parts.firstIndex { $0.part == main } ?? 0 }
  }

  mutating func choose(by key: Key, height: Int) -> Bool {
    guard let next = moved(chosen, by: key, count: parts.count, height: height) else {
      return false
    }
    chosen = next
    return true
  }

  mutating func choose(row: Int) -> Bool {
    guard parts.indices.contains(row) else { return false }
    chosen = row
    return true
  }

  mutating func choose(at point: Point, in area: Area) -> Bool {
    bars(chosen: chosen).bar(at: point, in: area).map { choose(row: $0) } ?? false
  }

  var title: String { words.name(.hours) }

  var sentence: String? {
    guard parts.indices.contains(chosen) else { return nil }
    return name(parts[chosen].part) + "  " + words.records(parts[chosen].records)
  }

  var facts: [String] { main.map { [words.mainly($0)] } ?? [] }

  private func name(_ part: DayPart) -> String {
    words.reading.name(part) + " " + words.hoursLong(part)
  }

  func table(_ glyphs: Glyphs) -> Rows {
    Rows.numbers(parts.map { (name($0.part), $0.records) }, chosen: chosen)
  }

  private func bars(chosen: Int?) -> PageBars {
    .parts(parts, chosen: chosen, hours: words.hoursLong, name: words.reading.name)
  }

  func draw(into frame: inout Frame, in area: Area, _ glyphs: Glyphs) {
    bars(chosen: chosen).draw(into: &frame, in: area, glyphs)
  }

  var svg: [UInt8] { bars(chosen: nil).svg(title: pictureTitle) }
}
