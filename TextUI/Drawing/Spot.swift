/// A point or vector on the sheet, the coordinate space of sketches. The sheet is 100 × 100 with
/// its origin at the top left.
public struct Spot: Equatable, Sendable {
  /// The distance from the left edge.
  public var x: Double
  /// The distance from the top edge.
  public var y: Double

  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// The vector sum.
  public static func + (a: Spot, b: Spot) -> Spot { Spot(a.x + b.x, a.y + b.y) }
  /// The vector from `b` to `a`.
  public static func - (a: Spot, b: Spot) -> Spot { Spot(a.x - b.x, a.y - b.y) }
  /// The vector multiplied by a factor.
  public static func * (a: Spot, factor: Double) -> Spot { Spot(a.x * factor, a.y * factor) }

  /// The length of the vector.
  public var length: Double { (x * x + y * y).squareRoot() }
  /// The unit vector of the same direction; the zero vector stays zero.
  public var unit: Spot { length > 0 ? self * (1 / length) : self }
  /// The vector rotated by 90° clockwise on screen.
  public var normal: Spot { Spot(-y, x) }

  /// The point at `part` (0…1) of the way to another one.
  public func toward(_ other: Spot, _ part: Double) -> Spot { self + (other - self) * part }
}

/// A quadratic Bézier curve.
public struct Curve: Equatable, Sendable {
  public let start: Spot
  /// The control point.
  public let bend: Spot
  public let end: Spot

  public init(_ start: Spot, _ bend: Spot, _ end: Spot) {
    self.start = start
    self.bend = bend
    self.end = end
  }

  /// The point at `part` (0…1) of the curve.
  public func at(_ part: Double) -> Spot {
    start.toward(bend, part).toward(bend.toward(end, part), part)
  }

  /// The unit tangent at `part` of the curve.
  public func direction(_ part: Double) -> Spot {
    let here = (bend - start) * (1 - part) + (end - bend) * part
    return here.length > 0 ? here.unit : (end - start).unit
  }
}
