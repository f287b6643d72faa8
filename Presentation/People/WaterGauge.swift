import Domain
import PresentationKit
import TextUI

/// How much water a plant still has, as a ring with its quarter in it and what that means under it.
/// It is red where the plant needs water soon.
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

  /// The widest ring, and the narrowest that can be read.
  private static let (widest, narrowest) = (16, 10)
  /// The least columns the plant's own picture needs beside it.
  private static let picture = 18

  /// The columns the ring takes at the right of the picture; none where there is no room for it, or
  /// where nothing is drawn in pixels.
  func columns(in size: Size) -> Int {
    let ring = min(Self.widest, size.columns - Self.picture - Self.gap, 2 * (size.rows - 2))
    return glyphs.pictures.isDrawn && ring >= Self.narrowest ? ring + Self.gap : 0
  }

  private static let gap = 2

  /// The same in letters, for a row of facts.
  var line: String {
    let cells = Bar(gauge.rawValue, of: 100).cells(8, glyphs: glyphs)
    return "\(cells.filled)\(cells.empty) \(gauge.rawValue)%"
  }

  /// Draws the ring in the middle of the height, with the word for it below.
  func draw(into frame: inout Frame, in area: Area) {
    let columns = area.size.columns - Self.gap
    guard columns >= Self.narrowest else { return }
    let said = TextLayout.wrapped(
      words.gauge(gauge), to: columns, rows: 2, ellipsis: glyphs.ellipsis)
    let rows = min(columns / 2, area.size.rows - said.count)
    let top = area.origin.row + (area.size.rows - rows - said.count) / 2
    let ring = Area(
      column: area.origin.column + Self.gap, row: top, columns: columns, rows: rows)
    PercentRing(gauge.rawValue, of: 100, ink: ink).draw(into: &frame, in: ring, glyphs)
    for (row, line) in said.enumerated() {
      let indent = TextLayout.indent(of: TextLayout.cells(line), .centre, in: columns)
      frame.put(
        line, ring.origin.column + indent, ring.endRow + row, Style(ink: ink),
        upTo: area.endColumn)
    }
  }
}
