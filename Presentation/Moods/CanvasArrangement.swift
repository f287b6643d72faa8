import Domain
import TextUI

/// The size and the positions of the shapes of a picture on a screen. Together the shapes fill at most 60 % of the room
/// and are in its middle. Each is near its stored position, and none touches another if there is enough room. Papers of
/// the same proportions get the same composition, whatever their size. The unit of length is the width of a cell, which
/// is half its height.
struct CanvasArrangement: Equatable, Sendable {
  /// A shape to place.
  struct Piece: Equatable, Sendable {
    let position: CanvasPosition
    /// The side as a fraction of the side of a shape with a level.
    let share: Double
  }

  /// The part of the paper in which shapes may be placed. Its grid of steps makes each shape begin at a cell or at a
  /// pixel.
  struct Room: Equatable, Sendable {
    /// The size of the paper.
    let paper: SketchPoint
    /// The distance between the room and the edges of the paper, a multiple of `step`.
    let margin: SketchPoint
    let step: SketchPoint
    /// The side of a shape is a multiple of this length.
    let grain: Double
    /// The least number of steps between two shapes.
    let gap: (across: Int, down: Int)
    /// The maximum side of a shape, as a fraction of the shorter side of the room.
    let largest: Double

    var size: SketchPoint { paper - margin * 2 }

    static func == (a: Room, b: Room) -> Bool {
      a.paper == b.paper && a.margin == b.margin && a.step == b.step && a.grain == b.grain
        && a.gap == b.gap && a.largest == b.largest
    }
  }

  /// The side of a shape with a level.
  let side: Double
  /// The centres of the pieces on the paper.
  let centres: [SketchPoint]

  /// The maximum fraction of the room that the squares of the shapes fill.
  private static let fill = 0.6
  /// The maximum number of rounds in which shapes are pushed apart before they become smaller.
  private static let rounds = 60

  /// The shorter side of the sheet for which a composition is computed, its margin and the gap between two shapes.
  private static let (sheet, rim, apart) = (64.0, 3.0, 3)

  /// Arranges pieces. Shapes never become smaller than the side `least`; if there is still not enough room, they
  /// overlap.
  init(_ pieces: [Piece], in room: Room, least: Double) {
    self.init(Self.composed(pieces, as: room), from: room, least: least)
  }

  /// Arranges the pieces on a standard sheet with about the proportions of the room's paper, and returns them with their
  /// positions on it.
  private static func composed(_ pieces: [Piece], as room: Room) -> [Piece] {
    let ratio = room.paper.x / max(1, room.paper.y)
    // Nearly equal proportions have the same composition.
    func long(_ ratio: Double) -> Double { sheet * max(1, (ratio * 2).rounded() / 2) }
    let size = SketchPoint(long(ratio), long(1 / max(ratio, 0.01)))
    let whole = Room(
      paper: size, margin: SketchPoint(rim, rim), step: SketchPoint(1, 1), grain: 1,
      gap: (apart, apart), largest: room.largest)
    let found = CanvasArrangement(pieces, from: whole, least: sheet / 8)
    func coordinate(_ centre: Double, _ side: Double, in length: Double) -> Int {
      let free = length - 2 * rim - side
      let part = free > 0 ? (centre - rim - side / 2) / free : 0.5
      let range = CanvasPosition.range
      return range.lowerBound + Int((part * Double(range.count - 1)).rounded())
    }
    return zip(pieces, found.centres).map { piece, centre in
      let side = piece.share * found.side
      return Piece(
        position: CanvasPosition(
          x: coordinate(centre.x, side, in: size.x), y: coordinate(centre.y, side, in: size.y)),
        share: piece.share)
    }
  }

  private init(_ pieces: [Piece], from room: Room, least: Double) {
    let squares = pieces.reduce(0) { $0 + $1.share * $1.share }
    var side = Self.whole(
      min(
        room.largest * min(room.size.x, room.size.y),
        (Self.fill * room.size.x * room.size.y / max(1, squares)).squareRoot()), room.grain)
    while side > least {
      var grid = StepGrid(pieces, side: side, in: room)
      if grid.pushApart(rounds: Self.rounds) {
        (self.side, centres) = (side, grid.centres(side, in: room))
        return
      }
      side = min(side - room.grain, Self.whole(side * 0.95, room.grain))
    }
    let last = max(room.grain, (least / room.grain).rounded(.down) * room.grain)
    self.side = last
    centres = StepGrid(pieces, side: last, in: room).centres(last, in: room)
  }

