package import TextUI

/// The progress of a book, or the water of a plant, as a ring around its percentage or another text.
package struct PercentRing: Equatable, Sendable {
  private let bar: Bar
  let ink: Ink
  /// The text in the middle instead of the percentage; nil for the percentage.
  private let label: String?

  /// Creates a ring for `part` of `whole`; 0 of 0 is shown as 0.
  package init(_ part: Int, of whole: Int, ink: Ink = ChartTones.pages) {
    self.init(Bar(part, of: whole), ink: ink)
  }

  package init(_ bar: Bar, ink: Ink, label: String? = nil) {
    (self.bar, self.ink, self.label) = (bar, ink, label)
  }

  /// The opacity of the whole ring. One with a label of its own is visible even if nothing is left.
  private var track: Double { label != nil && bar.fraction == 0 ? 0.55 : 0.2 }

  /// The percentage as text. It is 100 only if nothing is left.
  var percent: String { bar.percent }

  /// The smallest area in which the number fits inside the ring.
  static let smallest = Size(columns: 10, rows: 5)

  /// Draws on a sheet of 100 units: a ring in the colour `track` for the whole, and over it an arc of the same width
  /// for the progress. The arc begins at the top.
  func draw(into sketch: inout Sketch, track: Ink) {
    let middle = SketchPoint(50, 50)
    let width = sketch.crisp(sketch.seen(14, atLeast: 2))
    let outer = min(50, sketch.crisp(49))
    let inner = outer - width
    sketch.fill(.ring(middle, inner: inner, outer: outer, from: 0, to: 1), track)
    guard bar.fraction > 0 else { return }
    sketch.fill(
      .ring(middle, inner: inner, outer: outer, from: 0, to: max(0.02, bar.fraction)), ink)
  }

  /// Draws the ring in the middle of an area, in the largest size that fits. The ring has an odd number of rows, so
  /// that the percentage is in the middle row. Draws a progress bar instead if pictures are off or the ring would be
  /// too small.
  package func draw(into frame: inout Frame, in area: Area, _ glyphs: Glyphs) {
    guard area.size.columns > 0, area.size.rows > 0 else { return }
    let most = min(area.size.rows, area.size.columns / 2)
    let rows = most - (most % 2 == 0 ? 1 : 0)
    guard glyphs.pictures.isDrawn, rows >= Self.smallest.rows else {
      let line = area.rows((area.size.rows - 1) / 2, 1)
      let pieces = ProgressBar(bar, ink: glyphs.pictures.isDrawn ? ink : nil)
        .pieces(area.size.columns, glyphs)
      frame.write(pieces, in: line)
      return
    }
    let square = Area(
      column: area.origin.column + (area.size.columns - 2 * rows) / 2,
      row: area.origin.row + (area.size.rows - rows) / 2, columns: 2 * rows, rows: rows)
    frame.drawCached(self, in: square) { frame, square in
      var sketch = Sketch(grain: frame.rendition.grain(in: square.size))
      draw(into: &sketch, track: frame.fill(ink, track))
      sketch.drawClean(into: &frame, in: square)
    }
    let text = label ?? percent
    let column = square.origin.column + (square.size.columns - TextLayout.cells(text) + 1) / 2
    frame.put(
      text, column, square.origin.row + (rows - 1) / 2, .bold, upTo: square.endColumn)
  }
}
