import PresentationKit
import TextUI

/// The category shares as one stacked bar, with the category names below.
struct CategoryBar: Equatable, Sendable {
  let parts: [CategoryPart]
  let chosen: Int?

  init(_ parts: [CategoryPart], chosen: Int? = nil) {
    self.parts = parts
    self.chosen = chosen
  }

  /// Draws the bar. Without colours, and if there are enough rows, draws one bar per category.
  func draw(into frame: inout Frame, in area: Area, _ glyphs: Glyphs) {
    guard !parts.isEmpty, area.size.columns > 0, area.size.rows > 0 else { return }
    if glyphs.pictures == .letters, area.size.rows >= parts.count {
      CategoryRanks(parts, chosen: chosen, glyphs).draw(into: &frame, in: area)
      return
    }
    drawBar(into: &frame, in: area, glyphs)
    let rows = area.size.rows > 2 ? 2 : 1
    CategoryLegend(parts, chosen: chosen, glyphs).drawFlowing(into: &frame, in: area.rows(rows))
  }

  private func drawBar(into frame: inout Frame, in area: Area, _ glyphs: Glyphs) {
    let inks = CategoryTones.onScreen(parts)
    let shares = Shares.of(parts.map(\.pages), in: area.size.columns)
    let pieces = shares.indices.map { number in
      let isColoured = glyphs.pictures.isDrawn
      let sign = isColoured ? glyphs.upward.last ?? "#" : glyphs.fill(number)
      let isResting = chosen.map { $0 != number } ?? false
      let ink = isResting ? ChartTones.beside(inks[number]) : inks[number]
      return StyledText(
        String(repeating: sign, count: shares[number]),
        isColoured ? Style(ink: ink) : number == chosen ? .bold : .plain)
    }
    frame.write(pieces, in: area)
  }
}
