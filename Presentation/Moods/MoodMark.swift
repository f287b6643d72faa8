import Domain
import TextUI

/// Draws the shape of a single mood, for the gauge, cards and lists.
struct MoodMark: Equatable, Sendable {
  let level: MoodLevel
  let theme: MoodTheme

  init(_ level: MoodLevel, theme: MoodTheme) {
    self.level = level
    self.theme = theme
  }

  var ink: Ink { theme.ink(of: level) }

  /// Draws the shape centred and as large as it fits; in plain characters, its sign and level.
  func draw(into frame: inout Frame, in area: Area, _ glyphs: Glyphs) {
    if area.size.columns < 1 || area.size.rows < 1 { return }
    let square = CanvasScene.square(in: area)
    if glyphs.pictures == .letters || square.size.rows < 2 {
      let sign = glyphs.sign(of: level.shape)
      let both = "\(sign) \(level.value)"
      let text = CellWidth.of(both) <= area.size.columns ? both : sign
      return _ = frame.put(
        text, area.origin.column + (area.size.columns - CellWidth.of(text)) / 2,
        area.origin.row + (area.size.rows - 1) / 2, .bold, upTo: area.endColumn)
    }
    let pixels = frame.rendition.parts(in: square.size).width
    sketch(pixels: pixels, on: MoodSheet(theme, on: frame.knownGround))
      .draw(into: &frame, in: square)
  }

  /// Returns a drawing of the shape on its sheet.
  func sketch(pixels: Int, on sheet: MoodSheet) -> Sketch {
    var sketch = Sketch(grain: 100 / Double(max(1, pixels)))
    sheet.draw(
      into: &sketch, radius: sketch.seen(7, atLeast: 1.6),
      hasEdge: pixels >= 24 && sheet.paper != nil)
    // A margin of whole pixels keeps the edges crisp.
    let margin = (16 / sketch.grain).rounded(.up) * sketch.grain
    let side = 100 - 2 * margin
    MoodShapeArt(level.shape, pixels: side / sketch.grain)
      .draw(
        into: &sketch, at: SketchPoint(50, 50), side: side, sheet.shown(ink),
        rim: sheet.rim(around: ink))
    return sketch
  }
}
