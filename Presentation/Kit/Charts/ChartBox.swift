package import TextUI

/// The rectangle in which a chart is drawn, and the size of its pixels.
package struct ChartBox: Equatable, Sendable {
  package let left: Double
  package let top: Double
  package let width: Double
  package let height: Double
  /// The side of a pixel; 0 if edges need not align to pixels.
  package let grain: Double

  package init(left: Double, top: Double, width: Double, height: Double, grain: Double = 0) {
    self.left = left
    self.top = top
    self.width = max(0, width)
    self.height = max(0, height)
    self.grain = grain
  }

  /// Creates the rectangle of all pixels in an area of `size` cells, measured in pixels.
  package init(pixelsOf size: Size) {
    let (width, height) = Picture.pixels(in: size)
    self.init(left: 0, top: 0, width: Double(width), height: Double(height), grain: 1)
  }

  package var right: Double { left + width }
  package var bottom: Double { top + height }

  /// Returns the nearest position at which an edge lies between two pixels.
  package func crisp(_ position: Double) -> Double {
    grain > 0 ? (position / grain).rounded() * grain : position
  }
}

extension Outline {
  /// Returns a rectangle with optional rounded corners.
  package static func block(
    _ left: Double, _ top: Double, _ width: Double, _ height: Double, radius: Double = 0
  ) -> Outline {
    let (right, bottom) = (left + width, top + height)
    let radius = min(radius, width / 2, height / 2)
    guard radius > 0 else {
      return Outline([
        SketchPoint(left, top), SketchPoint(right, top), SketchPoint(right, bottom),
        SketchPoint(left, bottom),
      ])
    }
    func corner(_ x: Double, _ y: Double, _ start: Double) -> [SketchPoint] {
      (0...6).map { SketchPoint(x, y) + SketchPoint.onCircle(start + Double($0) / 24) * radius }
    }
    return Outline(
      corner(right - radius, top + radius, 0)
        + corner(right - radius, bottom - radius, 0.25)
        + corner(left + radius, bottom - radius, 0.5) + corner(left + radius, top + radius, 0.75))
  }
}
