import Domain
import PresentationKit
import PresentationMoods
import TextUI

/// Calendars of a year, as drawings.
extension YearDrawing {
  /// Returns a heat map with a column per week and a square per day.
  static func calendar(
    _ label: String, _ days: ClosedRange<Day>, _ language: Language, _ inks: [Day: Ink]
  ) -> YearDrawing {
    let order = WeekOrder(in: language)
    let grid = YearGrid(days, order)
    let gutter = 4.6
    let step = (100 - gutter) / Double(grid.weeks)
    let side = step * 0.86
    var drawing = YearDrawing(label, height: 3 + 7 * step)
    for (row, name) in order.names(in: language).enumerated() where row % 2 == 0 {
      drawing.write(name, 0, 3 + (Double(row) + 0.72) * step, size: 1.35)
    }
    let moods = MoodsWords(language)
    for month in grid.months {
      let week = Double(grid.cell(of: month).week)
      drawing.write(moods.shortMonth(month), gutter + week * step, 1.7, size: 1.35)
    }
    // Squares are grouped by colour, so that the HTML page writes each colour once.
    var byInk: [(ink: Ink, outlines: [Outline])] = [(YearTones.empty, [])]
    for ahead in 0...(days.upperBound - days.lowerBound) {
      let day = days.lowerBound + ahead
      let (week, row) = grid.cell(of: day)
      let ink = inks[day] ?? YearTones.empty
      let square = Outline.block(
        gutter + Double(week) * step, 3 + Double(row) * step, side, side)
      if let index = byInk.firstIndex(where: { $0.ink == ink }) {
        byInk[index].outlines.append(square)
      } else {
        byInk.append((ink, [square]))
      }
    }
    for (ink, outlines) in byInk {
      for outline in outlines { drawing.sketch.fill(outline, ink) }
    }
    return drawing
  }

  /// Returns the shades of days, by quarters of the maximum count.
  static func shades(_ days: [YearDay], _ hue: Hue) -> [Day: Ink] {
    let most = max(1, days.map(\.count).max() ?? 1)
    return Dictionary(
      days.map { ($0.day, YearTones.shade((4 * $0.count - 1) / most, hue)) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Returns an overview with a row per feature and a column per month. The size of each disc represents the number of
  /// records.
  static func months(_ label: String, _ book: YearBook, _ language: Language) -> YearDrawing {
    let parts = YearDocument.order.filter { !book.isEmpty($0) }
    let (gutter, pitch) = (13.0, 7.2)
    var drawing = YearDrawing(label, height: 4 + Double(parts.count) * pitch)
    let moods = MoodsWords(language)
    for month in 1...12 {
      guard let first = Day(year: book.year, month: month, day: 1) else { continue }
      drawing.write(
        moods.shortMonth(first), gutter + (Double(month) - 0.5) * pitch, 2, size: 1.6,
        YearTones.quiet, .middle)
    }
    for (row, part) in parts.enumerated() {
      let y = 4 + (Double(row) + 0.5) * pitch
      drawing.write(
        PartWords.name(of: part)(language), 0, y + 0.7, size: 2, YearTones.text, isBold: true)
      let counts = book.months(of: part)
      let most = Double(max(1, counts.max() ?? 1))
      for (month, count) in counts.enumerated() {
        let centre = SketchPoint(gutter + (Double(month) + 0.5) * pitch, y)
        let share = count == 0 ? 0.06 : 0.2 + 0.8 * (Double(count) / most).squareRoot()
        drawing.sketch.fill(
          .disc(centre, 3.2 * share), count == 0 ? YearTones.line : YearTones.hue(of: part).ink)
      }
    }
    return drawing
  }
}

extension YearBook {
  /// Returns the number of records in each month.
  func months(of part: DailyPart) -> [Int] {
    let days =
      switch part {
      case .people: people.days
      case .sayings: sayings.days
      case .moods: moods.squares.map { YearDay($0.day, $0.tally.tally.count) }
      case .schedule: events.days
      case .books: reading.days
      case .counts: counts.days
      case .notes: [YearDay]()
      }
    var months = Array(repeating: 0, count: 12)
    for day in days { months[day.day.parts.month - 1] += day.count }
    return months
  }
}
