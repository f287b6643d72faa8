import Domain
import PresentationKit
import TextUI

/// The small picture of a day, for the wall and the week. Its shapes have hard edges. Where there are too few pixels
/// for several shapes, the newest is in the middle, as a shape or as a sign.
struct MoodTile: Equatable, Sendable {
  /// The canvas of the day; nil if the day has no moods.
  let canvas: Canvas?

  init(_ canvas: Canvas?) { self.canvas = canvas }

  /// Draws the picture on paper that fills the area, or a faint outline for a day without moods.
  func draw(into frame: inout Frame, in area: Area, _ glyphs: Glyphs) {
    guard area.size.columns > 0, area.size.rows > 0 else { return }
    guard let canvas, canvas.total > 0 else { return drawNothing(into: &frame, in: area, glyphs) }
    guard glyphs.pictures.isDrawn else {
      let scene = CanvasScene(canvas).lying(on: frame.knownGround)
      return drawLine(of: scene, into: &frame, in: area, glyphs)
    }
    frame.drawCached(self, in: area) { drawPaper(canvas, into: &$0, in: $1, glyphs) }
  }

  private func drawPaper(
    _ canvas: Canvas, into frame: inout Frame, in area: Area, _ glyphs: Glyphs
  ) {
    let capacity = CanvasPaper.capacity(of: area.size, frame.rendition)
    let scene = CanvasScene(canvas).lying(on: frame.knownGround)
    let few = scene.newest(capacity)
    let paper = CanvasPaper(few, in: area.size, frame.rendition, .tile)
    if area.size.rows < 3 || paper.isForSigns {
      drawNewest(of: scene, into: &frame, in: area, glyphs)
    } else {
      few.sketch(on: paper).draw(into: &frame, in: area, fit: .centred)
    }
  }

  private func drawNothing(into frame: inout Frame, in area: Area, _ glyphs: Glyphs) {
    if area.size.columns >= 4, area.size.rows >= 2 {
      CardFrame(area: area, style: faint(frame.knownGround)).draw(into: &frame, glyphs)
    } else {
      frame.put(
        glyphs.track, area.origin.column + (area.size.columns - 1) / 2,
        area.origin.row + (area.size.rows - 1) / 2, .dim, upTo: area.endColumn)
    }
  }

  private func faint(_ ground: Ink?) -> Style {
    ground.map { Style(ink: $0.mixed(with: MoodSheet(.dawn, on: $0).text, 0.16).with(ansi16: 8)) }
      ?? .dim
  }

  /// Draws the signs of the shapes on one line, oldest first.
  private func drawLine(
    of scene: CanvasScene, into frame: inout Frame, in area: Area, _ glyphs: Glyphs
  ) {
    let signs = scene.items.reversed().map { glyphs.sign(of: $0.shape) }.joined()
    let shown = TextLayout.prefix(of: signs, cells: area.size.columns)
    frame.put(
      shown, area.origin.column + (area.size.columns - TextLayout.cells(shown)) / 2,
      area.origin.row + (area.size.rows - 1) / 2, upTo: area.endColumn)
  }

  /// The minimum number of pixels per side of a recognisable shape, and the fraction of the tile that the shape takes.
  private static let (legible, fill) = (6.0, 0.8)

  /// Draws the newest mood in the middle.
  private func drawNewest(
    of scene: CanvasScene, into frame: inout Frame, in area: Area, _ glyphs: Glyphs
  ) {
    let items = scene.items
    guard let item = items.first(where: { $0.shape != nil }) ?? items.first else { return }
    let grid = frame.rendition.grid
    let size = SketchPoint(Double(area.size.columns), Double(area.size.rows * 2))
    let pixel = SketchPoint(1 / Double(grid.across), 2 / Double(grid.down))
    let grain = max(pixel.x, pixel.y)
    let pixels = (Self.fill * min(size.x, size.y) / grain + 1e-9).rounded(.down)
    let paper = scene.sheet.paper
    guard let shape = item.shape, pixels >= Self.legible else {
      frame.fill(area, Style(paper: paper))
      frame.put(
        glyphs.sign(of: item.shape), area.origin.column + (area.size.columns - 1) / 2,
        area.origin.row + (area.size.rows - 1) / 2, Style(ink: item.ink, paper: paper),
        upTo: area.endColumn)
      return
    }
    let side = pixels * grain
    func middle(_ length: Double, _ pixel: Double) -> Double {
      ((length - side) / 2 / pixel).rounded(.down) * pixel + side / 2
    }
    let centre = SketchPoint(middle(size.x, pixel.x), middle(size.y, pixel.y))
    var sketch = Sketch(grain: grain)
    if let paper { sketch.fill(.rectangle(SketchPoint(0, 0), size, size), paper) }
    let art = MoodShapeArt(shape, pixels: pixels)
    if frame.rendition.isInPixels {
      art.draw(into: &sketch, at: centre, side: side, item.ink, rim: item.rim)
    } else {
      sketch.stamp(art.outline(at: centre, side: side), item.ink, pixel: pixel)
    }
    sketch.draw(into: &frame, in: area, fit: .centred)
  }
}
