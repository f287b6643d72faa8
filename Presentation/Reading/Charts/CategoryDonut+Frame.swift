import TextUI

/// The ring chart on a screen.
extension CategoryDonut {
  /// The smallest area in which the ring is legible.
  static let smallest = Size(columns: 12, rows: 6)

  /// Draws the ring with its names beside it, or below on a narrow screen. Without graphics or room, draws ranked bars
  /// instead.
  func draw(into frame: inout Frame, in area: Area, _ glyphs: Glyphs) {
    guard !parts.isEmpty, area.size.columns > 0, area.size.rows > 0 else { return }
    guard glyphs.pictures.isDrawn, let (ring, names) = areas(in: area, glyphs) else {
      CategoryRanks(parts, chosen: chosen, glyphs).draw(into: &frame, in: area)
      return
    }
    drawRing(into: &frame, in: ring, glyphs)
    CategoryLegend(parts, chosen: chosen, glyphs).drawColumn(into: &frame, in: names)
  }

  /// Draws only the ring. `ring` must be twice as many cells wide as high.
  func drawRing(into frame: inout Frame, in ring: Area, _ glyphs: Glyphs) {
    var sketch = Sketch(grain: frame.rendition.grain(in: ring.size))
    draw(into: &sketch, middle: SketchPoint(50, 50), radius: 50, CategoryTones.onScreen(parts))
    sketch.draw(into: &frame, in: ring)
    drawMiddle(into: &frame, in: ring, glyphs)
  }

  /// Draws the selected part's percentage and pages in the hole.
  private func drawMiddle(into frame: inout Frame, in ring: Area, _ glyphs: Glyphs) {
    guard let chosen else { return }
    let room = Int(Double(ring.size.columns) * Self.inner / 50 * 0.86)
    let rows = Int(Double(ring.size.rows) * Self.inner / 50 * 0.7)
    let part = parts[chosen]
    var lines = [StyledText(part.percent, .bold)]
    if rows >= 3 { lines.append(StyledText("\(part.pages)", .dim)) }
    let top = ring.origin.row + (ring.size.rows - lines.count) / 2
    for (row, line) in lines.enumerated() where TextLayout.cells(line.text) <= room {
      let column = ring.origin.column + (ring.size.columns - TextLayout.cells(line.text) + 1) / 2
      frame.put(line.text, column, top + row, line.style, upTo: ring.endColumn)
    }
  }

  /// Returns the areas of ring and names; nil if they do not fit.
  private func areas(in area: Area, _ glyphs: Glyphs) -> (ring: Area, names: Area)? {
    let wanted = CategoryLegend(parts, glyphs).width
    let beside = min(wanted, max(16, area.size.columns / 2))
    let rows = min(area.size.rows, (area.size.columns - beside - 2) / 2)
    if rows >= Self.smallest.rows {
      let left = area.origin.column + 2 * rows + 2
      let height = min(area.size.rows, parts.count)
      return (
        Area(
          column: area.origin.column, row: area.origin.row + (area.size.rows - rows) / 2,
          columns: 2 * rows, rows: rows),
        Area(
          column: left, row: area.origin.row + (area.size.rows - height) / 2,
          columns: min(wanted, area.endColumn - left), rows: height)
      )
    }
    let below = min(area.size.columns / 2, area.size.rows - min(parts.count, 4) - 1)
    guard below >= Self.smallest.rows else { return nil }
    return (
      Area(
        column: area.origin.column + (area.size.columns - 2 * below) / 2, row: area.origin.row,
        columns: 2 * below, rows: below),
      area.rows(below + 1)
    )
  }
}
