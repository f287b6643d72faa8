import Domain
import PresentationKit
import TextUI

/// The small picture of a day, for the wall and the week. Its shapes have hard edges; where there are too few pixels
/// for shapes, they are signs.
struct MoodTile: Equatable, Sendable {
  /// The canvas of the day; nil if nothing was felt.
  let canvas: Canvas?

  init(_ canvas: Canvas?) { self.canvas = canvas }

  /// Draws the picture on paper that fills the area, or a faint outline for a day without moods.
  func draw(into frame: inout Frame, in area: Area, _ glyphs: Glyphs) {
    guard area.size.columns > 0, area.size.rows > 0 else { return }
    guard let canvas, canvas.total > 0 else { return drawNothing(into: &frame, in: area, glyphs) }
    let capacity = CanvasPaper.capacity(of: area.size, frame.rendition)
    let scene = CanvasScene(canvas).lying(on: frame.ground)
    guard glyphs.pictures.isDrawn else {
      return drawLine(of: scene, into: &frame, in: area, glyphs)
    }
    let few = scene.newest(capacity)
    let paper = CanvasPaper(few, in: area.size, frame.rendition, .tile)
    if area.size.rows < 3 || paper.isForSigns {
      drawSigns(of: scene, into: &frame, in: area, glyphs)
    } else {
      few.sketch(on: paper).draw(into: &frame, in: area, fit: .centred)
    }
  }

  private func drawNothing(into frame: inout Frame, in area: Area, _ glyphs: Glyphs) {
    if area.size.columns >= 4, area.size.rows >= 2 {
      CardFrame(area: area, style: faint(frame.ground)).draw(into: &frame, glyphs)
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

  /// Draws the signs of the shapes at their positions. A sign whose cell is taken moves to a free cell beside it.
  private func drawSigns(
    of scene: CanvasScene, into frame: inout Frame, in area: Area, _ glyphs: Glyphs
  ) {
    let paper = scene.sheet.paper
    frame.fill(area, Style(paper: paper))
    var taken: Set<Int> = []
    let (columns, rows) = (area.size.columns, area.size.rows)
    for item in scene.items {
      func index(_ position: Double, _ count: Int) -> Int {
        // The centres of shapes are between 10 and 90.
        min(count - 1, max(0, Int((position - 10) / 80 * Double(count))))
      }
      let (column, row) = (index(item.middle.x, columns), index(item.middle.y, rows))
      let near = [(0, 0), (1, 0), (-1, 0), (0, 1), (0, -1), (2, 0), (-2, 0), (1, 1), (-1, -1)]
      let free = near.first { across, down in
        (0..<columns).contains(column + across) && (0..<rows).contains(row + down)
          && !taken.contains((row + down) * columns + column + across)
      }
      guard let free else { continue }
      taken.insert((row + free.1) * columns + column + free.0)
      frame.put(
        glyphs.sign(of: item.shape), area.origin.column + column + free.0,
        area.origin.row + row + free.1, Style(ink: item.ink, paper: paper), upTo: area.endColumn)
    }
  }
}
