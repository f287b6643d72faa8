/// A place on the sheet a picture is sketched on. The sheet is 100 wide and 100 high, and its
/// origin is the top left corner.
public struct Spot: Equatable, Sendable {
  /// How far right.
  public var x: Double
  /// How far down.
  public var y: Double

  /// Makes a place.
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// Both places as steps, one after the other.
  public static func + (a: Spot, b: Spot) -> Spot { Spot(a.x + b.x, a.y + b.y) }
  /// The step from the second place to the first.
  public static func - (a: Spot, b: Spot) -> Spot { Spot(a.x - b.x, a.y - b.y) }
  /// So many times the step.
  public static func * (a: Spot, factor: Double) -> Spot { Spot(a.x * factor, a.y * factor) }

  /// The distance from the origin.
  public var length: Double { (x * x + y * y).squareRoot() }
  /// The same direction with a length of one; nothing stays nothing.
  public var unit: Spot { length > 0 ? self * (1 / length) : self }
  /// The direction a quarter turn to the right of this one.
  public var normal: Spot { Spot(-y, x) }

  /// The place a part of the way to another one.
  public func toward(_ other: Spot, _ part: Double) -> Spot { self + (other - self) * part }
}

/// A line that bends once: from one place to another, drawn toward a third.
public struct Curve: Equatable, Sendable {
  /// Where it begins.
  public let start: Spot
  /// What pulls it to one side.
  public let bend: Spot
  /// Where it ends.
  public let end: Spot

  /// Makes a curve of its three places.
  public init(_ start: Spot, _ bend: Spot, _ end: Spot) {
    self.start = start
    self.bend = bend
    self.end = end
  }

  /// The place a part of the way along.
  public func at(_ part: Double) -> Spot {
    start.toward(bend, part).toward(bend.toward(end, part), part)
  }

  /// Where the line leads at that place, as a length of one.
  public func direction(_ part: Double) -> Spot {
    let here = (bend - start) * (1 - part) + (end - bend) * part
    return here.length > 0 ? here.unit : (end - start).unit
  }
}
