import Domain
import TextUI

/// The pages of each category as a ring chart; the selected segment is pulled out.
struct CategoriesChart: AnalysisChart {
  let words: AnalysisWords
  private(set) var isLoaded = false
  private(set) var categories: [CategoryPages] = []
  private(set) var chosen = 0

  init(_ words: AnalysisWords) { self.words = words }

  var work: AnalysisWork { .categories }
  var isEmpty: Bool { categories.isEmpty }
  var fileName: String { "categories.svg" }
  var nothing: (String) -> String { words.nothingRead }

  mutating func show(_ event: AnalysisEvent) {
    guard case .categories(let categories) = event else { return }
    let here = self.categories.indices.contains(chosen) ? self.categories[chosen].category : nil
    self.categories = categories
    isLoaded = true
    chosen = categories.firstIndex { $0.category == here } ?? 0
  }

  func choosing(_ glyphs: Glyphs) -> String { glyphs.arrowKeys(0, 1) }

  mutating func choose(by key: Key, height: Int) -> Bool {
    guard let next = moved(chosen, by: key, count: categories.count, height: height) else {
      return false
    }
    chosen = next
    return true
  }

  mutating func choose(row: Int) -> Bool {
    guard categories.indices.contains(row) else { return false }
    chosen = row
    return true
  }

  var title: String { words.name(.categories) }

  var sentence: String? {
    guard parts.indices.contains(chosen) else { return nil }
    let part = parts[chosen]
    return part.label + "  " + words.reading.pages(part.pages) + " · " + part.percent
  }

  var facts: [String] { [words.reading.total(categories.reduce(0) { $0 + $1.pages })] }
  var tableColumns: Int { 36 }
  var lowRows: Int? { 1 }

  private var parts: [CategoryPart] {
    CategoryPart.all(categories, name: words.reading.categories.name)
  }

  func table(_ glyphs: Glyphs) -> Rows {
    let parts = parts
    let inks = CategoryTones.onScreen(parts)
    let isColoured = glyphs.pictures.isDrawn
    return Rows(
      columns: [
        Rows.Column(.rest), Rows.Column(.fitting(upTo: 10), .right),
        Rows.Column(.fitting(upTo: 6), .right, importance: 2),
      ],
      rows: parts.enumerated().map { number, part in
        let sign =
          isColoured ? [StyledText(glyphs.fullBar, Style(ink: inks[number])), StyledText(" ")] : []
        return [
          sign + [StyledText(part.label)], [StyledText("\(part.pages)")],
          [StyledText(part.percent)],
        ]
      }, selected: chosen)
  }

  /// Draws a ring, or a single bar if there is no room for a ring. Without graphics, draws one bar per category.
  func draw(into frame: inout Frame, in area: Area, _ glyphs: Glyphs) {
    let parts = parts
    switch glyphs.pictures.isDrawn {
    case false:
      CategoryRanks(parts, chosen: chosen, glyphs).draw(into: &frame, in: area)
    case true:
      let donut = CategoryDonut(parts, chosen: chosen)
      let side = min(area.size.rows, area.size.columns / 2)
      guard side >= CategoryDonut.smallest.rows else {
        return CategoryBar(parts, chosen: chosen).draw(into: &frame, in: area, glyphs)
      }
      let ring = Area(
        column: area.origin.column + (area.size.columns - 2 * side) / 2, row: area.origin.row,
        columns: 2 * side, rows: side)
      donut.drawRing(into: &frame, in: ring, glyphs)
    }
  }

  var svg: [UInt8] { CategoryDonut(parts).svg(title: pictureTitle) }
}
