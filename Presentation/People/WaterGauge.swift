import Domain
import PresentationKit
import TextUI

/// The gauge of a plant's remaining water: a ring around the days that are left, and a word below. It is red if the
/// plant needs water soon.
struct WaterGauge {
  let plant: Plant
  let words: PeopleWords
  let glyphs: Glyphs

  init(_ plant: Plant, _ words: PeopleWords, _ glyphs: Glyphs) {
    self.plant = plant
    self.words = words
    self.glyphs = glyphs
  }

  private var gauge: Gauge { plant.gauge }
  var ink: Ink { gauge.isDanger ? Accent.rose : Accent.leaf }

  /// The maximum and minimum width of the ring; a narrower ring is not readable.
  private static let (widest, narrowest) = (16, 10)
  /// The minimum number of columns for the plant's picture beside the ring.
  private static let picture = 18

  /// Returns the width of the ring beside the picture; 0 if there is no room or the terminal does not draw pixels.
  func columns(in size: Size) -> Int {
    let ring = min(Self.widest, size.columns - Self.picture - Self.gap, 2 * (size.rows - 2))
    return glyphs.pictures.isDrawn && ring >= Self.narrowest ? ring + Self.gap : 0
  }

  private static let gap = 2

  /// The gauge as text, for a row of facts.
  var line: String {
    let cells = WaterLeft(plant, glyphs).whole.cells(8, glyphs: glyphs)
    return "\(cells.filled)\(cells.empty) \(words.daysLeft(plant))"
  }

  /// Draws the ring, vertically centred, with its word below.
  func draw(into frame: inout Frame, in area: Area) {
    let columns = area.size.columns - Self.gap
    guard columns >= Self.narrowest else { return }
    let lines = TextLayout.wrapped(
      words.gauge(gauge), to: columns, rows: 2, ellipsis: glyphs.ellipsis)
    let rows = min(columns / 2, area.size.rows - lines.count)
    let top = area.origin.row + (area.size.rows - rows - lines.count) / 2
    let ring = Area(
      column: area.origin.column + Self.gap, row: top, columns: columns, rows: rows)
    WaterLeft(plant, glyphs).ring(words, ink: ink).draw(into: &frame, in: ring, glyphs)
    for (row, line) in lines.enumerated() {
      let indent = TextLayout.indent(of: TextLayout.cells(line), .centre, in: columns)
      frame.put(
        line, ring.origin.column + indent, ring.endRow + row, Style(ink: ink),
        upTo: area.endColumn)
    }
  }
}
