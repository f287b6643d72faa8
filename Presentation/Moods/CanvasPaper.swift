import Domain
import TextUI

/// The part of a canvas that a picture shows.
package enum CanvasCamera: Equatable, Sendable {
  /// The whole canvas.
  case whole
  /// Only the part around the shapes, so that they are larger.
  case closer
  /// The whole canvas with shapes that are large enough to be recognised in a small picture.
  case tile
}

/// The paper of a canvas in the size in which it is drawn. It maps the positions of the canvas, from 0 to 100, to the
/// coordinates of the sketch. Stored positions may touch the edge of the canvas; on the paper no shape does.
struct CanvasPaper: Equatable, Sendable {
  /// The size of the paper.
  let size: SketchPoint
  /// The size of a pixel; zero for files.
  let pixel: SketchPoint
  /// The distance of the positions to which small shapes align: cells, so that shapes beside each other share none, or
  /// pixels in a small picture.
  let step: SketchPoint
  /// Whether small shapes have hard edges, because a pixel is large.
  let hasHardEdges: Bool
  /// The side of a shape.
  let side: Double
  /// The length of a canvas unit in each direction.
  let scale: SketchPoint
  /// The position of the canvas's upper left corner.
  let corner: SketchPoint

  /// The margin around the shapes as a fraction of the paper.
  private static let margin = 0.04
  /// How much wider than high the shapes spread on wide paper, and how many times larger the closer camera shows them.
  private static let (widest, closest) = (1.35, 1.6)
  /// Below this number of pixels a side, shapes are drawn without smoothing in block characters. A block has only two
  /// colours, so smoothing would leave a halo.
  static let smoothFrom = 64.0

  /// Creates the square sheet of a file, on which the canvas reaches to the edges. `pixels` is its number of pixels a
  /// side; nil for vector graphics.
  init(sheetOf canvas: Canvas, pixels: Int? = nil) {
    let grain = pixels.map { 100 / Double(max(1, $0)) } ?? 0
    (size, pixel) = (SketchPoint(100, 100), SketchPoint(grain, grain))
    (step, hasHardEdges) = (pixel, false)
    (side, scale, corner) = (Double(canvas.shapeSide), SketchPoint(1, 1), SketchPoint(0, 0))
  }

  /// Creates the paper that fills some cells of a screen, in half cells.
  init(_ canvas: Canvas, in cells: Size, _ rendition: Rendition, _ camera: CanvasCamera) {
    let grid = rendition.grid
    size = SketchPoint(Double(cells.columns), Double(cells.rows * 2))
    pixel = SketchPoint(1 / Double(grid.across), 2 / Double(grid.down))
    hasHardEdges = !rendition.isInPixels
    step = camera == .tile || !hasHardEdges ? pixel : SketchPoint(1, 2)
    let room = size * (1 - 2 * Self.margin)
    let unit = min(room.x, room.y) / 100
    let shapeSide = Double(canvas.shapeSide)
    var middle = SketchPoint(50, 50)
    switch camera {
    case .whole:
      side = shapeSide * unit
      scale = SketchPoint(
        min(room.x / 100, unit * Self.widest), min(room.y / 100, unit * Self.widest))
    case .tile:
      // Large enough to be recognised, and small enough that the shapes cover at most two fifths of the paper.
      let grain = max(pixel.x, pixel.y)
      let count = Double(max(1, canvas.shapes.count))
      let fair = (0.4 * size.x * size.y / count).squareRoot()
      let wanted = min(0.4 * min(size.x, size.y), fair)
      let least = hasHardEdges ? min(11 * grain, (wanted / grain).rounded(.down) * grain) : wanted
      side = max(shapeSide * unit, least)
      scale = SketchPoint(
        (room.x - side) / (100 - shapeSide), (room.y - side) / (100 - shapeSide))
    case .closer:
      let box = Self.box(around: canvas)
      let inner = size * 0.88
      let zoom = max(
        1,
        min(
          Self.closest, inner.x / (box.size.x + shapeSide) / unit,
          inner.y / (box.size.y + shapeSide) / unit))
      let whole = shapeSide * unit * zoom
      func spread(_ room: Double, _ length: Double) -> Double {
        let fitting = length > 0 ? (room - whole) / length : 0
        return max(unit * zoom, min(fitting, unit * zoom * Self.closest))
      }
      func clamped(_ middle: Double, _ half: Double) -> Double {
        half >= 50 ? 50 : min(100 - half, max(half, middle))
      }
      let spreads = SketchPoint(spread(inner.x, box.size.x), spread(inner.y, box.size.y))
      middle = SketchPoint(
        clamped(box.middle.x, room.x / spreads.x / 2),
        clamped(box.middle.y, room.y / spreads.y / 2))
      (side, scale) = (whole, spreads)
    }
    corner = SketchPoint(
      size.x / 2 - middle.x * scale.x, size.y / 2 - middle.y * scale.y)
  }

  /// Returns the box around the centres of all shapes.
  private static func box(around canvas: Canvas) -> (middle: SketchPoint, size: SketchPoint) {
    let centres = canvas.shapes.map(\.record.position)
    guard !canvas.hasGuide, let left = centres.map(\.x).min(), let right = centres.map(\.x).max(),
      let top = centres.map(\.y).min(), let bottom = centres.map(\.y).max()
    else { return (SketchPoint(50, 50), SketchPoint(80, 80)) }
    return (
      SketchPoint(Double(left + right) / 200, Double(top + bottom) / 200),
      SketchPoint(Double(right - left) / 100, Double(bottom - top) / 100)
    )
  }

  /// The larger side of a pixel; 0 for files.
  var grain: Double { max(pixel.x, pixel.y) }

  /// Returns the position on the paper of a position on the canvas.
  func point(_ position: SketchPoint) -> SketchPoint {
    SketchPoint(corner.x + position.x * scale.x, corner.y + position.y * scale.y)
  }

  /// Whether a shape with this side is drawn with hard edges.
  func isSharp(_ side: Double) -> Bool { hasHardEdges && side < Self.smoothFrom * grain }

  /// Whether there are too few pixels for shapes that can be told apart, so that signs are clearer.
  var isForSigns: Bool { hasHardEdges && side < 6.5 * grain }
}
