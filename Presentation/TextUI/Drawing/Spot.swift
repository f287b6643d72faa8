/// A point or vector on the sheet, the coordinate space of sketches. The sheet is 100 × 100 with
/// its origin at the top left.
public struct SketchPoint: Equatable, Sendable {
  /// The distance from the left edge.
  public var x: Double
  /// The distance from the top edge.
  public var y: Double

  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// Returns the vector sum.
  public static func + (a: SketchPoint, b: SketchPoint) -> SketchPoint {
    SketchPoint(a.x + b.x, a.y + b.y)
  }
  /// Returns the vector from `b` to `a`.
  public static func - (a: SketchPoint, b: SketchPoint) -> SketchPoint {
    SketchPoint(a.x - b.x, a.y - b.y)
  }
  /// Returns the vector multiplied by a factor.
  public static func * (a: SketchPoint, factor: Double) -> SketchPoint {
    SketchPoint(a.x * factor, a.y * factor)
  }

  /// The length of the vector.
  public var length: Double { (x * x + y * y).squareRoot() }
  /// The unit vector of the same direction; the zero vector stays zero.
  public var unit: SketchPoint { length > 0 ? self * (1 / length) : self }
  /// The vector rotated by 90° clockwise on screen.
  public var normal: SketchPoint { SketchPoint(-y, x) }

  /// Returns the point at `part` (0…1) of the way to another point.
  public func toward(_ other: SketchPoint, _ part: Double) -> SketchPoint {
    self + (other - self) * part
  }
}

/// A quadratic Bézier curve.
public struct Curve: Equatable, Sendable {
  public let start: SketchPoint
  /// The control point.
  public let bend: SketchPoint
  public let end: SketchPoint

  public init(_ start: SketchPoint, _ bend: SketchPoint, _ end: SketchPoint) {
    self.start = start
    self.bend = bend
    self.end = end
  }

  /// Returns the point at `part` (0…1) of the curve.
  public func at(_ part: Double) -> SketchPoint {
    start.toward(bend, part).toward(bend.toward(end, part), part)
  }

  /// Returns the unit tangent at `part` of the curve.
  public func direction(_ part: Double) -> SketchPoint {
    let here = (bend - start) * (1 - part) + (end - bend) * part
    return here.length > 0 ? here.unit : (end - start).unit
  }
}
