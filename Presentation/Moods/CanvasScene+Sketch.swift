import Domain
package import TextUI

/// Draws the scene as vector graphics.
extension CanvasScene {
  /// Returns the drawing in coordinates from 0 to 100, on paper with round corners. Marks stay inside the margin
  /// `frame`, where a text frame is drawn over the picture.
  func sketch(pixels: Int, hasEdge: Bool = true, frame: Double = 0) -> Sketch {
    let grain = 100 / Double(max(1, pixels))
    var sketch = Sketch(grain: grain)
    sheet.draw(
      into: &sketch, radius: sketch.seen(4, atLeast: 1.6), hasEdge: pixels >= 24 && hasEdge)
    drawMarks(into: &sketch, within: frame)
    drawShapes(into: &sketch)
    if let selected, items.indices.contains(selected) {
      drawMark(around: box(of: items[selected], grain), into: &sketch)
    }
    return sketch
  }

  /// Returns the canvas as an SVG file, in which the paper reaches to the edges and nothing is selected or animated.
  package func svg(side: Int) -> [UInt8] {
    var sketch = Sketch(grain: 0)
    drawMarks(into: &sketch)
    drawShapes(into: &sketch)
    var file = SVG(side: side, paper: canvas.theme.paper)
    file.add(sketch)
    return file.bytes
  }

  /// Draws the shapes, oldest first, above the guide shapes.
  package func drawShapes(into sketch: inout Sketch) {
    for item in items.reversed() {
      let box = box(of: item, sketch.grain)
      guard let shape = item.shape else {
        sketch.fill(
          Outline([.disc(SketchPoint(0, 0), 0.5)], at: box.middle, side: box.side), item.ink)
        continue
      }
      let art = MoodShapeArt(shape, pixels: sketch.grain > 0 ? box.side / sketch.grain : 1000)
      art.draw(into: &sketch, at: box.middle, side: box.side, item.ink, rim: item.rim)
    }
  }

  /// The side of the dot for an entry without a level. It does not depend on the number of shapes.
  static let dot = 4.5

  /// The square in which a shape is drawn.
  struct Box: Equatable, Sendable {
    let middle: SketchPoint
    let side: Double
  }

  /// Returns the square of a shape, which rises by up to a fifth of its side. At pixel resolution, the edges of a shape
  /// at rest align with pixels; small shapes rise by whole pixels.
  func box(of item: Item, _ grain: Double) -> Box {
    let side = item.shape == nil ? max(Self.dot, 2 * grain) : side
    guard grain > 0 else {
      return Box(middle: item.middle - SketchPoint(0, item.rise * side / 5), side: side)
    }
    let pixels = max(1, (side / grain).rounded())
    let rise = item.rise * max(1, (pixels / 5).rounded())
    let lift = SketchPoint(0, (pixels < 12 ? rise.rounded() : rise) * grain)
    if moment?.glide != nil { return Box(middle: item.middle - lift, side: pixels * grain) }
    func whole(_ middle: Double) -> Double {
      (((middle / grain) - pixels / 2).rounded() + pixels / 2) * grain
    }
    return Box(
      middle: SketchPoint(whole(item.middle.x), whole(item.middle.y)) - lift, side: pixels * grain)
  }

  /// Draws four corners around a square to mark it as selected. They are outlined in the colour of the paper, so that
  /// they stand out on any shape.
  private func drawMark(around box: Box, into sketch: inout Sketch) {
    let thick = sketch.seen(0.5, atLeast: 1)
    let half = box.side / 2
    // Keep the corners aligned with pixels while the shape moves.
    func crisp(_ middle: Double) -> Double {
      ((middle - half) / sketch.grain).rounded() * sketch.grain + half
    }
    let middle = SketchPoint(crisp(box.middle.x), crisp(box.middle.y))
    let reach = half + 2 * thick
    let arm = max(box.side * 0.24, 2 * thick)
    func corners(_ swell: Double, _ ink: Ink) {
      for (x, y) in [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)] {
        let tip = SketchPoint(
          min(100 - thick, max(thick, middle.x + x * reach)),
          min(100 - thick, max(thick, middle.y + y * reach)))
        sketch.fill(.rectangle(tip, SketchPoint(tip.x - x * arm, tip.y - y * thick), swell), ink)
        sketch.fill(.rectangle(tip, SketchPoint(tip.x - x * thick, tip.y - y * arm), swell), ink)
      }
    }
    if let paper = sheet.paper { corners(sketch.seen(0.3, atLeast: 0.5), paper) }
    corners(0, sheet.text)
  }
}

extension MoodSheet {
  /// Draws the paper with round corners, inside a frame if there is room for one. If the paper is transparent, only the
  /// frame is drawn.
  func draw(into sketch: inout Sketch, radius: Double, hasEdge: Bool) {
    let grain = sketch.grain
    switch paper {
    case let paper? where hasEdge:
      sketch.fill(.sheet(0, radius), edge)
      sketch.fill(.sheet(grain, radius - grain), paper)
    case let paper?: sketch.fill(.sheet(0, radius), paper)
    case nil:
      guard hasEdge else { return }
      let inner = Outline.sheet(grain, radius - grain).corners
      sketch.fill(Outline.sheet(0, radius).around(inner), edge)
    }
  }
}

extension Outline {
  /// Returns this outline with a hole cut out.
  fileprivate func around(_ hole: [SketchPoint]) -> Outline {
    guard let start = corners.first, let inside = hole.first else { return self }
    return Outline(corners + [start, inside] + hole.reversed())
  }

  /// Returns a square with round corners, at a distance from the edges of the sheet.
  package static func sheet(_ margin: Double, _ radius: Double) -> Outline {
    let half = 50 - margin
    let square = ShapeLoop([
      SketchPoint(-half, -half), SketchPoint(half, -half), SketchPoint(half, half),
      SketchPoint(-half, half),
    ])
    return Outline([square.softened(radius * 1.4)], at: SketchPoint(50, 50), side: 1)
  }

  /// Returns a rectangle between two corners, enlarged by a margin.
  static func rectangle(_ a: SketchPoint, _ b: SketchPoint, _ margin: Double) -> Outline {
    let (left, right) = (min(a.x, b.x) - margin, max(a.x, b.x) + margin)
    let (top, bottom) = (min(a.y, b.y) - margin, max(a.y, b.y) + margin)
    return Outline([
      SketchPoint(left, top), SketchPoint(right, top), SketchPoint(right, bottom),
      SketchPoint(left, bottom),
    ])
  }
}
