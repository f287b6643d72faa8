import Domain
package import TextUI

/// The scene as a drawing.
extension CanvasScene {
  /// The drawing on a sheet of 100 for so many pixels on each side, whose paper has round corners.
  /// Marks keep within a frame that letters draw over it.
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

  /// The canvas as a file: paper to its edges, and nothing that belongs to a screen.
  package func svg(side: Int) -> [UInt8] {
    var sketch = Sketch(grain: 0)
    drawMarks(into: &sketch)
    drawShapes(into: &sketch)
    var file = SVG(side: side, paper: canvas.theme.paper)
    file.add(sketch)
    return file.bytes
  }

  /// Lays the shapes down, the oldest first and the grey ones below them all.
  package func drawShapes(into sketch: inout Sketch) {
    for item in items.reversed() {
      let box = box(of: item, sketch.grain)
      guard let shape = item.shape else {
        sketch.fill(Outline([.disc(Spot(0, 0), 0.5)], at: box.middle, side: box.side), item.ink)
        continue
      }
      let art = MoodShapeArt(shape, pixels: sketch.grain > 0 ? box.side / sketch.grain : 1000)
      art.draw(into: &sketch, at: box.middle, side: box.side, item.ink, rim: item.rim)
    }
  }

  /// The side of a dot, which is that of an entry, however many there are.
  static let dot = 4.5

  /// A square a shape is drawn in.
  struct Box: Equatable, Sendable {
    let middle: Spot
    let side: Double
  }

  /// Where a shape is drawn; it rises by a fifth of its side. Where there are pixels its edges fall
  /// between two of them whenever it rests, so that it is crisp; a small one rises by whole pixels,
  /// because half of one would be half of what is fine.
  func box(of item: Item, _ grain: Double) -> Box {
    let side = item.shape == nil ? max(Self.dot, 2 * grain) : side
    guard grain > 0 else {
      return Box(middle: item.middle - Spot(0, item.rise * side / 5), side: side)
    }
    let pixels = max(1, (side / grain).rounded())
    let rise = item.rise * max(1, (pixels / 5).rounded())
    let lift = Spot(0, (pixels < 12 ? rise.rounded() : rise) * grain)
    if moment?.glide != nil { return Box(middle: item.middle - lift, side: pixels * grain) }
    func whole(_ middle: Double) -> Double {
      (((middle / grain) - pixels / 2).rounded() + pixels / 2) * grain
    }
    return Box(
      middle: Spot(whole(item.middle.x), whole(item.middle.y)) - lift, side: pixels * grain)
  }

  /// Four corners around a square, on a lighter ground of their own, so that they are seen on any
  /// colour.
  private func drawMark(around box: Box, into sketch: inout Sketch) {
    let thick = sketch.seen(0.5, atLeast: 1)
    let half = box.side / 2
    // Its lines stay crisp while the shape moves.
    func crisp(_ middle: Double) -> Double {
      ((middle - half) / sketch.grain).rounded() * sketch.grain + half
    }
    let middle = Spot(crisp(box.middle.x), crisp(box.middle.y))
    let reach = half + 2 * thick
    let arm = max(box.side * 0.24, 2 * thick)
    func corners(_ swell: Double, _ ink: Ink) {
      for (x, y) in [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)] {
        let tip = Spot(
          min(100 - thick, max(thick, middle.x + x * reach)),
          min(100 - thick, max(thick, middle.y + y * reach)))
        sketch.fill(.rectangle(tip, Spot(tip.x - x * arm, tip.y - y * thick), swell), ink)
        sketch.fill(.rectangle(tip, Spot(tip.x - x * thick, tip.y - y * arm), swell), ink)
      }
    }
    if let paper = sheet.paper { corners(sketch.seen(0.3, atLeast: 0.5), paper) }
    corners(0, sheet.text)
  }
}

extension MoodSheet {
  /// Lays the paper with round corners, within its frame where there is room for one. Clear paper is
  /// nothing but its frame.
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
  /// This outline without what lies within another one.
  fileprivate func around(_ hole: [Spot]) -> Outline {
    guard let start = corners.first, let inside = hole.first else { return self }
    return Outline(corners + [start, inside] + hole.reversed())
  }

  /// A square with round corners, so far from the edges of the sheet.
  package static func sheet(_ margin: Double, _ radius: Double) -> Outline {
    let half = 50 - margin
    let square = ShapeLoop([
      Spot(-half, -half), Spot(half, -half), Spot(half, half), Spot(-half, half),
    ])
    return Outline([square.softened(radius * 1.4)], at: Spot(50, 50), side: 1)
  }

  /// A rectangle between two corners, larger by a margin.
  static func rectangle(_ a: Spot, _ b: Spot, _ margin: Double) -> Outline {
    let (left, right) = (min(a.x, b.x) - margin, max(a.x, b.x) + margin)
    let (top, bottom) = (min(a.y, b.y) - margin, max(a.y, b.y) + margin)
    return Outline([Spot(left, top), Spot(right, top), Spot(right, bottom), Spot(left, bottom)])
  }
}
