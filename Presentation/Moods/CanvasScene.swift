package import Domain
import PresentationKit
import TextUI

/// The picture of a canvas: shapes on paper, for screens, plain characters and files.
package struct CanvasScene: Equatable, Sendable {
  package let canvas: Canvas
  /// The state of the animations; nil if nothing moves.
  let moment: CanvasMoment?
  /// The index of the selected shape; nil if none is selected. Moods are counted from 0, newest first, followed by the
  /// guide shapes.
  let selected: Int?
  /// The positions of the guide shapes.
  let guide: [CanvasPosition]
  /// The paper below the shapes.
  private(set) var sheet: MoodSheet

  package init(
    _ canvas: Canvas, moment: CanvasMoment? = nil, selected: Int? = nil,
    guide: [CanvasPosition] = GuideShapes.all.map(\.place)
  ) {
    self.canvas = canvas
    self.moment = moment
    self.selected = selected
    self.guide = guide
    sheet = MoodSheet(own: canvas.theme)
  }

  /// Returns the scene for a screen with the background `ground`, which is nil if the background is unknown.
  func lying(on ground: Ink?) -> CanvasScene {
    var scene = self
    scene.sheet = MoodSheet(canvas.theme, on: ground)
    return scene
  }

  /// Returns the scene with only its newest moods, for a small picture.
  func newest(_ count: Int) -> CanvasScene {
    let few = Canvas(
      day: canvas.day, mode: canvas.mode, theme: canvas.theme,
      shapes: Array(canvas.shapes.prefix(count)), total: canvas.total, hasGuide: canvas.hasGuide)
    var scene = CanvasScene(few)
    scene.sheet = sheet
    return scene
  }

  /// A shape as it is drawn at this moment.
  struct Item: Equatable, Sendable {
    /// The index of the shape in `items`; nil for a shape without a canvas.
    var number: Int?
    /// The form; nil for an entry, which is drawn as a plain dot.
    let shape: MoodShape?
    /// The level; nil for entries and guide shapes.
    let level: MoodLevel?
    /// Whether the shape is a guide shape.
    var isGuide = false
    /// The centre in coordinates from 0 to 100, without the rise.
    let middle: SketchPoint
    /// How far the shape has risen (0 to 1) or sunk (0 to -1).
    let rise: Double
    /// How far the shape has drifted, in the smallest visible steps.
    var drift = SketchPoint(0, 0)
    let ink: Ink
    /// The colour of the outline; nil for guide shapes.
    let rim: Ink?
  }

  /// The side of each shape in coordinates from 0 to 100.
  var side: Double { Double(canvas.shapeSide) }

  /// The shapes, newest first, then the guide shapes.
  var items: [Item] {
    let theme = canvas.theme
    let felt = canvas.shapes.enumerated().map { number, shape in
      // In the 16-colour palette, only the canvas's own theme knows which colours are visible on
      // its paper.
      let ink =
        shape.record.level.map {
          sheet.shown(shape.theme.ink(of: $0).with(ansi16: theme.ink(of: $0).ansi16))
        } ?? sheet.text
      return Item(
        number: number, shape: shape.record.shape, level: shape.record.level,
        middle: middle(number, shape.record.position),
        rise: rise(shape.record.position, shape.record.id.text),
        drift: drift(number, shape.record.id.text),
        ink: faded(ink, number), rim: faded(sheet.rim(around: ink), number))
    }
    if !canvas.hasGuide { return felt }
    return felt
      + zip(GuideShapes.all, guide).prefix(guideCount).enumerated().map { number, grey in
        let number = felt.count + number
        return Item(
          number: number, shape: grey.0.level.shape, level: nil, isGuide: true,
          middle: middle(number, grey.1),
          rise: rise(grey.1, "guide\(number)"), drift: drift(number, "guide\(number)"),
          ink: faded(sheet.guide, number), rim: nil)
      }
  }

  /// The number of guide shapes that are drawn.
  private var guideCount: Int {
    canvas.hasGuide ? max(0, Canvas.most - canvas.shapes.count) : 0
  }

  /// The stored positions of all shapes, in the order of `items`.
  var positions: [CanvasPosition] {
    canvas.shapes.map(\.record.position) + guide.prefix(guideCount)
  }

  /// The size of each of `items` as a fraction of `side`: 1 for a shape, less for a mood without a shape, which is drawn
  /// as a dot.
  var shares: [Double] {
    canvas.shapes.map { $0.record.shape == nil ? Self.dot / side : 1 }
      + Array(repeating: 1, count: guideCount)
  }

  /// Returns the current position of a shape that moves to `position`.
  private func middle(_ number: Int, _ position: CanvasPosition) -> SketchPoint {
    moment?.position(number, position)
      ?? SketchPoint(Double(position.x) / 100, Double(position.y) / 100)
  }

  /// Returns how far a shape has risen. A shape near the upper edge sinks instead, so that it never leaves the paper.
  private func rise(_ position: CanvasPosition, _ name: String) -> Double {
    guard let moment else { return 0 }
    let isHigh = Double(position.y) / 100 - side / 2 < side * 0.25
    return moment.rise(of: name) * (isHigh ? -1 : 1)
  }

  /// Returns how far a shape has drifted. The selected shape stays within its corners.
  private func drift(_ number: Int, _ name: String) -> SketchPoint {
    moment.flatMap { number == selected ? nil : $0.drift(of: name) } ?? SketchPoint(0, 0)
  }

  /// Blends a colour into the paper as far as the blink requires.
  private func faded(_ ink: Ink, _ number: Int) -> Ink {
    ink.mixed(with: sheet.fading, 1 - (moment?.presence(number) ?? 1))
  }
}
