import Domain
package import TextUI

/// Draws the scene as vector graphics.
extension CanvasScene {
  /// Returns the drawing on some paper, which it fills completely. A clear sheet stays transparent.
  func sketch(on paper: CanvasPaper) -> Sketch {
    var sketch = Sketch(grain: paper.grain)
    if let ink = sheet.paper {
      // The paper reaches beyond its size, because pixels that are not square leave a rest.
      sketch.fill(.rectangle(SketchPoint(0, 0), paper.size, paper.size), ink)
    }
    drawMarks(into: &sketch, on: paper)
    drawShapes(into: &sketch, on: paper)
    if let selected, items.indices.contains(selected) {
      drawMark(around: box(of: items[selected], on: paper), into: &sketch, on: paper)
    }
    return sketch
  }

  /// Returns the canvas as an SVG file, in which the paper reaches to the edges and nothing is selected or animated.
  package func svg(side: Int) -> [UInt8] {
    let sheet = CanvasPaper(sheetOf: canvas)
    var sketch = Sketch(grain: 0)
    drawMarks(into: &sketch, on: sheet)
    drawShapes(into: &sketch, on: sheet)
    var file = SVG(side: side, paper: canvas.theme.paper)
    file.add(sketch)
    return file.bytes
  }

  /// Draws the shapes into a file, oldest first, above the guide shapes.
  package func drawShapes(into sketch: inout Sketch) {
    drawShapes(into: &sketch, on: CanvasPaper(sheetOf: canvas))
  }

  /// Draws the shapes into a small picture of 100 × 100, in which they are as large as their number allows.
  package func drawLargeShapes(into sketch: inout Sketch) {
    let size = Size(columns: 100, rows: 50)
    drawShapes(into: &sketch, on: CanvasPaper(self, in: size, .kitty, .card))
  }

  private func drawShapes(into sketch: inout Sketch, on paper: CanvasPaper) {
    for item in items.reversed() {
      let box = box(of: item, on: paper)
      guard let shape = item.shape else {
        let dot = Outline([.disc(SketchPoint(0, 0), 0.5)], at: box.middle, side: box.side)
        paper.fill(dot, item.ink, into: &sketch)
        continue
      }
      let art = MoodShapeArt(
        shape, pixels: paper.grain > 0 ? box.side / paper.grain : 1000)
      if paper.hasHardEdges {
        let outline = art.outline(at: box.middle, side: box.side)
        sketch.stamp(outline, item.ink, pixel: paper.pixel)
      } else {
        art.draw(into: &sketch, at: box.middle, side: box.side, item.ink, rim: item.rim)
      }
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
  func box(of item: Item, on paper: CanvasPaper) -> Box {
    let grain = paper.grain
    let dot = max(Self.dot * paper.side / self.side, 2 * grain)
    let side = item.shape == nil ? dot : paper.side
    let middle = paper.centre(of: item, moment)
    guard grain > 0 else {
      return Box(middle: middle - SketchPoint(0, item.rise * side / 5), side: side)
    }
    let pixels = max(1, (side / grain).rounded())
    let whole = pixels * grain
    // A chosen shape stays within its corners.
    let isStill = paper.hasHardEdges && selected != nil && item.number == selected
    let reach = paper.centres.isEmpty ? 0 : paper.lift(of: middle, side: whole)
    let rise =
      isStill || isBeside(SketchPoint(middle.x, middle.y - reach), whole, on: paper)
      ? 0
      : paper.centres.isEmpty
        ? item.rise * max(1, (pixels / 5).rounded())
        : item.rise.magnitude * reach / grain
    let lift = SketchPoint(0, (pixels < 12 || paper.hasHardEdges ? rise.rounded() : rise) * grain)
    if moment?.glide != nil || !paper.centres.isEmpty {
      return Box(middle: middle - lift, side: whole)
    }
    func aligned(_ middle: Double) -> Double {
      ((middle - whole / 2) / grain).rounded() * grain + whole / 2
    }
    return Box(middle: SketchPoint(aligned(middle.x), aligned(middle.y)) - lift, side: whole)
  }
}

extension CanvasScene {
  /// Returns whether a square overlaps the cells of the corners around the selected shape, which would cut it off.
  private func isBeside(_ middle: SketchPoint, _ side: Double, on paper: CanvasPaper) -> Bool {
    guard paper.hasHardEdges, let selected, paper.centres.indices.contains(selected) else {
      return false
    }
    let chosen = paper.centres[selected]
    let share = shares.indices.contains(selected) ? shares[selected] : 1
    let reach = (side + share * paper.side) / 2
    return (middle.x - chosen.x).magnitude < reach + 1
      && (middle.y - chosen.y).magnitude < reach + 2
  }
}

extension CanvasPaper {
  /// Returns how far a shape rises at most without reaching the margin; less than zero if it sinks instead.
  func lift(of middle: SketchPoint, side: Double) -> Double {
    let above = max(0, middle.y - side / 2 - margin.y)
    let below = max(0, size.y - margin.y - middle.y - side / 2)
    // At most half a row, so that it stays clear of its neighbours.
    let wanted = min(side / 5, 1)
    return above >= wanted || above >= below ? min(wanted, above) : -min(wanted, below)
  }

  /// Draws an outline, in block characters with hard edges.
  func fill(_ outline: Outline, _ ink: Ink, into sketch: inout Sketch) {
    if hasHardEdges {
      sketch.stamp(outline, ink, pixel: pixel)
    } else {
      sketch.fill(outline, ink)
    }
  }
}

extension Outline {
  /// Returns a square with round corners, at a distance from the edges of the sheet.
  package static func sheet(_ margin: Double, _ radius: Double) -> Outline {
    let half = 50 - margin
    let square = ShapeLoop([
      SketchPoint(-half, -half), SketchPoint(half, -half), SketchPoint(half, half),
      SketchPoint(-half, half),
    ])
    return Outline([square.softened(radius * 1.4)], at: SketchPoint(50, 50), side: 1)
  }

  /// Returns a rectangle between two corners, enlarged by a margin in each direction.
  static func rectangle(
    _ a: SketchPoint, _ b: SketchPoint, _ margin: SketchPoint = SketchPoint(0, 0)
  ) -> Outline {
    let (left, right) = (min(a.x, b.x) - margin.x, max(a.x, b.x) + margin.x)
    let (top, bottom) = (min(a.y, b.y) - margin.y, max(a.y, b.y) + margin.y)
    return Outline([
      SketchPoint(left, top), SketchPoint(right, top), SketchPoint(right, bottom),
      SketchPoint(left, bottom),
    ])
  }
}