  /// Rounds a side down. A side of at least 8 cells is rounded to an even number, so that it covers whole cells in both
  /// directions.
  private static func whole(_ side: Double, _ grain: Double) -> Double {
    let step = side >= 8 && grain >= 1 ? 2 : grain
    return max(grain, (side / step + 1e-9).rounded(.down) * step)
  }
}

/// The shapes of an arrangement as squares on a grid of whole steps.
private struct StepGrid {
  /// The squares along one axis.
  struct Axis {
    /// The first step of each square.
    var starts: [Int]
    /// The steps that each square takes.
    let lengths: [Int]
    /// The number of steps in the room, and the minimum number of steps between two squares.
    let count: Int
    let gap: Int

    /// Creates the axis with the stored positions spread over the room.
    init(_ values: [Int], _ lengths: [Int], of count: Int, gap: Int) {
      let range = CanvasPosition.range
      starts = zip(values, lengths).map { value, length in
        let part = Double(value - range.lowerBound) / Double(range.count - 1)
        return Int((min(1, max(0, part)) * Double(max(0, count - length))).rounded())
      }
      (self.lengths, self.count, self.gap) = (lengths, count, gap)
    }

    /// Returns two squares in their order. For squares at the same step their indices decide, so that they can be
    /// pushed apart.
    private func ordered(_ one: Int, _ other: Int) -> (low: Int, high: Int) {
      let isAfter =
        starts[other] > starts[one] || (starts[other] == starts[one] && (one + other) % 2 == 1)
      return isAfter ? (one, other) : (other, one)
    }

    /// Returns by how many steps two squares are too close; zero or less if they are far enough apart.
    func excess(_ one: Int, _ other: Int) -> Int {
      let (low, high) = ordered(one, other)
      return starts[low] + lengths[low] + gap - starts[high]
    }

    /// The number of steps by which all squares must be moved so that together they are in the middle of the room.
    var shift: Int {
      let low = starts.min() ?? 0
      let high = zip(starts, lengths).map { $0 + $1 }.max() ?? count
      return (count - (high - low)) / 2 - low
    }

    /// Moves two squares away from each other, as far as the room allows.
    mutating func push(_ one: Int, _ other: Int) {
      let (distance, (low, high)) = (excess(one, other), ordered(one, other))
      let below = max(0, starts[low])
      let above = max(0, count - lengths[high] - starts[high])
      let up = min(above, distance - min(below, distance / 2))
      starts[low] -= min(below, distance - up)
      starts[high] += up
    }
  }

  private var across: Axis
  private var down: Axis
  private let step: SketchPoint
  private let shares: [Double]

  init(_ pieces: [CanvasArrangement.Piece], side: Double, in room: CanvasArrangement.Room) {
    func steps(_ step: Double) -> [Int] {
      pieces.map { Int(($0.share * side / step - 1e-9).rounded(.up)) }
    }
    func count(_ length: Double, _ step: Double) -> Int {
      Int((length / step + 1e-9).rounded(.down))
    }
    across = Axis(
      pieces.map(\.position.x), steps(room.step.x), of: count(room.size.x, room.step.x),
      gap: room.gap.across)
    down = Axis(
      pieces.map(\.position.y), steps(room.step.y), of: count(room.size.y, room.step.y),
      gap: room.gap.down)
    (step, shares) = (room.step, pieces.map(\.share))
  }

  /// Pushes squares apart, each by as little as possible. Returns whether none are too close in the end.
  mutating func pushApart(rounds: Int) -> Bool {
    for round in 0..<rounds {
      var isMoved = false
      for one in shares.indices {
        for other in shares.indices.dropFirst(one + 1) {
          let (x, y) = (across.excess(one, other), down.excess(one, other))
          guard x > 0, y > 0 else { continue }
          isMoved = true
          // Now and then the longer way, or two shapes at a wall would never pass each other.
          if (Double(x) * step.x < Double(y) * step.y) != (round % 3 == 2) {
            across.push(one, other)
          } else {
            down.push(one, other)
          }
        }
      }
      if !isMoved { return true }
    }
    return false
  }

  /// Returns the centres of the squares on the paper. Together they are in the middle.
  func centres(_ side: Double, in room: CanvasArrangement.Room) -> [SketchPoint] {
    let shift = (across: across.shift, down: down.shift)
    return shares.indices.map { index in
      let half = shares[index] * side / 2
      return SketchPoint(
        room.margin.x + Double(across.starts[index] + shift.across) * step.x + half,
        room.margin.y + Double(down.starts[index] + shift.down) * step.y + half)
    }
  }
}
