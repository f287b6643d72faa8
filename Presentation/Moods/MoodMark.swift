import Domain
import TextUI

/// Draws the shape of a single mood, for the gauge, cards and lists.
struct MoodMark: Equatable, Sendable {
  let level: MoodLevel
  let theme: MoodTheme
  /// Whether the mood is selected; the paper is then tinted.
  var isChosen = false

  init(_ level: MoodLevel, theme: MoodTheme) {
    self.level = level
    self.theme = theme
  }

  var ink: Ink { theme.ink(of: level) }

  /// Draws the shape centred on paper that fills the area; in plain characters, its sign and level.
  func draw(into frame: inout Frame, in area: Area, _ glyphs: Glyphs) {
    if area.size.columns < 1 || area.size.rows < 1 { return }
    if glyphs.pictures == .letters || area.size.rows < 2 || area.size.columns < 4 {
      let sign = glyphs.sign(of: level.shape)
      let both = "\(sign) \(level.value)"
      let text = CellWidth.of(both) <= area.size.columns ? both : sign
      return _ = frame.put(
        text, area.origin.column + (area.size.columns - CellWidth.of(text)) / 2,
        area.origin.row + (area.size.rows - 1) / 2, .bold, upTo: area.endColumn)
    }
    sketch(in: area.size, frame.rendition, on: MoodSheet(theme, on: frame.knownGround))
      .draw(into: &frame, in: area, fit: .centred)
  }

  /// Returns a drawing of the shape on its sheet, in half cells.
  private func sketch(in cells: Size, _ rendition: Rendition, on sheet: MoodSheet) -> Sketch {
    let size = SketchPoint(Double(cells.columns), Double(cells.rows * 2))
    let pixel = SketchPoint(
      1 / Double(rendition.grid.across), 2 / Double(rendition.grid.down))
    let grain = max(pixel.x, pixel.y)
    var sketch = Sketch(grain: grain)
    let ink = sheet.shown(ink)
    if let paper = isChosen ? sheet.tinted(ink) : sheet.paper {
      sketch.fill(.rectangle(SketchPoint(0, 0), size, size), paper)
    }
    // The shape takes whole pixels, and as many as leave equal margins.
    let pixels = (min(size.x, size.y) * 0.74 / grain).rounded()
    let side = pixels * grain
    func middle(_ length: Double, _ pixel: Double) -> Double {
      ((length - side) / 2 / pixel).rounded(.down) * pixel + side / 2
    }
    let centre = SketchPoint(middle(size.x, pixel.x), middle(size.y, pixel.y))
    let art = MoodShapeArt(level.shape, pixels: pixels)
    if pixels < CanvasPaper.smoothFrom, !rendition.isInPixels {
      sketch.stamp(art.outline(at: centre, side: side), ink, pixel: pixel)
    } else {
      art.draw(into: &sketch, at: centre, side: side, ink, rim: sheet.rim(around: ink))
    }
    return sketch
  }
}
