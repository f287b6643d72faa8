/// A closed polygon that outlines a shape.
public struct Outline: Equatable, Sendable {
  /// The corners in order; the last corner is joined to the first.
  public var corners: [SketchPoint]

  public init(_ corners: [SketchPoint]) { self.corners = corners }

  /// The cosine and the sine of 15°, the angle from one corner of an ellipse to the next.
  private static let turn = (cos: 0.965_925_826, sin: 0.258_819_045)

  /// Returns an ellipse. `along` and `across` are its radii, in `direction` and at right angles to `direction`.
  public static func ellipse(
    _ centre: SketchPoint, _ along: Double, _ across: Double,
    toward direction: SketchPoint = SketchPoint(1, 0)
  ) -> Outline {
    let axis = direction.unit
    var (x, y) = (1.0, 0.0)
    return Outline(
      (0..<24).map { _ in
        defer { (x, y) = (x * turn.cos - y * turn.sin, x * turn.sin + y * turn.cos) }
        return centre + axis * (x * along) + axis.normal * (y * across)
      })
  }

  /// Returns a circle, as a polygon with 24 corners.
  public static func disc(_ centre: SketchPoint, _ radius: Double) -> Outline {
    ellipse(centre, radius, radius)
  }

  /// Returns a band along a curve. `halfWidth` maps the progress along the curve, 0…1, to half the width.
  public static func ribbon(_ curve: Curve, steps: Int = 8, _ halfWidth: (Double) -> Double)
    -> Outline
  {
    let parts = (0...max(1, steps)).map { Double($0) / Double(max(1, steps)) }
    func edge(_ side: Double) -> [SketchPoint] {
      parts.map { curve.at($0) + curve.direction($0).normal * (side * halfWidth($0)) }
    }
    return Outline(edge(1) + edge(-1).reversed())
  }

  /// Returns a band whose width changes linearly from `width` to `tip`.
  public static func stem(_ curve: Curve, _ width: Double, _ tip: Double) -> Outline {
    ribbon(curve) { (width + (tip - width) * $0) / 2 }
  }

  /// Returns a leaf shape: pointed at both ends, widest a little before the middle.
  public static func leaf(_ curve: Curve, _ width: Double) -> Outline {
    ribbon(curve) { part in
      let from = part * (2 - part)
      return width * 2 * from * (1 - part) * 0.66
    }
  }

  /// Returns a straight leaf shape.
  public static func leaf(_ start: SketchPoint, _ end: SketchPoint, _ width: Double) -> Outline {
    leaf(Curve(start, start.toward(end, 0.5), end), width)
  }
}
