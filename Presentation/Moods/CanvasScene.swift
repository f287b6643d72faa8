package import Domain
import PresentationKit
import TextUI

/// The picture of a canvas: one scene of shapes on paper, for screens, for letters and for files.
package struct CanvasScene: Equatable, Sendable {
  package let canvas: Canvas
  /// What moves on it, if anything does.
  let moment: CanvasMoment?
  /// The shape the keys act on. The shapes count from 0, newest first, and then the grey ones.
  let selected: Int?
  /// Where the grey shapes lie.
  let guide: [CanvasPosition]
  /// What they lie on.
  private(set) var sheet: MoodSheet

  /// The picture of a canvas at a moment.
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

  /// The same as it is on a screen with a ground, which may not be known.
  func lying(on ground: Ink?) -> CanvasScene {
    var scene = self
    scene.sheet = MoodSheet(canvas.theme, on: ground)
    return scene
  }

  /// A shape as it is at the moment.
  struct Item: Equatable, Sendable {
    /// Its form; an entry is a plain dot.
    let shape: MoodShape?
    /// Its level; entries and the grey ones have none to speak of.
    let level: MoodLevel?
    /// Whether it is one of the grey ones.
    var isGuide = false
    /// Its middle on a sheet of 100, as if it were still.
    let middle: Spot
    /// How far it has risen, from 0 to 1, or how far it has sunk, from 0 to -1.
    let rise: Double
    let ink: Ink
    /// The thin line around it; the grey ones have none.
    let rim: Ink?
  }

  /// The side of each shape on a sheet of 100.
  var side: Double { Double(canvas.shapeSide) }

  /// The shapes, newest first, and then the grey ones.
  var items: [Item] {
    let theme = canvas.theme
    let felt = canvas.shapes.enumerated().map { number, shape in
      // Among sixteen colours only the canvas's own theme knows which ones its paper lets be seen.
      let ink =
        shape.record.level.map {
          sheet.shown(shape.theme.ink(of: $0).with(ansi16: theme.ink(of: $0).ansi16))
        } ?? sheet.text
      return Item(
        shape: shape.record.shape, level: shape.record.level,
        middle: middle(number, shape.record.place),
        rise: rise(shape.record.place, shape.record.id.text),
        ink: faded(ink, number), rim: faded(sheet.rim(around: ink), number))
    }
    if !canvas.hasGuide { return felt }
    let room = max(0, Canvas.most - felt.count)
    return felt
      + zip(GuideShapes.all, guide).prefix(room).enumerated().map { number, grey in
        let number = felt.count + number
        return Item(
          shape: grey.0.level.shape, level: nil, isGuide: true,
          middle: middle(number, grey.1),
          rise: rise(grey.1, "guide\(number)"), ink: faded(sheet.guide, number), rim: nil)
      }
  }

  /// Where a shape is on its way to its place.
  private func middle(_ number: Int, _ place: CanvasPosition) -> Spot {
    moment?.place(number, place) ?? Spot(Double(place.x) / 100, Double(place.y) / 100)
  }

  /// How far a shape has risen. One that lies right under the upper edge sinks instead, so that it
  /// never leaves the paper.
  private func rise(_ place: CanvasPosition, _ name: String) -> Double {
    guard let moment else { return 0 }
    let isHigh = Double(place.y) / 100 - side / 2 < side * 0.25
    return moment.rise(of: name) * (isHigh ? -1 : 1)
  }

  /// A colour that a blink has taken away in part.
  private func faded(_ ink: Ink, _ number: Int) -> Ink {
    ink.mixed(with: sheet.fading, 1 - (moment?.presence(number) ?? 1))
  }
}
