import Domain
import TextUI

/// The outline of one of the ten shapes, in a box of side 1 centred on the origin. At low resolution it has fewer and
/// bolder parts, so that it stays recognisable.
struct MoodShapeArt: Equatable, Sendable {
  let shape: MoodShape
  /// The number of pixels per side; large for files.
  let pixels: Double

  init(_ shape: MoodShape, pixels: Double = 1000) {
    self.shape = shape
    self.pixels = pixels
  }

  /// Whether there is no room for fine details.
  var isCoarse: Bool { pixels < 15 }
  /// Whether the parts of the shape need whole pixels to stay apart.
  var isSmall: Bool { pixels < 24 }
  /// Whether there are only enough pixels for a rough form.
  var isTiny: Bool { pixels < 8.5 }

  /// Returns a measure, but at least the size of `count` pixels.
  private func seen(_ measure: Double, atLeast count: Double) -> Double {
    max(measure, count / max(1, pixels))
  }

  /// The edges of the gap between the two halves of a shape. At low resolution the gap is one pixel, or two where the
  /// number of pixels is even. Both halves are then equal and take whole pixels.
  private var seam: (end: Double, start: Double) {
    if pixels >= CanvasPaper.smoothFrom { return (-0.02, 0.02) }
    let half = Int(pixels.rounded()) % 2 == 0 ? 1 : 0.5
    return (-half / pixels, half / pixels)
  }

  /// Returns the outline around a centre, inset by a fraction of the side.
  func outline(at centre: SketchPoint, side: Double, inset: Double = 0) -> Outline {
    Outline(loops(inset: inset), at: centre, side: side)
  }

  /// Returns the closed loops of the shape.
  func loops(inset: Double = 0) -> [ShapeLoop] {
    switch shape {
    case .burst: burst(inset)
    case .triangles: triangles(inset)
    case .parallelograms: parallelograms(inset)
    case .corner: corner(inset)
    case .waves: waves(inset * 0.7)
    case .leaves: leaves(inset)
    case .rings: rings(inset * 0.7)
    case .clover: clover(inset)
    case .ellipses: ellipses(inset)
    case .circle: [.disc(SketchPoint(0, 0), 0.5 - inset)]
    }
  }
}

/// The outlines of the angular shapes.
extension MoodShapeArt {
  /// Returns a burst with twelve, eight or four tips, depending on the resolution.
  private func burst(_ inset: Double) -> [ShapeLoop] {
    let (tips, valley, step) =
      isTiny
      ? (4, 0.21, SketchPoint(0.707_106_781, 0.707_106_781))
      : isSmall
        ? (8, 0.25, SketchPoint(0.923_879_533, 0.382_683_432))
        : (12, 0.31, SketchPoint(0.965_925_826, 0.258_819_045))
    var direction = SketchPoint(0, -1)
    let star = ShapeLoop(
      (0..<(2 * tips)).map { number in
        defer {
          direction = SketchPoint(
            direction.x * step.x - direction.y * step.y, direction.x * step.y + direction.y * step.x
          )
        }
        return direction * (number % 2 == 0 ? 0.5 : valley)
      })
    return [star.inset(inset).softened(isCoarse ? 0 : 0.02)]
  }

  /// Returns three triangles pointing right.
  private func triangles(_ inset: Double) -> [ShapeLoop] {
    (0..<3).map { number in
      let left = -0.5 + Double(number) / 3
      return ShapeLoop([
        SketchPoint(left, -0.5), SketchPoint(left + 1.0 / 3, 0), SketchPoint(left, 0.5),
      ])
      .inset(inset).softened(0.024 - inset / 2)
    }
  }

  /// Returns two parallelograms, one above the other, leaning right.
  private func parallelograms(_ inset: Double) -> [ShapeLoop] {
    [(-0.5, seam.end), (seam.start, 0.5)].map { top, bottom in
      ShapeLoop([
        SketchPoint(-0.22, top), SketchPoint(0.5, top), SketchPoint(0.22, bottom),
        SketchPoint(-0.5, bottom),
      ]).inset(inset).softened(0.035 - inset / 2)
    }
  }

  /// Returns half of a square, with the right angle at the bottom left.
  private func corner(_ inset: Double) -> [ShapeLoop] {
    // The long side would halve its pixels exactly, and rounding would decide which of them are filled.
    let short = 0.5 - 0.2 / pixels
    return [
      ShapeLoop([SketchPoint(-0.5, -short), SketchPoint(short, 0.5), SketchPoint(-0.5, 0.5)])
        .inset(inset).softened(0.045 - inset / 2)
    ]
  }
}

