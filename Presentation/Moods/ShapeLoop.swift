import TextUI

/// A closed loop of a shape, in a box of side 1 centred on the origin.
struct ShapeLoop: Equatable, Sendable {
  var corners: [SketchPoint]

  init(_ corners: [SketchPoint]) { self.corners = corners }

  /// A rotation by 7.5 degrees; 48 such rotations make a full circle.
  private static let turn = (cos: 0.991_444_861, sin: 0.130_526_192, count: 48)

  /// Returns an ellipse with a horizontal and a vertical radius.
  static func ellipse(_ centre: SketchPoint, _ across: Double, _ upward: Double) -> ShapeLoop {
    arc(centre, from: SketchPoint(1, 0), steps: turn.count, across, upward)
  }

  static func disc(_ centre: SketchPoint, _ radius: Double) -> ShapeLoop {
    ellipse(centre, radius, radius)
  }

  /// Returns the corners of an arc that starts in a direction and runs clockwise.
  static func arc(
    _ centre: SketchPoint, from direction: SketchPoint, steps: Int, _ across: Double,
    _ upward: Double
  ) -> ShapeLoop {
    var now = direction
    return ShapeLoop(
      (0..<steps).map { _ in
        defer {
          now = SketchPoint(
            now.x * turn.cos - now.y * turn.sin, now.x * turn.sin + now.y * turn.cos)
        }
        return centre + SketchPoint(now.x * across, now.y * upward)
      })
  }

  /// Returns a band of constant width along some points, with round ends.
  static func band(_ points: [SketchPoint], _ halfWidth: Double) -> ShapeLoop {
    guard let first = points.first, let last = points.last, points.count > 2 else {
      return ShapeLoop([])
    }
    let directions = points.indices.map { index in
      (points[min(index + 1, points.count - 1)] - points[max(index - 1, 0)]).unit
    }
    func side(_ factor: Double) -> [SketchPoint] {
      zip(points, directions).map { $0 + $1.normal * (factor * halfWidth) }
    }
    func end(_ point: SketchPoint, _ direction: SketchPoint) -> [SketchPoint] {
      arc(point, from: direction, steps: turn.count / 2, halfWidth, halfWidth).corners
    }
    let head = end(last, (directions.last ?? SketchPoint(0, 1)).normal * -1)
    let foot = end(first, (directions.first ?? SketchPoint(0, 1)).normal)
    return ShapeLoop(side(-1) + head + side(1).reversed() + foot)
  }

  /// The reversed loop, which cuts a hole into a loop around it.
  var hole: ShapeLoop { ShapeLoop(corners.reversed()) }

  /// Twice the enclosed area; positive if the corners run clockwise.
  private var doubleArea: Double {
    guard var from = corners.last else { return 0 }
    var sum = 0.0
    for to in corners {
      sum += from.x * to.y - to.x * from.y
      from = to
    }
    return sum
  }

  /// Returns the loop inset by a distance, with sharp corners.
  func inset(_ distance: Double) -> ShapeLoop {
    if distance == 0 || corners.count < 3 { return self }
    let inward = doubleArea < 0 ? -distance : distance
    return ShapeLoop(
      corners.indices.map { index in
        let here = corners[index]
        let before = (here - corners[(index + corners.count - 1) % corners.count]).unit.normal
        let after = (corners[(index + 1) % corners.count] - here).unit.normal
        let cosine = before.x * after.x + before.y * after.y
        return here + (before + after) * (inward / max(0.1, 1 + cosine))
      })
  }

  /// Returns the loop with rounded corners. Each rounding begins at most `reach` from its sharp corner.
  func softened(_ reach: Double) -> ShapeLoop {
    if reach <= 0 || corners.count < 3 { return self }
    var soft: [SketchPoint] = []
    for index in corners.indices {
      let here = corners[index]
      func start(_ other: SketchPoint) -> SketchPoint {
        let step = other - here
        return here + step.unit * min(reach, step.length * 0.45)
      }
      let curve = Curve(
        start(corners[(index + corners.count - 1) % corners.count]), here,
        start(corners[(index + 1) % corners.count]))
      soft += (0...4).map { curve.at(Double($0) / 4) }
    }
    return ShapeLoop(soft)
  }
}

extension Outline {
  /// Joins several loops to one outline. The connections between them are traversed in both directions, so they enclose
  /// no area.
  init(_ loops: [ShapeLoop], at centre: SketchPoint, side: Double) {
    let closed = loops.compactMap { loop in
      loop.corners.first.map { first in
        (loop.corners + [first]).map { centre + $0 * side }
      }
    }
    let directions = closed.dropLast().reversed().compactMap(\.first)
    self.init(closed.flatMap { $0 } + directions)
  }
}
