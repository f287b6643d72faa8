import Domain
import TextUI

/// The way a screen shows a canvas.
enum CanvasCamera: Equatable, Sendable {
  /// With room for the corners around a chosen shape.
  case whole
  /// As a small picture with all its shapes, none of which is chosen.
  case card
  /// As a small picture with few shapes.
  case tile
}

/// The paper of a canvas in the size in which it is drawn, with the positions of its shapes. In a file the shapes have
/// their stored size and position. On a screen they are larger, and keep a distance from the edges and from each other.
struct CanvasPaper: Equatable, Sendable {
  /// The size of the paper.
  let size: SketchPoint
  /// The size of a pixel; zero for files.
  let pixel: SketchPoint
  /// Whether shapes have hard edges. A block character has only two colours, so smoothing would leave a halo.
  let hasHardEdges: Bool
  /// The side of a shape.
  let side: Double
  /// The distance of shapes from the edges.
  let margin: SketchPoint
  /// The centres of the shapes; empty for files, where the stored positions count.
  let centres: [SketchPoint]
  /// The centres from which shapes glide; empty if none glides.
  let starts: [SketchPoint]

  /// The margin as a fraction of the paper.
  private static let margin = 0.04
  /// Below this number of pixels per side, the parts of a shape align to pixels.
  static let smoothFrom = 64.0

  /// Creates the square sheet of a file, on which the canvas reaches to the edges. `pixels` is its number of pixels per
  /// side; nil for vector graphics.
  init(sheetOf canvas: Canvas, pixels: Int? = nil) {
    let grain = pixels.map { 100 / Double(max(1, $0)) } ?? 0
    (size, pixel) = (SketchPoint(100, 100), SketchPoint(grain, grain))
    (side, margin, hasHardEdges) = (Double(canvas.shapeSide), SketchPoint(0, 0), false)
    (centres, starts) = ([], [])
  }

  /// Creates the paper that fills some cells of a screen, in half cells.
  init(
    _ scene: CanvasScene, in cells: Size, _ rendition: Rendition, _ camera: CanvasCamera = .whole
  ) {
    let grid = rendition.grid
    size = SketchPoint(Double(cells.columns), Double(cells.rows * 2))
    pixel = SketchPoint(1 / Double(grid.across), 2 / Double(grid.down))
    hasHardEdges = !rendition.isInPixels
    let isTile = camera == .tile
    let step = camera == .whole ? SketchPoint(1, 2) : pixel
    // The corners around a chosen shape take one cell.
    let edge =
      switch camera {
      case .whole: SketchPoint(2, 2)
      case .card:
        SketchPoint(
          (1 / pixel.x).rounded(.up) * pixel.x, (1 / pixel.y).rounded(.up) * pixel.y)
      case .tile: pixel
      }
    margin = SketchPoint(
      max(edge.x, (size.x * Self.margin / step.x).rounded() * step.x),
      max(edge.y, (size.y * Self.margin / step.y).rounded() * step.y))
    let cell = (across: Int((1 / step.x).rounded()), down: Int((2 / step.y).rounded()))
    let room = CanvasArrangement.Room(
      paper: size, margin: margin, step: step,
      grain: camera == .whole ? 1 : max(pixel.x, pixel.y),
      gap: isTile ? cell : (2 * cell.across, cell.down), largest: isTile ? 0.9 : 0.85)
    let least = scene.side / 100 * min(room.size.x, room.size.y)
    func arranged(_ positions: [CanvasPosition]) -> CanvasArrangement {
      CanvasArrangement(
        zip(positions, scene.shares).map { .init(position: $0, share: $1) }, in: room,
        least: isTile ? room.grain : least)
    }
    let arrangement = arranged(scene.positions)
    (side, centres) = (arrangement.side, arrangement.centres)
    starts = (scene.moment?.glide?.from).map { arranged($0).centres } ?? []
  }

  /// Returns the maximum number of shapes that can be told apart in a small picture.
  static func capacity(of cells: Size, _ rendition: Rendition) -> Int {
    let grid = rendition.grid
    let grain = max(1 / Double(grid.across), 2 / Double(grid.down))
    let least = Self.legible * grain
    let room = Double(cells.columns) * Double(cells.rows * 2)
    return max(1, min(mostInTile, Int(0.55 * room / (least * least))))
  }

  /// The minimum number of pixels per side of a shape in a small picture, and the maximum number of shapes in one.
  private static let (legible, mostInTile) = (8.0, 4)

  /// The larger side of a pixel; 0 for files.
  var grain: Double { max(pixel.x, pixel.y) }

  /// Returns the centre of a shape without its rise. During a glide, this is its current position on the way. A shape
  /// drifts by at most a cell, which is less than its distance from the edges.
  func centre(of item: CanvasScene.Item, _ moment: CanvasMoment?) -> SketchPoint {
    guard let number = item.number, centres.indices.contains(number) else { return item.middle }
    guard let moment, starts.indices.contains(number) else {
      let (centre, drift) = (centres[number], item.drift)
      return SketchPoint(
        centre.x + drift.x * max(pixel.x, 0.5), centre.y + drift.y * max(pixel.y, 0.5))
    }
    return starts[number].toward(centres[number], moment.glided)
  }

  /// Whether there are too few pixels to tell shapes apart, so that signs are drawn instead.
  var isForSigns: Bool { hasHardEdges && side < 6.5 * grain }
}