/// The outlines of the shapes between angular and round.
extension MoodShapeArt {
  /// Returns vertical waves: three, or two where three would touch.
  private func waves(_ inset: Double) -> [ShapeLoop] {
    let half = seen(0.055, atLeast: isTiny ? 0.7 : 1)
    let swing = isCoarse ? 0.1 : 0.06
    let turns = isCoarse ? 1.25 : 2.25
    let reach = 0.5 - half
    return (pixels < 17 ? [-1.0, 1] : [-1.0, 0, 1]).map { number in
      let middle = number * (0.5 - half - swing)
      let points = (0...36).map { step in
        let part = Double(step) / 36
        return SketchPoint(
          middle + swing * Easing.sway(part * turns + 0.25),
          -reach + 2 * reach * part)
      }
      return ShapeLoop.band(points, half - inset)
    }
  }

  /// Returns two leaves side by side, pointed at the top left and the bottom right.
  private func leaves(_ inset: Double) -> [ShapeLoop] {
    [(-0.5, seam.end), (seam.start, 0.5)].map { left, right in
      let width = right - left
      let upper = ShapeLoop.arc(
        SketchPoint(left, 0), from: SketchPoint(0, -1), steps: 13, width, 0.5)
      let lower = ShapeLoop.arc(
        SketchPoint(right, 0), from: SketchPoint(0, 1), steps: 13, width, 0.5)
      return ShapeLoop(upper.corners + lower.corners).inset(inset)
    }
  }

  /// Returns concentric rings, or one ring around a disc at low resolution.
  private func rings(_ inset: Double) -> [ShapeLoop] {
    func ring(_ radius: Double, _ stroke: Double) -> [ShapeLoop] {
      let hole = radius - stroke + inset
      let edge = ShapeLoop.disc(SketchPoint(0, 0), radius - inset)
      return hole > 0 ? [edge, ShapeLoop.disc(SketchPoint(0, 0), hole).hole] : [edge]
    }
    if isSmall {
      // The ring, the gap and the disc take whole pixels.
      let width = max(2, (pixels / 8).rounded())
      let gap = max(1, (pixels / 10).rounded())
      let disc = max(1, pixels.rounded() - 2 * (width + gap))
      return ring(0.5, width / pixels) + ring(disc / pixels / 2, 1)
    }
    let stroke = seen(0.062, atLeast: 1.1)
    return ring(0.5, stroke) + ring(0.33, stroke) + ring(0.16, pixels < 26 ? 0.16 : stroke)
  }
}

/// The outlines of the round shapes.
extension MoodShapeArt {
  /// Returns a four-leaf clover.
  private func clover(_ inset: Double) -> [ShapeLoop] {
    let radius = isCoarse ? 0.24 : 0.262
    let middle = 0.5 - radius
    let leaves = [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)].map { x, y in
      ShapeLoop.disc(SketchPoint(x * middle, y * middle), radius - inset)
    }
    return leaves + [.disc(SketchPoint(0, 0), 0.2)]
  }

  /// Returns three ellipses, one above the other, or a disc below five pixels. At low resolution each ellipse begins at
  /// a pixel boundary, and the middle one gets the remaining pixels.
  private func ellipses(_ inset: Double) -> [ShapeLoop] {
    var (outer, gap) = (0.3, 0.05)
    if pixels < 5 { return [.disc(SketchPoint(0, 0), 0.5)] }
    if isSmall {
      gap = (isCoarse ? 1 : 2) / pixels
      outer = ((pixels - 2 * gap * pixels) / 3).rounded() / pixels
    }
    let middle = 1 - 2 * (outer + gap)
    return [(outer / 2 - 0.5, outer), (0, middle), (0.5 - outer / 2, outer)].map { y, height in
      .ellipse(SketchPoint(0, y), 0.5 - inset, height / 2 - inset)
    }
  }
}

/// Draws the shape as part of a larger drawing.
extension MoodShapeArt {
  /// Draws the shape, with a thin outline if there is room for one.
  func draw(into sketch: inout Sketch, at middle: SketchPoint, side: Double, _ ink: Ink, rim: Ink?)
  {
    guard let rim, let width = rimWidth else {
      return sketch.fill(outline(at: middle, side: side), ink)
    }
    sketch.fill(outline(at: middle, side: side), rim)
    sketch.fill(outline(at: middle, side: side, inset: width), ink)
  }

  /// The width of the outline as a fraction of the side. Nil below 40 pixels, because an outline would hide details.
  var rimWidth: Double? { pixels < 40 ? nil : max(0.016, 1 / pixels) }
}
