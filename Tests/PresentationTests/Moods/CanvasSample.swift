import Domain

@testable import PresentationKit
@testable import PresentationMoods
@testable import TextUI

/// Sample mood pictures for tests.
enum CanvasSample {
  /// Ten positions that are far from each other.
  static let positions = [
    (1800, 1500), (5200, 1700), (8300, 2100), (3200, 3800), (6700, 4200), (1600, 6000),
    (4700, 6300), (8200, 6800), (2700, 8500), (6300, 8600),
  ].map { CanvasPosition(x: $0.0, y: $0.1) }

  /// Ten levels, one for each mood shape.
  static let levels = [5, 15, 25, 35, 45, 55, 65, 75, 85, 95]

  /// Returns a mood picture with these levels, newest first.
  static func canvas(
    _ levels: [Int] = levels, at positions: [CanvasPosition] = positions, theme: MoodTheme = .dawn
  ) throws -> Canvas {
    let shapes = try levels.enumerated().map { number, level in
      Canvas.Shape(
        MoodRecord(
          id: ID("feeling\(number)"), at: Now(instant: 1_760_000_000 - number, offset: 32_400),
          level: MoodLevel(nearest: level), text: try MoodRecord.text("오늘"),
          position: positions[number]),
        theme: theme)
    }
    return Canvas(
      day: Day(ordinal: 20_370), mode: .daily, theme: theme, shapes: shapes,
      total: shapes.count, hasGuide: false)
  }

  /// Returns the empty mood picture with the guide that a new user sees.
  static func guide(_ theme: MoodTheme = .dawn) -> Canvas {
    Canvas(
      day: Day(ordinal: 20_370), mode: .daily, theme: theme, shapes: [], total: 0, hasGuide: true)
  }

  /// Returns the scene as a picture with this many pixels on each side.
  static func picture(_ scene: CanvasScene, pixels: Int) -> Picture {
    Picture(scene.sketch(pixels: pixels), in: Size(columns: pixels, rows: pixels / 2))
  }
}

/// Drawing on a square sheet without a margin, as in exported files.
extension CanvasScene {
  func sketch(pixels: Int) -> Sketch { sketch(on: CanvasPaper(sheetOf: canvas, pixels: pixels)) }

  /// Returns the box of a shape. The grain is the width of a pixel in percent of the sheet; with 0
  /// the box is not aligned to pixels, as in an SVG file.
  func box(of item: Item, _ grain: Double) -> Box {
    let pixels = grain > 0 ? Int((100 / grain).rounded()) : nil
    return box(of: item, on: CanvasPaper(sheetOf: canvas, pixels: pixels))
  }
}
